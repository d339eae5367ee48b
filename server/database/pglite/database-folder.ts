import { openPglite, type PgliteDatabase, type PgliteOptions } from './pglite.ts'

/**
 * PGlite in `folder`, created where nothing is, with every commit on the disk before its answer.
 */
export const openPgliteFolder = (
  folder: string,
  options: Omit<PgliteOptions, 'folder' | 'template'> = {},
): Promise<PgliteDatabase> => openPglite({ ...options, folder })

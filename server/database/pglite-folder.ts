import { DURABLE_START, DurableFs } from './durable-fs.ts'
import { openPglite } from './pglite.ts'

/** PGlite in `folder`, made there where nothing is, with every commit on the disk before its answer. */
export const openPgliteFolder = (folder: string) =>
  openPglite({ fs: new DurableFs(folder), startParams: DURABLE_START })

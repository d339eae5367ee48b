import { join } from 'node:path'
import type { Env } from '../../env.ts'
import type { BlobStore } from './blob-store.ts'
import { folderStore } from './folder-store.ts'

/**
 * The file store of `env`: the S3 store of `STOA_FILES`, whose library is loaded only then, else a
 * folder beside the database.
 */
export async function openStore({
  dataFolder,
  s3,
}: Pick<Env, 'dataFolder' | 's3'>): Promise<BlobStore> {
  if (s3 === null) return folderStore(join(dataFolder, 'files'))
  const { s3Store } = await import('./s3-store.ts')
  return s3Store(s3, join(dataFolder, 'uploads'))
}

import { join } from 'node:path'
import type { Env } from '../../env.ts'
import type { BlobStore } from './blob-store.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

/** The file store of `env`: the S3 store of `STOA_FILES`, else a folder beside the database. */
export const openStore = ({ dataFolder, s3 }: Pick<Env, 'dataFolder' | 's3'>): BlobStore =>
  s3 === null ? folderStore(join(dataFolder, 'files')) : s3Store(s3, join(dataFolder, 'uploads'))

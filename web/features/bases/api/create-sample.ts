import { Failure } from '../../../../domain/failure.ts'
import { storeFile, recordOf } from '../upload/store-file.ts'
import { insertFiles } from './base-file-records.ts'
import type { BaseFile } from './base-files.ts'
import { createBase } from './create-base.ts'
import { deleteBase } from './delete-base.ts'

/** Made by `npm run sample`. */
const SAMPLE_PATH = '/sample/how-memory-works.pdf'
const SAMPLE_NAME = 'How Memory Works.pdf'

async function fetchSample(): Promise<File> {
  const answer = await fetch(SAMPLE_PATH)
  if (!answer.ok) throw new Failure('base_create_failed', { cause: `HTTP ${answer.status}` })
  return new File([await answer.blob()], SAMPLE_NAME, { type: 'application/pdf' })
}

/** Makes a base of `name` with the sample PDF in it, as if the learner had uploaded it: all of it or nothing. Throws `Failure`. */
export async function createSample(
  name: string,
  userId: string,
): Promise<{ baseId: string; files: BaseFile[] }> {
  const file = await fetchSample()
  const now = new Date()
  const baseId = await createBase(name, userId, now)
  const owner = { userId, baseId }
  try {
    const path = await storeFile(file, owner, () => undefined)
    return { baseId, files: await insertFiles([recordOf(file, path, owner)]) }
  } catch (error) {
    // A base that stayed empty would look like a broken one. Where even this fails, the first failure is the one to tell.
    await deleteBase({ id: baseId, files: [] }).catch(() => undefined)
    throw error
  }
}

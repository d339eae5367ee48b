import { listEarlierTexts } from '../../api/earlier-files.ts'

/**
 * Reads the files of a base again whose text an earlier version read, until the signal. Rejects if
 * they cannot be listed, or the code for it cannot be loaded.
 */
export async function rereadBase(baseId: string, signal: AbortSignal): Promise<void> {
  const files = await listEarlierTexts(baseId)
  if (files.length === 0 || signal.aborted) return
  const { reread } = await import('./open-reread.ts')
  await reread(files, signal)
}

import { startSite } from '../../e2e/site.ts'
import { rounded, timed } from './support/numbers.ts'

/**
 * Time from the start of the process to the first healthy response: with an empty data folder,
 * then with the same one.
 */
export async function measureStart(): Promise<object> {
  const began = performance.now()
  const site = await startSite()
  const coldMs = performance.now() - began
  await site.kill()
  const warmMs = await timed(() => site.restart())
  await site.close()
  return { coldMs: rounded(coldMs), warmMs: rounded(warmMs) }
}

import { startSite } from '../../e2e/site.ts'
import { rounded, timed } from './numbers.ts'

/** From starting the process to the first healthy answer: on an empty data folder, then on the same one again. */
export async function measureStart(): Promise<object> {
  const began = performance.now()
  const site = await startSite()
  const coldMs = performance.now() - began
  await site.kill()
  const warmMs = await timed(() => site.restart())
  await site.close()
  return { coldMs: rounded(coldMs), warmMs: rounded(warmMs) }
}

import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../../testing/services/postgres.ts'
import { signUpLearners, LEARNERS, runLoad, SECONDS, startServerOf } from './support/learners.ts'

const HERE = fileURLToPath(new URL('../..', import.meta.url))

async function measureCheckout(root: string, databaseUrl: string | null): Promise<object> {
  const server = await startServerOf(root, databaseUrl)
  const learners = await signUpLearners(server.url)
  server.resetMonitor()
  return { ...(await runLoad(learners)), ...(await server.stop()) }
}

/**
 * Fifty learners without a pause between answers, on both databases. With `STOA_BENCH_ROOT`
 * (another checkout with its dependencies) that one is measured in the same run, for comparison.
 */
export async function measureLoad(): Promise<object> {
  const other = process.env['STOA_BENCH_ROOT']
  const roots = { ...(other !== undefined && { other: resolve(other) }), this: HERE }
  const results: Record<string, object> = {}
  for (const [name, root] of Object.entries(roots)) {
    results[`${name}, pglite`] = await measureCheckout(root, null)
    console.error(JSON.stringify(results))
    if (process.env['STOA_BENCH_DATABASES'] === 'pglite') continue
    const postgres = await startPostgres()
    results[`${name}, postgres`] = await measureCheckout(root, postgres.url)
    await postgres.stop()
  }
  return { learners: LEARNERS, seconds: SECONDS, ...results }
}

import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

/**
 * Starts a PostgreSQL for the tests of one project; `createTestApp` then creates its databases
 * there.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.config.env = { ...project.config.env, TEST_DATABASE_URL: postgres.url }
  return () => postgres.stop()
}

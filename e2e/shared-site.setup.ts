import type { TestProject } from 'vitest/node'
import { startSite } from './site.ts'

/** Starts the site that journeys share (`sharedSite`). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite()
  project.config.env = { ...project.config.env, TEST_SITE_URL: site.url }
  return () => site.close()
}

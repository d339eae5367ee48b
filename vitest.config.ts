import { existsSync, globSync, readFileSync, statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defaultExclude, defineConfig } from 'vitest/config'

/**
 * Node loads the modules itself, as it does for a server, not through Vite: a tenth less CPU time.
 * Only for tests that import nothing that Vite makes, and that replace no module.
 */
const nativeModules = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const

const setupFiles = ['testing/cpu-time.setup.ts', 'testing/setup.ts']

/** Component tests that replace a module need modules of their own. */
const REPLACES_MODULES = globSync('web/**/*.test.tsx').filter((file) =>
  readFileSync(file, 'utf8').includes('vi.mock('),
)

const components = {
  environment: 'jsdom',
  setupFiles: [...setupFiles, 'testing/browser/setup-dom.ts', 'web/lib/i18n/i18n.setup.ts'],
}

const bundledServer = 'testing/services/server-bundle.setup.ts'

const integration = {
  environment: 'node',
  setupFiles,
  globalSetup: bundledServer,
  // On a busy machine a second is too short for what happens after a call
  expect: { poll: { timeout: 20_000 } },
} as const

/** Temporary folders are in memory where there is plenty: copying and syncing is fast there. */
const MEMORY = '/dev/shm'
const MEMORY_BYTES = 6 * 1024 ** 3
function hasMemory(): boolean {
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= MEMORY_BYTES
}
if (existsSync(MEMORY) && hasMemory()) process.env['TMPDIR'] ??= MEMORY

// Processes of test files and of servers load compiled code: half a second less for each.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('node_modules/.cache/node', import.meta.url),
)

/** Where CI adds up the results of several runs (`scripts/test-total.ts`). */
const reportFolder = process.env['STOA_TEST_REPORT']

export default defineConfig({
  test: {
    reporters: reportFolder
      ? ['default', ['json', { outputFile: `${reportFolder}/${process.pid}.json` }]]
      : ['default'],
    // Tests wait for servers and browsers, so three files at once pay off on two cores as well.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Long, so that no test fails on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{bench,messages,domain,server,supabase/functions,testing,scripts}/**/*.test.ts',
            'web/**/*.test.ts',
          ],
          exclude: ['**/*.integration.test.ts'],
          environment: 'node',
          setupFiles,
          // No unit test replaces a module, so files can share one: a quarter of the time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...components,
          name: 'components',
          include: ['web/**/*.test.tsx'],
          exclude: REPLACES_MODULES,
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...components, name: 'components-isolated', include: REPLACES_MODULES },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration',
          include: ['**/*.integration.test.ts', 'supabase/tests/**/*.test.ts'],
          exclude: [...defaultExclude, 'web/**'],
          ...nativeModules,
          // Files share the modules of the server: a third less CPU time.
          isolate: false,
        },
      },
      {
        // The site has one session and one query client for each page, so each file has its own.
        extends: true,
        test: {
          ...integration,
          name: 'integration-site',
          include: ['web/**/*.integration.test.ts'],
        },
      },
      {
        // Access rules, authentication, realtime and reminders over PostgreSQL as well.
        extends: true,
        test: {
          name: 'postgres',
          include: [
            'supabase/tests/**/*.test.ts',
            'server/auth/*.integration.test.ts',
            'server/realtime/*.integration.test.ts',
            'server/reminders/*.integration.test.ts',
          ],
          environment: 'node',
          setupFiles,
          ...nativeModules,
          isolate: false,
          globalSetup: ['testing/services/postgres-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          ...nativeModules,
          setupFiles: [...setupFiles, 'e2e/shared-browser.setup.ts', 'e2e/failure-report.setup.ts'],
          globalSetup: [bundledServer, 'e2e/shared-site.setup.ts'],
          // Files share the modules of Playwright: two seconds less for each.
          isolate: false,
          // Long, since a page on a busy machine shows its data late.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})

import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type { TestProject } from 'vitest/node'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Below the packages, so that those that are not bundled are found. */
const FOLDER = join(ROOT, 'node_modules/.cache/stoa/server')
/** Packages that load other files of theirs. */
const NOT_BUNDLED = ['@electric-sql/pglite', 'bcrypt', 'tinypool']

/** Modules find SQL, workers and scripts by their own address. */
const ownAddresses: Plugin = {
  name: 'stoa:own-addresses',
  transform: (code, id) =>
    id.startsWith(ROOT) && !id.includes('/node_modules/')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
}

/**
 * Bundles the server for the processes that tests start (`startServer`): a fifth less CPU time for
 * each, since a server has 1,300 modules. While files are watched the sources start, which change.
 */
export default async function setup({ config, vitest }: TestProject): Promise<void> {
  if (vitest.config.watch) return
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [ownAddresses],
    ssr: { noExternal: true, external: NOT_BUNDLED },
    build: {
      ssr: join(ROOT, 'server/serve.ts'),
      outDir: FOLDER,
      // Another run may have started servers from it: it writes the same files again
      emptyOutDir: false,
      rolldownOptions: { output: { chunkFileNames: '[name].js' } },
      target: 'node24',
      minify: false,
    },
  })
  config.env = { ...config.env, TEST_SERVER: join(FOLDER, 'serve.js') }
}

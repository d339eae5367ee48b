import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type { TestProject } from 'vitest/node'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Below the packages, so that those that are not bundled are found. */
const FOLDER = join(ROOT, 'node_modules/.cache/stoa/server')
const FOLDER_URL = pathToFileURL(`${FOLDER}/`).href
/** Packages that load other files of theirs. */
const NOT_BUNDLED = ['@electric-sql/pglite', 'bcrypt', 'tinypool']

/** The module of the threads for texts, as `server/workers/worker-engine.ts` names it. */
const TEXT_WORKER = "new URL('./text-worker.ts', import.meta.url)"

/** Modules find SQL, workers and scripts by their own address, and texts have the bundled one. */
const ownAddresses: Plugin = {
  name: 'stoa:own-addresses',
  enforce: 'pre',
  transform: (code, id) =>
    id.startsWith(ROOT) && !id.includes('/node_modules/')
      ? code
          .replace(TEXT_WORKER, `new URL('./text-worker.js', ${JSON.stringify(FOLDER_URL)})`)
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
}

/**
 * Bundles the server for the processes that tests start (`startServer`): a fifth less CPU time for
 * each start, since a server has 1,300 modules, and two thirds less for each of its threads for
 * texts. Projects of one run share the bundle. While files are watched the sources start, which
 * change.
 */
export default async function setup({ vitest }: TestProject): Promise<void> {
  if (vitest.config.watch || process.env['TEST_SERVER'] !== undefined) return
  await mkdir(FOLDER, { recursive: true })
  // Without it Node reads each file twice to find out what it is
  await writeFile(join(FOLDER, 'package.json'), '{ "type": "module" }')
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [ownAddresses],
    ssr: { noExternal: true, external: NOT_BUNDLED },
    build: {
      ssr: true,
      outDir: FOLDER,
      // Another run may have started servers from it: it writes the same files again
      emptyOutDir: false,
      rolldownOptions: {
        input: [join(ROOT, 'server/serve.ts'), join(ROOT, 'server/workers/text-worker.ts')],
        output: { chunkFileNames: '[name].js' },
      },
      target: 'node24',
      minify: false,
    },
  })
  process.env['TEST_SERVER'] = join(FOLDER, 'serve.js')
}

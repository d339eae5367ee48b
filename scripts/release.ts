/**
 * `node scripts/release.ts FOLDER`: copies what a built server needs to run, and nothing else, to a
 * new folder. The Dockerfile does the same.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeRelease } from './build/write-release.ts'

const [folder] = process.argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))
const refusal =
  folder === undefined
    ? 'Usage: node scripts/release.ts FOLDER'
    : existsSync(folder)
      ? `${folder} exists already`
      : existsSync(`${root}/dist/index.html`)
        ? null
        : 'There is no build in dist/; run npm run build first'
if (folder === undefined || refusal !== null) {
  console.error(refusal)
  process.exit(1)
}
await writeRelease(root, resolve(folder))

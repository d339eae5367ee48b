import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DIST = join(ROOT, 'dist')
const STAMP = join(DIST, '.sources')

/** The inputs of a build. */
const SOURCES = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'web',
  'messages',
  'domain',
  'public',
  'scripts/build/build-site.ts',
  'scripts/build/before-paint.ts',
  'scripts/build/chunks.ts',
  'scripts/build/chunk-modules.ts',
  'scripts/build/route-preload-manifest.ts',
  'scripts/build/prerender.ts',
  'scripts/build/trim-auth.ts',
  'scripts/build/trim-router.ts',
]
const NOT_BUILT = /\.test\.tsx?$/

const COMPRESSIBLE = new Set([
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.json',
  '.wasm',
  '.txt',
  '.xml',
  '.webmanifest',
  '.ttf',
])
const MIN_COMPRESS_BYTES = 1024
/** The best quality takes 10 s in place of 1 s for a file of this size, and saves 12%. */
const LARGE_BYTES = 2 * 1024 * 1024

async function filesBelow(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null)
  if (entries === null) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** A hash of the contents of every source and of the `VITE_` values that are built in. */
async function sourcesHash(): Promise<string> {
  const lists = await Promise.all(SOURCES.map((source) => filesBelow(join(ROOT, source))))
  const files = lists
    .flat()
    .filter((file) => !NOT_BUILT.test(file))
    .toSorted()
  const contents = await Promise.all(files.map((file) => readFile(file)))
  const hash = createHash('sha256')
  for (const [name, value] of Object.entries(process.env).toSorted())
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`)
  for (const [index, content] of contents.entries())
    // Relative, so that a build is current wherever its folder is copied
    hash.update(`${relative(ROOT, files[index] ?? '')}\0${content.byteLength}\0`).update(content)
  return hash.digest('hex')
}

async function precompress(): Promise<void> {
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  for (const file of await filesBelow(DIST)) {
    if (!COMPRESSIBLE.has(extname(file))) continue
    const content = await readFile(file)
    if (content.byteLength < MIN_COMPRESS_BYTES) continue
    const quality = content.byteLength > LARGE_BYTES ? 9 : 11
    const [br, gz] = await Promise.all([
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      zip(content, { level: 9 }),
    ])
    if (br.byteLength < content.byteLength) await writeFile(`${file}.br`, br)
    if (gz.byteLength < content.byteLength) await writeFile(`${file}.gz`, gz)
  }
}

/** Whether the development packages are installed, which `npm ci --omit=dev` leaves out. */
export function hasBuildTools(): boolean {
  try {
    import.meta.resolve('@vitejs/plugin-react')
    return true
  } catch {
    return false
  }
}

/** Vite's build of the site into `folder`, which is emptied first. */
export async function buildInto(folder: string): Promise<void> {
  const { build } = await import('vite')
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } })
}

/** Builds `dist/` completely: Vite's build, then a compressed copy of every compressible file. */
export async function buildSite(): Promise<void> {
  const before = await sourcesHash()
  await buildInto(DIST)
  await precompress()
  await writeFile(STAMP, before)
}

/** Whether `dist/` was built from the current sources. */
export async function isBuilt(): Promise<boolean> {
  if (!existsSync(join(DIST, 'index.html'))) return false
  const built = await readFile(STAMP, 'utf8').catch(() => '')
  return built === (await sourcesHash())
}

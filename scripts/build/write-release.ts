import { cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

/** The sources of a running server. */
export const SERVER_SOURCES = [
  'server',
  'supabase/functions',
  'supabase/migrations',
  'supabase/templates',
  'domain',
  'messages',
  'types',
]
const FILES = ['LICENSE', 'dist']
const NOT_RUN = /\.test\.tsx?$/

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dependencies: z.optional(z.record(z.string(), z.string())),
      optionalDependencies: z.optional(z.record(z.string(), z.string())),
    }),
  ),
})
type Packages = z.infer<typeof lockFile>['packages']

const manifest = z.looseObject({ dependencies: z.record(z.string(), z.string()) })

/** Where Node finds `name` from the package at `path`, by the lock file; null if not installed. */
function locate(packages: Packages, path: string, name: string): string | null {
  const nested = path.split('/node_modules/')
  for (let depth = nested.length; depth > 0; depth -= 1) {
    const candidate = `${nested.slice(0, depth).join('/node_modules/')}/node_modules/${name}`
    if (path !== '' && candidate in packages) return candidate
  }
  return `node_modules/${name}` in packages ? `node_modules/${name}` : null
}

/** The paths of `names` and of everything that they need at run time. */
export function packageClosure(packages: Packages, names: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const waiting: (readonly [from: string, name: string])[] = []
  for (const name of names) waiting.push(['', name])
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const path = locate(packages, ...next)
    if (path === null || found.has(path)) continue
    found.add(path)
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      waiting.push([path, name])
  }
  return found
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/**
 * Writes the server at `root`, which is built and has its packages installed, to `target`: sources,
 * the site in `dist/` and the dependencies of package.json without Node, which a service brings.
 * Tests and source maps are left out, also those of the site.
 */
export async function writeRelease(root: string, target: string): Promise<void> {
  const { dependencies, ...rest } = manifest.parse(
    JSON.parse(await readFile(join(root, 'package.json'), 'utf8')),
  )
  const { packages } = lockFile.parse(
    JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')),
  )
  const names = Object.keys(dependencies).filter((name) => name !== 'node')
  await mkdir(target, { recursive: true })
  for (const source of [...SERVER_SOURCES, ...FILES])
    await cp(join(root, source), join(target, source), {
      recursive: true,
      filter: (path) => !NOT_RUN.test(path) && !path.endsWith('.map'),
    })
  for (const path of packageClosure(packages, names)) {
    // An optional package of another operating system
    if (!(await exists(join(root, path)))) continue
    const nested = join(root, path, 'node_modules')
    await cp(join(root, path), join(target, path), {
      recursive: true,
      dereference: true,
      filter: (file) => file !== nested && !file.endsWith('.map'),
    })
  }
  const { name, version, license, type } = z
    .object({ name: z.string(), version: z.string(), license: z.string(), type: z.string() })
    .parse(rest)
  const scripts = {
    start: 'node server/main.ts',
    admin: 'node server/admin/main.ts',
    backup: 'node server/backup/backup.ts',
    restore: 'node server/backup/restore.ts',
    move: 'node server/move/main.ts',
    doctor: 'node server/doctor/doctor.ts',
  }
  await writeFile(
    join(target, 'package.json'),
    `${JSON.stringify({ name, version, license, type, private: true, scripts }, null, 2)}\n`,
  )
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const MIGRATIONS = new URL('../../supabase/migrations/', import.meta.url)
/** The SHA-256 of each migration, in the form of `sha256sum`. */
export const CHECKSUMS_FILE = fileURLToPath(
  new URL('../../supabase/migrations.sha256', import.meta.url),
)

/** The recorded lines by the name of their migration. */
const byName = (lines: readonly string[]): Map<string, string> =>
  new Map(lines.map((line) => [line.slice(line.indexOf('  ') + 2), line]))

async function currentLines(): Promise<string[]> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, MIGRATIONS))
      return `${createHash('sha256').update(text).digest('hex')}  ${name}`
    }),
  )
}

/** Adds the migrations that `recorded` does not have. Lines that it has stay as they are. */
export async function withNewMigrations(recorded: string): Promise<string> {
  const known = byName(recorded.split('\n').filter((line) => line !== ''))
  for (const [name, line] of byName(await currentLines()))
    if (!known.has(name)) known.set(name, line)
  const names = [...known.keys()].toSorted()
  return names.map((name) => `${known.get(name) ?? ''}\n`).join('')
}

/**
 * The migrations that were changed, renamed or removed since they were recorded. A database that
 * applied one would keep its earlier text, or be refused by every later release.
 */
export async function changedMigrations(recorded: string): Promise<string[]> {
  const current = byName(await currentLines())
  return recorded
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const name = line.slice(line.indexOf('  ') + 2)
      return current.get(name) === line ? [] : name
    })
}

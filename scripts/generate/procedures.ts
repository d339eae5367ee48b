import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

const MIGRATIONS = new URL('../../supabase/migrations/', import.meta.url)
/** Which migration has the current text of each procedure. */
export const PROCEDURES_FILE = fileURLToPath(
  new URL('../../supabase/procedures.md', import.meta.url),
)

const HEAD = `# Procedures of the database

Written by \`npm run types\`. The migration that is named has the current text of the procedure; a change of it is a new
migration. Clients may call those of \`public\`; those of \`private\` are called by them, by triggers and by policies.
`

/** A procedure with its comment, where a migration begins to define it. */
const DEFINED = /((?:^--[^\n]*\n)*)^create (?:or replace )?function ([a-z_.]+)/gmu
const DROPPED = /^drop function (?:if exists )?([a-z_.]+)/gmu
/** A comment that says what was changed, not what the procedure does. */
const ABOUT_A_CHANGE = /^(?:As before|The same)\b/u
const FIRST_SENTENCE = /^.+?\.(?=\s|$)/u

type Procedure = { readonly migration: string; readonly purpose: string }

const purposeIn = (comment: string): string => {
  const text = comment.replaceAll(/^-- ?/gmu, '').trim().replaceAll(/\s+/gu, ' ')
  return ABOUT_A_CHANGE.test(text) ? '' : (FIRST_SENTENCE.exec(text)?.[0] ?? text)
}

/** The procedures that exist after all of `migrations` (name and text, oldest first). */
export function currentProcedures(
  migrations: readonly (readonly [name: string, text: string])[],
): Map<string, Procedure> {
  const procedures = new Map<string, Procedure>()
  for (const [migration, text] of migrations) {
    const defined = Array.from(text.matchAll(DEFINED), ([, comment = '', name = '']) => {
      const purpose = purposeIn(comment) || (procedures.get(name)?.purpose ?? '')
      return [name, { migration, purpose }] as const
    })
    for (const [, name = ''] of text.matchAll(DROPPED)) procedures.delete(name)
    for (const [name, procedure] of defined) procedures.set(name, procedure)
  }
  return procedures
}

/** The text of supabase/procedures.md for the migrations that there are. */
export async function proceduresText(): Promise<string> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted()
  const migrations = await Promise.all(
    names.map(async (name) => [name, await readFile(new URL(name, MIGRATIONS), 'utf8')] as const),
  )
  const rows = [...currentProcedures(migrations)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { migration, purpose }]) => {
      const link = `[${migration.replace(/\.sql$/u, '')}](migrations/${migration})`
      return `- \`${name}\`, ${link}${purpose && `: ${purpose}`}`
    })
  const options = await resolveConfig(PROCEDURES_FILE)
  return format([HEAD, ...rows].join('\n'), {
    ...options,
    filepath: PROCEDURES_FILE,
    proseWrap: 'always',
    printWidth: 120,
  })
}

import { z } from 'zod'
import type { Database, Session } from '../database/database.ts'
import { withFullNames } from './full-names.ts'

const SCHEMAS = `('public', 'private')`

/** The validated checks of each table, as conditions; one scan of the table decides all. */
const CHECKS = `
  select k.conrelid::regclass::text as table, json_agg(json_build_object(
      'name', k.conname, 'condition', pg_get_expr(k.conbin, k.conrelid)) order by k.conname) as checks
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'c' and k.convalidated and c.relnamespace::regnamespace::text in ${SCHEMAS}
  group by 1 order by 1`

/** The references between tables, with the condition under which a row `r` and its target match. */
const REFERENCES = `
  select k.conrelid::regclass::text as table, k.conname as name, k.confrelid::regclass::text as target,
    string_agg(format('r.%I is not null', a.attname), ' and ') as filled,
    string_agg(format('t.%I = r.%I', b.attname, a.attname), ' and ') as matches
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  cross join unnest(k.conkey, k.confkey) as u(own, other)
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.own
  join pg_attribute b on b.attrelid = k.confrelid and b.attnum = u.other
  where k.contype = 'f' and k.convalidated and c.relnamespace::regnamespace::text in ${SCHEMAS}
  group by 1, 2, 3 order by 1, 2`

const check = z.object({
  table: z.string(),
  checks: z.array(z.object({ name: z.string(), condition: z.string() })),
})
const reference = z.object({
  table: z.string(),
  name: z.string(),
  target: z.string(),
  filled: z.string(),
  matches: z.string(),
})

async function violatedChecks(session: Session): Promise<string[]> {
  const found: string[] = []
  for (const { table, checks } of z.array(check).parse((await session.run(CHECKS)).rows)) {
    const columns = checks.map(({ condition }, n) => `bool_or(not (${condition})) as c${n}`)
    const { rows } = await session.run(`select ${columns.join(', ')} from ${table}`)
    checks.forEach(({ name }, n) => {
      if (rows[0]?.[`c${n}`] === true) found.push(`${table} violates ${name}`)
    })
  }
  return found
}

async function brokenReferences(session: Session): Promise<string[]> {
  const found: string[] = []
  const references = z.array(reference).parse((await session.run(REFERENCES)).rows)
  for (const { table, name, target, filled, matches } of references) {
    const { rows } = await session.run(
      `select exists (select from ${table} r where ${filled}
         and not exists (select from ${target} t where ${matches})) as broken`,
    )
    if (rows[0]?.['broken'] === true) found.push(`${table} violates ${name}`)
  }
  return found
}

/**
 * The tables with rows that the database would refuse today, with the constraint: they were written
 * past it, by a superuser or by restoring single tables. Reads every row.
 */
export const invalidRows = (database: Database): Promise<string[]> =>
  withFullNames(database, async (session) => [
    ...(await violatedChecks(session)),
    ...(await brokenReferences(session)),
  ])

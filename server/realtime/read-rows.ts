import type { Claims, Queries, Sql } from '../database/database.ts'
import { REALTIME_LIMITS } from './limits.ts'
import type { Table } from './tables.ts'

/** A row as its subscriber may read it. */
export type ReadRow = {
  record: Readonly<Record<string, unknown>>
  /** Whether only short values are in `record`, since all of them together are too large. */
  shortened: boolean
}

/** The values of a primary key, in its order. */
export type Key = readonly string[]

export const keyText = (key: Key): string => key.join(' ')

const OPEN_TEST = `exists (
  select from public.quizzes z
  where z.id = t.quiz_id and z.mode = 'test' and z.status <> 'completed'
)`

/**
 * What gives the key of a test away until it is submitted (docs/decisions/0017-practice-and-test.md):
 * never sent, since a subscription to a table would show it on a screen that did not ask for it.
 */
const HIDDEN: Readonly<Record<string, readonly string[]>> = {
  quiz_questions: [
    'correct_answer',
    'correct_option_number',
    'explanation',
    'source_quote',
    'points',
    'versions',
  ],
  quiz_answers: [
    'is_correct',
    'marks_obtained',
    'similarity_score',
    'feedback',
    'graded_by',
    'points',
    'history',
    'retries',
  ],
}

const name = (text: string): string => `"${text.replaceAll('"', '""')}"`

function statement(table: Table): string {
  const columns = table.columns.map((column) => `t.${name(column.name)}`).join(', ')
  const hidden = HIDDEN[table.name]
  const record =
    hidden === undefined
      ? 'to_jsonb(s)'
      : `case when ${OPEN_TEST} then to_jsonb(s) - '{${hidden.join(',')}}'::text[] else to_jsonb(s) end`
  // every key has its own list, so that an index on the first column is used
  const conditions = table.key.map(
    (column, index) =>
      `t.${name(column.name)} = any (array(
        select value from jsonb_array_elements_text($1::jsonb -> ${index})
      )::${column.type}[])`,
  )
  return `
    select key, octet_length(record::text) > $2::integer as shortened,
      case when octet_length(record::text) <= $2::integer then record else (
        select jsonb_object_agg(field.key, field.value) from jsonb_each(record) as field
        where octet_length(field.value::text) <= $3::integer
      ) end as record
    from (
      select jsonb_build_array(${table.key.map((column) => `t.${name(column.name)}`).join(', ')}) as key,
        ${record} as record
      from public.${name(table.name)} t
      cross join lateral (select ${columns}) as s
      where ${conditions.join(' and ')}
    ) as readable`
}

type Answer = { key: string[]; record: Record<string, unknown> | null; shortened: boolean }

async function readChunk(tx: Queries, table: Table, keys: readonly Key[]): Promise<Answer[]> {
  const lists = table.key.map((_, index) => keys.map((key) => key[index]))
  return tx.query<Answer>(statement(table), [
    JSON.stringify(lists),
    REALTIME_LIMITS.recordBytes,
    REALTIME_LIMITS.shortValueBytes,
  ])
}

/**
 * Reads rows again as `claims`, so that row-level security and the rights on columns decide: what
 * the caller may not read is missing. By `keyText`. Throws `DatabaseError`.
 */
export const readRows = (
  sql: Sql,
  claims: Claims,
  { table, keys }: { table: Table; keys: readonly Key[] },
): Promise<ReadonlyMap<string, ReadRow>> =>
  sql.asRole(claims, async (tx) => {
    const answers = await readChunk(tx, table, keys)
    return new Map(
      answers.map(({ key, record, shortened }) => [
        keyText(key),
        { record: record ?? {}, shortened },
      ]),
    )
  })

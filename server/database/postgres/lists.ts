import type { ClientBase } from 'pg'
import type { Statement } from '../statement.ts'

type Params = Statement['params']

const JSON_TYPES = new Set(['json', 'jsonb'])
const NAME = 'stoa_types'

/** The names of the types of the parameters of `text`, as PostgreSQL infers them. */
async function parameterTypes(client: ClientBase, text: string): Promise<string[]> {
  const [, described] = await Promise.all([
    client.query(`prepare ${NAME} as ${text}`),
    client.query<{ types: string[] }>(
      `select parameter_types::text[] as types from pg_prepared_statements where name = $1`,
      [NAME],
    ),
    // Not an error where the statement could not be prepared, which is reported
    client.query(`deallocate ${NAME}`).catch(() => undefined),
  ])
  return described.rows[0]?.types ?? []
}

const element = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

/**
 * The values that the driver writes: a list is JSON for a parameter of that type, else a list of
 * PostgreSQL. Throws PostgreSQL's error where `text` is not a valid statement.
 */
export async function postgresValues(
  client: ClientBase,
  text: string,
  params: Params,
): Promise<unknown[]> {
  const types = params.some(Array.isArray) ? await parameterTypes(client, text) : []
  return params.map((value, index) => {
    if (!Array.isArray(value)) return value
    return JSON_TYPES.has(types[index] ?? '') ? JSON.stringify(value) : value.map(element)
  })
}

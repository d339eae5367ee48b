import { isWithinLimits } from '../limits/json-limits.ts'
import { badBody, RestError } from './errors.ts'
import type { Route } from './route.ts'
import type { Procedure, Table } from './schema.ts'

const MAX_ROWS_PER_INSERT = 1000
/**
 * Characters of several rows that one request stores. They are indexed for the search, where a
 * million characters can take more seconds than a statement has.
 */
export const MAX_STORED_CHARS = 600_000
const LIMITS = { maxDepth: 32, maxValues: 200_000 }
/** Control characters in the JSON of a column; quotations of a damaged document have a few. */
const MAX_CONTROLS = 5000
/** A control character as JSON writes it, except line ends and tabs. */
const CONTROL = /(?<!\\)(?:\\\\)*\\u00[01]/g

type Fields = Record<string, unknown>
type TableRoute = Extract<Route, { kind: 'table' }>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Refuses a body that is not JSON by its content type, before it is read. */
export function checkContentType(contentType: string | null): void {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (type !== '' && type !== 'application/json')
    throw badBody(`Content-Type not acceptable: ${type.slice(0, 60)}`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json', { cause })
  }
}

function hasManyControls(json: string): boolean {
  let found = 0
  for (const _ of json.matchAll(CONTROL)) if (++found > MAX_CONTROLS) return true
  return false
}

/**
 * Refuses a text where JSON is expected: the database would parse it, but neither its nesting,
 * which can exhaust the stack there, nor its numbers were checked. Refuses many control characters:
 * the database takes fifty times as long to write one as to write a letter.
 */
function checkJson(value: unknown, name: string): void {
  if (typeof value === 'string') throw badBody(`'${name}' must be JSON, not a text of it`)
  if (hasManyControls(JSON.stringify(value ?? null)))
    throw badBody(`'${name}' has too many control characters`)
}

function checkRow(row: unknown, name: string, { columns, json }: Table): void {
  if (!isObject(row)) throw badBody('A row must be an object')
  for (const key of Object.keys(row)) {
    if (!columns.has(key))
      throw new RestError(
        400,
        'PGRST204',
        `Could not find the '${key.slice(0, 63)}' column of '${name}' in the schema cache`,
      )
    if (json.has(key)) checkJson(row[key], key)
  }
}

function checkRows(
  value: unknown,
  { name, table }: TableRoute,
  { maxRows, chars }: { maxRows: number; chars: number },
): void {
  const rows: unknown[] = Array.isArray(value) ? value : [value]
  if (rows.length > maxRows)
    throw new RestError(413, 'PGRST102', `At most ${maxRows} rows can be sent at once`)
  if (rows.length > 1 && chars > MAX_STORED_CHARS)
    throw new RestError(413, 'PGRST102', 'The rows are too large for one request', {
      hint: 'Send fewer of them at once',
    })
  for (const row of rows) checkRow(row, name, table)
}

/** Checks the names of the arguments of a call. Throws PostgREST's 404 if they do not match. */
export function checkArguments(names: readonly string[], name: string, { args }: Procedure): void {
  const missing = [...args].filter(([arg, { required }]) => required && !names.includes(arg))
  const unknown = names.filter((arg) => !args.has(arg))
  if (missing.length === 0 && unknown.length === 0) return
  const provided = names.map((arg) => arg.slice(0, 63)).slice(0, 20)
  throw new RestError(
    404,
    'PGRST202',
    `Could not find the function public.${name}(${provided.join(', ')}) in the schema cache`,
    { hint: `It takes ${[...args.keys()].join(', ') || 'no arguments'}` },
  )
}

/**
 * Checks the body of a POST, of at most `maxRows` rows, or PATCH. Throws a 4xx for anything the
 * route does not accept.
 */
export function checkBody(text: string, route: Route, maxRows = MAX_ROWS_PER_INSERT): void {
  if (text === '' && route.kind === 'procedure') {
    checkArguments([], route.name, route.procedure)
    return
  }
  const value = parse(text)
  if (!isWithinLimits(value, LIMITS))
    throw badBody('The body is too deeply nested or too large, or has a number out of range')
  if (route.kind === 'table') {
    if (route.method === 'PATCH') checkRow(value, route.name, route.table)
    else checkRows(value, route, { maxRows, chars: text.length })
  } else {
    if (!isObject(value)) throw badBody('The arguments must be an object')
    checkArguments(Object.keys(value), route.name, route.procedure)
    for (const [name, { json }] of route.procedure.args) if (json) checkJson(value[name], name)
  }
}

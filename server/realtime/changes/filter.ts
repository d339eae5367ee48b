import { REALTIME_LIMITS } from '../limits.ts'
import { RequestError } from '../protocol/request-error.ts'
import type { Column, Table } from './tables.ts'

const OPERATORS = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'in'] as const
type Operator = (typeof OPERATORS)[number]
type Value = string | number | boolean

export type Condition = { column: string; operator: Operator; values: readonly Value[] }

const NUMBERS = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'])
const TIMES = new Set(['timestamptz', 'timestamp', 'date'])
const UNCOMPARABLE = new Set(['json', 'jsonb'])
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['t', true],
  ['false', false],
  ['f', false],
])

/** `value` as it is compared in a column of `type`; null if it does not have that type. */
function comparable(value: unknown, type: string): Value | null {
  if (value === null || value === undefined) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (NUMBERS.has(type)) return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : null
  if (type === 'bool') return BOOLEANS.get(text.toLowerCase()) ?? null
  if (type === 'uuid') return UUID.test(text.toLowerCase()) ? text.toLowerCase() : null
  if (!TIMES.has(type)) return text
  const time = Date.parse(text)
  return Number.isNaN(time) ? null : time
}

/** A quoted text, a bracket or comma, or what is between them. */
const TOKEN = /"(?:\\.|[^"\\])*"?|[(),]|[^"(),]+/gs

/** The parts of `text` between commas that are in neither quotes nor parentheses. */
function split(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (token === ',' && depth === 0) parts.push('')
    else parts.push((parts.pop() ?? '') + token)
  }
  return parts
}

const unquote = (text: string): string =>
  /^".*"$/s.test(text) ? text.slice(1, -1).replace(/\\(.)/gs, '$1') : text

const isOperator = (text: string): text is Operator => OPERATORS.some((name) => name === text)

function valuesOf(operator: Operator, text: string): string[] {
  if (operator !== 'in') return [unquote(text)]
  const [, inner] = /^\((.*)\)$/s.exec(text) ?? []
  if (inner === undefined) throw new RequestError('The values of "in" must be in parentheses')
  return split(inner).map((value) => unquote(value.trim()))
}

function condition(text: string, columns: readonly Column[]): Condition {
  const [, name = '', operator = '', value = ''] = /^([^=]+)=([a-z]+)\.(.*)$/s.exec(text) ?? []
  const column = columns.find((candidate) => candidate.name === name)
  if (!isOperator(operator))
    throw new RequestError(`A filter is column=operator.value with ${OPERATORS.join(', ')}`)
  if (!column || UNCOMPARABLE.has(column.type))
    throw new RequestError(`There is no column "${name.slice(0, 63)}" to filter by`)
  const texts = valuesOf(operator, value)
  if (texts.length > REALTIME_LIMITS.filterValues)
    throw new RequestError(`"in" takes at most ${REALTIME_LIMITS.filterValues} values`)
  const values = texts.map((item) => comparable(item, column.type))
  if (!values.every((item) => item !== null))
    throw new RequestError(`A value for "${name}" is not of the type ${column.type}`)
  return { column: name, operator, values }
}

/**
 * The conditions of a filter of `postgres_changes`, all of which must hold. Throws `RequestError`.
 */
export function parseChangeFilter(text: string, { columns }: Table): Condition[] {
  const parts = text === '' ? [] : split(text)
  if (parts.length > REALTIME_LIMITS.filterConditions)
    throw new RequestError(`A filter has at most ${REALTIME_LIMITS.filterConditions} conditions`)
  return parts.map((part) => condition(part.trim(), columns))
}

const TESTS: Readonly<Record<Operator, (value: Value, values: readonly Value[]) => boolean>> = {
  eq: (value, [expected]) => value === expected,
  neq: (value, [expected]) => value !== expected,
  lt: (value, [limit]) => limit !== undefined && value < limit,
  lte: (value, [limit]) => limit !== undefined && value <= limit,
  gt: (value, [limit]) => limit !== undefined && value > limit,
  gte: (value, [limit]) => limit !== undefined && value >= limit,
  in: (value, values) => values.includes(value),
}

/**
 * Whether `record` fulfils all conditions. As in SQL a missing value fulfils none. Texts are
 * compared by their UTF-16 code units.
 */
export const matches = (
  conditions: readonly Condition[],
  record: Readonly<Record<string, unknown>>,
  { columns }: Table,
): boolean =>
  conditions.every(({ column, operator, values }) => {
    const type = columns.find(({ name }) => name === column)?.type ?? 'text'
    const value = comparable(record[column], type)
    return value !== null && TESTS[operator](value, values)
  })

import { maxBracketDepth } from '../limits/json-limits.ts'
import { badQuery } from './errors.ts'
import { Scanner } from './scanner.ts'

/**
 * The supported operators. Regular expressions (`match`, `imatch`) are left out: a single one can
 * use unlimited time and memory in PostgreSQL.
 */
const OPERATORS = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'is',
  'in',
  'cs',
  'cd',
  'ov',
  'fts',
  'plfts',
  'phfts',
  'wfts',
] as const
export type Operator = (typeof OPERATORS)[number]

const MAX_LIST = 1000
const MAX_PATTERN = 200
const MAX_WILDCARDS = 8
const MAX_SEARCH = 1000
const MAX_CONDITIONS = 50
const MAX_LOGIC_DEPTH = 3
const MAX_VALUE_NESTING = 32

const IS_VALUE = /^(null|not_null|true|false|unknown)$/i
const SEARCH_CONFIGURATION = /^\([a-z][a-z_]{0,40}\)/

const isOperator = (name: string): name is Operator =>
  (OPERATORS as readonly string[]).includes(name)

export type Condition = { negated: boolean; operator: Operator }

/** Reads `[not.]operator[(configuration)].`. */
function readOperator(scanner: Scanner): Condition {
  const negated = scanner.take('not.')
  const name = scanner.while((character) => character >= 'a' && character <= 'z')
  if (!isOperator(name))
    throw badQuery(`The operator '${name.slice(0, 20)}' is not supported`, OPERATORS.join(', '))
  if (name.endsWith('fts') && scanner.peek() === '(') readSearchConfiguration(scanner)
  scanner.expect('.')
  return { negated, operator: name }
}

function readSearchConfiguration(scanner: Scanner): void {
  scanner.expect('(')
  const name = scanner.while((character) => character !== ')')
  scanner.expect(')')
  if (!SEARCH_CONFIGURATION.test(`(${name})`)) throw scanner.error()
}

/** Reads `(a,"b",…)`, where a quoted element may contain anything. */
function readList(scanner: Scanner): void {
  scanner.expect('(')
  let elements = 0
  do {
    elements += 1
    if (elements > MAX_LIST) throw badQuery(`A list may contain at most ${MAX_LIST} values`)
    if (scanner.peek() === '"') readQuoted(scanner)
    else scanner.while((character) => !',()"'.includes(character))
  } while (scanner.take(','))
  scanner.expect(')')
}

function readQuoted(scanner: Scanner): void {
  scanner.expect('"')
  for (;;) {
    scanner.while((character) => character !== '"' && character !== '\\')
    if (scanner.take('\\\\') || scanner.take('\\"')) continue
    scanner.expect('"')
    return
  }
}

const count = (text: string, wildcards: RegExp): number => text.match(wildcards)?.length ?? 0

/** Refuses patterns of `like` and `ilike` that PostgreSQL would reject or match slowly. */
function checkPattern(value: string): void {
  if (value.length > MAX_PATTERN || count(value, /[%*]/g) > MAX_WILDCARDS)
    throw badQuery(`A pattern has at most ${MAX_PATTERN} characters and ${MAX_WILDCARDS} wildcards`)
  if (/(^|[^\\])(\\\\)*\\$/.test(value)) throw badQuery('A pattern cannot end with a backslash')
}

/** Refuses values that PostgreSQL would reject or process slowly, by operator. */
function checkValue(operator: Operator, value: string): void {
  if (value.includes('\0')) throw badQuery('A value must not contain a null character')
  if (operator === 'is' && !IS_VALUE.test(value))
    throw badQuery('"is" takes null, not_null, true, false or unknown')
  if (operator === 'like' || operator === 'ilike') checkPattern(value)
  if (operator.endsWith('fts') && value.length > MAX_SEARCH)
    throw badQuery(`A search has at most ${MAX_SEARCH} characters`)
  if (/^[{[]/.test(value) && maxBracketDepth(value) > MAX_VALUE_NESTING)
    throw badQuery('A value is too deeply nested')
}

/** Checks the filter `[not.]operator.value` of a column. Throws a 400. */
export function parseFilter(text: string): Condition {
  const scanner = new Scanner(text, 'filter')
  const condition = readOperator(scanner)
  if (condition.operator === 'in') readList(scanner)
  else
    checkValue(
      condition.operator,
      scanner.while(() => true),
    )
  scanner.end()
  return condition
}

/** A value within a logic tree: quoted, an array or an object in braces, or plain. */
function readValue(scanner: Scanner, operator: Operator): void {
  if (operator === 'in') {
    readList(scanner)
    return
  }
  if (scanner.peek() === '"') {
    scanner.expect('"')
    checkValue(
      operator,
      scanner.while((character) => character !== '"' && character !== '\\'),
    )
    scanner.expect('"')
  } else if (scanner.peek() === '{') {
    scanner.expect('{')
    const inner = scanner.while((character) => !'{}()"\\'.includes(character))
    checkValue(operator, `{${inner}}`)
    scanner.expect('}')
  } else
    checkValue(
      operator,
      scanner.while((character) => !',(){}"\\'.includes(character)),
    )
}

/**
 * Checks the tree `(a.eq.1,not.or(b.lt.2,…))` of a parameter `or` or `and`. `columns` are those of
 * the table; `checkCondition` throws where one cannot be compared so. Throws a 400.
 */
export function parseLogic(
  text: string,
  columns: ReadonlySet<string>,
  checkCondition: (column: string, operator: Operator) => void,
): void {
  const scanner = new Scanner(text, 'logic tree')
  let conditions = 0

  const branch = (depth: number): void => {
    if (depth > MAX_LOGIC_DEPTH)
      throw badQuery(`Filters are nested ${MAX_LOGIC_DEPTH} deep at most`)
    scanner.expect('(')
    do {
      scanner.spaces()
      condition(depth)
      scanner.spaces()
    } while (scanner.take(','))
    scanner.expect(')')
  }

  const condition = (depth: number): void => {
    conditions += 1
    if (conditions > MAX_CONDITIONS) throw badQuery(`At most ${MAX_CONDITIONS} conditions`)
    const negated = scanner.take('not.')
    const name = scanner.name()
    if ((name === 'or' || name === 'and') && scanner.peek() === '(') {
      branch(depth + 1)
      return
    }
    if (negated || !columns.has(name)) throw scanner.error()
    scanner.expect('.')
    const { operator } = readOperator(scanner)
    checkCondition(name, operator)
    readValue(scanner, operator)
  }

  branch(1)
  scanner.end()
}

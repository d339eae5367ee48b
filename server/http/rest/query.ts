import { badQuery, RestError } from './errors.ts'
import { parseFilter, parseLogic, type Condition, type Operator } from './filter.ts'
import { Scanner } from './scanner.ts'
import { LARGE_COLUMNS, TEXT_COLUMN, type Source } from './select.ts'

const MAX_PARAMETERS = 60
/** The limit of HTTP and hosted Supabase; the functions of this server call the API in process. */
const MAX_QUERY_CHARS = 16 * 1024
const MAX_ORDER = 8
const MAX_ROW = 1_000_000_000

const LOGIC = /^(?:(.+?)\.)??(?:not\.)?(?:or|and)$/
const TRANSFORM = /^(?:(.+)\.)?(order|limit|offset)$/
/** Parameters that may occur once. */
const SINGLE = new Set(['select', 'columns', 'on_conflict', 'apikey'])

/** The parameters of a request within the limits. Throws a 400, or 414 if they are too long. */
export function readParameters(search: string): URLSearchParams {
  if (search.length > MAX_QUERY_CHARS)
    throw new RestError(414, 'PGRST100', `A query has at most ${MAX_QUERY_CHARS} characters`)
  const params = new URLSearchParams(search)
  if (params.size > MAX_PARAMETERS)
    throw badQuery(`A query has at most ${MAX_PARAMETERS} parameters`)
  for (const name of SINGLE)
    if (params.getAll(name).length > 1) throw badQuery(`'${name}' is given twice`)
  return params
}

/** The table that a dotted path of aliases leads to. */
function sourceAt(root: Source, path: string | undefined): Source {
  let source = root
  for (const alias of path === undefined ? [] : path.split('.')) {
    const inner = source.embedded.get(alias)
    if (!inner)
      throw new RestError(
        400,
        'PGRST108',
        `'${alias}' is not an embedded resource in this request`,
        { hint: `Verify that '${alias}' is included in the 'select' query parameter.` },
      )
    source = inner
  }
  return source
}

function requireColumn({ table, columns }: Source, name: string): void {
  if (!columns.has(name))
    throw new RestError(400, '42703', `column ${table}.${name} does not exist`)
}

const isLarge = ({ table }: Source, column: string): boolean =>
  LARGE_COLUMNS[table]?.includes(column) ?? false

const isSearch = (operator: Operator): boolean => operator.endsWith('fts')

/**
 * Refuses to search columns, which are parsed at 1 MB a second, and what reads long values of all
 * rows: 49 patterns over 50 MB of messages took 10 s. PGlite cannot cancel either. The texts of
 * files alone can be searched, up to a length (`QueryChecker.searchesTexts`).
 */
function checkComparison(source: Source, column: string, operator: Operator): void {
  if (isSearch(operator)) throw badQuery(`'${column}' cannot be searched`, 'Use search_everything')
  const allowed = source.long.get(column)
  if (allowed && !allowed.includes(operator))
    throw badQuery(`'${column}' can only be compared by: ${allowed.join(', ')}`)
}

function checkOrder(text: string, source: Source): void {
  const scanner = new Scanner(text, 'order')
  let entries = 0
  do {
    entries += 1
    if (entries > MAX_ORDER) throw badQuery(`Rows are ordered by at most ${MAX_ORDER} columns`)
    scanner.spaces()
    const column = scanner.name()
    requireColumn(source, column)
    if (source.long.has(column)) throw badQuery(`Rows are not ordered by '${column}'`)
    if (!scanner.take('.asc')) scanner.take('.desc')
    if (!scanner.take('.nullsfirst')) scanner.take('.nullslast')
  } while (scanner.take(','))
  scanner.end()
}

function checkCount(name: string, text: string): void {
  if (!/^\d{1,10}$/.test(text) || Number(text) > MAX_ROW)
    throw badQuery(`'${name}' must be a number of rows`)
}

/** The names in a comma-separated parameter, all of them columns of `source`. */
function checkColumnList(text: string, source: Source, what: string): void {
  const scanner = new Scanner(text, what)
  do {
    const quoted = scanner.take('"')
    requireColumn(source, scanner.name())
    if (quoted) scanner.expect('"')
  } while (scanner.take(','))
  scanner.end()
}

/** The key by which conditions that would replace each other are detected. */
const slotOf = ({ negated, operator }: Condition): string =>
  negated && operator !== 'in' && operator !== 'is' ? 'not' : `${negated ? 'not.' : ''}${operator}`

/** Checks all parameters but `select`, of which some may be arguments of a function. */
export class QueryChecker {
  readonly #root: Source
  readonly #seen = new Set<string>()
  /** Whether a filter restricts the rows of the root. */
  filtered = false
  /** Whether a search reads the texts of the root's rows. */
  searchesTexts = false
  /** The columns of the root that must equal a value. */
  readonly fixed = new Set<string>()

  constructor(root: Source) {
    this.#root = root
  }

  check(name: string, value: string): void {
    if (name === 'select' || name === 'apikey') return
    if (name === 'columns' || name === 'on_conflict') {
      checkColumnList(value, this.#root, name)
      return
    }
    const transform = TRANSFORM.exec(name)
    if (transform) {
      this.#transform(name, value, transform)
      return
    }
    const logic = LOGIC.exec(name)
    if (logic) {
      this.#logic(name, value, logic[1])
      return
    }
    this.#filter(name, value)
  }

  #once(key: string): void {
    if (this.#seen.has(key)) throw badQuery(`'${key}' is given twice`, 'Use "and" or "or"')
    this.#seen.add(key)
  }

  #transform(name: string, value: string, [, path, what]: RegExpExecArray): void {
    this.#once(name)
    const source = sourceAt(this.#root, path)
    if (what === 'order') checkOrder(value, source)
    else checkCount(name, value)
  }

  #logic(name: string, value: string, path: string | undefined): void {
    this.#once(name)
    const source = sourceAt(this.#root, path)
    parseLogic(value, source.columns, (column, operator) =>
      checkComparison(source, column, operator),
    )
    if (path === undefined) this.filtered = true
  }

  #filter(name: string, value: string): void {
    const end = name.lastIndexOf('.')
    const source = sourceAt(this.#root, end === -1 ? undefined : name.slice(0, end))
    const column = name.slice(end + 1)
    requireColumn(source, column)
    const condition = parseFilter(value)
    const isText = column === TEXT_COLUMN && isLarge(source, column)
    if (source === this.#root && isText && isSearch(condition.operator)) this.searchesTexts = true
    else checkComparison(source, column, condition.operator)
    this.#once(`${name}=${slotOf(condition)}`)
    if (end !== -1) return
    this.filtered = true
    if (condition.operator === 'eq' && !condition.negated) this.fixed.add(name)
  }
}

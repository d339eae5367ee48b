import { checkArguments } from './body.ts'
import { RestError } from './errors.ts'
import { checkHeaders } from './headers.ts'
import { QueryChecker, readParameters } from './query.ts'
import { routeOf, type Route } from './route.ts'
import type { ApiSchema } from './schema.ts'
import { parseSelect, selectsLarge } from './select.ts'

type RestRequest = {
  method: string
  /** Normalised (`server/http/request-path.ts`). */
  path: string
  /** With its question mark, or empty. */
  search: string
  headers: Headers
  /** A request of a function of this server, which limits itself how much it reads. */
  internal?: boolean
}

export type Checked = {
  route: Route
  headers: Headers
  /** The most rows that the body of an insert may have, where fewer than usual. */
  maxRows?: number
  /**
   * The most characters that the texts of its rows may have, where these are searched, or where any
   * number of large columns is in the response: by no key and no small limit.
   */
  maxChars?: number
  /** Maximum rows that it may change if it does not select one by its key. */
  maxChanged?: number
}

/** Rows that one request changes. Each may have 100,000 characters that are indexed again. */
const MAX_CHANGED_ROWS = 50

/** Characters of all texts in one response, which is in memory several times. */
const MAX_TEXT_CHARS = 30_000_000
/** Of all texts that one request searches, which takes a second for each million. */
const MAX_SEARCHED_CHARS = 5_000_000

/**
 * Rows with large columns that one response may have before their lengths are checked.
 */
const MAX_LARGE_ROWS = 5

type TableRoute = Route & { kind: 'table' }

function requireFilter({ method }: TableRoute, { filtered }: QueryChecker): void {
  if ((method !== 'PATCH' && method !== 'DELETE') || filtered) return
  const verb = method === 'PATCH' ? 'UPDATE' : 'DELETE'
  throw new RestError(400, '21000', `${verb} requires a WHERE clause`)
}

/** Whether the response has rows with the columns of `select`, for which they are read. */
function returnsRows({ method }: TableRoute, select: string | null, headers: Headers): boolean {
  if (method === 'GET') return true
  // Without embedded tables HEAD reads the key alone
  if (method === 'HEAD') return select?.includes('(') ?? false
  return headers.get('prefer')?.includes('return=representation') ?? false
}

const hasOneRow = ({ table }: TableRoute, query: QueryChecker): boolean =>
  [...table.key].every((column) => query.fixed.has(column))

const hasSmallLimit = ({ method }: TableRoute, limit: string): boolean =>
  method === 'GET' && limit !== '' && Number(limit) <= MAX_LARGE_ROWS

/** Checks a table's query. Returns what limits the response, if it has large columns. */
function checkTable(
  route: TableRoute,
  params: URLSearchParams,
  schema: ApiSchema,
  { headers, internal = false }: Pick<RestRequest, 'headers' | 'internal'>,
): Omit<Checked, 'route' | 'headers'> {
  const root = { table: route.name, columns: route.table.columns }
  const select = params.get('select')
  const query = new QueryChecker(parseSelect(select, root, schema))
  for (const [name, value] of params) query.check(name, value)
  requireFilter(route, query)
  const hasLarge = selectsLarge(select, route.name) && returnsRows(route, select, headers)
  if (internal) return {}
  if (route.method === 'POST') return hasLarge ? { maxRows: MAX_LARGE_ROWS } : {}
  const isOne = hasOneRow(route, query)
  return {
    ...(route.method === 'PATCH' && !isOne && { maxChanged: MAX_CHANGED_ROWS }),
    ...(query.searchesTexts
      ? { maxChars: MAX_SEARCHED_CHARS }
      : hasLarge && !isOne && charsOfMany(route, params)),
  }
}

const charsOfMany = (route: TableRoute, params: URLSearchParams) =>
  !hasSmallLimit(route, params.get('limit') ?? '') && { maxChars: MAX_TEXT_CHARS }

/** A function's arguments are parameters of GET and HEAD; all others filter what it returns. */
function checkProcedure(
  { method, name, procedure }: Route & { kind: 'procedure' },
  params: URLSearchParams,
  schema: ApiSchema,
) {
  const { args, columns } = procedure
  const root = { table: name, columns }
  const query = new QueryChecker(parseSelect(params.get('select'), root, schema))
  const provided: string[] = []
  for (const [parameter, value] of params)
    if (method !== 'POST' && args.has(parameter)) provided.push(parameter)
    else query.check(parameter, value)
  if (method !== 'POST') checkArguments(provided, name, procedure)
}

/**
 * Decides whether a request to `/rest/v1` is one that the product or `supabase-js` makes: its
 * route, its query and its headers, before its body is read. Throws `RestError` (4xx) otherwise.
 */
export function checkRequest(request: RestRequest, schema: ApiSchema): Checked {
  const route = routeOf(request.method, request.path, schema)
  const params = readParameters(request.search)
  const headers = checkHeaders(request.headers)
  if (route.kind === 'table')
    return { route, headers, ...checkTable(route, params, schema, { ...request, headers }) }
  checkProcedure(route, params, schema)
  return { route, headers }
}

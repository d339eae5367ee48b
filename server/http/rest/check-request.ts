import { checkArguments } from './body.ts'
import { RestError } from './errors.ts'
import { checkHeaders } from './headers.ts'
import { QueryChecker, readParameters } from './query.ts'
import { routeOf, type Route } from './route.ts'
import type { ApiSchema } from './schema.ts'
import { parseSelect } from './select.ts'

export type RestRequest = {
  method: string
  /** Normalised (`server/http/request-path.ts`). */
  path: string
  /** With its question mark, or empty. */
  search: string
  headers: Headers
}

export type Checked = { route: Route; headers: Headers }

function checkTable(route: Route & { kind: 'table' }, params: URLSearchParams, schema: ApiSchema) {
  const root = { table: route.name, columns: route.table.columns }
  const query = new QueryChecker(parseSelect(params.get('select'), root, schema))
  for (const [name, value] of params) query.check(name, value)
  if ((route.method === 'PATCH' || route.method === 'DELETE') && !query.filtered) {
    const verb = route.method === 'PATCH' ? 'UPDATE' : 'DELETE'
    throw new RestError(400, '21000', `${verb} requires a WHERE clause`)
  }
}

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
  if (route.kind === 'table') checkTable(route, params, schema)
  else checkProcedure(route, params, schema)
  return { route, headers: checkHeaders(request.headers) }
}

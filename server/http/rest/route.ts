import { RestError, unknownPath } from './errors.ts'
import type { ApiSchema, Method, Procedure, Table } from './schema.ts'

export type Route =
  | { kind: 'table'; method: Method; name: string; table: Table }
  | { kind: 'procedure'; method: Method; name: string; procedure: Procedure }

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] satisfies Method[]
const isMethod = (method: string): method is Method => METHODS.includes(method)

const notAllowed = (method: string): RestError =>
  new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method.slice(0, 20)}`)

/** The methods of a function: read-only functions also accept GET and HEAD. */
export const procedureMethods = ({ readOnly }: Procedure): readonly Method[] =>
  readOnly ? ['GET', 'HEAD', 'POST'] : ['POST']

/**
 * The table or function that `method` on a normalised path asks for. Throws 404 for an unknown path
 * and 405 for an unsupported method.
 */
export function routeOf(method: string, path: string, schema: ApiSchema): Route {
  const [, rpc, name] = /^\/rest\/v1\/(rpc\/)?([A-Za-z_][A-Za-z0-9_]{0,62})$/.exec(path) ?? []
  if (name === undefined) throw unknownPath()
  if (!isMethod(method)) throw notAllowed(method)
  if (rpc === undefined) return tableRoute(method, name, schema)
  const procedure = schema.procedures.get(name)
  if (!procedure)
    throw new RestError(
      404,
      'PGRST202',
      `Could not find the function public.${name} in the schema cache`,
    )
  if (!procedureMethods(procedure).includes(method)) throw notAllowed(method)
  return { kind: 'procedure', method, name, procedure }
}

function tableRoute(method: Method, name: string, schema: ApiSchema): Route {
  const table = schema.tables.get(name)
  if (!table)
    throw new RestError(
      404,
      'PGRST205',
      `Could not find the table 'public.${name}' in the schema cache`,
    )
  if (!table.methods.has(method)) throw notAllowed(method)
  return { kind: 'table', method, name, table }
}

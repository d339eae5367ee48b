import { z } from 'zod'
import type { FairScheduler } from '../database/fair-scheduler.ts'
import { networkOf } from '../http/address.ts'
import { checkBody, checkContentType, MAX_STORED_CHARS } from '../http/rest/body.ts'
import { checkRequest, type Checked } from '../http/rest/check-request.ts'
import { RestError } from '../http/rest/errors.ts'
import type { ApiSchema } from '../http/rest/schema.ts'
import { LENGTH_COLUMN, selectsLarge, selectsUnmeasured, TEXT_COLUMN } from '../http/rest/select.ts'
import { ANONYMOUS_BODY_MAX, type Gateway, type Incoming } from '../http/gateway.ts'
import { noApiKey, tooManyAtOnce } from '../http/client-errors.ts'
import type { Backend } from './backend.ts'
import { withMissingColumns } from './missing-columns.ts'

type Fetch = (request: Request) => Promise<Response>

const BODY_MAX = 2 * 1024 * 1024
/** Large enough for the text of a long PDF. */
const TEXT_BODY_MAX = 20 * 1024 * 1024
const TEXT_ROUTES = new Set(['pdf_text_content', 'store_pdf_text_content'])

/** Texts in one response, and what each counts more with columns whose length is not known. */
const MAX_TEXTS = 1000
const UNMEASURED_CHARS = 3_000_000

type RestParts = { lite: Backend; gateway: Gateway; schema: ApiSchema; scheduler: FairScheduler }

/**
 * Checks requests to `/rest/v1` before lite: anything that `server/http/rest` does not list is
 * refused with PostgREST's errors, before the body is read if possible. A bearer that is neither a
 * valid token nor a key is refused, not treated as anonymous.
 */
export const restHandler =
  (parts: RestParts) =>
  async (incoming: Incoming): Promise<Response> => {
    try {
      return await serveRest(incoming, parts)
    } catch (error) {
      if (error instanceof RestError) return error.toResponse()
      throw error
    }
  }

async function serveRest(incoming: Incoming, parts: RestParts): Promise<Response> {
  const { request, url } = incoming
  const { gateway, schema } = parts
  const { method, headers } = request
  if (method === 'OPTIONS') return new Response(null, { status: 204 })
  if (!gateway.hasApiKey(incoming)) return noApiKey()
  const claims = await gateway.claimsOf(request)
  if (!claims)
    return new RestError(401, 'PGRST301', 'JWT is not valid or has expired').toResponse({
      'www-authenticate': 'Bearer',
    })
  // Without a bearer, the key determines the role
  const caller = headers.has('authorization') ? claims : null
  const fetchRows: Fetch = (prepared) => parts.lite.fetch(prepared, caller)
  const account = claims.sub ?? `network ${networkOf(incoming.address)}`
  const lite: Fetch =
    claims.role === 'service_role'
      ? fetchRows
      : async (prepared) =>
          (await parts.scheduler.run(account, () => fetchRows(prepared))) ?? tooManyAtOnce('rest')
  const { pathname: path, search } = url
  const checked = checkRequest(
    { method, path, search, headers, internal: incoming.internal },
    schema,
  )
  if (checked.maxChars !== undefined) await requireTextsThatFit(url, checked, lite)
  if (method === 'GET') return lite(backendRequest(url, checked, null))
  if (method === 'HEAD') return head(url, checked, lite)
  checkContentType(headers.get('content-type'))
  const options = {
    service: 'rest',
    max: maxBody(checked, claims.role),
    account: claims.sub,
  } as const
  return gateway.withBody(incoming, options, async (read) => {
    const text = await read.text()
    if (method !== 'DELETE') checkBody(text, checked.route, checked.maxRows)
    if (checked.maxChanged !== undefined && claims.role !== 'service_role') {
      const maxChanged = Math.min(checked.maxChanged, Math.floor(MAX_STORED_CHARS / text.length))
      await requireFewRows(url, { ...checked, maxChanged: Math.max(1, maxChanged) }, lite)
    }
    const body = method === 'DELETE' || text === '' ? null : completeBody(text, url, checked)
    return unwrapSingleRow(checked, await lite(backendRequest(url, checked, body)))
  })
}

const lengths = z.array(z.object({ [LENGTH_COLUMN]: z.number().nullable() }))

/** A request for the lengths of the texts that the request of `url` reads. */
function lengthsUrl(url: URL): URL {
  const lengthsRequest = new URL(url)
  // A search reads the texts of all rows, however few it returns.
  const unread = url.searchParams.has(TEXT_COLUMN) ? [TEXT_COLUMN, 'limit', 'offset'] : []
  // What refers to embedded tables only makes the rows fewer, or orders them.
  for (const [name, value] of url.searchParams)
    if (name.includes('.') || unread.includes(name) || (name === 'order' && value.includes('(')))
      lengthsRequest.searchParams.delete(name)
  lengthsRequest.searchParams.set('select', LENGTH_COLUMN)
  if (!lengthsRequest.searchParams.has('limit'))
    lengthsRequest.searchParams.set('limit', `${MAX_TEXTS + 1}`)
  return lengthsRequest
}

/**
 * Refuses a response or a search whose texts do not fit, by their lengths, which are read before.
 */
async function requireTextsThatFit(url: URL, checked: Checked, lite: Fetch): Promise<void> {
  const read = await readJson(lengthsUrl(url), checked, lite)
  if (read === null) return
  const rows = lengths.parse(read)
  const select = url.searchParams.get('select')
  const other = selectsUnmeasured(select, checked.route.name) ? UNMEASURED_CHARS : 0
  const chars = rows.reduce((sum, row) => sum + (row[LENGTH_COLUMN] ?? 0) + other, 0)
  if (rows.length > MAX_TEXTS || chars > (checked.maxChars ?? Infinity))
    throw new RestError(413, 'PGRST102', 'The texts are too large for one request', {
      hint: 'Read or search them one by one, by their keys',
    })
}

/** Refuses a change of more rows than `maxChanged`, which are counted before. */
async function requireFewRows(url: URL, checked: Checked, lite: Fetch): Promise<void> {
  const { route, maxChanged = Infinity } = checked
  const counted = new URL(url)
  for (const name of [...url.searchParams.keys()])
    if (name.includes('.') || ['columns', 'order', 'select'].includes(name))
      counted.searchParams.delete(name)
  if (route.kind === 'table') counted.searchParams.set('select', [...route.table.key].join(','))
  counted.searchParams.set('limit', `${maxChanged + 1}`)
  const rows = z.array(z.unknown()).safeParse(await readJson(counted, checked, lite))
  if (rows.success && rows.data.length > maxChanged)
    throw new RestError(413, 'PGRST102', `At most ${maxChanged} rows can be changed at once`)
}

/** The rows at `url`; null for an error, which the request itself is answered with too. */
async function readJson(url: URL, { headers: given }: Checked, lite: Fetch): Promise<unknown> {
  const headers = new Headers(given)
  for (const name of ['accept', 'content-type', 'prefer', 'range']) headers.delete(name)
  const response = await lite(new Request(url, { headers }))
  return response.ok ? response.json() : null
}

const maxBody = ({ route }: Checked, role: string): number => {
  if (role === 'anon') return ANONYMOUS_BODY_MAX
  return TEXT_ROUTES.has(route.name) ? TEXT_BODY_MAX : BODY_MAX
}

const backendRequest = (url: URL, { route, headers }: Checked, body: string | null): Request =>
  new Request(url, { method: route.method, headers, body })

/** The rows of an insert with all of its columns. */
function completeBody(text: string, url: URL, { route, headers }: Checked): string {
  const columns = route.kind === 'table' ? url.searchParams.get('columns') : null
  return columns === null ? text : withMissingColumns(text, columns, headers.get('prefer') ?? '')
}

/**
 * lite reads the rows for HEAD too, so it is asked for less than large columns. It treats the
 * arguments of a function as filters when that is called by HEAD.
 */
async function head(url: URL, checked: Checked, lite: Fetch): Promise<Response> {
  if (checked.route.kind === 'table') {
    const { name, table } = checked.route
    const select = url.searchParams.get('select')
    const smaller = new URL(url)
    if (selectsLarge(select, name) && !(select ?? '').includes('('))
      smaller.searchParams.set('select', [...table.key].join(','))
    return lite(backendRequest(smaller, checked, null))
  }
  const route = { ...checked.route, method: 'GET' } as const
  const response = await lite(backendRequest(url, { ...checked, route }, null))
  return new Response(null, { status: response.status, headers: response.headers })
}

/** lite returns a single row with embedded rows after a write as a list of one. */
async function unwrapSingleRow(
  { headers: requestHeaders }: Checked,
  response: Response,
): Promise<Response> {
  const wantsOne = requestHeaders.get('accept')?.includes('application/vnd.pgrst.object+json')
  if (!wantsOne || !response.ok || response.body === null) return response
  const text = await response.text()
  const value: unknown = text.startsWith('[') ? JSON.parse(text) : null
  const body = Array.isArray(value) && value.length === 1 ? JSON.stringify(value[0]) : text
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(body, { status: response.status, headers })
}

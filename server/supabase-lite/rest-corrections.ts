import { bearerOf } from '../../supabase/functions/_shared/caller.ts'
import type { VerifyToken } from '../tokens.ts'

type Fetch = (request: Request) => Promise<Response>

const refusal = (status: number, code: string, message: string): Response =>
  Response.json(
    { code, details: null, hint: null, message },
    { status, headers: { 'www-authenticate': 'Bearer' } },
  )

/**
 * Rows as Supabase serves them where lite does not: a bearer that is neither a valid token nor a key is refused rather than
 * taken for nobody, the description of the whole API at its root is closed, and who asked for one row gets it bare.
 */
export const restHandler =
  (lite: Fetch, verifyToken: VerifyToken): Fetch =>
  async (request) => {
    const { pathname } = new URL(request.url)
    if (/^\/rest\/v1\/?$/.test(pathname))
      return refusal(404, 'PGRST125', 'Invalid path specified in request URL')
    if (request.method !== 'OPTIONS' && request.headers.has('authorization')) {
      const bearer = bearerOf(request)
      if (!bearer || !(await verifyToken(bearer)))
        return refusal(401, 'PGRST301', 'JWT is not valid or has expired')
    }
    return unwrapSingleRow(request, await lite(request))
  }

/** lite answers one row asked for after a write, with others embedded, as a list of one. */
async function unwrapSingleRow(request: Request, response: Response): Promise<Response> {
  const wantsOne = request.headers.get('accept')?.includes('application/vnd.pgrst.object+json')
  if (!wantsOne || !response.ok || request.method === 'GET' || request.method === 'HEAD')
    return response
  const text = await response.text()
  const value: unknown = text.startsWith('[') ? JSON.parse(text) : null
  const body = Array.isArray(value) && value.length === 1 ? JSON.stringify(value[0]) : text
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(body, { status: response.status, headers })
}

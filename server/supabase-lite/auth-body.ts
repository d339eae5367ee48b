import { z } from 'zod'

/** PostgreSQL keeps no null characters, and half of a surrogate pair is no text. */
const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const text = z.string().nullish()
const fields = z.looseObject({
  email: text,
  phone: text,
  password: text,
  refresh_token: text,
  token: text,
  token_hash: text,
  nonce: text,
  type: text,
  data: z.record(z.string(), z.unknown()).nullish(),
})

const isWellFormed = (body: string): boolean => {
  try {
    const value: unknown = JSON.parse(body, (key, inner: unknown) => {
      if (!isText(key) || (typeof inner === 'string' && !isText(inner))) throw new Error('no text')
      return inner
    })
    return fields.safeParse(value).success
  } catch {
    return false
  }
}

/**
 * The refusal (400, in GoTrue's words) of a request to `/auth/v1` whose body is no JSON object or holds a field of another type
 * than it has; null where the body may go on. lite would answer it with 500, and log what it holds.
 */
export async function refuseMalformed(request: Request): Promise<Response | null> {
  const body = await request.clone().text()
  if (body === '' || isWellFormed(body)) return null
  const msg = 'Could not parse request body as JSON, or a field of it is not of the right type'
  return Response.json({ code: 400, error_code: 'bad_json', msg }, { status: 400 })
}

/** How browsers keep files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Of the site, on a static host too (scripts/build/static-host.ts). */
export const SITE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}
/** Two years, as browsers recommend; only if the address is https, else it would be unreachable. */
export const HSTS_HEADER = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

/** Of every response, unless the service sets another value. */
const DEFAULT_HEADERS = {
  ...SITE_HEADERS,
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** When a caller may try again, by status, where the service set no such header itself. */
const RETRY_AFTER_SECONDS: ReadonlyMap<number, number> = new Map([
  [503, 5],
  [507, 60],
])

/** The response with the headers of every response, those of security included. */
export function withDefaultHeaders(original: Response, https: boolean): Response {
  const response = new Response(original.body, original)
  for (const [name, value] of Object.entries(DEFAULT_HEADERS))
    if (!response.headers.has(name)) response.headers.set(name, value)
  const retryAfter = RETRY_AFTER_SECONDS.get(response.status)
  if (retryAfter !== undefined && !response.headers.has('retry-after'))
    response.headers.set('retry-after', String(retryAfter))
  if (https)
    for (const [name, value] of Object.entries(HSTS_HEADER)) response.headers.set(name, value)
  // @supabase/lite allows every origin to read; the only page that calls this server is its own
  for (const name of [...response.headers.keys()])
    if (name.startsWith('access-control-')) response.headers.delete(name)
  return response
}

import { hostOf, isLoopback } from '../env.ts'

/** A session belongs to one address: "localhost" and "127.0.0.1" would be two sites. */
const MOVED_TEMPORARILY = 302

/**
 * A redirect of a page that was opened under another name of this machine than that of `publicUrl`;
 * null for every other request. Another port or another host is not redirected: a forwarding may be
 * between.
 */
export function redirectToPublicAddress(request: Request, publicUrl: string): Response | null {
  const url = new URL(request.url)
  const target = new URL(publicUrl)
  const isPage =
    request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
  if (
    !isPage ||
    url.hostname === target.hostname ||
    url.port !== target.port ||
    !isLoopback(hostOf(url)) ||
    !isLoopback(hostOf(target))
  )
    return null
  // Set by part: a path of two slashes would name another host.
  target.pathname = url.pathname
  target.search = url.search
  return new Response(null, { status: MOVED_TEMPORARILY, headers: { location: target.href } })
}

import { hostOf, isLoopback } from '../../env.ts'
import type { AuthError } from '../auth-error.ts'
import type { LinkType } from './link-tokens.ts'
import type { SessionJson } from '../sessions/sessions.ts'

/**
 * The redirect target of a mailed link: `requested` if it is on the site, or on any loopback port
 * when the site is on loopback; else the site.
 */
export function safeRedirect(requested: string | null, siteUrl: string): string {
  if (requested === null || !URL.canParse(requested)) return siteUrl
  const [url, site] = [new URL(requested), new URL(siteUrl)]
  const isOnSite =
    url.origin === site.origin && `${url.pathname}/`.startsWith(site.pathname.replace(/\/*$/, '/'))
  const isLocal =
    isLoopback(hostOf(siteUrl)) && isLoopback(hostOf(requested)) && /^https?:$/.test(url.protocol)
  if ((!isOnSite && !isLocal) || url.username !== '' || url.password !== '') return siteUrl
  return url.href
}

function redirectWith(target: string, fragment: Record<string, string>): Response {
  const url = new URL(target)
  url.hash = new URLSearchParams(fragment).toString()
  return new Response(null, { status: 303, headers: { location: url.href } })
}

/**
 * Redirects to the site with the session in the fragment, which no server receives (implicit flow).
 */
export const redirectWithSession = (
  target: string,
  { user: _, ...session }: SessionJson,
  type: LinkType,
): Response =>
  redirectWith(target, {
    ...session,
    expires_in: String(session.expires_in),
    expires_at: String(session.expires_at),
    type,
  })

/** Redirects to the site with the error in the fragment. */
export const redirectWithError = (target: string, { code, message }: AuthError): Response =>
  redirectWith(target, { error: 'access_denied', error_code: code, error_description: message })

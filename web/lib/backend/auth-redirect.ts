/** A mailed link that succeeded (`confirmed`, `recovery`) or failed (`expired`). */
export type AuthRedirect = 'confirmed' | 'recovery' | 'expired' | 'plain'

/**
 * Parses the fragment of the auth service's redirect. Every rejected link counts as expired, since
 * the remedy is the same.
 */
export function parseAuthRedirect(hash: string): AuthRedirect {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  if (params.has('error') || params.has('error_code')) return 'expired'
  if (!params.has('access_token')) return 'plain'
  return params.get('type') === 'recovery' ? 'recovery' : 'confirmed'
}

let landing: AuthRedirect = 'plain'

export function rememberLanding(hash: string): void {
  landing = parseAuthRedirect(hash)
}

export const getLanding = (): AuthRedirect => landing

/** Called once the redirect was handled, so that it is not handled twice. */
export function forgetLanding(): void {
  landing = 'plain'
}

/** How the visitor came here: by a link of ours in a mail, that worked (`confirmed`, `recovery`) or did not (`expired`). */
export type AuthRedirect = 'confirmed' | 'recovery' | 'expired' | 'plain'

/** Reads the fragment that the auth service redirects with. Any refused link counts as expired: the way out is the same. */
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

/** Called once the landing has been answered, so that nobody is greeted twice. */
export function forgetLanding(): void {
  landing = 'plain'
}

import { AuthError } from './auth-error.ts'

type Refusal = readonly [status: number, code: string, message: string]

const otpDisabled: Refusal = [422, 'otp_disabled', 'One-time codes are disabled']
const samlDisabled: Refusal = [404, 'saml_provider_disabled', 'SAML 2.0 is disabled']
const linkingDisabled: Refusal = [404, 'manual_linking_disabled', 'Manual linking is disabled']
const notAdmin: Refusal = [
  403,
  'not_admin',
  'User not allowed: accounts are administered on the server, not over HTTP',
]

/** Features of Supabase Auth that Stoa does not have, with what Supabase answers if disabled. */
const CLOSED_PATHS: readonly (readonly [path: RegExp, refusal: Refusal])[] = [
  [/^(?:otp|magiclink|reauthenticate)$/, otpDisabled],
  [/^factors$/, [422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled']],
  [
    /^factors\/[^/]+(?:\/(?:challenge|verify))?$/,
    [404, 'mfa_factor_not_found', 'Factor not found'],
  ],
  [/^sso(?:\/|$)/, samlDisabled],
  [/^authorize$/, [400, 'validation_failed', 'Unsupported provider: provider is not enabled']],
  [/^user\/identities\/[^/]+$/, linkingDisabled],
  [/^(?:admin\/.+|invite)$/, notAdmin],
]

/** The ways to sign in that `/token` does not offer. */
const CLOSED_GRANTS: ReadonlyMap<string | null, Refusal> = new Map<string, Refusal>([
  ['id_token', [400, 'provider_disabled', 'Sign-in with an ID token is disabled']],
  ['pkce', [404, 'flow_state_not_found', 'invalid flow state, no valid flow state found']],
  ['web3', [422, 'web3_provider_disabled', 'Web3 provider is disabled']],
])

/** The refusal of a feature by its path below `/auth/v1`; null if it is not a known feature. */
export function closedFeature(path: string): AuthError | null {
  const closed = CLOSED_PATHS.find(([pattern]) => pattern.test(path))
  return closed ? new AuthError(...closed[1]) : null
}

/** The refusal of a `grant_type` that `/token` does not offer. */
export const closedGrant = (grant: string | null): AuthError =>
  new AuthError(
    ...(CLOSED_GRANTS.get(grant) ??
      ([400, 'invalid_credentials', 'unsupported_grant_type'] as const)),
  )

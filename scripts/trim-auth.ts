import type { Plugin } from 'vite'

/** Ways of signing in that the product does not offer, by the module of auth-js that holds each. */
const LEFT_OUT: Record<string, readonly string[]> = {
  'auth-js/dist/module/lib/webauthn.js': [
    'WebAuthnApi',
    'browserSupportsWebAuthn',
    'createCredential',
    'deserializeCredentialCreationOptions',
    'deserializeCredentialRequestOptions',
    'getCredential',
    'serializeCredentialCreationResponse',
    'serializeCredentialRequestResponse',
    'webAuthnAbortService',
  ],
  'auth-js/dist/module/lib/web3/ethereum.js': [
    'createSiweMessage',
    'fromHex',
    'getAddress',
    'toHex',
  ],
}

const stub = (names: readonly string[]) =>
  ['export class Absent {}', ...names.map((name) => `export { Absent as ${name} }`)].join('\n')

/**
 * Leaves passkeys and wallets out of the auth client: 3 kB of every screen. The client makes one `WebAuthnApi` and calls
 * none of the rest. The build fails where a later auth-js has moved them.
 */
export function trimAuth(): Plugin {
  const found = new Set<string>()
  return {
    name: 'stoa:trim-auth',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const entry = Object.entries(LEFT_OUT).find(([module]) => id.endsWith(module))
      if (!entry) return null
      found.add(entry[0])
      return { code: stub(entry[1]), moduleSideEffects: false }
    },
    buildEnd(error) {
      if (error) return
      const missing = Object.keys(LEFT_OUT).filter((module) => !found.has(module))
      if (missing.length > 0) this.error(`auth-js has no ${missing.join(', ')} any more`)
    },
  }
}

import type { Plugin } from 'vite'

/** Sign-in methods the product does not offer, by the auth-js module that contains each. */
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
 * Removes passkeys and wallets from the auth client, which saves 3 kB on every screen. The client
 * creates one `WebAuthnApi` and uses none of the rest. The build fails if a later auth-js moves
 * these modules.
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

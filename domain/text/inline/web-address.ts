/** Protocols that a link of a document may use. */
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])
const LENGTH_MAX = 2_000

/**
 * The address of a link in a document, normalised; null if it is not a complete address or of a
 * protocol that could run code or start another program.
 */
export function webAddress(address: string): string | null {
  if (address.length > LENGTH_MAX || !URL.canParse(address)) return null
  const url = new URL(address)
  return PROTOCOLS.has(url.protocol) ? url.href : null
}

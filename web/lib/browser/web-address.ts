/** Protocols that a link of a document may use. */
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])
const LENGTH_MAX = 2_000

/**
 * The address of a link in a document, normalised; null if it is no complete address or of a
 * protocol that could run code or start another program.
 */
export function webAddress(address: string): string | null {
  if (address.length > LENGTH_MAX || !URL.canParse(address)) return null
  const url = new URL(address)
  return PROTOCOLS.has(url.protocol) ? url.href : null
}

/** What a learner recognises of an address: the host, or the recipient of a mail. */
export function addressLabel(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  return url.protocol === 'mailto:' ? url.pathname : url.host
}

/** Attributes of a link that leaves the site: a new tab, without opener or referrer. */
export const EXTERNAL_LINK = { target: '_blank', rel: 'noopener noreferrer' } as const

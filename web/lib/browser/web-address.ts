/** What a learner recognises of an address: the host, or the recipient of a mail. */
export function addressLabel(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  return url.protocol === 'mailto:' ? url.pathname : url.host
}

/** Attributes of a link that leaves the site: a new tab, without opener or referrer. */
export const EXTERNAL_LINK = { target: '_blank', rel: 'noopener noreferrer' } as const

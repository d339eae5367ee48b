import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Range = [Address, number]

const LOOPBACK = ['127.0.0.0/8', '::1/128']

const parse = (text: string): Address | null => (ipaddr.isValid(text) ? ipaddr.process(text) : null)

/** The trusted proxies: addresses, CIDR ranges and the word `loopback`. Throws an `Error`. */
export function parseTrustedProxies(text: string): Range[] {
  return text
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .flatMap((entry) => (entry === 'loopback' ? LOOPBACK : [entry]))
    .map((entry) => {
      if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry)
      const address = parse(entry)
      if (!address) throw new Error(`${entry} is not an address, a CIDR range or "loopback"`)
      return [address, address.kind() === 'ipv4' ? 32 : 128]
    })
}

export type TrustedProxies = readonly Range[]

const isTrusted = (address: Address, proxies: TrustedProxies): boolean =>
  proxies.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits))

/** Whether the socket address is that of a trusted proxy. */
export function isTrustedProxy(socketAddress: string, proxies: TrustedProxies): boolean {
  const address = parse(socketAddress)
  return address !== null && isTrusted(address, proxies)
}

/**
 * The caller's address: the socket's, or behind a trusted proxy the last address in
 * `X-Forwarded-For` that is not itself a trusted proxy. `unknown` if there is none.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwarded: string | null,
  proxies: TrustedProxies,
): string {
  const socket = parse(socketAddress ?? '')
  if (!socket) return 'unknown'
  let client = socket
  for (const entry of (forwarded ?? '').split(',').reverse()) {
    if (!isTrusted(client, proxies)) break
    const address = parse(entry.trim().replace(/^\[(.*)\](:\d+)?$/, '$1'))
    if (!address) break
    client = address
  }
  return client.toString()
}

/** The network counted as one caller: an IPv4 address, or the /64 network of an IPv6 customer. */
export function networkOf(address: string): string {
  const parsed = parse(address)
  if (!parsed || parsed.kind() === 'ipv4') return parsed?.toString() ?? address
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`
}

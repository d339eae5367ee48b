import type { Server } from 'node:http'
import { isTrustedProxy, networkOf, type TrustedProxies } from '../address.ts'

/**
 * Closes a connection at once if its network has `most` open ones already, so that one network does
 * not use up those of the server. The connections of trusted proxies are not counted.
 */
export function limitNetworks(
  server: Server,
  { most, trustedProxies }: { most: number; trustedProxies: TrustedProxies },
): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const { remoteAddress = 'unknown' } = socket
    if (isTrustedProxy(remoteAddress, trustedProxies)) return
    const network = networkOf(remoteAddress)
    const before = open.get(network) ?? 0
    if (before >= most) {
      socket.destroy()
      return
    }
    open.set(network, before + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

import type { WebSocket } from 'ws'
import type { RealtimeLimits } from './limits.ts'

/** The messages of all sockets that were sent and that the clients have not read yet. */
export class Outboxes {
  readonly #sockets = new Set<WebSocket>()
  readonly #limits: RealtimeLimits

  constructor(limits: RealtimeLimits) {
    this.#limits = limits
  }

  add(socket: WebSocket): void {
    this.#sockets.add(socket)
  }

  remove(socket: WebSocket): void {
    this.#sockets.delete(socket)
  }

  /** Sends `data`. Disconnects a client that reads too slowly: nothing else frees the memory. */
  send(socket: WebSocket, data: string | Buffer): void {
    if (socket.readyState !== socket.OPEN) return
    if (this.#isFull(socket)) {
      socket.terminate()
      return
    }
    socket.send(data, { binary: typeof data !== 'string' }, () => undefined)
  }

  #isFull({ bufferedAmount }: WebSocket): boolean {
    const { outgoingBytes, totalOutgoingBytes } = this.#limits
    if (bufferedAmount > outgoingBytes) return true
    // The sum is needed only where there is something to free
    if (bufferedAmount <= outgoingBytes / 4) return false
    let total = 0
    for (const socket of this.#sockets) total += socket.bufferedAmount
    return total > totalOutgoingBytes
  }
}

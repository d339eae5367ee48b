import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { listen, type ConnectionLimits, type Listener } from '../listen.ts'

/** More than the buffers of the operating system take. */
const BODY = 'x'.repeat(30_000_000)

/** A busy machine is late with timers by less than this. */
const BUSY_MS = 5000

let listener: Listener
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await listener.close()
})

const serveBody = async (limits: Partial<ConnectionLimits>): Promise<void> => {
  listener = await listen({
    fetch: () => Promise.resolve(new Response(BODY)),
    host: '127.0.0.1',
    port: 0,
    limits,
  })
}

/** A client that asks for the body and reads nothing yet. */
function openClient(): Socket {
  const socket = connect(listener.port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  return socket
}

/** Reads until the connection is closed, with a pause after each chunk. Gives the bytes read. */
async function bytesRead(socket: Socket, pauseMs: number): Promise<number> {
  let bytes = 0
  try {
    for await (const chunk of socket) {
      bytes += (chunk as Buffer).length
      if (pauseMs > 0) await setTimeout(pauseMs)
    }
  } catch {
    // The server closed the connection
  }
  return bytes
}

test('closes the connection of a client that does not read its response', async () => {
  await serveBody({ unreadMs: 200 })
  const client = openClient()
  await setTimeout(BUSY_MS)
  expect(await bytesRead(client, 0)).toBeLessThan(BODY.length)
})

test('sends a response to a client that reads it slowly', async () => {
  await serveBody({ unreadMs: BUSY_MS })
  // Longer than that in all
  expect(await bytesRead(openClient(), 15)).toBeGreaterThan(BODY.length)
})

test('closes the oldest connections where unread responses exceed a limit of bytes', async () => {
  await serveBody({ unreadBytes: 50_000_000 })
  const clients: Socket[] = []
  for (let opened = 0; opened < 3; opened += 1) {
    clients.push(openClient())
    await setTimeout(100)
  }
  await setTimeout(BUSY_MS)
  const complete = await Promise.all(
    clients.map(async (client) => (await bytesRead(client, 0)) > BODY.length),
  )
  expect(complete).toEqual([false, false, true])
})

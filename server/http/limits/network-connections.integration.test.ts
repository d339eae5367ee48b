import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { parseTrustedProxies, type TrustedProxies } from '../address.ts'
import { listen, type Listener } from '../listen.ts'

let listener: Listener
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await listener.close()
})

const serve = async (trustedProxies: TrustedProxies): Promise<void> => {
  listener = await listen({
    fetch: () => Promise.resolve(new Response('answered', { headers: { connection: 'close' } })),
    host: '127.0.0.1',
    port: 0,
    trustedProxies,
    limits: { networkConnections: 2 },
  })
}

/** A connection from `from`, which sends nothing. */
async function openConnection(from: string): Promise<Socket> {
  const socket = connect({ port: listener.port, host: '127.0.0.1', localAddress: from })
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** The first line of the answer to a request over a new connection; empty if it was closed. */
async function answerTo(from: string): Promise<string> {
  const socket = await openConnection(from)
  let answer = ''
  socket.on('data', (data) => (answer += data.toString()))
  const { promise: closed, resolve } = Promise.withResolvers<unknown>()
  socket.once('close', resolve)
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  await closed
  return answer.split('\r\n', 1)[0] ?? ''
}

test('idle connections of one network do not use up those of another', async () => {
  await serve([])
  const [first] = await Promise.all([openConnection('127.0.0.1'), openConnection('127.0.0.1')])
  expect(await answerTo('127.0.0.1')).toBe('')
  expect(await answerTo('127.0.0.2')).toBe('HTTP/1.1 200 OK')
  first.destroy()
  await expect.poll(() => answerTo('127.0.0.1')).toBe('HTTP/1.1 200 OK')
})

test('the connections of a trusted proxy, which are those of many, are not counted', async () => {
  await serve(parseTrustedProxies('loopback'))
  await Promise.all([openConnection('127.0.0.1'), openConnection('127.0.0.1')])
  expect(await answerTo('127.0.0.1')).toBe('HTTP/1.1 200 OK')
})

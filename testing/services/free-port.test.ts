import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIRST_PORT, freePort, LAST_PORT } from './free-port.ts'

const server = createServer()
/** The port of a server that asked for any. */
let occupied: number
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  occupied = address.port
})
afterAll(() => server.close())

test('is outside the ports that a server gets when it asks for any', async () => {
  const port = await freePort()
  expect(port).toBeGreaterThanOrEqual(FIRST_PORT)
  expect(port).toBeLessThanOrEqual(LAST_PORT)
  expect(occupied).toBeGreaterThan(LAST_PORT)
})

test('freePort does not return a port twice, or one on which a server listens', async () => {
  const [given, unused] = [await freePort(), await freePort()]
  const choices = [given, occupied, unused - 1, unused + 1]
  const port = await freePort(() => choices.shift() ?? FIRST_PORT)
  expect([given, occupied]).not.toContain(port)
})

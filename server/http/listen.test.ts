import { expect, test } from 'vitest'
import { SHUTDOWN_GRACE_MS } from '../app.ts'
import { DRAIN_TIMEOUT_MS, clientAddress } from './listen.ts'

test.each([
  ['203.0.113.5', null, '203.0.113.5'],
  ['::ffff:127.0.0.1', null, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.5', '203.0.113.5'],
  ['::1', '::ffff:203.0.113.5', '203.0.113.5'],
  [undefined, null, 'unknown'],
])('a call from %s forwarded for %s comes from %s', (socket, forwarded, peer) => {
  expect(clientAddress(socket, forwarded)).toBe(peer)
})

test('only a proxy on this machine is believed about whom it speaks for', () => {
  expect(clientAddress('203.0.113.5', '127.0.0.1')).toBe('203.0.113.5')
})

test('a server told to stop has stopped before the ten seconds after which it is ended by force', () => {
  expect(DRAIN_TIMEOUT_MS + SHUTDOWN_GRACE_MS).toBeLessThan(10_000)
})

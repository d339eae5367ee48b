import { expect, test } from 'vitest'
import { peerOf } from './listen.ts'

test.each([
  ['203.0.113.5', null, '203.0.113.5'],
  ['::ffff:127.0.0.1', null, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.5', '203.0.113.5'],
  ['::1', '::ffff:203.0.113.5', '203.0.113.5'],
  [undefined, null, 'unknown'],
])('a call from %s forwarded for %s comes from %s', (socket, forwarded, peer) => {
  expect(peerOf(socket, forwarded)).toBe(peer)
})

test('only a proxy on this machine is believed about whom it speaks for', () => {
  expect(peerOf('203.0.113.5', '127.0.0.1')).toBe('203.0.113.5')
})

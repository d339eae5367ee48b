import { expect, test } from 'vitest'
import { clientAddress, networkOf, parseTrustedProxies } from './address.ts'

const loopback = parseTrustedProxies('loopback')

test.each([
  ['203.0.113.5', null, '203.0.113.5'],
  ['::ffff:127.0.0.1', null, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.5', '203.0.113.5'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.5, 127.0.0.1', '203.0.113.5'],
  ['::1', '::ffff:203.0.113.5', '203.0.113.5'],
  ['::1', '[2001:db8::7]:443', '2001:db8::7'],
  ['127.0.0.1', 'not an address', '127.0.0.1'],
  [undefined, null, 'unknown'],
  ['203.0.113.5', '127.0.0.1', '203.0.113.5'],
])(
  'with loopback trusted, reads %s forwarded for %s as the caller %s',
  (socket, forwarded, address) => {
    expect(clientAddress(socket, forwarded, loopback)).toBe(address)
  },
)

test('ignores forwarded addresses without a trusted proxy', () => {
  expect(clientAddress('127.0.0.1', '203.0.113.5', [])).toBe('127.0.0.1')
})

test('trusts a proxy in a configured range', () => {
  const proxies = parseTrustedProxies('10.0.0.0/8, 2001:db8::/32')
  expect(clientAddress('10.1.2.3', '203.0.113.5', proxies)).toBe('203.0.113.5')
  expect(clientAddress('2001:db8::1', '203.0.113.5', proxies)).toBe('203.0.113.5')
  expect(clientAddress('11.1.2.3', '203.0.113.5', proxies)).toBe('11.1.2.3')
})

test('refuses text that is neither an address nor a range', () => {
  expect(() => parseTrustedProxies('nginx')).toThrow('nginx is not an address')
})

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

import { expect, it } from 'vitest'
import { webAddress } from '../../../domain/text/inline/web-address.ts'
import { addressLabel } from './web-address.ts'

it.each([
  ['https://example.org/a?b=c', 'https://example.org/a?b=c', 'example.org'],
  ['http://example.org:8080/', 'http://example.org:8080/', 'example.org:8080'],
  ['mailto:ada@example.org', 'mailto:ada@example.org', 'ada@example.org'],
])('accepts the address %s', (address, url, label) => {
  expect(webAddress(address)).toBe(url)
  expect(addressLabel(address)).toBe(label)
})

it.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'file:///etc/passwd',
  'ftp://example.org/a',
  'blob:https://example.org/1',
  '/relative',
  '//example.org',
  'https://',
  `https://example.org/${'a'.repeat(2_000)}`,
])('refuses %j', (address) => {
  expect(webAddress(address)).toBeNull()
})

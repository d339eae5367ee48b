import { expect, test } from 'vitest'
import { redirectToPublicAddress } from './public-address.ts'

const open = (url: string, publicUrl: string, accept = 'text/html,*/*') =>
  redirectToPublicAddress(new Request(url, { headers: { accept } }), publicUrl)?.headers.get(
    'location',
  ) ?? null

test('redirects a page to the public name of this machine and keeps its path', () => {
  const address = 'http://localhost:3000/base/5?page=2'
  expect(open('http://127.0.0.1:3000/base/5?page=2', 'http://localhost:3000')).toBe(address)
  expect(open('http://[::1]:3000/base/5?page=2', 'http://localhost:3000')).toBe(address)
})

test('stays on this machine whatever the path is', () => {
  expect(open('http://127.0.0.1:3000//evil.example/x', 'http://localhost:3000')).toMatch(
    /^http:\/\/localhost:3000\//,
  )
})

test.each([
  ['the public address', 'http://localhost:3000/', 'http://localhost:3000'],
  ['another port', 'http://127.0.0.1:8080/', 'http://localhost:3000'],
  ['a name elsewhere', 'http://stoa.lan:3000/', 'http://localhost:3000'],
  ['a public address elsewhere', 'http://127.0.0.1:443/', 'https://stoa.example'],
])('leaves alone %s', (_, url, publicUrl) => {
  expect(open(url, publicUrl)).toBeNull()
})

test('redirects no script and no call', () => {
  expect(open('http://127.0.0.1:3000/assets/a.js', 'http://localhost:3000', '*/*')).toBeNull()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalisePath } from './request-path.ts'

test.each([
  ['/auth/v1/%74oken', '/auth/v1/token'],
  ['/%61uth/v1/token', '/auth/v1/token'],
  ['/rest/v1/b%61ses', '/rest/v1/bases'],
  ['/functions/v1/tutor-chat', '/functions/v1/tutor-chat'],
  ['/auth/v1/.well-known/jwks.json', '/auth/v1/.well-known/jwks.json'],
  ['/storage/v1/object/files/a%20b.pdf', '/storage/v1/object/files/a%20b.pdf'],
  ['/storage/v1/object/files/a%2Fb', '/storage/v1/object/files/a%2Fb'],
  ['/base/1', '/base/1'],
  ['/', '/'],
])('normalises %s to %s', (path, normalised) => {
  expect(normalisePath(path)).toBe(normalised)
})

test.each([
  '/auth%2Fv1/token',
  '/auth/v1%2ftoken',
  '/auth/v1/%2574oken',
  '/auth/v1//token',
  '/auth/v1/token/',
  '/auth/v1/token%00',
  '/auth/v1/token%20',
  '/rest/v1/bases%5c',
  '/stor%61ge/v1/object/files/a',
  '/storage/v1/%6Fbject/files/a',
  '/storage/v1/%6Fbject/files/a%2Fb',
  '/%',
  '/a/%2e%2e%2fauth/v1/token',
])('reports %s as ambiguous', (path) => {
  expect(normalisePath(path)).toBeNull()
})

test('leaves a normalised API path unchanged', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const normalised = normalisePath(`/auth/v1${path}`)
      if (normalised !== null) expect(normalisePath(normalised)).toBe(normalised)
    }),
  )
})

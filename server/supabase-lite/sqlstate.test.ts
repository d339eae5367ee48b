import { expect, test } from 'vitest'
import { statusOf } from './sqlstate.ts'

test.each([
  ['23502', 400],
  ['23503', 409],
  ['23505', 409],
  ['23514', 400],
  ['22P02', 400],
  ['P0001', 400],
  ['PT413', 413],
  ['54000', 400],
  ['P0002', 500],
  ['40001', 500],
  ['53100', 507],
  ['53300', 503],
  ['57014', 500],
  ['57P03', 503],
  ['08006', 503],
  ['08007', 503],
])('answers SQLSTATE %s with %i', (code, status) => {
  expect(statusOf(code, false)).toBe(status)
})

test('answers a missing privilege with 401 for an anonymous caller', () => {
  expect(statusOf('42501', true)).toBe(401)
  expect(statusOf('42501', false)).toBe(403)
})

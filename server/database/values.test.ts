import { expect, test } from 'vitest'
import { isoTimestamp, parsers } from './values.ts'

test.each([
  ['2026-11-21 01:10:28.093+00', '2026-11-21T01:10:28.093+00:00'],
  ['2026-11-21 01:10:28+00', '2026-11-21T01:10:28+00:00'],
  ['2026-11-21 01:10:28.123456+05:30', '2026-11-21T01:10:28.123456+05:30'],
  ['2026-11-21 01:10:28-03', '2026-11-21T01:10:28-03:00'],
  ['2026-11-21 01:10:28.5', '2026-11-21T01:10:28.5'],
  ['12026-01-01 00:00:00+00', '12026-01-01T00:00:00+00:00'],
  ['infinity', 'infinity'],
])('%s is written %s', (given, written) => {
  expect(isoTimestamp(given)).toBe(written)
})

test('numbers are numbers, as PostgREST writes them', () => {
  expect(parsers[1700]?.('66.70')).toBe(66.7)
  expect(parsers[20]?.('5000000000')).toBe(5_000_000_000)
})

import { describe, expect, test } from 'vitest'
import { matches, parseChangeFilter } from './filter.ts'
import { RequestError } from '../protocol/request-error.ts'
import type { Table } from './tables.ts'

const ID = '0e3d3e76-1f3c-480d-9820-02bb28814ae4'
const table: Table = {
  name: 'quizzes',
  key: [{ name: 'id', type: 'uuid' }],
  columns: [
    { name: 'id', type: 'uuid' },
    { name: 'name', type: 'text' },
    { name: 'marks', type: 'numeric' },
    { name: 'at', type: 'timestamptz' },
    { name: 'done', type: 'bool' },
    { name: 'counts', type: 'jsonb' },
  ],
}
const record = {
  id: ID,
  name: 'Cells, "small" ones',
  marks: 10,
  at: '2026-11-23T10:00:00+00:00',
  done: true,
  counts: {},
}
const isMatch = (filter: string, row: Record<string, unknown> = record) =>
  matches(parseChangeFilter(filter, table), row, table)

describe('a filter', () => {
  test.each([
    ['', true],
    [`id=eq.${ID.toUpperCase()}`, true],
    [`id=neq.${ID}`, false],
    ['marks=eq.10', true],
    ['marks=eq.10.0', true],
    ['marks=neq.9', true],
    ['marks=lt.9', false],
    ['marks=lt.11', true],
    ['marks=lte.10', true],
    ['marks=gt.9', true],
    ['marks=gt.10', false],
    ['marks=gte.10', true],
    ['marks=in.(9,10)', true],
    ['marks=in.(9,11)', false],
    ['at=gt.2026-11-23T09:59:59Z', true],
    ['at=lt.2026-11-23T10:00:00+00:00', false],
    ['done=eq.true', true],
    ['done=eq.f', false],
    ['name=eq."Cells, \\"small\\" ones"', true],
    ['name=in.(Roots,"Cells, \\"small\\" ones")', true],
    ['name=gte.Cells', true],
    ['marks=gt.9,done=eq.true', true],
    ['marks=gt.9,done=eq.false', false],
  ])('%s is fulfilled: %s', (filter, expected) => {
    expect(isMatch(filter)).toBe(expected)
  })

  test('on a missing value is never fulfilled, as in SQL', () => {
    expect(isMatch('marks=neq.9', { ...record, marks: null })).toBe(false)
    expect(isMatch('marks=neq.9', {})).toBe(false)
  })

  test.each([
    ['marks', 'no operator'],
    ['marks=like.1', 'another operator'],
    ['marks=match.1', 'a regular expression'],
    ['marks=eq.ten', 'a value of another type'],
    ['id=eq.1', 'no id'],
    ['done=eq.perhaps', 'no truth value'],
    ['at=eq.yesterday', 'no time'],
    ['counts=eq.{}', 'JSON'],
    ['secret=eq.1', 'an unknown column'],
    ['marks=in.9', 'a list without parentheses'],
    [`marks=in.(${Array.from({ length: 101 }, (_, n) => n).join(',')})`, 'too many values'],
    [Array.from({ length: 11 }, () => 'marks=eq.1').join(','), 'too many conditions'],
  ])('%s is refused: %s', (filter) => {
    expect(() => parseChangeFilter(filter, table)).toThrow(RequestError)
  })
})

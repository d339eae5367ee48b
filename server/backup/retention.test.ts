import { expect, test } from 'vitest'
import { expiredSnapshots, parseSnapshotName, snapshotName } from './retention.ts'

const days = (count: number, kind: 'daily' | 'migration' = 'daily') =>
  Array.from({ length: count }, (_, index) =>
    snapshotName(new Date(Date.UTC(2026, 10, 22 - index, 8)), kind),
  )

test('reads the day and kind from a name and ignores other names', () => {
  expect(parseSnapshotName('2026-11-22T08-00-00-000Z-daily')).toEqual({
    name: '2026-11-22T08-00-00-000Z-daily',
    day: '2026-11-22',
    kind: 'daily',
  })
  for (const name of ['requests', '.unfinished-1', '2026-11-22', '2026-11-22T08-00-00-000Z-other'])
    expect(parseSnapshotName(name)).toBeNull()
})

test('retains the newest of each of 7 days and of 4 weeks', () => {
  const names = days(60)
  const expired = new Set(expiredSnapshots(names, { daily: 7, weekly: 4 }))
  const remaining = names.filter((name) => !expired.has(name)).map((name) => name.slice(5, 10))
  // 22 November 2026 is a Sunday: the 7 days are the newest week.
  expect(remaining).toEqual([
    '11-22',
    '11-21',
    '11-20',
    '11-19',
    '11-18',
    '11-17',
    '11-16',
    '11-15',
    '11-08',
    '11-01',
  ])
})

test('retains the newest of several on one day', () => {
  const names = [8, 12, 16].map((hour) =>
    snapshotName(new Date(Date.UTC(2026, 10, 22, hour)), 'daily'),
  )
  expect(expiredSnapshots(names, { daily: 7, weekly: 4 })).toEqual([names[1], names[0]])
})

test('retains two snapshots before a migration, and always the newest snapshot', () => {
  const names = days(4, 'migration')
  expect(expiredSnapshots(names, { daily: 0, weekly: 0 })).toEqual(names.slice(2))
  expect(expiredSnapshots(days(3), { daily: 0, weekly: 0 })).toHaveLength(2)
})

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { changedMigrations, CHECKSUMS_FILE, withNewMigrations } from './recorded-migrations.ts'

test('changes, renames and removes no recorded migration', async () => {
  // Write a new migration instead, and run npm run types
  expect(await changedMigrations(await readFile(CHECKSUMS_FILE, 'utf8'))).toEqual([])
})

test('records every migration', async () => {
  const recorded = await readFile(CHECKSUMS_FILE, 'utf8')
  expect(await withNewMigrations(recorded)).toBe(recorded)
})

test('keeps what was recorded of a changed and of a removed migration', async () => {
  const recorded = await withNewMigrations('')
  const [line = ''] = recorded.split('\n')
  const earlier = `${'0'.repeat(64)}${line.slice(64)}\n${'0'.repeat(64)}  20260101000000_gone.sql\n`
  expect(await changedMigrations(earlier)).toEqual([line.slice(66), '20260101000000_gone.sql'])
  expect(await withNewMigrations(earlier)).toContain(`${'0'.repeat(64)}${line.slice(64)}\n`)
})

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { databaseTypes, TYPES_FILE } from './database-types.ts'

test('matches types/database.ts with the migrations', async () => {
  expect(await readFile(TYPES_FILE, 'utf8')).toBe(await databaseTypes())
}, 30_000)

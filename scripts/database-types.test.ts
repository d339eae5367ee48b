import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { databaseTypes, TYPES_FILE } from './database-types.ts'

test('types/database.ts is what the migrations give', async () => {
  expect(await readFile(TYPES_FILE, 'utf8')).toBe(await databaseTypes())
}, 30_000)

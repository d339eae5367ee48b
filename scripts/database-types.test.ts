import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { SCHEMA_FILE } from '../server/doctor/schema-differences.ts'
import { databaseTypes, schemaDescription, TYPES_FILE } from './database-types.ts'

test('matches types/database.ts with the migrations', async () => {
  expect(await readFile(TYPES_FILE, 'utf8')).toBe(await databaseTypes())
})

test('matches types/schema.json with the migrations', async () => {
  expect(await readFile(SCHEMA_FILE, 'utf8')).toBe(await schemaDescription())
})

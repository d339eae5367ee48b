import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { openPglite } from '../../server/database/pglite/pglite.ts'
import { SCHEMA_FILE } from '../../server/doctor/schema-differences.ts'
import { databaseTemplate } from '../../testing/template.ts'
import { databaseTypes, schemaDescription, TYPES_FILE } from './database-types.ts'

let database: Database
beforeAll(async () => {
  database = await openPglite({ template: await databaseTemplate() })
})
afterAll(() => database.close())

test('matches types/database.ts with the migrations', async () => {
  expect(await readFile(TYPES_FILE, 'utf8')).toBe(await databaseTypes(database))
})

test('matches types/schema.json with the migrations', async () => {
  expect(await readFile(SCHEMA_FILE, 'utf8')).toBe(await schemaDescription(database))
})

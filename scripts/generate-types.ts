/**
 * `npm run types`: writes types/database.ts from the migrations, in the form of `supabase gen types
 * typescript`, and types/schema.json, with which a server finds that its database was changed by
 * hand. Records new migrations in supabase/migrations.sha256.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { SCHEMA_FILE } from '../server/doctor/schema-differences.ts'
import { databaseTypes, schemaDescription, TYPES_FILE } from './database-types.ts'
import { CHECKSUMS_FILE, withNewMigrations } from './recorded-migrations.ts'

await writeFile(TYPES_FILE, await databaseTypes())
await writeFile(SCHEMA_FILE, await schemaDescription())
await writeFile(CHECKSUMS_FILE, await withNewMigrations(await readFile(CHECKSUMS_FILE, 'utf8')))

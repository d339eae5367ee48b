/**
 * `npm run types`: writes types/database.ts from the migrations, in the form of `supabase gen types
 * typescript`, and types/schema.json, with which a server finds that its database was changed by
 * hand.
 */
import { writeFile } from 'node:fs/promises'
import { SCHEMA_FILE } from '../server/doctor/schema-differences.ts'
import { databaseTypes, schemaDescription, TYPES_FILE } from './database-types.ts'

await writeFile(TYPES_FILE, await databaseTypes())
await writeFile(SCHEMA_FILE, await schemaDescription())

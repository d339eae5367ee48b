/**
 * `npm run types`: writes types/database.ts from the migrations, in the form of `supabase gen types
 * typescript`, and types/schema.json, with which a server finds that its database was changed by
 * hand. Records new migrations in supabase/migrations.sha256 and lists the procedures in
 * supabase/procedures.md.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { SCHEMA_FILE } from '../../server/doctor/schema-differences.ts'
import { openPglite } from '../../server/database/pglite/pglite.ts'
import { migrate, readMigrations } from '../../server/startup/migrate.ts'
import { databaseTypes, schemaDescription, TYPES_FILE } from './database-types.ts'
import { PROCEDURES_FILE, proceduresText } from './procedures.ts'
import { CHECKSUMS_FILE, withNewMigrations } from './recorded-migrations.ts'

const database = await openPglite()
await migrate(database, await readMigrations())
await writeFile(TYPES_FILE, await databaseTypes(database))
await writeFile(SCHEMA_FILE, await schemaDescription(database))
await database.close()
await writeFile(CHECKSUMS_FILE, await withNewMigrations(await readFile(CHECKSUMS_FILE, 'utf8')))
await writeFile(PROCEDURES_FILE, await proceduresText())

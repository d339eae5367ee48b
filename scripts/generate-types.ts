/**
 * `npm run types`: writes types/database.ts from the migrations, in the form of `supabase gen types
 * typescript`.
 */
import { writeFile } from 'node:fs/promises'
import { databaseTypes, TYPES_FILE } from './database-types.ts'

await writeFile(TYPES_FILE, await databaseTypes())

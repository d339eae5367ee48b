/** `node make-database.ts FOLDER`: makes an empty database there and ends. */
import { openPgliteFolder } from './database-folder.ts'

const [, , folder] = process.argv
if (folder === undefined) throw new Error('Which folder?')
const database = await openPgliteFolder(folder)
await database.close()

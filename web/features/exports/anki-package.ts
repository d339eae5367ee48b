import type { SqlJsStatic } from 'sql.js'
import { ankiRows } from '../../../domain/export/anki.ts'
import { ANKI_TABLES } from '../../../domain/export/anki-schema.ts'
import type { ExportSet } from '../../../domain/export/question.ts'
import { writeZip } from '../../lib/zip/zip.ts'

type Options = {
  readonly sql: SqlJsStatic
  readonly page: (page: number) => string
  readonly now: Date
}

function writeCollection(set: ExportSet, { sql, page, now }: Options): Uint8Array {
  const db = new sql.Database()
  try {
    db.run(ANKI_TABLES)
    db.run('begin')
    for (const { table, rows } of ankiRows(set, { page }, now)) {
      const places = rows[0]?.map(() => '?').join(', ')
      if (places === undefined) continue
      const insert = db.prepare(`insert into ${table} values (${places})`)
      for (const row of rows) insert.run(row)
      insert.free()
    }
    db.run('commit')
    return db.export()
  } finally {
    db.close()
  }
}

/** An Anki package (`.apkg`) with one new card for each question of `set`. */
export const ankiPackage = (set: ExportSet, options: Options): Promise<Blob> =>
  writeZip(async (zip) => {
    await zip.add({ path: 'collection.anki2', data: writeCollection(set, options) })
    // No media: the list of them is still required.
    await zip.add({ path: 'media', data: '{}' })
  })

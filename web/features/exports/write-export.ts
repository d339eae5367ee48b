import { safeFileName } from '../../../domain/export/file-name.ts'
import type { ExportSet } from '../../../domain/export/question.ts'
import { cellSeparator } from '../../lib/i18n/format.ts'
import type { WebMessages } from '../../lib/i18n/i18n.ts'

/** The formats that are saved as a file. */
export type FileFormat = 'anki' | 'csv' | 'gift' | 'moodle' | 'qti'

type Texts = WebMessages['exporting']
type Writer = (set: ExportSet, texts: Texts) => Promise<Blob>

const textBlob = (text: string, type: string): Blob =>
  new Blob([text], { type: `${type};charset=utf-8` })

/** Only the chosen format's code is loaded. */
const WRITERS: Record<FileFormat, { readonly extension: string; readonly write: Writer }> = {
  anki: {
    extension: 'apkg',
    write: async (set, { page }) => {
      const [{ ankiPackage }, { loadSqlite }] = await Promise.all([
        import('./anki-package.ts'),
        import('./load-sqlite.ts'),
      ])
      return ankiPackage(set, { sql: await loadSqlite(), page, now: new Date() })
    },
  },
  csv: {
    extension: 'csv',
    write: async (set, { columns, page }) => {
      const { writeCsv } = await import('../../../domain/export/csv.ts')
      return textBlob(
        writeCsv(set, { header: columns, page, separator: cellSeparator() }),
        'text/csv',
      )
    },
  },
  gift: {
    extension: 'gift.txt',
    write: async (set, texts) => {
      const { writeGift } = await import('../../../domain/export/gift.ts')
      return textBlob(writeGift(set, texts), 'text/plain')
    },
  },
  moodle: {
    extension: 'xml',
    write: async (set, texts) => {
      const { writeMoodleXml } = await import('../../../domain/export/moodle-xml.ts')
      return textBlob(writeMoodleXml(set, texts), 'application/xml')
    },
  },
  qti: {
    extension: 'qti.zip',
    write: async (set, texts) => {
      const [{ qtiFiles }, { writeZip }] = await Promise.all([
        import('../../../domain/export/qti.ts'),
        import('../../lib/zip/zip.ts'),
      ])
      return writeZip(async (zip) => {
        for (const { path, text } of qtiFiles(set, texts)) await zip.add({ path, data: text })
      })
    },
  },
}

/** `set` in a format, and a file name for it. */
export async function writeExport(
  set: ExportSet,
  format: FileFormat,
  texts: Texts,
): Promise<{ blob: Blob; name: string }> {
  const { extension, write } = WRITERS[format]
  const name = `${safeFileName(set.title, texts.fallbackName)}.${extension}`
  return { blob: await write(set, texts), name }
}

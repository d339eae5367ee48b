import { batches } from '../../../domain/batches.ts'
import { Failure } from '../../../domain/failure.ts'
import {
  onlyChosenPages,
  type ChosenPages,
} from '../../../domain/quiz/creation/texts/chosen-pages.ts'
import {
  charactersPerText,
  firstPages,
  limitRanges,
  readingParts,
} from '../../../domain/quiz/creation/texts/reading-limits.ts'
import type { SourceText } from '../../../domain/quiz/creation/texts/source-text.ts'
import { withoutUncertain } from '../../../domain/recognition/stored-recognition.ts'
import { fromStoredEmphasis } from '../../../domain/text/inline/stored-emphasis.ts'
import { fromStoredStructure } from '../../../domain/text/blocks/stored-structure.ts'
import { limitCombiningMarks } from '../../../domain/text/combining-marks.ts'
import { splitPages } from '../../../domain/text/pages.ts'
import type { FunctionDeps } from '../_shared/deps.ts'

type Db = ReturnType<FunctionDeps['db']>

/** The length of the text of each file that has one, and the files that have recognised pages. */
async function readLengths(db: Db, fileIds: readonly string[]) {
  const lengths = new Map<string, number>()
  const recognised = new Set<string>()
  for (const ids of batches(fileIds)) {
    const { data, error } = await db
      .from('pdf_text_content')
      .select('file_id, text_length, recognised_pages')
      .eq('status', 'completed')
      .in('file_id', ids)
    if (error) throw new Failure('quiz_generate_failed', { cause: error })
    for (const row of data) {
      lengths.set(row.file_id, row.text_length)
      if (row.recognised_pages > 0) recognised.add(row.file_id)
    }
  }
  return { lengths, recognised }
}

/** The texts of files that are read at once. */
async function readTexts(db: Db, fileIds: readonly string[]): Promise<SourceText[]> {
  const { data, error } = await db
    .from('pdf_text_content')
    .select('file_id, extracted_text, emphasis, structure, recognition')
    .eq('status', 'completed')
    .in('file_id', [...fileIds])
  if (error) throw new Failure('quiz_generate_failed', { cause: error })
  const rows = new Map(data.map((row) => [row.file_id, row]))
  return fileIds.flatMap((fileId) => {
    const row = rows.get(fileId)
    const text = limitCombiningMarks(row?.extracted_text ?? '')
    const pages = withoutUncertain(splitPages(text), row?.recognition)
    return pages.every((page) => page.trim() === '')
      ? []
      : [
          {
            fileId,
            pages,
            emphasis: fromStoredEmphasis(row?.emphasis, pages),
            structure: fromStoredStructure(row?.structure, pages),
          },
        ]
  })
}

/**
 * The chosen pages of the texts under row-level security: files of others, and files without text
 * there, are not among them.
 */
export const loadTexts = async (
  db: Db,
  { file_ids, pages }: { file_ids: readonly string[]; pages: ChosenPages },
): Promise<SourceText[]> => {
  const texts: SourceText[] = []
  const { lengths, recognised } = await readLengths(db, file_ids)
  const most = charactersPerText([...lengths.values()])
  const withinRanges = limitRanges()
  for (const part of readingParts(file_ids, lengths, recognised))
    for (const text of onlyChosenPages(await readTexts(db, part), pages))
      texts.push(...firstPages(text, most).map(withinRanges))
  return texts
}

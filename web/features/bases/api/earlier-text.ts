import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { fromStoredStructure } from '../../../../domain/text/blocks/stored-structure.ts'
import { fromStoredEmphasis } from '../../../../domain/text/inline/stored-emphasis.ts'
import { fromStoredLinks } from '../../../../domain/text/inline/stored-links.ts'
import { joinPages, splitPages } from '../../../../domain/text/pages.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import type { ExtractedText } from '../extraction/extract-text.ts'
import { EXTRACTION_VERSION } from '../extraction/extraction-version.ts'
import { toMarkupColumns } from './pdf-text.ts'

const row = z.object({
  extracted_text: z.string(),
  emphasis: z.unknown(),
  structure: z.unknown(),
  links: z.unknown(),
  recognition: z.nullable(z.array(z.unknown())),
  extraction_date: z.string(),
})

/** A stored text that an earlier version of the code read. */
export type EarlierText = ExtractedText & {
  /** Whether the text of each page was recognised on its picture. */
  readonly isRecognised: readonly boolean[]
  /** When the text was stored. */
  readonly storedAt: string
}

/**
 * The stored text of a file if an earlier version read it; else null. Throws `pdf_store_failed`.
 */
export async function loadEarlierText(fileId: string): Promise<EarlierText | null> {
  const db = await supabase()
  const { data, error } = await db
    .from('pdf_text_content')
    .select('extracted_text, emphasis, structure, links, recognition, extraction_date')
    .eq('file_id', fileId)
    .eq('status', 'completed')
    .lt('extraction_version', EXTRACTION_VERSION)
    .maybeSingle()
  if (error) throw asFailure(error, 'pdf_store_failed')
  if (data === null) return null
  const { extracted_text, recognition, extraction_date, ...stored } = row.parse(data)
  const pages = splitPages(extracted_text)
  return {
    pages,
    emphasis: fromStoredEmphasis(stored.emphasis, pages),
    structure: stored.structure === null ? null : fromStoredStructure(stored.structure, pages),
    links: stored.links === null ? null : fromStoredLinks(stored.links, pages),
    isRecognised: pages.map((_, at) => (recognition?.[at] ?? null) !== null),
    storedAt: extraction_date,
  }
}

/**
 * Stores what replaces an earlier text, null if it stays, and that this version read the file.
 * Nothing is stored if the text has changed since it was loaded. Returns whether a text was
 * replaced. Throws `pdf_store_failed` or `quota_text`.
 */
export async function replaceEarlierText(
  fileId: string,
  { storedAt, ...earlier }: EarlierText,
  read: ExtractedText | null,
  now: Date,
): Promise<boolean> {
  const columnsOf = ({ pages, ...markup }: ExtractedText) => ({
    extracted_text: joinPages(pages),
    ...toMarkupColumns(markup),
  })
  const columns = read && columnsOf(read)
  const isReplaced = JSON.stringify(columns) !== JSON.stringify(read && columnsOf(earlier))
  const db = await supabase()
  const { error } = await db
    .from('pdf_text_content')
    .update({
      ...(columns && isReplaced
        ? {
            ...columns,
            text_length: columns.extracted_text.length,
            extraction_date: now.toISOString(),
          }
        : null),
      extraction_version: EXTRACTION_VERSION,
    })
    .eq('file_id', fileId)
    .eq('extraction_date', storedAt)
  if (error) throw asFailure(error, 'pdf_store_failed')
  return isReplaced
}

/**
 * Whether anything leads to a page of a file: a question, a highlight, the page last read, or a
 * conversation about any file of its base.
 */
export async function isReferredTo(file: { id: string; base_id: string }): Promise<boolean> {
  const db = await supabase()
  const found = await Promise.all([
    db.from('chats').select('id').eq('base_id', file.base_id).limit(1),
    db.from('quiz_questions').select('id').eq('source_file_id', file.id).limit(1),
    db.from('highlights').select('id').eq('file_id', file.id).limit(1),
    db.from('reading_places').select('file_id').eq('file_id', file.id).gt('page', 1).limit(1),
  ])
  return found.some(({ data, error }) => {
    if (error) throw asFailure(error, 'file_load_failed')
    return data.length > 0
  })
}

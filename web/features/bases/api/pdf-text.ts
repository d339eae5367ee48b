import { asFailure, Failure } from '../../../../domain/failure.ts'
import { toStoredLinks } from '../../../../domain/text/inline/stored-links.ts'
import { toStoredEmphasis } from '../../../../domain/text/inline/stored-emphasis.ts'
import { toStoredStructure } from '../../../../domain/text/blocks/stored-structure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import type { ExtractedText } from '../extraction/extract-text.ts'
import { EXTRACTION_VERSION } from '../extraction/extraction-version.ts'

const PERMISSION_DENIED = '42501'

/**
 * Whether the text of a file is already stored. Throws `pdf_store_failed` if that cannot be
 * determined.
 */
export async function hasText(fileId: string): Promise<boolean> {
  const db = await supabase()
  const { data, error } = await db
    .from('pdf_text_content')
    .select('status')
    .eq('file_id', fileId)
    .maybeSingle()
  if (error) throw new Failure('pdf_store_failed', { cause: error })
  return data?.status === 'completed'
}

type TextState =
  | ({ status: 'completed'; text: string } & Omit<ExtractedText, 'pages'>)
  /** `unreadPages`: of a PDF without text, the pages that may be recognised. */
  | { status: 'failed'; message: string; unreadPages: number }

/** What is stored of a file besides its text. */
export const toMarkupColumns = ({
  emphasis,
  structure,
  links,
}: Pick<ExtractedText, 'emphasis' | 'structure' | 'links'>) => ({
  emphasis: toStoredEmphasis(emphasis),
  structure: structure && toStoredStructure(structure),
  links: links && toStoredLinks(links),
})

/** The columns of a state that depend on whether there is a text. */
const columnsOf = (state: TextState) =>
  state.status === 'completed'
    ? {
        extracted_text: state.text,
        text_length: state.text.length,
        ...toMarkupColumns(state),
        unread_pages: 0,
        error_message: null,
      }
    : {
        extracted_text: null,
        text_length: 0,
        ...{ emphasis: null, structure: null, links: null },
        unread_pages: state.unreadPages,
        error_message: state.message,
      }

/** Stores the extraction state of a file, and the text. Throws `pdf_store_failed`. */
export async function storeTextState(fileId: string, state: TextState, now: Date): Promise<void> {
  const db = await supabase()
  const columns = columnsOf(state)
  const { error } = await db.from('pdf_text_content').upsert({
    file_id: fileId,
    ...columns,
    recognition: null,
    extraction_date: now.toISOString(),
    extraction_version: EXTRACTION_VERSION,
    status: state.status,
  })
  if (!error) return
  if (error.code !== PERMISSION_DENIED) throw asFailure(error, 'pdf_store_failed')
  const fallback = await db.rpc('store_pdf_text_content', {
    p_file_id: fileId,
    p_extracted_text: columns.extracted_text ?? '',
    p_text_length: columns.text_length,
    p_status: state.status,
    p_emphasis: columns.emphasis,
    p_structure: columns.structure,
    p_links: columns.links,
    p_extraction_version: EXTRACTION_VERSION,
  })
  if (fallback.error) throw asFailure(fallback.error, 'pdf_store_failed')
}

import { asFailure, Failure } from '../../../../domain/failure.ts'
import type { EmphasisedRuns } from '../../../../domain/text/inline/emphasis.ts'
import type { TextLinks } from '../../../../domain/text/inline/links.ts'
import { toStoredLinks } from '../../../../domain/text/inline/stored-links.ts'
import type { PageStructure } from '../../../../domain/text/blocks/page-structure.ts'
import { toStoredEmphasis } from '../../../../domain/text/inline/stored-emphasis.ts'
import { toStoredStructure } from '../../../../domain/text/blocks/stored-structure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

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
  | {
      status: 'completed'
      text: string
      emphasis: EmphasisedRuns
      /** The blocks and links of each page; null for PDFs. */
      structure: PageStructure | null
      links: TextLinks | null
    }
  /** `unreadPages`: of a PDF without text, the pages that may be recognised. */
  | { status: 'failed'; message: string; unreadPages: number }

/** A copy without `readonly`, as the client's types require. */
const jsonOf = (stored: readonly (readonly (readonly (number | string)[])[])[]) =>
  stored.map((page) => page.map((entry) => [...entry]))

/** What is stored besides the text. */
function markupOf(state: TextState) {
  if (state.status !== 'completed') return { emphasis: null, structure: null, links: null }
  const { emphasis, structure, links } = state
  return {
    emphasis: jsonOf(toStoredEmphasis(emphasis)),
    structure: structure && jsonOf(toStoredStructure(structure)),
    links: links && jsonOf(toStoredLinks(links)),
  }
}

/** Stores the extraction state of a file, and the text. Throws `pdf_store_failed`. */
export async function storeTextState(fileId: string, state: TextState, now: Date): Promise<void> {
  const db = await supabase()
  const text = state.status === 'completed' ? state.text : null
  const { emphasis, structure, links } = markupOf(state)
  const { error } = await db.from('pdf_text_content').upsert({
    file_id: fileId,
    extracted_text: text,
    text_length: text?.length ?? 0,
    emphasis,
    structure,
    links,
    recognition: null,
    unread_pages: state.status === 'failed' ? state.unreadPages : 0,
    extraction_date: now.toISOString(),
    status: state.status,
    error_message: state.status === 'failed' ? state.message : null,
  })
  if (!error) return
  if (error.code !== PERMISSION_DENIED) throw asFailure(error, 'pdf_store_failed')
  const fallback = await db.rpc('store_pdf_text_content', {
    p_file_id: fileId,
    p_extracted_text: text ?? '',
    p_text_length: text?.length ?? 0,
    p_status: state.status,
    p_emphasis: emphasis,
    p_structure: structure,
    p_links: links,
  })
  if (fallback.error) throw asFailure(fallback.error, 'pdf_store_failed')
}

import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure, Failure } from '../../../../domain/failure.ts'
import type { EmphasisedRun } from '../../../../domain/text/inline/emphasis.ts'
import type { TextLink } from '../../../../domain/text/inline/links.ts'
import { fromStoredLinks } from '../../../../domain/text/inline/stored-links.ts'
import type { PageBlock } from '../../../../domain/text/blocks/page-structure.ts'
import { splitPages } from '../../../../domain/text/pages.ts'
import { fromStoredEmphasis } from '../../../../domain/text/inline/stored-emphasis.ts'
import { fromStoredStructure } from '../../../../domain/text/blocks/stored-structure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const row = z.object({
  extracted_text: z.nullable(z.string()),
  emphasis: z.unknown(),
  structure: z.unknown(),
  links: z.unknown(),
})

/** A page of a document; the offsets of its blocks, emphasis and links are into `text`. */
export type DocumentPageText = {
  readonly text: string
  readonly blocks: readonly PageBlock[]
  readonly emphasis: readonly EmphasisedRun[]
  readonly links: readonly TextLink[]
}

async function fetchPages(fileId: string): Promise<readonly DocumentPageText[]> {
  const db = await supabase()
  const { data, error } = await db
    .from('pdf_text_content')
    .select('extracted_text, emphasis, structure, links')
    .eq('file_id', fileId)
    .maybeSingle()
  if (error) throw asFailure(error, 'file_load_failed')
  const stored = data === null ? null : row.parse(data)
  if (stored === null || stored.extracted_text === null)
    throw new Failure('chat_document_not_ready')
  const texts = splitPages(stored.extracted_text)
  const emphasis = fromStoredEmphasis(stored.emphasis, texts)
  const links = fromStoredLinks(stored.links, texts)
  const structure = fromStoredStructure(stored.structure, texts)
  const isUnmarked = texts.some((text, at) => text.trim() !== '' && structure[at]?.length === 0)
  // Recognising blocks by their wording needs the words of all languages.
  const byWording = isUnmarked ? await import('../document/blocks-by-wording.ts') : null
  return texts.map((text, at) => {
    const marked = structure[at] ?? []
    const blocks = marked.length > 0 ? marked : (byWording?.blocksByWording(text) ?? [])
    return { text, blocks, emphasis: emphasis[at] ?? [], links: links[at] ?? [] }
  })
}

/**
 * The pages of a document other than a PDF. Fails with `chat_document_not_ready` while its text is
 * not stored, and with `file_load_failed`.
 */
export const documentPagesQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['document-pages', fileId],
    meta: { showsTextStatus: true },
    queryFn: () => fetchPages(fileId),
    retry: (failures, error) =>
      failures < 1 && !(error instanceof Failure && error.code === 'chat_document_not_ready'),
  })

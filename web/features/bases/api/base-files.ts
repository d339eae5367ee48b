import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { accountPlace } from '../../../lib/account-place.ts'
import { readAll } from '../../../lib/backend/read-all.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const extraction = z.object({
  status: z.enum(['not_processed', 'processing', 'completed', 'failed']),
  error_message: z.nullable(z.string()),
  text_length: z.int(),
  /** Pages without text that can be recognised, and those that were. */
  unread_pages: z.int(),
  recognised_pages: z.int(),
})

/** The state of a file's text: `not_processed` if nothing is stored yet. */
type Extraction = z.infer<typeof extraction>

const NOT_PROCESSED: Extraction = {
  status: 'not_processed',
  error_message: null,
  text_length: 0,
  unread_pages: 0,
  recognised_pages: 0,
}

const fileRow = z.pipe(
  z.object({
    id: z.uuid(),
    base_id: z.uuid(),
    file_name: z.string(),
    file_path: z.string(),
    file_size: z.number(),
    file_type: z.string(),
    position: z.int(),
    uploaded_at: z.string(),
    pdf_text_content: z.nullish(extraction),
    reading_places: z.nullish(accountPlace),
  }),
  z.transform(({ pdf_text_content, ...file }) => ({
    ...file,
    extraction: pdf_text_content ?? NOT_PROCESSED,
  })),
)

/**
 * A file of a base with the state of its text; `file_size` in bytes, `file_type` a media type,
 * `position` its place in the base, from 1, `reading_places` where the account last read it.
 */
export type BaseFile = z.infer<typeof fileRow>

/** Rows of `base_files`, with or without the state of their text. */
export const parseBaseFiles = (rows: unknown): BaseFile[] => z.array(fileRow).parse(rows)

async function fetchBaseFiles(baseId: string): Promise<BaseFile[]> {
  const db = await supabase()
  const rows = await readAll((from, to) =>
    db
      .from('base_files')
      .select(
        'id, base_id, file_name, file_path, file_size, file_type, position, uploaded_at, pdf_text_content(status, error_message, text_length, unread_pages, recognised_pages), reading_places(page, read_at)',
      )
      .eq('base_id', baseId)
      .order('uploaded_at', { ascending: false })
      .order('id')
      .range(from, to)
      .throwOnError(),
  )
  return parseBaseFiles(rows).toSorted((a, b) => a.position - b.position)
}

/** The files of one base in the order that the learner chose. Fails with `base_load_failed`. */
export const baseFilesQuery = (baseId: string) =>
  queryOptions({
    queryKey: ['base-files', baseId],
    meta: { showsTextStatus: true },
    queryFn: () =>
      fetchBaseFiles(baseId).catch((error: unknown) => {
        throw asFailure(error, 'base_load_failed')
      }),
  })

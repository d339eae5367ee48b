import { queryOptions, skipToken } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { askWorker } from '../../../lib/browser/ask-worker.ts'
import type { CoverageReply, CoverageRequest } from '../coverage-worker.ts'

const MAX_FILES = 200

const fileRow = z.object({
  id: z.uuid(),
  file_name: z.string(),
  pdf_text_content: z.nullable(z.object({ status: z.string() })),
})
const textRow = z.object({
  extracted_text: z.nullable(z.string()),
  emphasis: z.unknown(),
  structure: z.unknown(),
})

export type ReadFile = { readonly id: string; readonly name: string }
type StoredText = Omit<CoverageRequest, 'asked'>

async function fetchReadFiles(baseId: string): Promise<ReadFile[]> {
  try {
    const db = await supabase()
    const { data } = await db
      .from('base_files')
      .select('id, file_name, pdf_text_content(status)')
      .eq('base_id', baseId)
      .order('position')
      .order('id')
      .limit(MAX_FILES)
      .throwOnError()
    return z
      .array(fileRow)
      .parse(data)
      .filter((file) => file.pdf_text_content?.status === 'completed')
      .map((file) => ({ id: file.id, name: file.file_name }))
  } catch (cause) {
    throw asFailure(cause, 'base_load_failed')
  }
}

async function fetchText(fileId: string): Promise<StoredText> {
  try {
    const db = await supabase()
    const { data } = await db
      .from('pdf_text_content')
      .select('extracted_text, emphasis, structure')
      .eq('file_id', fileId)
      .single()
      .throwOnError()
    const { extracted_text, emphasis, structure } = textRow.parse(data)
    return { text: extracted_text ?? '', emphasis, structure }
  } catch (cause) {
    throw asFailure(cause, 'base_load_failed')
  }
}

/** Counts in a worker: the sections of a long text take most of a second. */
async function countCoverage(request: CoverageRequest): Promise<CoverageReply> {
  const worker = new Worker(new URL('../coverage-worker.ts', import.meta.url), {
    type: 'module',
    name: 'coverage',
  })
  try {
    return await askWorker<CoverageReply>(worker, request)
  } catch (cause) {
    throw asFailure(cause, 'file_load_failed')
  }
}

/** The files of a base whose text is stored, in their order. */
export const readFilesQuery = (baseId: string) =>
  queryOptions({ queryKey: ['coverage', 'files', baseId], queryFn: () => fetchReadFiles(baseId) })

/** The text of a file, with what its sections are found by. */
export const textQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['coverage', 'text', fileId],
    queryFn: () => fetchText(fileId),
    staleTime: Infinity,
  })

/** The sections of a file and what was asked about each. `version` changes with both. */
export const coverageQuery = (
  fileId: string,
  version: readonly number[],
  request: CoverageRequest | null,
) =>
  queryOptions({
    queryKey: ['coverage', 'counts', fileId, ...version],
    queryFn: request === null ? skipToken : () => countCoverage(request),
    staleTime: Infinity,
  })

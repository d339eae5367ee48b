import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { asFailure } from '../../../../../domain/failure.ts'
import type { QuestionType } from '../../../../../domain/quiz/kinds/registry.ts'
import type { MadeContent } from '../../../../../domain/quiz/creation/made-question.ts'
import type { OwnSource } from '../../../../../domain/quiz/bank/own-question.ts'
import { supabase } from '../../../../lib/backend/supabase.ts'

export type PageText = { readonly content: string; readonly pages: number }

async function fetchPageText(fileId: string, page: number): Promise<PageText> {
  try {
    const db = await supabase()
    const { data } = await db
      .rpc('get_page_text', { p_file_id: fileId, p_page: page })
      .single()
      .throwOnError()
    return data
  } catch (cause) {
    throw asFailure(cause, 'file_load_failed')
  }
}

/** The text of a page (from 1) of a file, and its number of pages. Fails with file_load_failed. */
export const pageTextQuery = (fileId: string, page: number) =>
  queryOptions({
    queryKey: ['page-text', fileId, page],
    queryFn: () => fetchPageText(fileId, page),
  })

/** `id` is chosen by the caller, which makes the call idempotent. */
type NewQuestion = {
  readonly id: string
  /** The question about the same page that it replaces. */
  readonly replaces?: string | undefined
  readonly kind: QuestionType
  readonly source: OwnSource
  readonly content: MadeContent
}

async function createQuestion(question: NewQuestion): Promise<void> {
  const { id, replaces, kind, source, content } = question
  const p_question = {
    ...content,
    id,
    question_type: kind,
    source_file_id: source.fileId,
    source_page: source.page,
    source_quote: source.quote,
  }
  try {
    const db = await supabase()
    await (
      replaces === undefined
        ? db.rpc('create_question', { p_question })
        : db.rpc('replace_question', { p_question_id: replaces, p_question })
    ).throwOnError()
  } catch (cause) {
    throw asFailure(cause, 'question_create_failed')
  }
}

/**
 * Stores a question that the learner wrote, and withdraws the one that it replaces. `onStored` is
 * called even if the form was closed meanwhile. Fails with question_create_failed or a quota.
 */
export function useCreateQuestion(onStored: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: createQuestion,
    onSuccess: (_, { replaces }) => {
      onStored()
      return replaces === undefined
        ? cache.invalidateQueries({ queryKey: ['quiz', 'bank'] })
        : Promise.all(
            ['quiz', 'dashboard', 'bases'].map((key) =>
              cache.invalidateQueries({ queryKey: [key] }),
            ),
          )
    },
  })
}

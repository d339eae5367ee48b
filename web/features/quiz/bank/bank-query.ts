import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { BANK_SAMPLE_MAX } from '../../../../domain/constants.ts'
import { asFailure } from '../../../../domain/failure.ts'
import type { BankFilter } from '../../../../domain/quiz/bank/filter.ts'
import { bankFilterWire, bankPage, type BankPage } from '../../../../domain/quiz/bank/bank-rows.ts'
import type { ExistingQuestion } from '../../../../domain/quiz/creation/choose-questions.ts'
import { QUESTION_TYPES } from '../../../../domain/quiz/kinds/registry.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

async function fetchBank(filter: BankFilter, page: number): Promise<BankPage> {
  try {
    const db = await supabase()
    const { data } = await db
      .rpc('get_question_bank', { p_filter: bankFilterWire(filter), p_page: page })
      .single()
      .throwOnError()
    return bankPage.parse(data.bank)
  } catch (cause) {
    throw asFailure(cause, 'bank_load_failed')
  }
}

/** One page (from 1) of the learner's questions, the newest first. Fails with bank_load_failed. */
export const bankQuery = (filter: BankFilter, page: number) =>
  queryOptions({
    queryKey: ['quiz', 'bank', filter, page],
    queryFn: () => fetchBank(filter, page),
    // Results change with every answer, in other tabs as well.
    staleTime: 0,
  })

const candidate = z.object({
  id: z.uuid(),
  question_type: z.enum(QUESTION_TYPES),
  question_text: z.string(),
  correct_answer: z.string(),
  correct_option_number: z.nullable(z.int()),
  options: z.nullable(z.record(z.string(), z.string())),
})

/** Questions that a new quiz may ask, in a random order. Fails with bank_load_failed. */
export async function fetchCandidates(filter: BankFilter): Promise<ExistingQuestion[]> {
  try {
    const db = await supabase()
    const { data } = await db
      .rpc('get_bank_sample', { p_filter: bankFilterWire(filter), p_most: BANK_SAMPLE_MAX })
      .throwOnError()
    return z.array(candidate).parse(data)
  } catch (cause) {
    throw asFailure(cause, 'bank_load_failed')
  }
}

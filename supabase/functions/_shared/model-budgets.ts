import { CHAT_CONTEXT_CHARS, QUIZ_PROMPT_CHARS } from '../../../domain/constants.ts'

/** Characters of material in one prompt. */
export type ModelBudgets = { passages: number; window: number }

/** More than this does not improve an answer, but costs time and money. */
const MAX_PASSAGES = 12_000
const MAX_WINDOW = 12_000

/**
 * The budgets of the requirements, or larger ones for a model whose context is known: half of it,
 * because the rules, the history and the reply need room too.
 */
export const budgetsOf = ({ contextChars }: { contextChars: number | null }): ModelBudgets => {
  const half = Math.floor((contextChars ?? 0) / 2)
  return {
    passages: Math.max(CHAT_CONTEXT_CHARS, Math.min(MAX_PASSAGES, half)),
    window: Math.max(QUIZ_PROMPT_CHARS, Math.min(MAX_WINDOW, half)),
  }
}

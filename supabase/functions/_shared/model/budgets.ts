import { CHAT_CONTEXT_CHARS, QUIZ_PROMPT_CHARS } from '../../../../domain/constants.ts'
import { HISTORY_CHARS } from '../../../../domain/tutor/model/prompt.ts'

/** Characters in one prompt. */
type ModelBudgets = {
  /** Of the passages that a question is answered from. */
  passages: number
  /** Of earlier messages beside them. */
  history: number
  /** Of the part of a document that questions are made from. */
  promptText: number
}

/** More than this does not improve an answer, but costs time and money. */
const MAX_PASSAGES = 12_000
const MAX_HISTORY = 6000
const MAX_PROMPT_TEXT = 12_000

/**
 * The budgets of the requirements, or larger ones for a model whose context is known: half of it
 * for material and an eighth for the history, because the rules and the reply need room too.
 */
export const budgetsOf = ({ contextChars }: { contextChars: number | null }): ModelBudgets => {
  const half = Math.floor((contextChars ?? 0) / 2)
  return {
    passages: Math.max(CHAT_CONTEXT_CHARS, Math.min(MAX_PASSAGES, half)),
    history: Math.max(HISTORY_CHARS, Math.min(MAX_HISTORY, Math.floor(half / 4))),
    promptText: Math.max(QUIZ_PROMPT_CHARS, Math.min(MAX_PROMPT_TEXT, half)),
  }
}

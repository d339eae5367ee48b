import { isBlank } from '../../text/blank.ts'
import { locateQuote } from '../../text/search/find-quote.ts'
import {
  checkEdit,
  editFormOf,
  questionEditOf,
  type EditErrors,
  type EditForm,
} from './edit-question.ts'
import type { QuestionKind } from '../kinds/kind.ts'
import { KINDS, type QuestionType } from '../kinds/registry.ts'
import type { MadeContent } from '../creation/made-question.ts'
import type { Question } from '../rows.ts'

/** Where an own question is from: a page (from 1) of a file, and a passage of it. */
export type OwnSource = { readonly fileId: string; readonly page: number; readonly quote: string }

/** A question of a kind without any text, for the form that edits questions. */
export function blankQuestion(kind: QuestionType, { fileId, page, quote }: OwnSource): Question {
  const { marks, answer }: QuestionKind = KINDS[kind]
  const numbers =
    answer.by === 'choice' && answer.storesOptions
      ? Array.from({ length: answer.choices }, (_, index): [string, string] => [`${index + 1}`, ''])
      : null
  return {
    id: 'own',
    question_type: kind,
    question_number: 1,
    question_text: '',
    options: numbers && Object.fromEntries(numbers),
    correct_answer: '',
    correct_option_number: answer.by === 'choice' ? 1 : null,
    explanation: '',
    points: [],
    marks,
    source_file_id: fileId,
    source_page: page,
    source_quote: quote,
    withdrawn_at: null,
    withdrawn_reason: null,
    edited_at: null,
    versions: [],
  }
}

/** The empty form of a kind, with a field for each mark of a written question. */
export function blankForm(kind: QuestionType): EditForm {
  const question = blankQuestion(kind, { fileId: '', page: 1, quote: '' })
  const isWritten = question.correct_option_number === null
  const points = isWritten ? Array.from({ length: question.marks }, () => '') : []
  return { ...editFormOf(question), points }
}

/**
 * The text of a page that `quote` refers to, apart from spacing and typography; null if the page
 * does not contain it.
 */
export function passageOn(pageText: string, quote: string): string | null {
  if (isBlank(quote)) return null
  const found = locateQuote(quote.trim(), pageText)
  return found && found.matchType !== 'fuzzy' ? pageText.slice(found.start, found.end) : null
}

/** The errors of the form of an own question by field; empty if it can be saved. */
export const checkOwnQuestion = (kind: QuestionType, form: EditForm): EditErrors =>
  checkEdit(blankQuestion(kind, { fileId: '', page: 1, quote: '' }), form)

/**
 * The content of a form without errors. A written question without mark points has its model answer
 * as the only one.
 */
export function ownContent(kind: QuestionType, form: EditForm, source: OwnSource): MadeContent {
  const question = blankQuestion(kind, source)
  const hasNone = question.correct_option_number === null && form.points.every(isBlank)
  return questionEditOf(question, hasNone ? { ...form, points: [form.correct_answer] } : form)
}

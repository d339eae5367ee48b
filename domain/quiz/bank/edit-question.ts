import { QUESTION_TEXT_MAX } from '../../constants.ts'
import { isBlank } from '../../text/blank.ts'
import { KINDS } from '../kinds/registry.ts'
import type { QuestionKind } from '../kinds/kind.ts'
import { TRUE_FALSE_KEYS } from '../kinds/true_false.ts'
import type { Question } from '../rows.ts'
import { madeContent, type MadeContent } from '../creation/made-question.ts'

/** What the form for editing a question contains, as it is typed. */
export type EditForm = {
  readonly question_text: string
  /** The texts of the options in order; empty if the kind stores none. */
  readonly options: readonly string[]
  /** The number of the correct option, from 1; null for a written answer. */
  readonly correct_option_number: number | null
  readonly correct_answer: string
  readonly explanation: string
  /** The texts of the mark points; an empty one is left out. */
  readonly points: readonly string[]
}

type EditError = 'blank' | 'too_long' | 'same' | 'no_key' | 'no_point'
/** The field of an error: a name, or a name and an index such as `options.0`. */
export type EditErrors = Readonly<Record<string, EditError>>

const kindOf = ({ question_type }: Question): QuestionKind => KINDS[question_type]

/** The form of a question as it is stored, with one more empty point if its marks allow it. */
export function editFormOf(question: Question): EditForm {
  const options = Object.entries(question.options ?? {}).toSorted(
    ([a], [b]) => Number(a) - Number(b),
  )
  const points = question.points.map(({ text }) => text)
  const hasRoom =
    kindOf(question).answer.by === 'text' &&
    points.length < question.marks &&
    question.source_page !== null
  return {
    question_text: question.question_text,
    options: options.map(([, text]) => text),
    correct_option_number: question.correct_option_number,
    correct_answer: question.correct_answer,
    explanation: question.explanation,
    points: hasRoom ? [...points, ''] : points,
  }
}

/** The errors of texts by field. */
function textErrors(texts: Readonly<Record<string, string>>): Record<string, EditError> {
  const errors: Record<string, EditError> = {}
  for (const [field, text] of Object.entries(texts)) {
    if (isBlank(text)) errors[field] = 'blank'
    else if (text.trim().length > QUESTION_TEXT_MAX) errors[field] = 'too_long'
  }
  return errors
}

/** The errors of the options: those of their texts, repetitions, and a missing key. */
function optionErrors({ options, correct_option_number }: EditForm): EditErrors {
  const plain = options.map((text) => text.trim())
  const repeated = plain.flatMap((text, index) =>
    plain.indexOf(text) < index ? [[`options.${index}`, 'same'] as const] : [],
  )
  return {
    ...Object.fromEntries(repeated),
    ...textErrors(Object.fromEntries(options.map((text, index) => [`options.${index}`, text]))),
    ...(correct_option_number === null && { key: 'no_key' as const }),
  }
}

/** The errors of a form by field; empty if it can be saved. */
export function checkEdit(question: Question, form: EditForm): EditErrors {
  const { answer } = kindOf(question)
  const { question_text, explanation, correct_answer } = form
  if (answer.by === 'choice')
    return { ...textErrors({ question_text, explanation }), ...optionErrors(form) }
  const points = form.points.filter((text) => !isBlank(text))
  const missing = points.length === 0 && question.points.length > 0
  return {
    ...textErrors({ question_text, correct_answer, explanation }),
    ...textErrors(
      Object.fromEntries(
        form.points.flatMap((text, index) => (isBlank(text) ? [] : [[`points.${index}`, text]])),
      ),
    ),
    ...(missing && { 'points.0': 'no_point' as const }),
  }
}

/** The stored form of the correct answer. */
function answerOf(question: Question, { options, ...form }: EditForm): string {
  const { answer } = kindOf(question)
  if (answer.by === 'text') return form.correct_answer.trim()
  const index = (form.correct_option_number ?? 0) - 1
  return (answer.storesOptions ? options : TRUE_FALSE_KEYS)[index]?.trim() ?? ''
}

/**
 * A form without errors as `edit_question` expects it. Points keep their passages; a new one has
 * that of the question.
 */
export function questionEditOf(question: Question, form: EditForm): MadeContent {
  const own = { quote: question.source_quote ?? '', page: question.source_page ?? 1 }
  return madeContent.parse({
    question_text: form.question_text.trim(),
    options:
      form.options.length > 0
        ? Object.fromEntries(form.options.map((text, index) => [String(index + 1), text.trim()]))
        : null,
    correct_option_number: form.correct_option_number,
    correct_answer: answerOf(question, form),
    explanation: form.explanation.trim(),
    points: form.points.flatMap((text, index) =>
      isBlank(text) ? [] : [{ ...(question.points[index] ?? own), text: text.trim() }],
    ),
  })
}

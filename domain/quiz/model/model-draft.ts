import { z } from 'zod'
import { MAKING, QUESTION_TYPES } from '../kinds/registry.ts'

/** A question as a model writes it. Evidence comes first, so that the question is based on it. */
export const modelDraft = z.object({
  type: z.enum(QUESTION_TYPES).optional(),
  evidence: z.string().min(1),
  page: z.union([z.int(), z.string()]).optional(),
  question: z.string().min(1),
  correct: z.string().min(1),
  wrong: z.array(z.string()).optional(),
  explanation: z.string().min(1),
  points: z.array(z.object({ point: z.string().min(1), evidence: z.string().min(1) })).optional(),
})
export type ModelDraft = z.infer<typeof modelDraft>

/** Alternative field names of models, letters only. */
const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    type: 'type questiontype kind format',
    evidence:
      'evidence quote sourcequote source supportingquote supportingtext citation sentence textevidence',
    page: 'page pagenumber pageno pagenum sourcepage',
    question: 'question questiontext stem prompt text',
    correct:
      'correct correctanswer correctoption correctchoice answer rightanswer right key modelanswer solution',
    wrong:
      'wrong wronganswers wronganswer wrongoptions incorrect incorrectanswers incorrectoptions distractors',
    options: 'options choices alternatives answers',
    explanation: 'explanation explanations rationale reason reasoning justification why',
    points: 'points markpoints keypoints markingpoints rubric',
  }).flatMap(([name, others]) => others.split(' ').map((other) => [other, name])),
)

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value

/** Removes the label: "B) Mitosis", "2. Mitosis". */
const stripOptionLabel = (text: string): string =>
  text.replace(/^\(?(?:[A-Da-d]|[1-4])[).:]\s+/u, '').trim()

/**
 * The texts of a list, of an object keyed by letter, or of a string divided by lines or
 * semicolons.
 */
const textsOf = (value: unknown): string[] => {
  const parts =
    typeof value === 'string'
      ? value.split(/(?:(?<!\s)\s+)?(?:\n|;|<br\s*\/?>)\s*/u)
      : isFields(value)
        ? Object.values(value)
        : value
  if (!Array.isArray(parts)) return []
  return parts.flatMap((part: unknown): string[] => {
    const text = asText(isFields(part) ? (part.text ?? part.option ?? part.answer) : part)
    return typeof text === 'string' && text.trim() !== '' ? [stripOptionLabel(text)] : []
  })
}

/** The correct option, named by its text, by "B" or by "2". */
const resolveCorrectOption = (correct: string, options: readonly string[]): string | undefined => {
  const bare = stripOptionLabel(correct)
  const mark = /^\(?([A-Da-d1-4])\b[).:]?/u.exec(correct)?.[1]?.toLowerCase() ?? ''
  const index = mark === '' ? -1 : /\d/u.test(mark) ? Number(mark) - 1 : mark.charCodeAt(0) - 97
  return options.find((option) => option === bare) ?? options[index]
}

/**
 * Renames fields to the schema's names and collects "wrong 1", "option_b" and the like in lists.
 */
const renameFields = (value: Fields): Record<string, unknown> => {
  const fields: Record<string, unknown> = {}
  const gathered: Record<'wrong' | 'options', unknown[]> = { wrong: [], options: [] }
  for (const [key, content] of Object.entries(value)) {
    const letters = key.toLowerCase().replace(/[^a-z0-9]/gu, '')
    const numbered =
      /^(wrong|incorrect|distractor|option|choice)(?:answer|option)?(?:[1-4a-d])$/u.exec(
        letters,
      )?.[1]
    const name = NAMES[letters]
    if (numbered) gathered[/^(?:option|choice)/u.test(numbered) ? 'options' : 'wrong'].push(content)
    else if (name !== undefined) fields[name] ??= content
  }
  for (const name of ['wrong', 'options'] as const)
    if (gathered[name].length > 0) fields[name] ??= gathered[name]
  return fields
}

/** The kind that a model names, else the one that its answers have. */
function typeOf(stated: unknown, answers: { correct: unknown; wrong: readonly unknown[] }) {
  const name = typeof stated === 'string' ? stated.trim().toLowerCase() : ''
  return (
    QUESTION_TYPES.find((known) => MAKING[known].names.test(name)) ??
    QUESTION_TYPES.find((known) => MAKING[known].recognises({ ...answers, points: 0 }))
  )
}

/**
 * Converts a model's question with other names and shapes to the shape of `modelDraft`. Missing
 * fields stay missing.
 */
export const normaliseDraft = (value: unknown): unknown => {
  if (!isFields(value)) return value
  const fields = renameFields(value)
  const options = textsOf(fields.options)
  const stated = asText(fields.correct)
  const correct =
    typeof stated === 'string' && options.length > 0
      ? (resolveCorrectOption(stated, options) ?? stated)
      : stated
  const wrong =
    fields.wrong === undefined
      ? options.filter((option) => option !== correct)
      : textsOf(fields.wrong)
  const type = typeOf(fields.type, { correct, wrong })
  return {
    ...(type !== undefined && { type }),
    evidence: asText(fields.evidence),
    ...(fields.page !== undefined && fields.page !== null && { page: String(asText(fields.page)) }),
    question: asText(fields.question),
    correct,
    ...(wrong.length > 0 && { wrong }),
    explanation: asText(fields.explanation),
    ...(Array.isArray(fields.points) && { points: fields.points.map(normalisePoint) }),
  }
}

/** A point that is a plain string is also its own quote. */
const normalisePoint = (point: unknown): unknown => {
  if (!isFields(point)) return { point, evidence: point }
  const letters = Object.fromEntries(
    Object.entries(point).map(([key, content]) => [
      key.toLowerCase().replace(/[^a-z]/gu, ''),
      content,
    ]),
  )
  return {
    point: letters.point ?? letters.text ?? letters.statement ?? letters.idea ?? letters.answer,
    evidence:
      letters.evidence ?? letters.quote ?? letters.source ?? letters.sentence ?? letters.citation,
  }
}

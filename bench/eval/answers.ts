import { z } from 'zod'
import { estimate } from '../../domain/marking/builtin/estimate.ts'
import { markRange } from '../../domain/marking/marks.ts'
import type { QuestionToMark } from '../../domain/marking/question.ts'
import { readRows } from './rows.ts'

/** What a teacher decides for a point: whether an answer states it, or states the contrary. */
const DECISIONS = ['met', 'partial', 'wrong', 'absent'] as const

const answer = z.object({
  /** How the answer was written, as the sets of answers name it: "good", "half", "wrong". */
  kind: z.string(),
  text: z.string(),
  /** The decision for each point; answers without are not used for fits. */
  points: z.array(z.enum(DECISIONS)).optional(),
})

export const answersRow = z.object({
  /** The file of the text, which no fit uses for its own figures. */
  text: z.string().optional(),
  language: z.string(),
  question: z.string(),
  points: z.array(z.string()).min(1),
  answers: z.array(answer),
})
export type Row = z.infer<typeof answersRow>

/** Marks of one question, so many that half steps do not matter. */
const MARKS = 100

export const questionOf = ({ question, points }: Row): QuestionToMark => ({
  question_type: 'saq',
  question_text: question,
  options: null,
  correct_answer: points.join(' '),
  correct_option_number: null,
  marks: MARKS,
  source_page: null,
  source_quote: null,
  points: points.map((text) => ({ text, quote: text, page: 1 })),
})

const share = (values: readonly number[]): number =>
  Math.round((1000 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 1000

/**
 * What the product gives to answers of each kind without a model: the mean share of the marks that
 * is certain, the share that is open, and the share of answers with full marks; for all rows and by
 * language.
 */
export function measureAnswers(file: string) {
  const rows = readRows(file, answersRow)
  const kinds = [...new Set(rows.flatMap((row) => row.answers.map(({ kind }) => kind)))]
  const figures = (some: readonly Row[]) =>
    Object.fromEntries(
      kinds.map((kind) => {
        const ranges = some.flatMap((row) =>
          row.answers
            .filter((one) => one.kind === kind)
            .map(({ text }) => markRange(estimate(questionOf(row), text), MARKS)),
        )
        return [
          kind,
          {
            certain: share(ranges.map(({ certain }) => certain / MARKS)),
            open: share(ranges.map(({ certain, possible }) => (possible - certain) / MARKS)),
            full: share(ranges.map(({ certain }) => (certain === MARKS ? 1 : 0))),
          },
        ]
      }),
    )
  const languages = [...new Set(rows.map(({ language }) => language))]
  return {
    file,
    n: rows.length,
    ...figures(rows),
    languages: Object.fromEntries(
      languages.map((language) => [
        language,
        figures(rows.filter((row) => row.language === language)),
      ]),
    ),
  }
}

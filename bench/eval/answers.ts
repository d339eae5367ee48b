import { z } from 'zod'
import { estimate } from '../../domain/grading/estimate-without-model.ts'
import { markRange } from '../../domain/grading/marks.ts'
import type { QuestionToMark } from '../../domain/grading/question.ts'
import { readRows } from './rows.ts'

/** The kinds of answers to each question. */
const KINDS = ['good', 'half', 'wrong', 'other'] as const

export const answersRow = z.object({
  /** The file of the text, which no fit uses for its own figures. */
  text: z.string().optional(),
  language: z.string(),
  question: z.string(),
  points: z.array(z.string()).min(1),
  /** The numbers of the points, from 1, that the half answer states. */
  stated: z.object({ half: z.array(z.number()) }).optional(),
  /**
   * `good` says every point in other words, `half` about half of them, `wrong` uses the words of
   * the points and is wrong in each, `other` says nothing of them.
   */
  answers: z.object({ good: z.string(), half: z.string(), wrong: z.string(), other: z.string() }),
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

const percent = (values: readonly number[]): number =>
  Math.round((1000 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 1000

/**
 * What the product gives to answers of each kind without a model: the mean share of the marks that
 * is certain, the share that is open, and the share of answers with full marks; for all rows and by
 * language.
 */
export function measureAnswers(file: string) {
  const rows = readRows(file, answersRow)
  const figures = (some: readonly Row[]) =>
    Object.fromEntries(
      KINDS.map((kind) => {
        const ranges = some.map((row) =>
          markRange(estimate(questionOf(row), row.answers[kind]), MARKS),
        )
        return [
          kind,
          {
            certain: percent(ranges.map(({ certain }) => certain / MARKS)),
            open: percent(ranges.map(({ certain, possible }) => (possible - certain) / MARKS)),
            full: percent(ranges.map(({ certain }) => (certain === MARKS ? 1 : 0))),
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

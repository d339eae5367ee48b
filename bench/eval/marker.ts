import { z } from 'zod'
import { similarity } from '../../domain/statements/similarity/compare.ts'
import { estimate } from '../../domain/marking/builtin/estimate.ts'
import { markRange } from '../../domain/marking/marks.ts'
import type { QuestionToMark } from '../../domain/marking/question.ts'
import { LAQ_CORRECT_FROM, SAQ_CORRECT_FROM } from '../../domain/constants.ts'
import { marking } from '../../messages/en/quiz/marking.ts'
import { detectLanguage } from '../../domain/text/language.ts'
import { sentencesOf } from '../../domain/text/sentences.ts'
import type { ModelClient } from '../../supabase/functions/_shared/model/client.ts'
import { modelMarker } from '../../supabase/functions/_shared/marking/model-marker.ts'
import { inProcessEngine } from '../../supabase/functions/_shared/text-engine/in-process.ts'
import { forEach, sample, type EvalOptions } from './options.ts'
import { acceptedCanaries } from './marker-canaries.ts'
import { readRows } from './rows.ts'

export const markerRow = z.object({
  question: z.string(),
  reference: z.string(),
  /** Alternative full answers. */
  references: z.array(z.string()).min(1).optional(),
  answer: z.string(),
  /** The human mark as a share of full marks. */
  score01: z.number().min(0).max(1),
  split: z.string().optional(),
})

/**
 * An answer with at least the first share of full marks is correct, with less than the second
 * incorrect; between them it is neither.
 */
const RIGHT_THRESHOLD = 0.9
const WRONG_BELOW = 0.5
/** The similarity from which the marker considers an answer more likely correct than not. */
const LIKELY_THRESHOLD = 50

/** The human mark, and the marker's similarity for a short and for a long question. */
export type Marked = { score: number; short: number; long: number }

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const pearson = (marked: readonly Marked[]): number => {
  const score = mean(marked.map((one) => one.score))
  const similarity = mean(marked.map((one) => one.short))
  const product = (a: (one: Marked) => number, b: (one: Marked) => number) =>
    marked.reduce((sum, one) => sum + a(one) * b(one), 0)
  const x = (one: Marked) => one.score - score
  const y = (one: Marked) => one.short - similarity
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y))
}

/** Mean of the F1 scores of "at least half of the marks" and of its complement. */
const macroF1 = (marked: readonly Marked[]): number =>
  mean(
    [true, false].map((isPositive) => {
      const is = (one: Marked) => one.score >= WRONG_BELOW === isPositive
      const predicted = (one: Marked) => one.short >= LIKELY_THRESHOLD === isPositive
      const both = marked.filter((one) => is(one) && predicted(one)).length
      return (2 * both) / Math.max(1, marked.filter(is).length + marked.filter(predicted).length)
    }),
  )

const acceptedShort = (marked: readonly Marked[]): number =>
  mean(marked.map((one) => (one.short >= SAQ_CORRECT_FROM ? 1 : 0)))
const acceptedLong = (marked: readonly Marked[]): number =>
  mean(marked.map((one) => (one.long >= LAQ_CORRECT_FROM ? 1 : 0)))

const round = (value: number): number => Math.round(value * 1000) / 1000

export const figures = (marked: readonly Marked[]) => {
  const right = marked.filter((one) => one.score >= RIGHT_THRESHOLD)
  const wrong = marked.filter((one) => one.score < WRONG_BELOW)
  return {
    n: marked.length,
    pearson: round(pearson(marked)),
    macroF1: round(macroF1(marked)),
    acceptedRight90: round(acceptedShort(right)),
    acceptedWrong90: round(acceptedShort(wrong)),
    acceptedRight75: round(acceptedLong(right)),
    acceptedWrong75: round(acceptedLong(wrong)),
  }
}

/** A mark of the product without a model, as shares of full marks. */
type ProductMark = { score: number; certain: number; possible: number }

const productMark = (row: z.infer<typeof markerRow>): ProductMark => {
  const points = estimate(questionOf(row), row.answer)
  const { certain, possible } = markRange(points, SCALE)
  return { score: row.score01, certain: certain / SCALE, possible: possible / SCALE }
}
/** Marks of one row, so many that half steps do not matter. */
const SCALE = 100

/**
 * What the product gives to right, half right and wrong answers: the mean certain share of full
 * marks, the share that is open, and of the wrong answers those with full marks.
 */
const productFigures = (marks: readonly ProductMark[]) => {
  const of = (chosen: readonly ProductMark[]) => ({
    n: chosen.length,
    certain: round(mean(chosen.map(({ certain }) => certain))),
    open: round(mean(chosen.map(({ certain, possible }) => possible - certain))),
    full: round(mean(chosen.map(({ certain }) => (certain >= 1 ? 1 : 0)))),
  })
  return {
    right: of(marks.filter(({ score }) => score >= RIGHT_THRESHOLD)),
    between: of(marks.filter(({ score }) => score < RIGHT_THRESHOLD && score >= WRONG_BELOW)),
    wrong: of(marks.filter(({ score }) => score < WRONG_BELOW)),
  }
}

/** A row as a question; each sentence of its reference is a mark point. */
const questionOf = ({ question, reference }: z.infer<typeof markerRow>): QuestionToMark => ({
  question_type: 'saq',
  question_text: question,
  options: null,
  correct_answer: reference,
  correct_option_number: null,
  marks: 1,
  source_page: null,
  source_quote: null,
  points: sentencesOf(reference, detectLanguage(reference)).map(({ text }) => ({
    text,
    quote: text,
    page: 1,
  })),
})

/**
 * The mark as `grade-answer` returns it; null if the model's reply was unusable and the estimate
 * was used.
 */
async function markByModel(
  model: ModelClient,
  row: z.infer<typeof markerRow>,
): Promise<number | null> {
  const marker = modelMarker({ model, engine: inProcessEngine(), log: () => undefined })
  const mark = await marker.mark({
    question: questionOf(row),
    answer: row.answer,
    reason: null,
    userId: 'bench',
    messages: marking,
  })
  return mark.graded_by === 'model' ? mark.similarity_score : null
}

/**
 * Agreement with human marks, over all rows and for each split: of the marker without a model, or
 * of the model. `unmarked` is the share of answers without a usable reply; they are left out.
 */
export async function measureMarker(file: string, options: EvalOptions) {
  const { model } = options
  const rows = sample(readRows(file, markerRow), options).map((row) => ({
    ...row,
    expected: { question: row.question, references: row.references ?? [row.reference] },
  }))
  const marks = await forEach(rows, async (row): Promise<Omit<Marked, 'score'> | null> => {
    if (!model)
      return {
        short: similarity(row.expected, row.answer, 'short'),
        long: similarity(row.expected, row.answer, 'long'),
      }
    const marked = await markByModel(model, row)
    return marked === null ? null : { short: marked, long: marked }
  })
  const marked = rows.flatMap(({ split, score01: score }, index) => {
    const mark = marks[index] ?? null
    return mark === null ? [] : [{ split, score, ...mark }]
  })
  const splits = [...new Set(marked.flatMap((one) => one.split ?? []))]
  return {
    file,
    ...(model && {
      model: model.name,
      unmarked: round(1 - marked.length / Math.max(1, rows.length)),
    }),
    ...figures(marked),
    ...(!model && {
      product: productFigures(rows.map(productMark)),
      acceptedCanaries90: acceptedCanaries(
        rows.map(({ expected }) => expected),
        SAQ_CORRECT_FROM,
      ),
    }),
    ...(splits.length > 0 && {
      splits: Object.fromEntries(
        splits.map((split) => [split, figures(marked.filter((one) => one.split === split))]),
      ),
    }),
  }
}

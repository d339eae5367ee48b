import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { makeBuiltinQuestions } from '../../domain/quiz/builtin/make-questions.ts'
import { Failure } from '../../domain/failure.ts'
import { assemble } from '../../domain/quiz/creation/assemble.ts'
import type { QuestionDraft } from '../../domain/quiz/creation/draft.ts'
import { lint } from '../../domain/quiz/creation/lint.ts'
import {
  countsFrom,
  countTypes,
  totalCount,
  type QuestionCounts,
} from '../../domain/quiz/creation/counts.ts'
import { KINDS } from '../../domain/quiz/kinds/registry.ts'
import { DIFFICULTIES, type Difficulty } from '../../domain/quiz/wire.ts'
import { splitPages } from '../../domain/text/pages.ts'
import { rubric } from './questions-rubric.ts'
import { modelQuestionMaker } from '../../supabase/functions/_shared/questions/model-question-maker.ts'
import type { EvalOptions } from './options.ts'

const FILE_ID = '00000000-0000-4000-8000-000000000000'
/** Three times the preset of the form. */
const COUNTS = countsFrom((type) => 3 * KINDS[type].defaultCount)
const SEED = 20_261_121

type Report = {
  file: string
  model?: string
  asked: number
  n: number
  made: QuestionCounts
  /** Share of the questions that pass the lint and the rubric. */
  passed: number | null
  failures: Record<string, number>
  /** How often the key is option 1, 2, 3, 4. */
  keyPositions: number[]
  keyLongestShare: number | null
  /** Share of quotes (of questions and points) that are verbatim on their page. */
  evidenceOnPage: number | null
  /** Share of tenths of the document with at least one question. */
  coverage: number
  milliseconds: number
}

/**
 * Measures questions made from a text (pages separated by form feeds) at all three difficulties,
 * with or without a model.
 */
export const measureQuestions = async (file: string, { model }: EvalOptions): Promise<Report> => {
  const pages = splitPages(await readFile(file, 'utf8'))
  const started = performance.now()
  const drafts: QuestionDraft[] = []
  // A seed per file, so that positions differ between files.
  const seed = SEED + pages.reduce((sum, page) => sum + page.length, 0)
  for (const difficulty of DIFFICULTIES)
    drafts.push(...(await makeQuestions(model, pages, { counts: COUNTS, difficulty, seed })))
  const milliseconds = Math.round(performance.now() - started)
  const failures: Record<string, number> = {}
  let passed = 0
  for (const draft of drafts) {
    const broken = lint(draft, pages) ?? rubric(draft, pages)
    if (broken === null) passed++
    else failures[broken] = (failures[broken] ?? 0) + 1
  }
  const questions = assemble(drafts, seed)
  const choices = drafts.filter((draft) => draft.wrong.length > 0)
  const quotes = drafts.flatMap((draft) => [draft, ...draft.points])
  const longest = choices.filter((draft) =>
    draft.wrong.every((option) => option.length < draft.correct.length),
  )
  return {
    file: basename(file),
    ...(model && { model: model.name }),
    asked: DIFFICULTIES.length * totalCount(COUNTS),
    n: drafts.length,
    made: countTypes(drafts),
    passed: share(passed, drafts.length),
    failures,
    keyPositions: [1, 2, 3, 4].map(
      (number) => questions.filter((question) => question.correct_option_number === number).length,
    ),
    keyLongestShare: share(longest.length, choices.length),
    evidenceOnPage: share(
      quotes.filter(({ quote, page }) => pages[page - 1]?.includes(quote)).length,
      quotes.length,
    ),
    coverage: coverageOf(drafts, pages),
    milliseconds,
  }
}

/** Questions made from `pages`, with or without a model; empty if the text supports none. */
export const makeQuestions = async (
  model: EvalOptions['model'],
  pages: readonly string[],
  options: { counts: QuestionCounts; difficulty: Difficulty; seed: number },
): Promise<QuestionDraft[]> => {
  const work = { files: [{ fileId: FILE_ID, pages }], ...options }
  const nothing = () => undefined
  try {
    return model
      ? await modelQuestionMaker({ model, log: nothing }).make({
          earlier: [],
          ...work,
          userId: 'bench',
          onProgress: nothing,
          isCancelled: () => Promise.resolve(false),
        })
      : await makeBuiltinQuestions(work, { pause: () => Promise.resolve(), onQuestion: nothing })
  } catch (error) {
    // A text without questions is a result, not an error.
    if (error instanceof Failure) return []
    throw error
  }
}

/** Null if `total` is 0. */
const share = (part: number, total: number): number | null =>
  total === 0 ? null : Math.round((1000 * part) / total) / 1000

const coverageOf = (drafts: readonly QuestionDraft[], pages: readonly string[]): number => {
  const starts = pages.map((_, index) =>
    pages.slice(0, index).reduce((sum, page) => sum + page.length, 0),
  )
  const length = pages.reduce((sum, page) => sum + page.length, 0)
  const tenths = drafts.map(({ page, quote }) => {
    const at = (starts[page - 1] ?? 0) + Math.max(0, pages[page - 1]?.indexOf(quote) ?? 0)
    return Math.floor((10 * at) / Math.max(1, length))
  })
  return new Set(tenths).size / 10
}

import { Failure } from '../../../../domain/failure.ts'
import { isNearDuplicate } from '../../../../domain/quiz/creation/near-duplicate.ts'
import type { QuestionDraft } from '../../../../domain/quiz/creation/draft.ts'
import { noveltyAmong } from '../../../../domain/quiz/creation/earlier-questions.ts'
import { lint } from '../../../../domain/quiz/creation/lint.ts'
import { modelDraft, normaliseDraft } from '../../../../domain/quiz/model/model-draft.ts'
import { draftOf, questionPrompt } from '../../../../domain/quiz/model/prompt.ts'
import {
  ambiguousDrafts,
  isReliableSolver,
  solvedQuestion,
  solvePrompt,
} from '../../../../domain/quiz/model/solve.ts'
import {
  planCalls,
  windowsOf,
  type GenerationCall,
} from '../../../../domain/quiz/creation/passages/windows.ts'
import {
  countsFrom,
  countTypes,
  totalCount,
  type QuestionCounts,
} from '../../../../domain/quiz/creation/counts.ts'
import type { FunctionDeps } from '../deps.ts'
import { budgetsOf } from '../model/budgets.ts'
import type { ModelClient } from '../model/client.ts'
import type { QuestionMaker, QuestionRequest } from './question-maker.ts'

/** Simultaneous calls. */
const CONCURRENCY = 2
/** Questions that a call must not repeat: of this quiz, then earlier ones about the file. */
const MAX_EXISTING = 12
/** Of fewer choice questions the solver cannot be judged, so that it is not asked. */
const MIN_SOLVED = 2
/** After so many calls in a row that never reached a model, the rest are not made. */
const MAX_CONSECUTIVE_FAILURES = 3

type MakerDeps = { readonly model: ModelClient; readonly log: FunctionDeps['log'] }

/** Makes questions with a model. */
export const modelQuestionMaker = (deps: MakerDeps): QuestionMaker => ({
  make: (request) => makeModelQuestions(deps, request),
})

/**
 * Questions as a model writes them, each checked against its page. One top-up for what is missing,
 * from other windows; then questions that were asked before; then the shortage is accepted. One
 * call solves the choice questions without their keys and removes those with two right options;
 * what replaces these is solved in another call. Throws a `Failure` only if no question was
 * accepted.
 */
const makeModelQuestions = async (
  { model, log }: MakerDeps,
  work: QuestionRequest,
): Promise<QuestionDraft[]> => {
  const windows = windowsOf(work.files, budgetsOf(model).window)
  const pages = new Map(work.files.map((file) => [file.fileId, file.pages]))
  const accepted: QuestionDraft[] = []
  const ambiguous: QuestionDraft[] = []
  const failures: Failure[] = []
  const dropped: Record<string, number> = {}
  let consecutiveFailures = 0

  const noveltyOf = noveltyAmong(work.earlier)
  const earlierAbout = (fileId: string) =>
    work.earlier.filter((question) => question.fileId === fileId)
  const repeated: QuestionDraft[] = []

  const missing = (): QuestionCounts => countMissing(work.counts, accepted)
  const drop = (rule: string) => {
    dropped[rule] = (dropped[rule] ?? 0) + 1
  }

  const accept = (draft: QuestionDraft, mayRepeat = false) => {
    const novelty = noveltyOf(draft)
    if (novelty === 'withdrawn') drop('withdrawn')
    else if (novelty === 'repeated' && !mayRepeat) repeated.push(draft)
    else {
      accepted.push(draft)
      work.onProgress(accepted.length)
    }
  }

  const call = async (ask: GenerationCall): Promise<void> => {
    const existing = [...accepted.toReversed(), ...earlierAbout(ask.window.fileId)]
      .slice(0, MAX_EXISTING)
      .map(({ question }) => question)
    const prompt = questionPrompt(ask, work.difficulty, existing)
    const reply = await model.structured(prompt, modelDraft, { tidy: normaliseDraft })
    if (!reply.ok) {
      failures.push(reply.failure)
      consecutiveFailures = reply.failure.code === 'model_bad_reply' ? 0 : consecutiveFailures + 1
      return
    }
    consecutiveFailures = 0
    for (const made of reply.value) {
      const draft = draftOf(made, ask.window, pages.get(ask.window.fileId) ?? [])
      const broken = draft ? lint(draft, pages.get(draft.fileId) ?? []) : 'evidence_missing'
      if (!draft || broken) drop(broken ?? 'evidence_missing')
      else if (isNearDuplicate(draft, [...accepted, ...ambiguous])) drop('duplicate')
      else if (missing()[draft.type] <= 0) drop('surplus')
      else accept(draft)
    }
  }

  const run = async (asks: readonly GenerationCall[]): Promise<void> => {
    const queue = [...asks]
    const worker = async () => {
      for (
        let ask = queue.shift();
        ask && consecutiveFailures < MAX_CONSECUTIVE_FAILURES;
        ask = queue.shift()
      ) {
        if (await work.isCancelled()) return
        await call(ask)
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  }

  const solved = new Set<QuestionDraft>()
  const solve = async (): Promise<void> => {
    const choices = accepted.filter((draft) => draft.type === 'mcq' && !solved.has(draft))
    if (choices.length === 0 || solved.size + choices.length < MIN_SOLVED) return
    if (consecutiveFailures >= MAX_CONSECUTIVE_FAILURES || (await work.isCancelled())) return
    for (const draft of choices) solved.add(draft)
    const reply = await model.structured(solvePrompt(choices), solvedQuestion)
    // Without a usable reply all questions stay: each passed the checks of its page.
    if (!reply.ok) return
    const found = ambiguousDrafts(choices, reply.value)
    ambiguous.push(...found)
    if (!isReliableSolver(ambiguous.length, solved.size)) return
    for (const draft of found) {
      accepted.splice(accepted.indexOf(draft), 1)
      drop('second_right_option')
    }
  }

  const first = planCalls(windows, work.counts, { earlier: work.earlier })
  await run(first)
  // After a shortage, one call solves the questions of the top-up too.
  if (totalCount(missing()) === 0) await solve()
  const second =
    totalCount(missing()) > 0 && consecutiveFailures < MAX_CONSECUTIVE_FAILURES
      ? planCalls(windows, overRequest(missing()), { earlier: work.earlier, offset: 0.25 })
      : []
  await run(second)
  for (const draft of repeated)
    if (missing()[draft.type] > 0 && !isNearDuplicate(draft, accepted)) accept(draft, true)
    else drop('asked_before')
  await solve()
  log({
    name: 'quiz_questions_made',
    model: model.name,
    requested: totalCount(work.counts),
    accepted: accepted.length,
    calls: first.length + second.length,
    dropped,
  })
  if (accepted.length > 0) return accepted
  const [cause] = failures.filter((failure) => failure.code !== 'model_bad_reply')
  if (cause?.code === 'quota_model_calls') throw cause
  throw cause
    ? new Failure('quiz_generate_failed', { cause })
    : new Failure('quiz_unparsable', {
        cause: failures[0] ?? new Error(`every question was dropped: ${JSON.stringify(dropped)}`),
      })
}

const countMissing = (
  counts: QuestionCounts,
  accepted: readonly QuestionDraft[],
): QuestionCounts => {
  const made = countTypes(accepted)
  return countsFrom((type) => counts[type] - made[type])
}

/** A top-up asks for more than is missing, since some of it will be dropped too. */
const overRequest = (counts: QuestionCounts): QuestionCounts =>
  countsFrom((type) => counts[type] * 2)

import type { z } from 'zod'
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
  promptTextsOf,
  type GenerationCall,
} from '../../../../domain/quiz/creation/texts/prompt-texts.ts'
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
/** With fewer choice questions the solver cannot be judged, so it is not called. */
const MIN_SOLVED = 2
/** After so many calls in a row that never reached a model, the rest are not made. */
const MAX_CONSECUTIVE_FAILURES = 3

type MakerDeps = { readonly model: ModelClient; readonly log: FunctionDeps['log'] }

/** Makes questions with a model. */
export const modelQuestionMaker = (deps: MakerDeps): QuestionMaker => ({
  make: (request) => makeModelQuestions(deps, request),
})

/** The questions of a quiz while it is made, and how many drafts were dropped by which rule. */
function createCollection(work: QuestionRequest) {
  const pages = new Map(work.files.map((file) => [file.fileId, file.pages]))
  const noveltyOf = noveltyAmong(work.earlier)
  const accepted: QuestionDraft[] = []
  const ambiguous: QuestionDraft[] = []
  const repeated: QuestionDraft[] = []
  const dropped: Record<string, number> = {}
  const drop = (rule: string) => {
    dropped[rule] = (dropped[rule] ?? 0) + 1
  }
  const missing = (): QuestionCounts => countMissing(work.counts, accepted)
  const accept = (draft: QuestionDraft) => {
    accepted.push(draft)
    work.onProgress(accepted.length)
  }
  const addNew = (draft: QuestionDraft) => {
    const novelty = noveltyOf(draft)
    if (novelty === 'withdrawn') drop('withdrawn')
    else if (novelty === 'repeated') repeated.push(draft)
    else accept(draft)
  }
  return {
    accepted,
    dropped,
    drop,
    missing,
    /** Adds a question of the model if it passes all checks; one asked before waits. */
    add(made: z.output<typeof modelDraft>, { promptText }: GenerationCall): void {
      const draft = draftOf(made, promptText, pages.get(promptText.fileId) ?? [])
      const broken = draft ? lint(draft, pages.get(draft.fileId) ?? []) : 'evidence_missing'
      if (!draft || broken) drop(broken ?? 'evidence_missing')
      else if (isNearDuplicate(draft, [...accepted, ...ambiguous])) drop('duplicate')
      else if (missing()[draft.type] <= 0) drop('surplus')
      else addNew(draft)
    },
    /** Fills what is missing with questions that were asked before. */
    addRepeated(): void {
      for (const draft of repeated)
        if (missing()[draft.type] > 0 && !isNearDuplicate(draft, accepted)) accept(draft)
        else drop('asked_before')
    },
    /** Removes questions with two right options, unless that is said of too many of `solved`. */
    removeAmbiguous(found: readonly QuestionDraft[], solved: number): void {
      ambiguous.push(...found)
      if (!isReliableSolver(ambiguous.length, solved)) return
      for (const draft of found) {
        accepted.splice(accepted.indexOf(draft), 1)
        drop('second_right_option')
      }
    },
  }
}

type Collection = ReturnType<typeof createCollection>

/** Calls a model for questions until it cannot be reached. */
function createCaller(model: ModelClient, work: QuestionRequest, quiz: Collection) {
  const failures: Failure[] = []
  let consecutiveFailures = 0
  const isUnreachable = () => consecutiveFailures >= MAX_CONSECUTIVE_FAILURES

  const call = async (ask: GenerationCall): Promise<void> => {
    const earlier = work.earlier.filter(({ fileId }) => fileId === ask.promptText.fileId)
    const existing = [...quiz.accepted.toReversed(), ...earlier]
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
    for (const made of reply.value) quiz.add(made, ask)
  }

  return {
    failures,
    isUnreachable,
    async run(asks: readonly GenerationCall[]): Promise<void> {
      const queue = [...asks]
      const worker = async () => {
        for (let ask = queue.shift(); ask && !isUnreachable(); ask = queue.shift()) {
          if (await work.isCancelled()) return
          await call(ask)
        }
      }
      await Promise.all(Array.from({ length: CONCURRENCY }, worker))
    },
  }
}

/** Lets a model solve the choice questions without their keys; each question once. */
function createSolver(model: ModelClient, quiz: Collection) {
  const solved = new Set<QuestionDraft>()
  return async (): Promise<void> => {
    const choices = quiz.accepted.filter((draft) => draft.type === 'mcq' && !solved.has(draft))
    if (choices.length === 0 || solved.size + choices.length < MIN_SOLVED) return
    for (const draft of choices) solved.add(draft)
    const reply = await model.structured(solvePrompt(choices), solvedQuestion)
    // Without a usable reply all questions stay: each passed the checks of its page.
    if (reply.ok) quiz.removeAmbiguous(ambiguousDrafts(choices, reply.value), solved.size)
  }
}

/** Why no question was accepted. */
function failureOf(failures: readonly Failure[], { dropped }: Collection): Failure {
  const cause = failures.find((failure) => failure.code !== 'model_bad_reply')
  if (cause?.code === 'quota_model_calls') return cause
  return cause
    ? new Failure('quiz_generate_failed', { cause })
    : new Failure('quiz_unparsable', {
        cause: failures[0] ?? new Error(`every question was dropped: ${JSON.stringify(dropped)}`),
      })
}

/**
 * Questions as a model writes them, each checked against its page. One top-up for what is missing,
 * from other texts; then questions that were asked before; then the shortage is accepted. One
 * call solves the choice questions without their keys and removes those with two right options;
 * what replaces these is solved in another call. Throws a `Failure` only if no question was
 * accepted.
 */
const makeModelQuestions = async (
  { model, log }: MakerDeps,
  work: QuestionRequest,
): Promise<QuestionDraft[]> => {
  const promptTexts = promptTextsOf(work.files, budgetsOf(model).promptText)
  const quiz = createCollection(work)
  const caller = createCaller(model, work, quiz)
  const solver = createSolver(model, quiz)
  const solve = async () => {
    if (!caller.isUnreachable() && !(await work.isCancelled())) await solver()
  }

  const first = planCalls(promptTexts, work.counts, { earlier: work.earlier })
  await caller.run(first)
  // After a shortage, one call solves the questions of the top-up too.
  if (totalCount(quiz.missing()) === 0) await solve()
  const second =
    totalCount(quiz.missing()) > 0 && !caller.isUnreachable()
      ? planCalls(promptTexts, overRequest(quiz.missing()), { earlier: work.earlier, offset: 0.25 })
      : []
  await caller.run(second)
  quiz.addRepeated()
  await solve()
  log({
    name: 'quiz_questions_made',
    model: model.name,
    requested: totalCount(work.counts),
    accepted: quiz.accepted.length,
    calls: first.length + second.length,
    dropped: quiz.dropped,
  })
  if (quiz.accepted.length === 0) throw failureOf(caller.failures, quiz)
  return quiz.accepted
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

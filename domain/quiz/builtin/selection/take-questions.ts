import type { TypeCandidates } from '../templates/candidates.ts'
import type { Crowding } from './crowding.ts'
import type { RankedCandidate, Round, Selection } from './selection.ts'

/** Weights of parts of a file and files already asked about. */
const PLACE_WEIGHT = 0.8
const FILE_WEIGHT = 3
/** By how much the first question about a file ranks higher: half of the quality. */
const OPEN_FILE_WEIGHT = 3
/** By how much the template of most questions of a type ranks lower: a tenth of the quality. */
const COMMON_TEMPLATE_WEIGHT = 0.6
/** By how much a written question ranks lower whose answer is an option of another question. */
const SHOWN_WEIGHT = 1

export type BuiltinHost = {
  /** Awaited between small steps, so that the event loop is not blocked. */
  readonly pause: () => Promise<void>
  /** Called for each accepted question. */
  readonly onQuestion: (done: number) => void
}

/** The candidates of a type of question, and how many questions are requested. */
export type RankedType = Omit<TypeCandidates, 'candidates'> & {
  readonly count: number
  readonly ranked: readonly RankedCandidate[]
}

type Taking = {
  readonly selection: Selection
  readonly crowding: Crowding
  readonly host: BuiltinHost
  /** Whether questions that were asked before may complete a quiz. */
  readonly mayRepeat: boolean
}

/** Which candidates may be taken now. */
type Rule = (candidate: RankedCandidate) => boolean

/**
 * Takes the best candidates first. One ranks lower if its place or file was already asked about or
 * its answer is shown, and higher if it is the first about its file.
 */
const takeBest = async (
  candidates: readonly RankedCandidate[],
  count: number,
  { selection, round, crowding, host, mayTake }: Taking & { round: Round; mayTake: Rule },
): Promise<void> => {
  const remaining = new Set(candidates)
  const places = crowding.placesOfOneKind()
  const rank = (candidate: RankedCandidate): number =>
    candidate.rank +
    candidate.randomBonus -
    PLACE_WEIGHT * places.of(candidate) -
    FILE_WEIGHT * crowding.ofFile(candidate) +
    (crowding.isOpen(candidate) ? OPEN_FILE_WEIGHT : 0) -
    (selection.hasCommonTemplate(candidate) ? COMMON_TEMPLATE_WEIGHT : 0) -
    (selection.showsAnswerTo(candidate) ? SHOWN_WEIGHT : 0)
  for (let accepted = 0; accepted < count && remaining.size > 0;) {
    let best: RankedCandidate | undefined
    for (const candidate of remaining)
      if (mayTake(candidate) && (best === undefined || rank(candidate) > rank(best)))
        best = candidate
    if (best === undefined) return
    remaining.delete(best)
    if (selection.take(best, round)) {
      accepted++
      places.add(best)
      crowding.addToFile(best)
      host.onQuestion(selection.drafts.length)
    }
    await host.pause()
  }
}

/** How many of the requested questions of all types are missing. */
const missingOf = (types: readonly RankedType[], { selection }: Taking): number =>
  types.reduce((sum, { count }) => sum + count, 0) - selection.drafts.length

/** What was asked before comes after what is new. */
const repetitions = ({ mayRepeat }: Taking): readonly boolean[] =>
  mayRepeat ? [false, true] : [false]

/** Takes the requested number of questions of each type. */
const takeTypes = async (
  types: readonly RankedType[],
  taking: Taking,
  mayTake: Rule,
): Promise<void> => {
  const { selection, crowding } = taking
  for (const { type, count, ranked, asksAgain } of types) {
    crowding.expectNoMore(type)
    // A type is filled, with repetitions too, before the next one uses up the terms.
    for (const again of asksAgain ? [false, true] : [false])
      for (const mayRepeat of repetitions(taking)) {
        const missing = Math.min(count - selection.countOf(type), missingOf(types, taking))
        await takeBest(ranked, missing, { ...taking, round: { again, mayRepeat }, mayTake })
      }
  }
}

/** Takes questions of types that replace others, up to the requested number of all together. */
const takeReplacements = async (
  types: readonly RankedType[],
  taking: Taking,
  mayTake: Rule,
): Promise<void> => {
  for (const mayRepeat of repetitions(taking))
    for (const again of [false, true])
      for (const { count, ranked } of types.filter(({ replaces }) => replaces)) {
        const missing = count > 0 ? missingOf(types, taking) : 0
        await takeBest(ranked, missing, { ...taking, round: { again, mayRepeat }, mayTake })
      }
}

/**
 * Takes the requested questions, and replacements where the files do not suffice for a type. No
 * file has a third question while another one that allows a question has none.
 */
export const takeQuestions = async (
  types: readonly RankedType[],
  taking: Taking,
): Promise<void> => {
  const { crowding } = taking
  if (crowding.hasSeveralFiles) {
    await takeTypes(types, taking, (candidate) => !crowding.isFull(candidate))
    const asNew = { ...taking, mayRepeat: false }
    await takeReplacements(types, asNew, (candidate) => crowding.isOpen(candidate))
  }
  await takeTypes(types, taking, () => true)
  await takeReplacements(types, taking, () => true)
}

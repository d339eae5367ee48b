import { asFailure, Failure } from '../../failure.ts'
import { readBlocks } from '../../text/blocks/blocks.ts'
import type { QuestionDraft } from '../creation/draft.ts'
import { seededRandom } from '../creation/random.ts'
import { charactersOf, type SourceText } from '../creation/texts/source-text.ts'
import { totalCount, type QuestionCounts } from '../creation/counts.ts'
import { KINDS, QUESTION_TYPES } from '../kinds/registry.ts'
import type { Difficulty } from '../wire.ts'
import { Crowding, placeOf } from './selection/crowding.ts'
import { isEvent, tellsEvents } from './events.ts'
import { languagesOf } from './languages-of-files.ts'
import { explained } from './explanation.ts'
import { askedQuestions } from './templates/asked-questions.ts'
import { sentenceQuestions } from './templates/sentence-questions.ts'
import {
  CANDIDATES_BY_TYPE,
  type QuestionCandidate,
  type Material,
} from './templates/candidates.ts'
import { isGoodEnough, qualityOf } from './selection/quality.ts'
import { documentOf } from './selection/quality-features.ts'
import { Selection, type SelectionRequest, type RankedCandidate } from './selection/selection.ts'
import { takeQuestions, type BuiltinHost, type RankedType } from './selection/take-questions.ts'
import { describedSiblings } from './siblings/described-siblings.ts'
import { namesBeside } from './siblings/names-beside.ts'
import { siblingsOf } from './siblings/siblings.ts'
import { tablesOf } from './tables/tables.ts'
import { termsOf } from './terms/terms.ts'
import { statementsOf } from './templates/statements.ts'
import { titledLists } from './templates/lists/titled-lists.ts'
import { wordingOf, type Wording } from './wording/wording.ts'

export type { BuiltinHost }

export type BuiltinRequest = SelectionRequest & {
  readonly counts: QuestionCounts
  readonly difficulty: Difficulty
  /** 32 bits; the same seed gives the same questions. */
  readonly seed: number
}

/** Maximum characters read in all files together; of longer files the beginning is read. */
const MAX_CHARS = 1_500_000
/** Maximum characters of a text whose terms are all about one thing. */
const SHORT_CHARS = 15_000
/** Minimum score of a candidate. */
const MIN_SCORE = 1.5
/** Weight of randomness. */
const RANDOM_WEIGHT = 1
/** Weight of the estimated quality, about 0 to 6 as a candidate's score. */
const QUALITY_WEIGHT = 6
/** Weight of the share of options that are easily taken for the key. */
const RIVALS_WEIGHT = 2
/** How many candidates with the best scores are estimated before one is chosen. */
const ESTIMATED = { least: 40, perQuestion: 4, perFile: 8 } as const

/** A file whose pages are empty from the one on with which it has more than `most` characters. */
const withinLimit = (file: SourceText, most: number): SourceText => {
  let length = 0
  const pages = file.pages.map((page) => {
    length += page.length
    return length <= most ? page : ''
  })
  return { ...file, pages }
}

type Read = { readonly materials: readonly Material[]; readonly failures: readonly Failure[] }

const materialOf = (file: SourceText, wording: Wording, difficulty: Difficulty): Material => {
  const blocks = readBlocks(file.pages, file.emphasis, file.structure)
  const isOfEvents = tellsEvents(blocks)
  const terms = termsOf(file, blocks, wording).filter(
    (term) => !isOfEvents || !isEvent(term, wording),
  )
  const siblings = isOfEvents ? [] : siblingsOf(file, blocks, wording)
  return {
    fileId: file.fileId,
    terms,
    siblings: describedSiblings(siblings, wording),
    tables: tablesOf(blocks, file.pages, wording),
    beside: namesBeside(blocks, siblings, { terms, wording }),
    statements: [
      ...statementsOf(blocks, file.pages, wording),
      ...titledLists(blocks, file.pages, wording),
    ],
    asked: [
      ...askedQuestions(blocks, file.pages, wording),
      ...sentenceQuestions(blocks, file.pages, wording),
    ],
    wording,
    difficulty,
    isShort: charactersOf(file) < SHORT_CHARS,
    ...documentOf(blocks, terms),
  }
}

/** The terms of each file in a supported language. Unreadable files are left out. */
const readAll = async ({ files, difficulty }: BuiltinRequest, host: BuiltinHost): Promise<Read> => {
  const materials: Material[] = []
  const failures: Failure[] = []
  const read = files.map((file) => withinLimit(file, MAX_CHARS / files.length))
  const languages = languagesOf(read)
  for (const [at, file] of read.entries()) {
    try {
      const language = languages[at]
      const wording = language === undefined ? null : wordingOf(language)
      if (wording === null) failures.push(new Failure('quiz_language_needs_model'))
      else materials.push(materialOf(file, wording, difficulty))
    } catch (error) {
      failures.push(asFailure(error, 'quiz_generate_failed'))
    }
    await host.pause()
  }
  return { materials, failures }
}

const candidatesOf = (
  materials: readonly Material[],
  list: (material: Material) => QuestionCandidate[],
  random: () => number,
): RankedCandidate[] =>
  materials.flatMap((material) =>
    list(material)
      .filter(({ score }) => score >= MIN_SCORE)
      .map((candidate): RankedCandidate => {
        return {
          ...candidate,
          material,
          fileId: material.fileId,
          place: placeOf(material.fileId, candidate.position),
          randomBonus: random() * RANDOM_WEIGHT,
          rank: candidate.score,
          isLikely: false,
        }
      }),
  )

/**
 * The candidates, those with the best scores ranked by the estimated quality of a question about
 * each: as many of them as a choice of `count` needs, some of each file. The others rank lower.
 */
const rankedByQuality = async (
  candidates: readonly RankedCandidate[],
  count: number,
  { random, host }: { random: () => number; host: BuiltinHost },
): Promise<RankedCandidate[]> => {
  const order = candidates.toSorted((a, b) => b.score + b.randomBonus - a.score - a.randomBonus)
  const most = Math.max(ESTIMATED.least, count * ESTIMATED.perQuestion)
  const scored: RankedCandidate[] = []
  const ofFile = new Map<string, number>()
  for (const [index, candidate] of order.entries()) {
    const before = ofFile.get(candidate.fileId) ?? 0
    ofFile.set(candidate.fileId, before + 1)
    const isEstimated = count > 0 && (index < most || before < ESTIMATED.perFile)
    const made = isEstimated ? candidate.make(random) : null
    const question = made === null ? null : { candidate, made, material: candidate.material }
    const quality = question === null ? null : qualityOf(question)
    scored.push({
      ...candidate,
      rank:
        (quality === null ? candidate.score - QUALITY_WEIGHT : quality * QUALITY_WEIGHT) +
        (candidate.priority ?? 0) +
        (made?.rivals ?? 0) * RIVALS_WEIGHT,
      isLikely: question !== null && isGoodEnough(question),
    })
    if (made !== null) await host.pause()
  }
  return scored
}

/**
 * Questions about the terms of the files, made without a model: the requested number of each type,
 * fewer if the files define fewer terms, none of a kind that needs a model. Short answers, if any
 * are requested, replace types for which the files have too little. Each passes the lint
 * and asks about different terms, also of different files; keys and options are terms of one
 * document. What was asked before comes last, what was withdrawn never. Throws a `Failure` if none
 * can be made.
 */
export const makeBuiltinQuestions = async (
  request: BuiltinRequest,
  host: BuiltinHost,
): Promise<QuestionDraft[]> => {
  const { counts, seed, earlier = [] } = request
  const asked = QUESTION_TYPES.filter((type) => counts[type] > 0)
  if (asked.length > 0 && asked.every((type) => KINDS[type].needsModel))
    throw new Failure('quiz_kind_needs_model')
  const random = seededRandom(seed)
  const { materials, failures } = await readAll(request, host)
  const selection = new Selection(request, materials, random)
  const crowding = new Crowding(request.files, earlier, totalCount(counts))
  const rankedTypes: RankedType[] = []
  for (const { type, candidates, ...ofType } of CANDIDATES_BY_TYPE) {
    const found = candidatesOf(materials, candidates, random)
    const count = counts[type]
    const ranked = await rankedByQuality(found, count, { random, host })
    rankedTypes.push({ ...ofType, type, count, ranked })
    crowding.expect(
      type,
      count,
      ranked.filter(({ isLikely }) => isLikely),
    )
  }
  await takeQuestions(rankedTypes, { selection, crowding, host, mayRepeat: earlier.length > 0 })
  const pagesOf = new Map(request.files.map(({ fileId, pages }) => [fileId, pages]))
  if (selection.drafts.length > 0)
    return selection.drafts.map((draft) => explained(draft, pagesOf.get(draft.fileId) ?? []))
  throw materials.length > 0
    ? new Failure('quiz_text_too_short')
    : (failures[0] ?? new Failure('quiz_text_too_short'))
}

import { isNearDuplicate } from '../../creation/near-duplicate.ts'
import type { QuestionDraft } from '../../creation/draft.ts'
import {
  noveltyAmong,
  type EarlierQuestion,
  type Novelty,
} from '../../creation/earlier-questions.ts'
import { lint } from '../../creation/lint.ts'
import type { SourceText } from '../../creation/texts/source-text.ts'
import type { QuestionType } from '../../kinds/registry.ts'
import type { QuestionCandidate, Made, Material } from '../templates/candidates.ts'
import { givesAway } from './giveaways.ts'
import { isGoodEnough, qualityOf } from './quality.ts'

/** Maximum share of questions with options whose key is the longest option. */
const KEY_LONGEST_SHARE = 0.3
/** How often the options of a question are drawn; the best that pass all checks are chosen. */
const DRAWS = 8
/** Minimum number of terms in a long question. */
const LONG_TERMS = 3
/** Maximum number of a question's four terms that may occur together in another, by round. */
const MAX_SHARED = { first: 2, again: 3 } as const
/** Maximum questions of a template in one document; choices are limited by the number of terms. */
const MAX_OF_TEMPLATE: Readonly<Record<QuestionCandidate['template'], number>> = {
  choice: Infinity,
  sibling: 6,
  beside: 4,
  meaning: Infinity,
  difference: 3,
  group: Infinity,
  list: 4,
  asked: 8,
  table: 3,
}
/** Minimum terms per choice; with fewer, the options of one question reveal those of another. */
const TERMS_PER_CHOICE = 2

/** Weight of an option that answers another question of the quiz, less than that of a rival. */
const ANSWER_WEIGHT = 0.2
/** From this share of the questions of a type on, those of other templates are preferred. */
const COMMON_SHARE = 0.5

/** A candidate with its rank. */
export type RankedCandidate = QuestionCandidate & {
  readonly material: Material
  readonly fileId: string
  readonly place: string
  readonly randomBonus: number
  /** Higher is chosen earlier. */
  readonly rank: number
  /** Whether a question about it is known to be good enough. */
  readonly isLikely: boolean
}

export type SelectionRequest = {
  readonly files: readonly SourceText[]
  /** The questions that the learner was asked before; repeated only if new ones do not suffice. */
  readonly earlier?: readonly EarlierQuestion[]
}

const hasOptions = (draft: QuestionDraft): boolean => draft.wrong.length > 0

const isKeyLongest = (draft: QuestionDraft): boolean =>
  hasOptions(draft) && draft.wrong.every((option) => option.length < draft.correct.length)

/** Counted per document. */
const templateInFile = ({ fileId, template }: RankedCandidate): string => `${fileId} ${template}`

/** Which questions one pass over all candidates may make. */
export type Round = {
  /** Ask in writing about a term that a long question also explains. */
  readonly again: boolean
  /** Ask what the learner was asked before. */
  readonly mayRepeat: boolean
}

/** The accepted questions and the topics they ask about. */
export class Selection {
  readonly drafts: QuestionDraft[] = []
  /** With how many topics at once each one was asked about, in any file. */
  readonly #asked = new Map<string, number>()
  /** The topics that questions without options ask about. */
  readonly #written = new Set<string>()
  /** The topics whose meanings are wrong options. */
  readonly #shown = new Set<string>()
  readonly #taken: Pick<QuestionCandidate, 'type' | 'template'>[] = []
  readonly #accepted: Made[] = []
  readonly #made = new Map<string, number>()
  readonly #pages: ReadonlyMap<string, readonly string[]>
  readonly #terms: ReadonlyMap<string, number>
  readonly #random: () => number
  readonly #noveltyOf: (draft: QuestionDraft) => Novelty

  constructor(
    { files, earlier = [] }: SelectionRequest,
    materials: readonly Material[],
    random: () => number,
  ) {
    this.#noveltyOf = noveltyAmong(earlier)
    this.#pages = new Map(files.map(({ fileId, pages }) => [fileId, pages]))
    this.#terms = new Map(materials.map(({ fileId, terms }) => [fileId, terms.length]))
    this.#random = random
  }

  /** Accepts the best question of `candidate` that passes every check, if one does. */
  take(candidate: RankedCandidate, round: Round): boolean {
    const { topicIds } = candidate
    const isTaken = (topicId: string): boolean =>
      round.again ? (this.#asked.get(topicId) ?? LONG_TERMS) < LONG_TERMS : this.#asked.has(topicId)
    if (topicIds.some(isTaken) || !this.#hasRoom(candidate)) return false
    const made = this.#bestOf(candidate).find((question) => this.#passes(question, round))
    if (!made) return false
    this.drafts.push(made.draft)
    this.#accepted.push(made)
    this.#taken.push(candidate)
    if (!hasOptions(made.draft)) for (const id of topicIds) this.#written.add(id)
    if (made.showsMeanings) for (const id of made.topicIds) this.#shown.add(id)
    for (const id of topicIds) this.#asked.set(id, topicIds.length)
    const template = templateInFile(candidate)
    this.#made.set(template, (this.#made.get(template) ?? 0) + 1)
    return true
  }

  /**
   * Questions of `candidate` that are good enough, with different options; those whose options are
   * most easily taken for the key come first.
   */
  #bestOf(candidate: RankedCandidate): Made[] {
    return Array.from({ length: candidate.isChoice ? DRAWS : 1 }, () =>
      candidate.make(this.#random),
    )
      .filter((made) => made !== null)
      .map((made) => ({ made, question: { candidate, made, material: candidate.material } }))
      .filter(({ question }) => isGoodEnough(question))
      .map(({ made, question }) => ({ made, quality: qualityOf(question) }))
      .map((question) => ({ ...question, options: this.#fitnessOf(question.made) }))
      .toSorted((a, b) => b.options - a.options || b.quality - a.quality)
      .map(({ made }) => made)
  }

  /** The share of rivals among the options, less for each that answers a written question. */
  #fitnessOf({ topicIds, rivals = 0, showsMeanings = false }: Made): number {
    const answers = topicIds.filter((id) => this.#written.has(id)).length
    return rivals - (showsMeanings ? answers * ANSWER_WEIGHT : 0)
  }

  countOf(type: QuestionType): number {
    return this.drafts.filter((draft) => draft.type === type).length
  }

  /** Whether most accepted questions of its type have the template of a candidate. */
  hasCommonTemplate({ type, template }: Pick<QuestionCandidate, 'type' | 'template'>): boolean {
    const ofType = this.#taken.filter((candidate) => candidate.type === type)
    return (
      ofType.filter((candidate) => candidate.template === template).length >
      ofType.length * COMMON_SHARE
    )
  }

  /** Whether the options of an accepted question show an answer to a candidate. */
  showsAnswerTo({ isChoice, topicIds }: QuestionCandidate): boolean {
    return !isChoice && topicIds.some((id) => this.#shown.has(id))
  }

  #hasRoom(candidate: RankedCandidate): boolean {
    const made = this.#made.get(templateInFile(candidate)) ?? 0
    if (candidate.template === 'choice')
      return made < Math.ceil((this.#terms.get(candidate.fileId) ?? 0) / TERMS_PER_CHOICE)
    return made < MAX_OF_TEMPLATE[candidate.template]
  }

  /**
   * Whether most terms of its options occur together in another question, which would reveal the
   * key. In the second round only the same four terms would.
   */
  #isSolvedBy({ draft, topicIds }: Made, { again }: Round): boolean {
    const most = again ? MAX_SHARED.again : MAX_SHARED.first
    return (
      hasOptions(draft) &&
      this.#accepted.some(
        (other) => topicIds.filter((id) => other.topicIds.includes(id)).length > most,
      )
    )
  }

  #passes(made: Made, round: Round): boolean {
    const { draft } = made
    const novelty = this.#noveltyOf(draft)
    if (novelty === 'withdrawn' || (novelty === 'repeated' && !round.mayRepeat)) return false
    if (this.#isSolvedBy(made, round)) return false
    if (this.#accepted.some((other) => givesAway(made, other))) return false
    if (lint(draft, this.#pages.get(draft.fileId) ?? []) !== null) return false
    if (isNearDuplicate(draft, this.drafts)) return false
    const choices = this.drafts.filter(hasOptions)
    const longest = choices.filter(isKeyLongest).length
    return !isKeyLongest(draft) || longest + 1 <= (choices.length + 1) * KEY_LONGEST_SHARE
  }
}

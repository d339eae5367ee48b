import { definitionChecks } from '../../../languages/definition-checks.ts'
import { beginning } from '../../../languages/patterns.ts'
import { onOneLine } from '../../../text/normalise.ts'
import type { QuestionDraft } from '../../creation/draft.ts'
import type { MarkPoint } from '../../mark-point.ts'
import type { Difficulty } from '../../wire.ts'
import { isSelfContainedSentence } from '../terms/defining-sentences.ts'
import type { AskedQuestion } from './asked-questions.ts'
import { meaningScore } from './meaning-score.ts'
import { about, explained, optionsOf } from './candidate-terms.ts'
import { siblingCandidates } from './lists/sibling-candidates.ts'
import { statementCandidates } from './statement-candidates.ts'
import { areDistinct, areRelated, isKindOf, rivalry } from './alike.ts'
import { isPair, pairsOf } from './pairs.ts'
import { choiceCandidates } from './choice-candidates.ts'
import type { Statement } from './statements.ts'
import type { Described } from '../siblings/described-siblings.ts'
import type { NameBeside } from '../siblings/names-beside.ts'
import type { Table } from '../tables/tables.ts'
import type { Term } from '../terms/terms.ts'
import type { Wording } from '../wording/wording.ts'
import { writtenQuestion } from './written-question.ts'

/**
 * What a question asks for, and how:
 * - choice: which term has a meaning, or which meaning a term has
 * - sibling: which of several things is described, or what they are
 * - beside: which term has a meaning, among names that the text puts beside it
 * - meaning: what a term is
 * - difference: how two terms differ
 * - group: what three or four terms are, or how they differ
 * - list: the things that a sentence or title announces
 * - asked: what the text asks and answers itself
 * - table: what a table says of a thing, or of which thing it says something
 */
export type QuestionTemplate =
  'choice' | 'sibling' | 'beside' | 'meaning' | 'difference' | 'group' | 'list' | 'asked' | 'table'

/** A possible question before it is made. */
export type QuestionCandidate = {
  readonly type: QuestionDraft['type']
  /** Whether other options may be drawn if the first do not pass. */
  readonly isChoice: boolean
  readonly template: QuestionTemplate
  /**
   * What it asks about, once each: terms by their ids, else a list or a question by its wording.
   */
  readonly topicIds: readonly string[]
  /** Position in the document, 0–1. */
  readonly position: number
  /** Higher is better; about 0 to 6. */
  readonly score: number
  /** Added to the rank among the candidates of a type. */
  readonly priority?: number
  /** The estimate (0–1) of a template to which the weights of quality.ts were not fitted. */
  readonly quality?: number
  /** Null if no options fit. */
  readonly make: (random: () => number) => Made | null
}

/** A question with the ids of all topics that it shows or explains. */
export type Made = {
  readonly draft: QuestionDraft
  readonly topicIds: readonly string[]
  /** The share of the wrong options that are easily taken for the key, if that is known. */
  readonly rivals?: number
  /** Whether its options are the meanings of its terms. */
  readonly showsMeanings?: boolean
}

export type Material = {
  readonly fileId: string
  readonly terms: readonly Term[]
  readonly statements: readonly Statement[]
  readonly asked: readonly AskedQuestion[]
  readonly siblings: Described
  readonly tables: readonly Table[]
  /** The names that the text puts beside a term, by the id of the term. */
  readonly beside: ReadonlyMap<string, readonly NameBeside[]>
  readonly wording: Wording
  readonly difficulty: Difficulty
  /** Whether the text is so short that all its terms are about one thing. */
  readonly isShort: boolean
  readonly termOf: (termId: string) => Term | undefined
  /** Whether a quote is in a list of the page (from 1). */
  readonly isListed: (quote: string, page: number) => boolean
  /** Whether a term is defined among others in a text that marks no terms. */
  readonly isDense: (term: Term) => boolean
  /** Features that all questions of the document have (quality-features.ts). */
  readonly documentFeatures: Readonly<Record<string, number>>
}

const writtenAbout = (
  material: Material,
  { type, question }: { type: 'saq' | 'laq'; question: string },
  terms: readonly Term[],
): Made => {
  const points = terms.map((term) => pointOf(term, material, terms.length === 1))
  return writtenQuestion({
    type,
    question,
    fileId: material.fileId,
    topicIds: terms.map(({ termId }) => termId),
    answer: points.map(({ text }) => text).join('\n'),
    points,
  })
}

/**
 * The term with its meaning. If it is asked about alone and no glossary has it, the sentence that
 * defines it, if that can be understood alone.
 */
const pointOf = (term: Term, material: Material, isAlone: boolean): MarkPoint => {
  const { sentence, source, page, quote } = term
  const text = sentence ? withoutSources(onOneLine(sentence.quote)) : ''
  return isAlone &&
    sentence !== null &&
    source !== 'glossary' &&
    isSelfContainedSentence(text, material.wording) &&
    !(term.isPhrase && continuesAfter(text, sentence.meaning))
    ? { text, page: sentence.page, quote: sentence.quote }
    : { text: explained(term, material), page, quote }
}

/** Whether a sentence says something else after the meaning of a term. */
const continuesAfter = (sentence: string, meaning: string): boolean => {
  const at = sentence.toLowerCase().indexOf(meaning.toLowerCase())
  return at > 0 && NEXT_CLAUSE.test(sentence.slice(at + meaning.length))
}

const NEXT_CLAUSE = beginning(String.raw`,?\s(?:${definitionChecks('nextClauses')})\s`)

/** A sentence without the sources of what it states: "(Kionka, 2013)". */
const withoutSources = (sentence: string): string =>
  sentence.replace(/\s\([^()]{1,80},\s(?:(?:19|20)\d{2}[a-z]?|n\.d\.)\)/gu, '')

const meaningCandidate = (material: Material, term: Term): QuestionCandidate => ({
  type: 'saq',
  isChoice: false,
  template: 'meaning',
  ...about([term]),
  score: meaningScore(term) + (term.sentence ? 0.5 : 0),
  make: () =>
    writtenAbout(material, { type: 'saq', question: material.wording.whatIs(term.term) }, [term]),
})

/** Comparisons need more than recall, so they come first in hard quizzes. */
const DEPTH: Readonly<Record<Difficulty, number>> = { easy: -1, medium: 0, hard: 2 }

const differenceCandidate = (material: Material, [a, b]: [Term, Term]): QuestionCandidate => ({
  type: 'saq',
  isChoice: false,
  template: 'difference',
  ...about([a, b]),
  score: Math.min(meaningScore(a), meaningScore(b)) + rivalry(a, b) / 6,
  // The closest terms are the best to tell apart.
  priority: DEPTH[material.difficulty] + rivalry(a, b) / 6,
  make: () => {
    const question = material.wording.difference([a.term, b.term])
    return writtenAbout(material, { type: 'saq', question }, [a, b])
  },
})

/** Asks what a term is, and how two terms differ. */
const shortCandidates = (material: Material): QuestionCandidate[] => [
  ...material.terms.map((term) => meaningCandidate(material, term)),
  ...pairsOf(optionsOf(material)).map((pair) => differenceCandidate(material, pair)),
  ...statementCandidates(material, 'saq'),
  ...siblingCandidates(material, 'saq'),
]

const EXPLAINED = { least: 3, most: 4 } as const

/** Terms that are pairwise `alike`, beginning with `first`. */
const groupOf = (
  first: Term,
  terms: readonly Term[],
  alike: (a: Term, b: Term) => boolean,
): Term[] => {
  const group = [first]
  for (const term of terms)
    if (group.length < EXPLAINED.most && group.every((member) => alike(member, term)))
      group.push(term)
  return group
}

/** Terms of one section with different meanings. */
const areOfOneSection = (a: Term, b: Term): boolean =>
  a.heading !== '' && a.heading === b.heading && areDistinct(a, b) && areRelated(a, b)

/** Added to the score of a comparison of several terms. */
const COMPARISON_BONUS = 1

/** Whether a term has a name in it: "Listeria monocytogenes", "14th Amendment". */
const isProper = ({ term }: Term): boolean => /\p{Lu}\p{Ll}/u.test(term)

const areExplainedTogether = (a: Term, b: Term): boolean =>
  isProper(a) === isProper(b) && areOfOneSection(a, b) && !isKindOf(a, b) && !isKindOf(b, a)

const groupCandidates = (
  material: Material,
  wordingOfGroup: 'compare' | 'explain',
): QuestionCandidate[] => {
  const terms = optionsOf(material)
  return terms.flatMap((first, index): QuestionCandidate[] => {
    const alike = wordingOfGroup === 'compare' ? isPair : areExplainedTogether
    const group = groupOf(first, terms.slice(index + 1), alike)
    if (group.length < EXPLAINED.least) return []
    const question = material.wording[wordingOfGroup](group.map(({ term }) => term))
    return [
      {
        type: 'laq',
        isChoice: false,
        template: 'group',
        ...about(group),
        score:
          Math.min(...group.map(meaningScore)) +
          (wordingOfGroup === 'compare' ? COMPARISON_BONUS : 0),
        make: () => writtenAbout(material, { type: 'laq', question }, group),
      },
    ]
  })
}

/** Asks to explain three or four terms, and their differences if they are of one kind. */
const longCandidates = (material: Material): QuestionCandidate[] => [
  ...groupCandidates(material, 'compare'),
  // Without a comparison this is recall, which is too easy for a hard question.
  ...(material.difficulty === 'hard' ? [] : groupCandidates(material, 'explain')),
  ...statementCandidates(material, 'laq'),
  ...siblingCandidates(material, 'laq'),
]

/** Where the candidates of one type of question come from. */
export type TypeCandidates = {
  readonly type: QuestionDraft['type']
  readonly candidates: (material: Material) => QuestionCandidate[]
  /** Whether a second round may ask about terms that a longer question also explains. */
  readonly asksAgain: boolean
  /** Whether such questions replace others for which there are too few terms. */
  readonly replaces: boolean
}

/**
 * The candidates of each type of question. Comparisons need the most terms, so they come first. Few
 * terms can be the key of a choice, so choices come before short questions, which all terms allow.
 */
export const CANDIDATES_BY_TYPE: readonly TypeCandidates[] = [
  { type: 'laq', candidates: longCandidates, asksAgain: false, replaces: false },
  { type: 'mcq', candidates: choiceCandidates, asksAgain: true, replaces: false },
  { type: 'saq', candidates: shortCandidates, asksAgain: true, replaces: true },
]

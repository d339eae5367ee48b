import type { BlockKind, Block } from '../../../text/blocks/blocks.ts'
import { onOneLine } from '../../../text/normalise.ts'
import type { QuestionCandidate, Made, Material } from '../templates/candidates.ts'
import type { Term } from '../terms/terms.ts'
import { capitalised, wordsIn, type Wording } from '../wording/wording.ts'

/** A question that has been made, with what it was made from. */
export type MadeQuestion = {
  readonly candidate: Pick<QuestionCandidate, 'template' | 'score' | 'quality'>
  readonly made: Made
  readonly material: Material
}

/** Numbers by name; 0 where a feature does not apply. */
type QualityFeatures = Readonly<Record<string, number>>

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const shareOf = <Item>(items: readonly Item[], isOne: (item: Item) => boolean): number =>
  mean(items.map((item) => Number(isOne(item))))

/** Standard deviation as a share of the mean. */
const spread = (values: readonly number[]): number => {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) / Math.max(1, middle)
}

/**
 * Properties of a question that may predict whether an evaluator would accept it. Features of terms
 * are means over the terms it asks about, without the wrong options.
 */
export const qualityFeatures = (question: MadeQuestion): QualityFeatures => {
  const { made, material, candidate } = question
  const shown = made.topicIds.flatMap((id) => material.termOf(id) ?? [])
  const terms = made.draft.wrong.length > 0 ? shown.slice(0, 1) : shown
  return {
    isGroup: Number(candidate.template === 'group'),
    answerWords: wordsIn(made.draft.correct).length,
    score: candidate.score,
    ...termFeatures(terms, material),
    ...labelFeatures(terms),
    ...meaningFeatures(terms, material),
    ...evidenceFeatures(question),
    ...optionFeatures(candidate.template === 'choice' ? shown : [], made.draft.correct),
    ...material.documentFeatures,
  }
}

/** Minimum paragraphs that use a term which recurs. */
const MIN_PARAGRAPHS = 2

/** Whether other paragraphs use a term too, which the subject of a remark seldom is. */
const recurs = ({ source, isFormal, isSentence, paragraphs }: Term): boolean =>
  source !== 'glossary' && isSentence && isFormal && paragraphs.size >= MIN_PARAGRAPHS

/** Paragraphs that use a term which a text is about, and words of a meaning that says little. */
const LABEL = { recursIn: 4, shortWords: 6 } as const

/** Whether a term is a label before its meaning, as notes have it, and not part of a sentence. */
const isLabelled = ({ source, isSentence }: Term): boolean => source === 'marked' && !isSentence

/** Whether the meaning of a term has few words. */
const isShort = ({ meaning }: Term): boolean => wordsIn(meaning).length <= LABEL.shortWords

/** Whether a term is a label before a definition that is not short. */
const isDefinedLabel = (term: Term): boolean => isLabelled(term) && term.isFormal && !isShort(term)

/** Whether a term that recurs is defined as any thing of a kind: "A weir is a wall that …". */
const isGeneric = (term: Term, { patterns: { indefinite } }: Wording): boolean =>
  term.source === 'plain' &&
  recurs(term) &&
  term.kinds.size > 0 &&
  indefinite.test(onOneLine(term.quote).replace(/^\P{L}+/u, '')) &&
  indefinite.test(term.meaning)

/** Whether a term is written as a name, which the capital of a label with a definition is not. */
const isCapital = (term: Term): boolean => /^\p{Lu}\p{Ll}/u.test(term.term) && !isDefinedLabel(term)

const termFeatures = (terms: readonly Term[], { wording, isDense }: Material): QualityFeatures => ({
  fromGlossary: shareOf(terms, ({ source }) => source === 'glossary'),
  fromPlain: shareOf(terms, ({ source }) => source === 'plain'),
  recurs: shareOf(terms, recurs),
  isNamed: shareOf(terms, ({ isNaming }) => isNaming),
  isGeneric: shareOf(terms, (term) => isGeneric(term, wording)),
  isDense: shareOf(terms, isDense),
  isFormal: shareOf(terms, ({ isFormal }) => isFormal),
  hasSentence: shareOf(terms, ({ sentence }) => sentence !== null),
  termCapital: shareOf(terms, (term) => !wording.capitalNouns && isCapital(term)),
  termPerson: shareOf(terms, ({ isPerson }) => isPerson),
})

/** Whether a term is a label before a text that is not worded as a definition. */
const isLabel = (term: Term): boolean => isLabelled(term) && !isDefinedLabel(term)

const labelFeatures = (terms: readonly Term[]): QualityFeatures => ({
  isLabel: shareOf(terms, isLabel),
  labelRecurs: shareOf(terms, (term) => isLabel(term) && term.paragraphs.size >= LABEL.recursIn),
  labelShort: shareOf(terms, (term) => isLabelled(term) && isShort(term)),
  kindKnown: shareOf(terms, ({ kinds }) => kinds.size > 0),
})

/** The share of a term's words that its meaning repeats. */
const overlap = ({ stems, meaningStems }: Term): number =>
  shareOf([...stems], (stem) => meaningStems.has(stem))

const newWords = ({ stems, meaningStems }: Term): number =>
  [...meaningStems].filter((stem) => !stems.has(stem)).length

const meaningFeatures = (terms: readonly Term[], { wording }: Material): QualityFeatures => {
  const { article, indefinite } = wording.patterns
  const isDefinite = (meaning: string): boolean =>
    article.test(meaning) && !indefinite.test(meaning)
  return {
    meaningWords: mean(terms.map(({ meaning }) => wordsIn(meaning).length)),
    startsDefinite: shareOf(terms, ({ meaning }) => isDefinite(meaning)),
    meaningDigits: shareOf(terms, ({ meaning }) => /\d/u.test(meaning)),
    meaningOverlap: mean(terms.map(overlap)),
    newWords: terms.length === 0 ? 0 : Math.min(...terms.map(newWords)),
  }
}

type Quoted = { readonly quote: string; readonly page: number }

const NAME_INSIDE = /\p{L}\s\p{Lu}\p{Ll}/u

const evidenceFeatures = ({ made: { draft }, material }: MadeQuestion): QualityFeatures => {
  const quotes: readonly Quoted[] = draft.points.length > 0 ? draft.points : [draft]
  return {
    quoteNames: material.wording.capitalNouns
      ? 0
      : shareOf(quotes, ({ quote }) => NAME_INSIDE.test(onOneLine(quote))),
    inList: shareOf(quotes, ({ quote, page }) => material.isListed(quote, page)),
  }
}

const shareKind = (a: Term, b: Term): boolean => [...a.kinds].some((kind) => b.kinds.has(kind))

/** Of the options of a choice, the key first. Zero for other questions. */
const optionFeatures = ([key, ...wrong]: readonly Term[], correct: string): QualityFeatures => {
  const lengths = wrong.map(({ meaning }) => meaning.length)
  return {
    isWhichTerm: Number(key !== undefined && capitalised(key.term) === correct),
    optionMeaningSpread: key ? spread([key.meaning.length, ...lengths]) : 0,
    keyLength: key ? key.meaning.length / Math.max(1, mean(lengths)) : 0,
    optionSameKind: key ? shareOf(wrong, (term) => shareKind(key, term)) : 0,
  }
}

const TECHNICAL: ReadonlySet<BlockKind> = new Set<BlockKind>(['code', 'formula', 'table'])
/** First characters of a quote that find its paragraph. */
const QUOTE_START = 60

/** Maximum share of marked terms in a text that hardly marks any. */
const UNMARKED_SHARE = 0.2
/** A text with so many definitions within so many characters consists of definitions. */
const DENSE = { terms: 3, characters: 2500 } as const

const marks = ({ source }: Term): boolean => source !== 'plain'

/** Whether two terms are kinds of one thing: "projected" and "geographic coordinate system". */
const areOfOneKind = (a: Term, b: Term): boolean =>
  a.termId !== b.termId && a.head === b.head && a.stems.size > 1 && b.stems.size > 1

/**
 * Tells whether a term without marks is defined below its own heading, or close to others in a text
 * that marks none: "X is a Y" is a definition there, and most often a remark elsewhere.
 */
const densityOf = (blocks: readonly Block[], terms: readonly Term[]): Material['isDense'] => {
  const isTitled = (term: Term) => term.isTitled && !marks(term)
  if (shareOf(terms, marks) >= UNMARKED_SHARE) return isTitled
  const length = blocks.reduce((sum, { text }) => sum + text.length, 0)
  const plain = terms.filter((term) => !marks(term))
  const near = (a: Term, b: Term) => Math.abs(a.position - b.position) * length <= DENSE.characters
  const dense = new Set(
    plain.filter((term) => {
      const others = plain.filter((other) => near(term, other))
      return others.length >= DENSE.terms || others.some((other) => areOfOneKind(term, other))
    }),
  )
  return (term) => isTitled(term) || dense.has(term)
}

/** Properties of a document, for the features of its questions. */
export const documentOf = (
  blocks: readonly Block[],
  terms: readonly Term[],
): Pick<Material, 'termOf' | 'isListed' | 'isDense' | 'documentFeatures'> => {
  const byId = new Map(terms.map((term) => [term.termId, term]))
  return {
    termOf: (termId) => byId.get(termId),
    isDense: densityOf(blocks, terms),
    isListed: (quote, page) => {
      const start = onOneLine(quote).slice(0, QUOTE_START)
      const holds = (block: Block) => block.page === page && onOneLine(block.text).includes(start)
      return blocks.find(holds)?.kind === 'list'
    },
    documentFeatures: {
      documentTechnical: shareOf(blocks, ({ kind }) => TECHNICAL.has(kind)),
      documentMarked: shareOf(terms, marks),
    },
  }
}

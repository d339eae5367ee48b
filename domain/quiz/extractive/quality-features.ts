import type { Candidate, Made, Material } from './forms.ts'
import { optionFeatures, relationFeatures } from './option-features.ts'
import type { Term } from './terms.ts'
import { headOf, stemsOf, wordsIn, type Wording } from './wording.ts'

/** A question that has been made, with what it was made from. */
export type Asked = {
  readonly candidate: Pick<Candidate, 'type' | 'form' | 'score'>
  readonly made: Made
  readonly material: Material
}

/** Numbers by name; 0 where a feature does not apply. */
export type QualityFeatures = Readonly<Record<string, number>>

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const least = (values: readonly number[]): number => (values.length === 0 ? 0 : Math.min(...values))

const shareOf = <Item>(items: readonly Item[], isOne: (item: Item) => boolean): number =>
  mean(items.map((item) => Number(isOne(item))))

const countOf = (text: string, pattern: RegExp): number =>
  text.match(new RegExp(pattern.source, 'giu'))?.length ?? 0

/**
 * What the code knows of a question that may tell whether a reader would accept it. Features of
 * terms are means over the terms it asks about, without the wrong options.
 */
export const qualityFeatures = (asked: Asked): QualityFeatures => {
  const { made, material, candidate } = asked
  const byKey = new Map(material.terms.map((term) => [term.key, term]))
  const shown = made.keys.flatMap((key) => byKey.get(key) ?? [])
  const isChoice = made.draft.wrong.length > 0
  const terms = isChoice ? shown.slice(0, 1) : shown
  return {
    ...formFeatures(asked),
    score: candidate.score,
    ...sourceFeatures(terms, material),
    ...termFeatures(terms, material),
    ...meaningFeatures(terms, material),
    ...evidenceFeatures(asked, terms),
    ...relationFeatures(isChoice ? [] : shown),
    ...optionFeatures(isChoice ? shown : [], material.wording),
    ...documentFeatures(material),
  }
}

const formFeatures = ({ candidate, made, material }: Asked): QualityFeatures => {
  const { form, type } = candidate
  const { draft } = made
  const asksMeaning =
    form === 'choice' &&
    material.terms.some(({ term }) => material.wording.whichMeaning(term) === draft.question)
  return {
    isWhichTerm: Number(form === 'choice' && !asksMeaning),
    isWhichMeaning: Number(asksMeaning),
    isWhatIs: Number(form === 'meaning'),
    isDifference: Number(form === 'difference'),
    isGroup: Number(form === 'group'),
    isList: Number(form === 'list'),
    isReason: Number(form === 'reason'),
    isLong: Number(type === 'laq'),
    questionWords: wordsIn(draft.question).length,
    answerWords: wordsIn(draft.correct).length,
    points: draft.points.length,
  }
}

const sourceFeatures = (terms: readonly Term[], { facts }: Material): QualityFeatures => ({
  fromGlossary: shareOf(terms, ({ source }) => source === 'glossary'),
  fromMarked: shareOf(terms, ({ source }) => source === 'marked'),
  fromPlain: shareOf(terms, ({ source }) => source === 'plain'),
  isFormal: shareOf(terms, ({ isFormal }) => isFormal),
  hasSentence: shareOf(terms, ({ sentence }) => sentence !== null),
  isPhrase: shareOf(terms, ({ isPhrase }) => isPhrase),
  uses: mean(terms.map(({ term }) => Math.log1p(facts.usesOf(term)))),
  inHeading: shareOf(terms, ({ term }) => facts.isHeading(term)),
  paragraphs: mean(terms.map(({ paragraphs }) => Math.log1p(paragraphs.size))),
  position: mean(terms.map(({ position }) => position)),
})

const termFeatures = (terms: readonly Term[], { wording, facts }: Material): QualityFeatures => ({
  termWords: mean(terms.map(({ term }) => wordsIn(term).length)),
  termCharacters: mean(terms.map(({ term }) => term.length)),
  termCapital: shareOf(terms, ({ term }) => !wording.capitalNouns && /^\p{Lu}\p{Ll}/u.test(term)),
  termAcronym: shareOf(terms, ({ term }) => /\p{Lu}{2}/u.test(term)),
  termSymbol: shareOf(terms, ({ term }) => /[^\p{L}\s’'-]/u.test(term)),
  termBoundary: shareOf(terms, ({ term }) =>
    wordsIn(term).some((word) => wording.patterns.boundary.test(word)),
  ),
  termGerund: shareOf(terms, ({ term }) => /(?:ing|ed|ly)$/u.test(headOf(term, wording))),
  termPlural: shareOf(terms, ({ isPlural }) => isPlural),
  termPerson: shareOf(terms, ({ isPerson }) => isPerson),
  // An everyday word occurs alone more often than in its term.
  headUses: mean(
    terms.map(({ term }) =>
      Math.log1p(Math.max(0, facts.usesOf(headOf(term, wording)) - facts.usesOf(term))),
    ),
  ),
  termVague: shareOf(terms, ({ term }) => wording.patterns.vagueStart.test(term)),
})

const EXAMPLES =
  /(?<!\p{L})(?:such as|for example|for instance|e\.g|including|like|zum beispiel|z\. ?b|wie|etwa|beispielsweise|como|por ejemplo|p\. ?ej)(?!\p{L})/iu
const ADVERBS =
  /(?<!\p{L})(?:often|usually|typically|generally|sometimes|commonly|frequently|very|more|most|oft|häufig|meist|meistens|normalerweise|sehr|mehr|a menudo|normalmente|generalmente|muy|más)(?!\p{L})/iu
const MODAL =
  /(?<!\p{L})(?:can|may|might|should|must|could|would|will|kann|können|muss|müssen|soll|puede[n]?|debe[n]?|suele[n]?)(?!\p{L})/iu
/** Suitable number of words of a meaning. */
const GOOD_LENGTH = { least: 7, most: 28 } as const

const overlap = ({ stems, meaningStems }: Term): number =>
  shareOf([...stems], (stem) => meaningStems.has(stem))

const meaningFeatures = (terms: readonly Term[], { wording }: Material): QualityFeatures => {
  const { patterns } = wording
  const has = (pattern: RegExp): number => shareOf(terms, ({ meaning }) => pattern.test(meaning))
  const lengths = terms.map(({ meaning }) => wordsIn(meaning).length)
  return {
    meaningWords: mean(lengths),
    meaningShort: shareOf(lengths, (words) => words < GOOD_LENGTH.least),
    meaningLong: shareOf(lengths, (words) => words > GOOD_LENGTH.most),
    startsIndefinite: has(patterns.indefinite),
    startsDefinite: shareOf(
      terms,
      ({ meaning }) => patterns.article.test(meaning) && !patterns.indefinite.test(meaning),
    ),
    kindKnown: shareOf(terms, ({ kinds }) => kinds.size > 0),
    relatives: mean(terms.map(({ meaning }) => countOf(meaning, patterns.relative))),
    commas: mean(terms.map(({ meaning }) => countOf(meaning, /[,;]/u))),
    meaningBrackets: has(/[()]/u),
    meaningDigits: has(/\d/u),
    meaningQuotes: has(/["“”„«»‘]/u),
    meaningNames: wording.capitalNouns ? 0 : has(/\s\p{Lu}\p{Ll}/u),
    meaningExamples: has(EXAMPLES),
    meaningAdverbs: has(ADVERBS),
    meaningModal: has(MODAL),
    meaningDeictic: has(patterns.deictic),
    meaningVerb: has(patterns.toBe),
    meaningOverlap: mean(terms.map(overlap)),
    meaningCut: shareOf(
      terms,
      ({ meaning, completeMeaning }) => completeMeaning.length > meaning.length,
    ),
    newWords: least(
      terms.map((term) => [...term.meaningStems].filter((stem) => !term.stems.has(stem)).length),
    ),
  }
}

/** Words of a quote that neither its term nor its meaning has. */
const unusedWords = ({ quote, term, meaning }: Term, wording: Wording): number => {
  const used = new Set([...stemsOf(term, wording), ...stemsOf(meaning, wording)])
  return [...stemsOf(quote, wording)].filter((stem) => !used.has(stem)).length
}

const evidenceFeatures = (
  { made: { draft }, material }: Asked,
  terms: readonly Term[],
): QualityFeatures => {
  const { patterns, capitalNouns } = material.wording
  const quotes = draft.points.length > 0 ? draft.points : [draft]
  const texts = quotes.map(({ quote }) => quote.replace(/\s+/gu, ' '))
  const places = quotes.map(({ quote, page }) => material.facts.placeOf(quote, page))
  const has = (pattern: RegExp): number => shareOf(texts, (text) => pattern.test(text))
  return {
    quoteWords: mean(texts.map((text) => wordsIn(text).length)),
    quoteUnused: mean(terms.map((term) => unusedWords(term, material.wording))),
    quoteLeans: has(patterns.leans),
    quoteDeictic: has(patterns.deictic),
    quotePointer: has(patterns.pointer),
    quoteEnds: has(/[.!?]["”’)]*$/u),
    quoteLowerStart: has(/^\p{Ll}/u),
    quoteBrackets: has(/[()]/u),
    quoteDigits: has(/\d/u),
    quoteColon: has(/:\s/u),
    quoteNames: capitalNouns ? 0 : has(/\p{L}\s\p{Lu}\p{Ll}/u),
    inProse: shareOf(places, (place) => place?.kind === 'prose'),
    inList: shareOf(places, (place) => place?.kind === 'list'),
    beforeQuote: mean(places.map((place) => place?.before ?? 0)),
    blockWords: mean(places.map((place) => Math.log1p(place?.words ?? 0))),
  }
}

const documentFeatures = ({ facts, terms, wording }: Material): QualityFeatures => ({
  documentLength: Math.log1p(facts.characters),
  documentProse: facts.shares.prose,
  documentList: facts.shares.list,
  documentTechnical: facts.shares.technical,
  documentGlossary: Math.log1p(facts.glossaryEntries),
  documentTerms: Math.log1p(terms.length),
  documentMarked: shareOf(terms, ({ source }) => source !== 'plain'),
  paragraphWords: facts.paragraphWords,
  isGerman: Number(wording.language === 'de'),
  isSpanish: Number(wording.language === 'es'),
})

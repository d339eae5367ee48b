import { definitionChecks } from '../../../languages/definition-checks.ts'
import { kindsOf } from '../../../languages/kinds-of-things.ts'
import { beginning, exactly, wordsInside } from '../../../languages/patterns.ts'
import { numberOf } from '../../../statements/numbers-and-names.ts'
import { onOneLine } from '../../../text/normalise.ts'
import { definition, type Definition } from './definition.ts'
import { isArgued } from './meanings/label-meanings.ts'
import { meaningNounOf } from './meanings/meaning-noun.ts'
import { cleanTerm } from './term-names.ts'
import { headOf, wordsIn, type Wording } from '../wording/wording.ts'
import { SENTENCE_END } from '../../../text/sentence-bounds.ts'

const MAX_SENTENCE_CHARS = 300
/** The term and the meaning that a sentence has. */
type DefiningSentence = {
  readonly term: string
  readonly meaning: string
  readonly isForward: boolean
  /** Whether the meaning is a clause: "Libel occurs when …". */
  readonly isClause: boolean
  /** Whether no article begins the meaning: "Torts are acts that …". */
  readonly isBare: boolean
  /** Whether the sentence defines its term only if that is in bold. */
  readonly isForBoldOnly: boolean
}

/** The term and meaning of a sentence that begins with one of them. */
const readSentence = (
  text: string,
  { patterns, capitalNouns }: Wording,
): DefiningSentence | null => {
  // A sentence cut off at the end of a page is not a definition.
  if (!SENTENCE_END.test(text)) return null
  const inverse = patterns.inverse?.exec(text)?.groups
  const forward = inverse ? undefined : patterns.defines.exec(text)?.groups
  const clause = inverse ?? forward ?? patterns.events.exec(text)?.groups
  const called = clause ? undefined : patterns.calledEvents?.exec(text)?.groups
  const groups = clause ?? called ?? patterns.calls.exec(text)?.groups
  const [term, meaning] = [groups?.['term'], groups?.['meaning']]
  if (term === undefined || meaning === undefined) return null
  const isForward = clause !== undefined
  // The meaning begins its sentence, if a noun is not capitalised in the language anyway.
  const isFirst = called !== undefined || (!isForward && !capitalNouns)
  return {
    term,
    meaning: isFirst
      ? meaning.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
      : meaning,
    isForward,
    isClause: called !== undefined || (isForward && forward === undefined),
    isBare: forward?.['bare'] !== undefined || forward?.['boldOnly'] !== undefined,
    isForBoldOnly: forward?.['boldOnly'] !== undefined,
  }
}

/** Whether a sentence can be the answer to a question about its term. */
export const isSelfContainedSentence = (sentence: string, { patterns }: Wording): boolean =>
  sentence.length < MAX_SENTENCE_CHARS &&
  ![patterns.dependentStart, patterns.contextReference, patterns.pointer].some((pattern) =>
    pattern.test(sentence),
  )

/** A sentence of a page on one line, and as it is on the page. */
export type Sentence = { readonly text: string; readonly quote: string; readonly page: number }

/** "Interference means that …". */
const STATEMENT_CLAUSE = beginning(definitionChecks('statementClauses'), String.raw`\s`)

/** The definition in one sentence, of a bold or labelled term or a plain one. */
export const fromSentence = (
  { text, isLabelled = false, ...source }: Sentence & { readonly isLabelled?: boolean },
  bold: readonly string[],
  wording: Wording,
): Definition[] => {
  const { language, patterns } = wording
  const { copula, dependentStart, boundary, indefinite, article, kindOfThing } = patterns
  const found = readSentence(text, wording)
  if (found === null) return []
  const { meaning, isForward } = found
  // What a label asks for: "Depth log: describe the …".
  const [, afterLabel = ''] = /:\s+(\S+)/u.exec(text) ?? []
  if (isForward && found.term.endsWith(':') && !patterns.toBe.test(afterLabel)) return []
  const subject = cleanTerm(withInflection(found.term, text, wording), wording)
  const part = isForward ? boldPart(subject, bold, wording) : subject
  // "The **size** of a task": many things have one.
  const isOfMany =
    wordsIn(part).length === 1 && kindsOf(part.toLowerCase(), language).has('quantity')
  const term = isOfMany ? subject : part
  const isBold = [term, part, found.term].some((name) => bold.includes(name.toLowerCase()))
  const isMarked = isLabelled || isBold
  const isClause = found.isClause || (isMarked && STATEMENT_CLAUSE.test(meaning))
  const first = wordsIn(meaning)[0] ?? ''
  const isNamed = isMarked && !dependentStart.test(text) && (isClause || !boundary.test(first))
  if (!isForward && !isNamed && !namesKind(found, text, wording)) return []
  if (namesSeveral(subject, bold)) return []
  if (!isMarked && REPORTS.test(text.slice(0, text.indexOf(meaning)))) return []
  if (copula.test(term) || isArgued(meaning, wording)) return []
  if (isClause && !isSelfContainedSentence(onOneLine(text), wording)) return []
  if (found.isForBoldOnly && !isMarked) return []
  if (found.isBare && !beginsWithKind(meaning, wording)) return []
  const isFormal =
    isForward &&
    !isClause &&
    !found.isBare &&
    (indefinite.test(text) || !article.test(text) || kindOfThing?.test(meaning) === true)
  const isNaming = !isClause && !isForward
  const parts = { ...source, term, meaning, isFormal, isClause, isNaming, isSentence: true }
  return definition(parts, isMarked ? 'marked' : 'plain', wording)
}

/** Whether a meaning without an article begins with a kind of thing; "driven by …" has none. */
const beginsWithKind = (meaning: string, wording: Wording): boolean =>
  wording.patterns.participle?.agent.test(wordsIn(meaning)[1] ?? '') !== true &&
  meaningNounOf(meaning, wording).kinds.size > 0

/** The definition in a clause after its term: "Seepage, which is the slow passage of water, …". */
export const fromClauseAfter = ({ text, ...source }: Sentence, wording: Wording): Definition[] => {
  const { clauseAfter, boundary, dependentStart } = wording.patterns
  const { term = '', meaning = '' } = clauseAfter?.exec(text)?.groups ?? {}
  const isName = wordsIn(term).every((word) => !boundary.test(word) && !dependentStart.test(word))
  return meaning !== '' && isName ? definition({ ...source, term, meaning }, 'plain', wording) : []
}

/** Words before a bold term: "The concept of **entropy** is …". */
const TERM_NOUNS = exactly(definitionChecks('termNouns'))

/**
 * The bold words that a subject names: "The **boiling point** of a liquid is …", "The term
 * **entropy** means …".
 */
const boldPart = (subject: string, bold: readonly string[], { patterns }: Wording): string => {
  const names = bold.filter((name) => name !== '')
  const lower = subject.toLowerCase()
  const start = names.find((name) => {
    const next = wordsIn(subject.slice(name.length))[0] ?? ''
    return lower.startsWith(`${name} `) && patterns.boundary.test(next)
  })
  if (start !== undefined) return subject.slice(0, start.length)
  const end = names.find(
    (name) => lower.endsWith(` ${name}`) && TERM_NOUNS.test(lower.slice(0, -name.length - 1)),
  )
  return end === undefined ? subject : subject.slice(-end.length)
}

/**
 * Whether a sentence without bold type names a kind of thing at its end: "The height of the water
 * is called stage". A name of one person, or of what came before, is worded in the same way.
 */
const namesKind = (
  { meaning, isClause }: DefiningSentence,
  text: string,
  wording: Wording,
): boolean =>
  !isClause &&
  (wording.patterns.article.test(text) ||
    wording.patterns.relative.test(wordsIn(meaning).at(1) ?? '')) &&
  wordsIn(meaning).some((word, at) => at > 0 && wording.patterns.boundary.test(word)) &&
  !meaningNounOf(meaning, wording).kinds.has('person')

/** Whether a subject joins a bold term to something else: "**Weirs** and dams are two …". */
const namesSeveral = (subject: string, bold: readonly string[]): boolean => {
  const lower = subject.toLowerCase()
  return bold.some((name) => lower.startsWith(`${name} `) && ADDED.test(lower.slice(name.length)))
}

const ADDED = beginning(String.raw`\s(?:${definitionChecks('lastItemLinks')})\s`)

/** Verbs of a source about what it contains, which define only terms in bold. */
const REPORTS = wordsInside(definitionChecks('reports'))

/** The term as it is written without its article: "Der osmotische Druck" is "osmotischer Druck". */
const withInflection = (term: string, sentence: string, { strongEndings }: Wording): string => {
  const [first = ''] = sentence.split(/\s/u, 1)
  const ending = strongEndings.get(first.toLowerCase())
  return ending === undefined ? term : term.replace(/^(\p{Ll}+)e(?=\s\p{Lu})/u, `$1${ending}`)
}

/** Whether a sentence begins with a phrase before its clause: "Under Mao, the party …". */
export const isPrelude = (before: string, { patterns }: Wording): boolean =>
  patterns.boundary.test(wordsIn(before)[0] ?? '') && !before.includes(',')

/** The definition beside a bold term: "the retina (the neural tissue of the eye)". */
export const fromAside = (
  bold: { term: string; quote: string; page: number },
  rest: string,
  wording: Wording,
): Definition[] => {
  const { aside, article, plural, indefinite } = wording.patterns
  const groups = aside.exec(rest.replace(/\s+/gu, ' '))?.groups
  const meaning = groups?.['inside'] ?? groups?.['meaning']
  // "composite bows, a design that …" does not say what composite bows are.
  const isOfOne = meaning !== undefined && indefinite.test(meaning)
  const isOfMany = plural?.test(headOf(bold.term, wording)) === true
  return meaning === undefined ||
    isEnumerated(meaning) ||
    wordsIn(bold.term.toLowerCase()).some((word) => Number(numberOf(word, wording.language)) > 1) ||
    EARLIER.test(meaning) ||
    (isOfOne && isOfMany) ||
    (!article.test(meaning) &&
      !(isOfMany && plural.test(meaningNounOf(meaning, wording).meaningNoun)))
    ? []
    : definition({ ...bold, meaning }, 'marked', wording)
}

/** The definition before a bold term: "The loss of heat at night, known as cooling". */
export const fromBefore = (
  bold: { term: string; quote: string; page: number },
  before: string,
  wording: Wording,
): Definition[] => {
  const meaning = wording.patterns.named?.exec(before.replace(/\s+/gu, ' '))?.groups?.['meaning']
  return meaning === undefined ||
    wording.patterns.dependentStart.test(before) ||
    hasObject(meaning, wording)
    ? []
    : definition({ ...bold, meaning }, 'marked', wording)
}

/**
 * Whether an article follows a word that joins nothing, which is then a verb: "the eldest choose
 * the best hunters". Verbs in a clause about a noun and verbs as nouns are followed by one too.
 */
const hasObject = (text: string, { patterns }: Wording): boolean => {
  const { article, boundary, participle, relative } = patterns
  const words = wordsIn(text)
  const clause = words.findIndex((word) => relative.test(word))
  return words.slice(0, clause < 0 ? words.length : clause).some((word, at) => {
    const before = words[at - 1] ?? ''
    return (
      at > 1 &&
      article.test(`${word} `) &&
      !boundary.test(before) &&
      participle?.ending.test(before) !== true
    )
  })
}

/** Words for an event before the one of the sentence. */
const EARLIER = wordsInside(definitionChecks('earlierEvents'))

const MAX_ENUMERATED_WORDS = 8
const JOINED = new RegExp(
  String.raw`\s(?:${definitionChecks('conjunctions', 'andBeforeVowel', 'orBeforeVowel')})\s`,
  'iu',
)

/** Whether the rest of an enumeration follows a bold term: ", the cell wall or the pili". */
const isEnumerated = (text: string): boolean =>
  JOINED.test(text) && wordsIn(text).length <= MAX_ENUMERATED_WORDS

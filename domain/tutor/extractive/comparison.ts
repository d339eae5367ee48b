import { answerWords } from '../../languages/answers.ts'
import { wordsInside } from '../../languages/patterns.ts'
import { contentTerms } from '../../text/search/terms.ts'
import type { CheckedAnswer } from '../citations.ts'
import { askedTerms, coverage, inWordsOfDocument, type AskedTerm } from './coverage.ts'
import { definitionOf, formIn } from './definitions.ts'
import type { BuiltinMessages } from './messages.ts'
import { candidates, covered, excerpt, underHeading } from './passages.ts'
import { answer, escapeMarkdown, merge, own, quote, type Quotation } from './quotation.ts'
import { spansOf, type Passage, type Reading } from './reading.ts'

const SIDE_CHARS = 330
/** Minimum share of a side's terms in its quotation. */
const SIDE_COVERAGE = 0.75
const CONTRASTS = wordsInside(answerWords('contrasts'))

/** "High vs popular culture": adds the shared noun to the first side. */
function completed([one, other]: readonly [string, string]): readonly [string, string] {
  const words = other.split(' ')
  const shared = words.at(-1) ?? ''
  const lacks =
    !one.includes(' ') && words.length > 1 && !one.toLowerCase().endsWith(shared.toLowerCase())
  return [lacks ? `${one} ${shared}` : one, other]
}

type Side = {
  readonly name: string
  readonly asked: readonly AskedTerm[]
  readonly quotation: Quotation
}

/** The quotation for one side, or an empty one. */
function lookUp(reading: Reading, name: string): Side {
  const asked = askedTerms({ question: name }, reading)
  const definition = definitionOf(reading, name, SIDE_CHARS)
  if (definition) return { name, asked, quotation: definition.quotation }
  const [section] = underHeading(reading, asked)
  if (section)
    return {
      name,
      asked,
      quotation: excerpt(reading, { passage: section, sentence: section.sentences[0] ?? -1 }),
    }
  const query = inWordsOfDocument({ question: name }, asked, reading)
  const found = candidates(reading, { query, type: 'definition', asked, page: undefined })
  const { sentences, language } = reading.index
  const best =
    found.find(
      ({ sentence }) => formIn(sentences[sentence]?.text ?? '', name, language) !== null,
    ) ?? found[0]
  const named = new Set(sentences[best?.sentence ?? -1]?.terms)
  const isFound =
    best !== undefined &&
    covered(best.passage, asked) >= SIDE_COVERAGE &&
    coverage(asked, named) >= SIDE_COVERAGE
  return { name, asked, quotation: isFound ? excerpt(reading, best, 'number') : own('') }
}

/** A sentence that contrasts both sides. */
function contrast(reading: Reading, sides: readonly Side[]): Quotation {
  const { index, passageOf } = reading
  const at = index.sentences.findIndex(({ text, terms }, i) => {
    const sentenceTerms = new Set(terms)
    return (
      (passageOf[i] ?? -1) >= 0 &&
      CONTRASTS.test(text) &&
      /[.!]["”’)]?$/u.test(text) &&
      sides.every(({ asked }) => coverage(asked, sentenceTerms) >= SIDE_COVERAGE)
    )
  })
  return at < 0 ? own('') : quote(index.pages, spansOf(reading, [at]))
}

/**
 * The sentences that tell the sides apart by their own words: "the alpha test … the beta test" for
 * "army alpha" and "army beta". Null if there is no such sentence.
 */
function byOwnWords(reading: Reading, sides: readonly Side[]): Quotation | null {
  const { index, passages, passageOf } = reading
  const isShared = (term: string): boolean =>
    sides.every(({ asked }) => asked.some((other) => other.term === term))
  const own = sides.map(({ asked }) => asked.filter(({ term }) => !isShared(term)))
  if (own.some((terms) => !terms.some(({ term }) => /\p{L}{2}/u.test(term)))) return null
  const sectionOf = ({ heading }: Passage): Passage[] =>
    passages.filter((one) => one.heading === heading)
  const shared = sides.flatMap(({ asked }) => asked.filter(({ term }) => isShared(term)))
  const at = index.sentences.findIndex(({ terms, text }, i) => {
    const passage = passages[passageOf[i] ?? -1]
    const sentenceTerms = new Set(terms)
    return (
      passage !== undefined &&
      /[.!]["”’)]?$/u.test(text) &&
      own.every((side) => coverage(side, sentenceTerms) === 1) &&
      (shared.length === 0 || sectionOf(passage).some((one) => covered(one, shared) > 0))
    )
  })
  const passage = passages[passageOf[at] ?? -1]
  return passage ? excerpt(reading, { passage, sentence: at }) : null
}

/** A quotation of one sentence without its citation. */
const sentenceOf = ({ markdown }: Quotation): string =>
  markdown.replace(/ \[p\. \d+\][.!]*\S?$/u, '')

/** Both sides of a comparison; null if the document has neither, or not all of one of them. */
export function compare(
  reading: Reading,
  sides: readonly [string, string],
  messages: BuiltinMessages,
): CheckedAnswer | null {
  const plain = sides.map((name) => lookUp(reading, name))
  const full = completed(sides).map((name) => lookUp(reading, name))
  const found = full.map((side, i) => (side.quotation.markdown === '' ? (plain[i] ?? side) : side))
  const missing = found.filter(({ quotation }) => quotation.markdown === '')
  if (found.some(({ name }) => contentTerms(name, reading.index.language).length === 0)) return null
  const together = missing.length > 0 ? byOwnWords(reading, found) : null
  if (together) return answer([together])
  if (missing.length === found.length) return null
  const [one, other] = found
  if (
    one &&
    other &&
    JSON.stringify(one.quotation.citations) === JSON.stringify(other.quotation.citations)
  )
    return answer([one.quotation])
  const parts = found
    .filter(({ quotation }) => quotation.markdown !== '')
    .map(({ name, quotation }) => merge([own(`**${escapeMarkdown(name)}**`), quotation], '\n\n'))
  const absent = missing.map(({ name }) => own(messages.nothingAbout(escapeMarkdown(name))))
  const difference = contrast(reading, found)
  const isShown = parts.some(({ markdown }) => markdown.includes(sentenceOf(difference)))
  return answer([...parts, ...(isShown ? [] : [difference]), ...absent])
}

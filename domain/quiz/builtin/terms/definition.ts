import { definitionChecks } from '../../../languages/definition-checks.ts'
import { beginning } from '../../../languages/patterns.ts'
import { cleanMeaning, completeMeaning } from './meanings/clean-meaning.ts'
import { isAnswer, isMeaning, onlyRepeatsTerm } from './meanings/meanings.ts'
import { cleanTerm, isTerm } from './term-names.ts'
import type { Wording } from '../wording/wording.ts'

/** A term and its meaning in a document. `quote` is verbatim on `page` (1-based). */
export type Definition = {
  readonly term: string
  readonly meaning: string
  /** The meaning with what the document adds after a semicolon. */
  readonly completeMeaning: string
  readonly quote: string
  readonly page: number
  /** From a glossary, from a sentence about a term in bold, or from a sentence alone. */
  readonly source: 'glossary' | 'marked' | 'plain'
  /**
   * Whether the sentence has the form of a definition: "A spring tide is a …", "Osmosis is the …".
   */
  readonly isFormal: boolean
  /** Whether the quote is a sentence about the term that can serve as an answer. */
  readonly isSentence: boolean
  /** Whether the sentence gives a thing its name: "… is called a weir". */
  readonly isNaming: boolean
  /** Whether the meaning can be an option; otherwise it only answers a written question. */
  readonly isPhrase: boolean
}

type Parts = {
  readonly term: string
  readonly meaning: string
  readonly quote: string
  readonly page: number
  readonly isFormal?: boolean
  readonly isSentence?: boolean
  readonly isNaming?: boolean
  /** Whether the term begins with a letter of a series, which is no article: "A horizon". */
  readonly isLettered?: boolean
  /** Whether the meaning is a clause, which cannot be an option. */
  readonly isClause?: boolean
}

/** The beginning of the meaning of an adjective, which is not a noun phrase: "denoting a …". */
const OF_ADJECTIVE = beginning(definitionChecks('adjectivals'), String.raw`\s`)

/** The end of a caption with the source of a figure: "(from Brandt et al., 2020)". */
const TAKEN_FROM = new RegExp(
  String.raw`\((?:${definitionChecks('captionSources')}):?\s[^()]{2,80}\d{4}[a-z]?\)\W*$`,
  'iu',
)

/** The definition if its term is a name and its meaning can be understood alone. */
export const definition = (
  parts: Parts,
  source: Definition['source'],
  wording: Wording,
): Definition[] => {
  if (TAKEN_FROM.test(parts.quote)) return []
  const isGlossary = source === 'glossary'
  const { isClause = false, isFormal = false, isSentence = false, isNaming = false } = parts
  const { quote, page } = parts
  const term = parts.isLettered ? parts.term : cleanTerm(parts.term, wording)
  const meaning = cleanMeaning(parts.meaning, wording)
  const complete = completeMeaning(parts.meaning, wording)
  const isNounPhrase = !isClause && !OF_ADJECTIVE.test(meaning)
  const isPhrase = isNounPhrase && isMeaning(meaning, term, wording, isGlossary)
  const mayBeAnswered =
    !isNounPhrase ||
    isGlossary ||
    ((isSentence || isFormal) && onlyRepeatsTerm(meaning, term, wording))
  const isAnswered = mayBeAnswered && isAnswer(meaning, term, wording, isGlossary)
  // "Purpose: the …" is about the subject of its list.
  const isAspect =
    source === 'marked' && !isSentence && !isFormal && wording.siblings.aspect.test(term)
  const isEntry = isGlossary || (source === 'marked' && !isSentence)
  const isComplete = isEntry && meaning !== '' && isAnswer(complete, term, wording, isGlossary)
  return !isAspect &&
    isTerm(term, wording, isGlossary) &&
    (isPhrase || isAnswered || (isGlossary && isComplete))
    ? [
        {
          term,
          meaning,
          completeMeaning: isComplete ? complete : meaning,
          quote,
          page,
          source,
          isFormal,
          isSentence,
          isNaming,
          isPhrase,
        },
      ]
    : []
}

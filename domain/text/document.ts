import { Failure } from '../failure.ts'
import { bm25, type Bm25 } from './search/bm25.ts'
import type { EmphasisedRuns } from './inline/emphasis.ts'
import { detectLanguage, type Language } from './language.ts'
import { isIncomplete } from './lines/line-ends.ts'
import type { PageStructure } from './blocks/page-structure.ts'
import { splitPages } from './pages.ts'
import { removeRunningHeaders } from './lines/running-headers.ts'
import { sentencesOf } from './sentences.ts'
import { stopWordsOf } from './search/stop-words.ts'
import { stemOf, tokenise } from './search/terms.ts'

/**
 * A sentence with its position. `page` is 1-based; `start` and `end` are UTF-16 indices into that
 * page.
 */
export type IndexedSentence = {
  page: number
  start: number
  end: number
  text: string
  /** Number of its paragraph in the document; paragraphs never cross a page. */
  paragraph: number
  terms: readonly string[]
}

/** What the file of a text marks up, by page; empty where nothing is known. */
export type Markup = { readonly emphasis: EmphasisedRuns; readonly structure: PageStructure }

/** A document indexed for search. Takes about ten times the size of the text in memory. */
export type DocumentIndex = {
  language: Language
  pages: readonly string[]
  markup: Markup
  sentences: readonly IndexedSentence[]
  /** By sentence. */
  sentenceTerms: Bm25
  sentenceGrams: Bm25
  /** By window of three sentences, indexed by the middle one. */
  windowTerms: Bm25
  /** By paragraph. */
  paragraphTerms: Bm25
  paragraphGrams: Bm25
}

/** A longer paragraph without an empty line is divided into several. */
const PARAGRAPH_CHARS = 1500
/** Length of word pieces (n-grams), which match compounds, clitics and unstemmed forms. */
const GRAM_LETTERS = 4

/** The terms of a text: stemmed words, and pieces of words. */
export type SearchTerms = { terms: string[]; grams: string[] }

/** One ideograph or two Hangul syllables carry as much as an n-gram of alphabetic writing. */
const lettersAPiece = (word: string): number =>
  /^\p{Script=Han}/u.test(word) ? 1 : /^\p{Script=Hangul}/u.test(word) ? 2 : GRAM_LETTERS

/** Tokenises `text` for search. */
export function tokeniseForSearch(text: string, language: Language): SearchTerms {
  const stopWords = stopWordsOf(language)
  const terms: string[] = []
  const grams: string[] = []
  for (const word of tokenise(text, language)) {
    if (stopWords.has(word)) continue
    terms.push(stemOf(word, language))
    const letters = lettersAPiece(word)
    for (let i = 0; word.length > letters && i + letters <= word.length; i += 1)
      grams.push(word.slice(i, i + letters))
  }
  return { terms, grams }
}

/** The offsets at which the paragraphs of a page begin. */
function paragraphStarts(page: string): number[] {
  return [0, ...Array.from(page.matchAll(/\n[ \t]*\n\s*/g), (gap) => gap.index + gap[0].length)]
}

/**
 * Sentences of one document: a book of 3,000,000 characters has 30,000. The time for an index and a
 * question grows with their number, and others wait for it.
 */
const SENTENCES_MAX = 200_000

/** A shorter last line of a page is a label. */
const MIN_BROKEN = 25

function indexSentences(
  pages: readonly string[],
  language: Language,
): { sentences: IndexedSentence[]; grams: string[][] } {
  const sentences: IndexedSentence[] = []
  const grams: string[][] = []
  let paragraph = -1
  removeRunningHeaders(pages).forEach((text, i) => {
    const starts = paragraphStarts(text)
    let next = 0
    let from = 0
    for (const { text: words, start, end } of sentencesOf(text, language)) {
      const begins = start >= (starts[next] ?? Infinity)
      if (begins || start - from > PARAGRAPH_CHARS) {
        paragraph += 1
        from = start
        while (start >= (starts[next] ?? Infinity)) next += 1
      }
      if (sentences.length === SENTENCES_MAX)
        throw new Failure('document_too_large', { cause: 'sentences' })
      const reading = tokeniseForSearch(words, language)
      sentences.push({ page: i + 1, start, end, text: words, paragraph, terms: reading.terms })
      grams.push(reading.grams)
    }
  })
  return { sentences, grams }
}

/** Whether sentence `i` breaks off at the end of its page and continues on the next one. */
export function continuesOnNextPage({ sentences }: DocumentIndex, i: number): boolean {
  const [here, next] = [sentences[i], sentences[i + 1]]
  if (!here || next?.page !== here.page + 1 || /[.!?。！？؟।…:;]["'”’)\]]*$/u.test(here.text))
    return false
  return isIncomplete(here.text) || (here.text.length > MIN_BROKEN && /^\p{Ll}/u.test(next.text))
}

const NO_MARKUP: Markup = { emphasis: [], structure: [] }

/**
 * Indexes an extracted text (pages joined by form feeds) for search. Throws `document_too_large`.
 */
export function indexDocument(
  text: string,
  language: Language = detectLanguage(text),
  markup: Markup = NO_MARKUP,
): DocumentIndex {
  const pages = splitPages(text)
  const { sentences, grams } = indexSentences(pages, language)
  const paragraphTerms: string[][] = []
  const paragraphGrams: string[][] = []
  const windows = sentences.map((sentence, i) => {
    ;(paragraphTerms[sentence.paragraph] ??= []).push(...sentence.terms)
    ;(paragraphGrams[sentence.paragraph] ??= []).push(...(grams[i] ?? []))
    return [sentences[i - 1], sentence, sentences[i + 1]].flatMap((near) =>
      near?.paragraph === sentence.paragraph ? near.terms : [],
    )
  })
  return {
    language,
    pages,
    markup,
    sentences,
    sentenceTerms: bm25(sentences.map(({ terms }) => terms)),
    sentenceGrams: bm25(grams),
    windowTerms: bm25(windows),
    paragraphTerms: bm25(paragraphTerms),
    paragraphGrams: bm25(paragraphGrams),
  }
}

import { bm25, type Bm25 } from './bm25.ts'
import { detectLanguage, type Language } from './language.ts'
import { isIncomplete } from './line-ends.ts'
import { splitPages } from './pages.ts'
import { removeRunningHeaders } from './running-headers.ts'
import { sentencesOf } from './sentences.ts'
import { stopWordsOf } from './stop-words.ts'
import { stemOf, tokenise } from './terms.ts'

/**
 * A sentence in its place. `page` is 1-based; `start` and `end` are UTF-16 indices into that
 * page.
 */
export type IndexedSentence = {
  page: number
  start: number
  end: number
  text: string
  /** Which paragraph of the document it belongs to; paragraphs never cross a page. */
  paragraph: number
  terms: readonly string[]
}

/** A document made searchable. Made once, asked often; it holds about ten times the text's size. */
export type DocumentIndex = {
  language: Language
  pages: readonly string[]
  sentences: readonly IndexedSentence[]
  /** By sentence. */
  sentenceTerms: Bm25
  sentenceGrams: Bm25
  /** By window of three sentences, named by the one in the middle. */
  windowTerms: Bm25
  /** By paragraph. */
  paragraphTerms: Bm25
  paragraphGrams: Bm25
}

/** A paragraph without a blank line in it for this long is taken as several. */
const PARAGRAPH_CHARS = 1500
/** Pieces of words this long catch compounds, clitics and what a stemmer misses. */
const GRAM_LETTERS = 4

/** What a text is about, twice: as stemmed words, and as the pieces they are made of. */
export type SearchTerms = { terms: string[]; grams: string[] }

/** One ideograph, or two syllables of Hangul, say as much as a piece of an alphabet's word. */
const lettersAPiece = (word: string): number =>
  /^\p{Script=Han}/u.test(word) ? 1 : /^\p{Script=Hangul}/u.test(word) ? 2 : GRAM_LETTERS

/** Reads `text` for search. */
export function tokeniseForSearch(text: string, language: Language): SearchTerms {
  const small = stopWordsOf(language)
  const terms: string[] = []
  const grams: string[] = []
  for (const word of tokenise(text, language)) {
    if (small.has(word)) continue
    terms.push(stemOf(word, language))
    const letters = lettersAPiece(word)
    for (let i = 0; word.length > letters && i + letters <= word.length; i += 1)
      grams.push(word.slice(i, i + letters))
  }
  return { terms, grams }
}

/** Where each paragraph of a page begins. */
function paragraphStarts(page: string): number[] {
  return [0, ...Array.from(page.matchAll(/\n[ \t]*\n\s*/g), (gap) => gap.index + gap[0].length)]
}

/** Shorter than this the last line of a page is a label. */
const LEAST_BROKEN = 25

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
      const reading = tokeniseForSearch(words, language)
      sentences.push({ page: i + 1, start, end, text: words, paragraph, terms: reading.terms })
      grams.push(reading.grams)
    }
  })
  return { sentences, grams }
}

/** Whether sentence `i` breaks off at the end of its page and the next page goes on with it. */
export function continuesOnNextPage({ sentences }: DocumentIndex, i: number): boolean {
  const [here, next] = [sentences[i], sentences[i + 1]]
  if (!here || next?.page !== here.page + 1 || /[.!?。！？؟।…:;]["'”’)\]]*$/u.test(here.text))
    return false
  return isIncomplete(here.text) || (here.text.length > LEAST_BROKEN && /^\p{Ll}/u.test(next.text))
}

/** Makes an extracted text (pages joined by form feeds) searchable. */
export function indexDocument(
  text: string,
  language: Language = detectLanguage(text),
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
    sentences,
    sentenceTerms: bm25(sentences.map(({ terms }) => terms)),
    sentenceGrams: bm25(grams),
    windowTerms: bm25(windows),
    paragraphTerms: bm25(paragraphTerms),
    paragraphGrams: bm25(paragraphGrams),
  }
}

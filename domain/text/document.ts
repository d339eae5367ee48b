import { Failure } from '../failure.ts'
import { bm25, type Bm25, type UnitRanges } from './search/bm25.ts'
import type { EmphasisedRuns } from './inline/emphasis.ts'
import { detectLanguage, type Language } from './language.ts'
import { Lexicon } from './search/lexicon.ts'
import type { PageStructure } from './blocks/page-structure.ts'
import { splitPages } from './pages.ts'
import { removeRunningHeaders } from './lines/running-headers.ts'
import { sentencesOf } from './sentences.ts'

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
type Markup = { readonly emphasis: EmphasisedRuns; readonly structure: PageStructure }

/** A document indexed for search. Takes about 15 bytes for each character in memory. */
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
/** The offsets at which the paragraphs of a page begin. */
function paragraphStarts(page: string): number[] {
  return [0, ...Array.from(page.matchAll(/\n[ \t]*\n\s*/g), (gap) => gap.index + gap[0].length)]
}

/**
 * Sentences of one document: a book of 3,000,000 characters has 30,000. The time for an index and a
 * question grows with their number, and others wait for it.
 */
const SENTENCES_MAX = 200_000

/** Sentences, and where the terms and the word pieces of each end among those of the document. */
type Reading = { sentences: IndexedSentence[]; termEnds: number[]; gramEnds: number[] }

function readSentences(pages: readonly string[], language: Language, lexicon: Lexicon): Reading {
  const reading: Reading = { sentences: [], termEnds: [], gramEnds: [] }
  let paragraph = -1
  removeRunningHeaders(pages).forEach((text, i) => {
    const starts = paragraphStarts(text)
    let next = 0
    let from = 0
    const spans = sentencesOf(text, language)
    if (reading.sentences.length + spans.length > SENTENCES_MAX)
      throw new Failure('document_too_large', { cause: 'sentences' })
    for (const { text: words, start, end } of spans) {
      const begins = start >= (starts[next] ?? Infinity)
      if (begins || start - from > PARAGRAPH_CHARS) {
        paragraph += 1
        from = start
        while (start >= (starts[next] ?? Infinity)) next += 1
      }
      const terms = lexicon.add(words)
      reading.sentences.push({ page: i + 1, start, end, text: words, paragraph, terms })
      reading.termEnds.push(lexicon.terms.length)
      reading.gramEnds.push(lexicon.grams.length)
    }
  })
  return reading
}

/** Each sentence. `ends` has the positions where the terms of each end. */
const bySentence = (ends: readonly number[]): UnitRanges => ({
  starts: ends.map((_, i) => ends[i - 1] ?? 0),
  ends,
})

/** Each sentence with its neighbours in the same paragraph. */
function byWindow(sentences: readonly IndexedSentence[], ends: readonly number[]): UnitRanges {
  const isJoined = (i: number): boolean => sentences[i]?.paragraph === sentences[i + 1]?.paragraph
  return {
    starts: sentences.map((_, i) => ends[i > 0 && isJoined(i - 1) ? i - 2 : i - 1] ?? 0),
    ends: sentences.map((_, i) => ends[isJoined(i) ? i + 1 : i] ?? 0),
  }
}

function byParagraph(sentences: readonly IndexedSentence[], ends: readonly number[]): UnitRanges {
  const lasts = sentences.flatMap(({ paragraph }, i) =>
    sentences[i + 1]?.paragraph === paragraph ? [] : [ends[i] ?? 0],
  )
  return bySentence(lasts)
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
  const lexicon = new Lexicon(language)
  const { sentences, termEnds, gramEnds } = readSentences(pages, language, lexicon)
  const { terms, grams } = lexicon
  return {
    language,
    pages,
    markup,
    sentences,
    sentenceTerms: bm25(terms, bySentence(termEnds)),
    sentenceGrams: bm25(grams, bySentence(gramEnds)),
    windowTerms: bm25(terms, byWindow(sentences, termEnds)),
    paragraphTerms: bm25(terms, byParagraph(sentences, termEnds)),
    paragraphGrams: bm25(grams, byParagraph(sentences, gramEnds)),
  }
}

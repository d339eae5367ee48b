import { answerWords } from '../languages/answers.ts'
import type { DocumentIndex } from '../text/document.ts'
import { detectLanguage } from '../text/language.ts'
import type { Passage } from '../text/search/passages.ts'
import { sentencesOf } from '../text/sentences.ts'
import { contentTerms } from '../text/search/terms.ts'
import { cleanAnswer } from './model/clean.ts'
import { masked, partsOf, withoutFormulas } from './markdown.ts'
import { isRefusal } from './is-refusal.ts'
import {
  sentencesRead,
  resolveCitations,
  type AnswerSentence,
  type Source,
  type Support,
} from './support.ts'
import type { AnswerAction, Citation } from './wire.ts'

/** The parts of a question that an answer seems to lack: words, or the requested kind of answer. */
export type Lack =
  { readonly words: readonly string[] } | { readonly kind: 'number' | 'money' | 'date' | 'person' }

/** A checked answer: every citation leads to a page that supports it. */
export type CheckedAnswer = {
  content: string
  /** The i-th `[p. N]` of `content` belongs to `citations[i]`. */
  citations: Citation[]
  /** Unsupported sentences as UTF-16 ranges of `content`. */
  unsupported: { start: number; end: number }[]
  /** Whether the answer states that the document does not contain the information. */
  refused: boolean
  /** Whether passages are shown that may help without answering. */
  closest?: boolean
  /** Whether the document has further passages with words of the question. */
  more?: boolean
  /** Where `content` shows each of these passages, as UTF-16 ranges. */
  passages?: readonly { start: number; end: number }[]
  /** The parts of the question that the text lacks. */
  lack?: Lack
  /** Whether the answer begins with a definition of what is asked for. */
  defines?: boolean
  action?: AnswerAction
}

/** A sentence with fewer terms has no claim to check ("In short:"). */
const MIN_TERMS = 3

/** Each text can be read in one way only: a long one without an end is not read repeatedly. */
const CITATION_MARKER = new RegExp(
  String.raw`(?:(?<![ \t])[ \t]+)?[[(【]\s*(?:${answerWords('citedPages')})\s*(\d{1,4}(?:\s*(?:,\s*(?:pp?\.\s*){0,2}|(?:[-–—;&]|${answerWords('pageLinks')})\s*(?:pp?\.\s*)?|(?:pp?\.\s*){1,2})\d{1,4})*)\s*[\])】]`,
  'giu',
)

type CitationMarker = { at: number; pages: number[] }

/** Removes the citations from an answer and returns their positions and pages. */
function extractCitationMarkers(answer: string): {
  textWithoutMarkers: string
  markers: CitationMarker[]
} {
  const markers: CitationMarker[] = []
  let textWithoutMarkers = ''
  let from = 0
  for (const match of answer.matchAll(CITATION_MARKER)) {
    textWithoutMarkers += answer.slice(from, match.index)
    markers.push({
      at: textWithoutMarkers.length,
      pages: Array.from(match[1]?.matchAll(/\d+/g) ?? [], ([digits]) => Number(digits)),
    })
    from = match.index + match[0].length
  }
  return { textWithoutMarkers: textWithoutMarkers + answer.slice(from), markers }
}

/** Text with citations and the ranges of its unsupported sentences. */
type Checked = Pick<CheckedAnswer, 'content' | 'citations' | 'unsupported'>

const mention = ({ page }: Support): string => ` [p. ${page}]`
const read = (sentence: string, { index }: Source): AnswerSentence => {
  const text = withoutFormulas(sentence)
  return { text, terms: contentTerms(text, index.language) }
}

/**
 * Puts the citations of each sentence before its full stop, or marks the sentence. Citations
 * without a sentence belong to `before`.
 */
function checkProse(text: string, before: string, source: Source): Checked {
  const { textWithoutMarkers, markers } = extractCitationMarkers(text)
  if (textWithoutMarkers.trim() === '') return checkLabel(text, before, source)
  const citations: Citation[] = []
  const unsupported: CheckedAnswer['unsupported'] = []
  let content = ''
  let from = 0
  const sentences = sentencesOf(masked(textWithoutMarkers), source.index.language)
  sentences.forEach((sentence, i) => {
    const until = sentences[i + 1]?.start ?? Infinity
    const named = [
      ...new Set(
        markers
          .filter(({ at }) => at > sentence.start && at <= until)
          .flatMap(({ pages }) => pages),
      ),
    ]
    const raw = textWithoutMarkers.slice(sentence.start, sentence.end)
    const answerSentence = read(raw, source)
    const claims =
      answerSentence.terms.length >= MIN_TERMS && !isRefusal(raw) && !/[?:：？][*_]*$/u.test(raw)
    const supports =
      claims || named.length > 0 ? resolveCitations(named, answerSentence, source) : []
    content += textWithoutMarkers.slice(from, sentence.start)
    const start = content.length
    const stop = /[.!?。！？।]+["”’)*_]*$/u.exec(raw)?.[0] ?? ''
    content += raw.slice(0, raw.length - stop.length) + supports.map(mention).join('') + stop
    citations.push(...supports.map(({ page, quote }) => ({ page, quote })))
    if (claims && source.comparable && supports.length === 0)
      unsupported.push({ start, end: content.length })
    from = sentence.end
  })
  return { content: content + textWithoutMarkers.slice(from), citations, unsupported }
}

/**
 * Headings and table rows: citations stay in place and are checked against the complete text; the
 * text is not marked.
 */
function checkLabel(text: string, whole: string, source: Source): Checked {
  const citations: Citation[] = []
  const answerSentence = read(extractCitationMarkers(whole).textWithoutMarkers, source)
  const content = text.replace(CITATION_MARKER, (marker) => {
    const named = extractCitationMarkers(marker).markers.flatMap(({ pages }) => pages)
    const supports = resolveCitations([...new Set(named)], answerSentence, source)
    citations.push(...supports.map(({ page, quote }) => ({ page, quote })))
    return supports.map(mention).join('')
  })
  return { content, citations, unsupported: [] }
}

/** Code and formulas stay unchanged, except that text in the format of a citation is escaped. */
const checkLiteral = (text: string): Checked => ({
  content: text.replace(/\[(p\. ?\d+)\]/gu, '($1)'),
  citations: [],
  unsupported: [],
})

/**
 * Checks a model's answer against its passages. A citation whose page does not support the
 * sentence is moved to the passage that does, or to a page that contains it almost verbatim, else
 * removed. A supported sentence without a citation gets one; an unsupported sentence is marked.
 * Links, images and HTML are removed (`cleanAnswer`).
 */
export function checkAnswer(
  answer: string,
  passages: readonly Passage[],
  index: DocumentIndex,
): CheckedAnswer {
  const clean = cleanAnswer(answer, passages.map(({ text }) => text).join('\n'))
  const { textWithoutMarkers } = extractCitationMarkers(clean)
  const language = detectLanguage(textWithoutMarkers)
  const comparable = [index.language, 'und'].includes(language) || index.language === 'und'
  const source = { index, read: sentencesRead(index, passages), comparable }
  const citations: Citation[] = []
  const unsupported: CheckedAnswer['unsupported'] = []
  let content = ''
  let from = 0
  let before = ''
  for (const { kind, start, end } of partsOf(clean)) {
    content += clean.slice(from, start)
    const text = clean.slice(start, end)
    const checked =
      kind === 'literal'
        ? checkLiteral(text)
        : kind === 'label'
          ? checkLabel(text, text, source)
          : checkProse(text, before, source)
    for (const range of checked.unsupported)
      unsupported.push({ start: content.length + range.start, end: content.length + range.end })
    content += checked.content
    citations.push(...checked.citations)
    before = text
    from = end
  }
  content += clean.slice(from)

  const refused = isRefusal(textWithoutMarkers.slice(0, 300)) && citations.length <= 1
  return { content, citations, unsupported, refused }
}

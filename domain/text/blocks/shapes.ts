import { pageWords } from '../../languages/pages.ts'
import { literalSource } from '../../languages/patterns.ts'
import { LANGUAGES } from '../../languages/registry.ts'
import type { Chunk } from './lines.ts'
import { isContinuedTitle } from './continued-titles.ts'
import { isIncomplete } from '../lines/line-ends.ts'
import { isTableRow } from './page-structure.ts'
import { END_SIGNS } from '../sentence-bounds.ts'

/**
 * What a chunk looks like by itself. A `row` is a line that is neither a sentence nor a heading.
 */
export type Shape = 'title' | 'prose' | 'item' | 'row' | 'caption' | 'formula' | 'code' | 'noise'

/** Maximum length of a heading in characters and words. */
const MAX_TITLE_CHARS = 100
const MAX_TITLE_WORDS = 14
/** A heading that ends with a question mark or a colon has at most this many words. */
const MAX_ASKING_WORDS = 9
/** After its number a heading does not begin with a lower-case letter. */
const BEGINS_TITLE = /^["'“„«(¿¡]*(?:\d[\d.]*[.):]?\s+)?(?!\p{Ll})\p{L}/u
/** Minimum length of the first line of a two-line heading. */
const MIN_WRAPPED_TITLE = 35
/** Minimum share of function words in running text. */
const PROSE_SHARE = 0.2
const MIN_PROSE_WORDS = 6

const ENDED = new RegExp(String.raw`[:;${END_SIGNS}]["'”’»)\]]*$`, 'u')

const captionLabels = (which: 'figure' | 'table'): string =>
  [...new Set([...LANGUAGES.values()].flatMap(({ blockLabels }) => blockLabels?.[which] ?? []))]
    .sort((a, b) => b.length - a.length)
    .map(literalSource)
    .join('|')
/** The number of a caption: "3", "8.2", "A.1", "8-2". */
const NUMBER = String.raw`(?<number>(?:[A-Z][.-])?\d{1,3}(?:[.-]\d{1,3}){0,2}[a-z]?)`
const CAPTION = new RegExp(
  String.raw`^(?:(?<figure>${captionLabels('figure')})|(?<table>${captionLabels('table')}))\.?\s*${NUMBER}(?=$|[\s.:–—-])`,
  'iu',
)

/** Words after the number if a sentence begins with a figure: "Figure 2 shows". */
const IN_SENTENCE = new RegExp(
  String.raw`^\s*(?:[,;)]|(?:${pageWords('figureVerbs')})(?!\p{L}))`,
  'u',
)

/** What a caption belongs to. */
export type CaptionLabel = { readonly of: 'figure' | 'table'; readonly number: string }

/** The label of a caption; null if `text` is not one. "Figure 2 shows …" is a sentence. */
export function captionLabelOf(text: string): CaptionLabel | null {
  const caption = CAPTION.exec(text)
  const groups = caption?.groups
  if (!caption || !groups?.['number']) return null
  if (IN_SENTENCE.test(text.slice(caption[0].length))) return null
  return { of: groups['table'] === undefined ? 'figure' : 'table', number: groups['number'] }
}

const STOP_WORDS = new Set(
  ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl'].flatMap((code) => [
    ...(LANGUAGES.get(code)?.stopWords ?? []),
  ]),
)
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? []

/** Share of the words of `text` that are function words of a widely read language. */
const functionShare = (words: readonly string[]): number =>
  words.filter((word) => STOP_WORDS.has(word)).length / Math.max(1, words.length)

const CODE_LINE =
  /^\s*(?:(?:def|class|import|from|return|if|elif|else|for|while|try|except|with|print|public|private|static|void|int|var|let|const|function|package|using|struct|fn|func|SELECT|INSERT|UPDATE|DELETE|CREATE|FROM|WHERE)\b.*[:;{}()=,]|[})\]];?$|[#/]{2}|#include|>>>|\$ \S|<\/?\w+[^>]*>$)|[;{}]$|^(?=.*\)[;:]?$).*\w\(|^\s*[\w.[\]]+\s*(?:[-+*/]?=|->|:=)\s*\S/u

/** Whether most lines read as a program. */
const isCode = ({ lines }: Chunk): boolean => {
  const hits = lines.filter(
    ({ text }) => CODE_LINE.test(text) && functionShare(wordsOf(text)) < 0.35,
  ).length
  return lines.length === 1
    ? /[;{}]$|^(?:>>>|#include|def |import )/u.test(lines[0]?.text ?? '') && hits === 1
    : hits >= lines.length * 0.6
}

const MATHS = /[=≈≠≤≥<>±×÷∑∏∫√∂∆∇∈∉⊂⊆∪∩∀∃→⇒⇔∞αβγδεθλμπρσφψω^_|{}\\]/gu

/** Whether a chunk is a formula: mathematical signs and hardly any words. */
function isFormula({ text }: Chunk): boolean {
  const long = text.match(/\p{L}{4,}/gu)?.length ?? 0
  const signs = text.match(MATHS)?.length ?? 0
  return signs > 0 && text.length <= 300 && long <= Math.max(1, signs / 2)
}

/** Signs of which drawings are made in plain text, and their minimum share in one. */
const DRAWN = /[|/\\_+*<>^=@o-]/gu
const DRAWN_SHARE = 0.5
const MIN_DRAWN_LINES = 3

/** Text without content: page numbers, rules, leaders, drawings and single letters of them. */
function isNoise({ text, lines }: Chunk): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const signs = text.replace(/\s/gu, '').length
  const drawn = lines.length >= MIN_DRAWN_LINES ? (text.match(DRAWN)?.length ?? 0) : 0
  return letters < 2 || letters < signs * 0.25 || drawn > signs * DRAWN_SHARE
}

const NUMBERED = new RegExp(
  String.raw`^(?:(?:${pageWords('sections', 'parts', 'lectures', 'otherSections')})\s+)?(?:\d{1,3}(?:\.\d{1,3}){0,3}[.:)]?|(?:[IVX]{1,5}|[A-Z])[.:)])\s+(?=\S)`,
  'iu',
)

/** A heading without its number: "8.1 How memory functions" gives "How memory functions". */
export const withoutNumber = (title: string): string =>
  title.replace(NUMBERED, '').replace(/^[-–—:.\s]+/u, '')

/** Whether a heading carries a section number of at least one digit. */
export const isNumbered = (title: string): boolean => NUMBERED.test(title) && /^\D*\d/u.test(title)

/** Signs of a formula, a program or a source, which headings do not contain. */
const NOT_IN_TITLE = /[=→⟶⇌⇄$;|\\…]|-->|https?:|, [“"]/u

/** Whether the lines of a chunk can be a heading: one line, or two of which the first is full. */
const hasTitleLines = ({ lines: [first, second, third], text }: Chunk): boolean =>
  third === undefined &&
  text.length <= MAX_TITLE_CHARS &&
  (second === undefined || (first?.text.length ?? 0) >= MIN_WRAPPED_TITLE)

/** Whether a chunk has the form of a heading; its neighbours decide whether it is one. */
function isTitle(chunk: Chunk): boolean {
  const { text } = chunk
  if (!hasTitleLines(chunk) || NOT_IN_TITLE.test(text) || isIncomplete(text)) return false
  const words = text.split(' ').length
  if (words > (ENDED.test(text) ? MAX_ASKING_WORDS : MAX_TITLE_WORDS)) return false
  if (ENDED.test(text) && !/[?:]$/u.test(text)) return false
  return BEGINS_TITLE.test(text) && /\p{L}{3}|[\p{Lo}]{2}/u.test(text)
}

/** Whether a chunk reads as running text. */
function isProse({ text, lines }: Chunk): boolean {
  const words = wordsOf(text)
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Khmer}]/u.test(text))
    return text.length >= 15
  if (ENDED.test(text) && words.length >= 4) return true
  return (
    words.length >= MIN_PROSE_WORDS * lines.length ** 0.5 && functionShare(words) >= PROSE_SHARE
  )
}

/** A row of numbers with a name before them, of which a table has at least so many. */
const NUMBERS_ROW = /^(?=\p{L})[^\d,.;:!?]*(?:\s[-–−+]?\d[\d.,]*%?){3,}$/u

/** Whether each line of a chunk is a row of numbers, but for lines that begin the name of one. */
const isRowOfNumbers = ({ text, lines }: Chunk): boolean =>
  lines.filter((line) => NUMBERS_ROW.test(line.text)).length * 2 >= lines.length ||
  NUMBERS_ROW.test(text)

/** Whether a chunk is a row of a table that its file marks up. */
export const isRow = ({ lines }: Chunk): boolean => lines.some(({ text }) => isTableRow(text))

/** The shape of a chunk by itself. */
export function shapeOf(chunk: Chunk): Shape {
  if (isRow(chunk)) return 'row'
  if (captionLabelOf(chunk.text)) return 'caption'
  if (isRowOfNumbers(chunk)) return 'row'
  if (isNoise(chunk)) return isFormula(chunk) ? 'formula' : 'noise'
  if (isContinuedTitle(chunk.text)) return 'noise'
  if (isCode(chunk)) return 'code'
  if (chunk.bullet !== '') return 'item'
  if (isFormula(chunk)) return 'formula'
  if (isTitle(chunk)) return 'title'
  return isProse(chunk) ? 'prose' : 'row'
}

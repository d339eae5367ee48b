import { answerWords } from '../../../../languages/answers.ts'
import { isMarked } from '../../passages/items.ts'
import { withoutBullet } from '../../quotation.ts'
import type { AnalysedDocument } from '../../document/analysed-document.ts'

/** A label with a second name: "Leucocytes or white cells". */
const OR = new RegExp(
  String.raw`^\s*(?:${answerWords('or', 'otherOr', 'andOr')}|\(|\/)|(?:\s(?:${answerWords('or', 'otherOr')})\s|\/)\s*$`,
  'u',
)

/** How a sentence introduces a term: "Arteries. They carry …", or a line of notes. */
export type Label = 'sentence' | 'line' | null

export const MAX_LABEL_WORDS = 6

/** The number of words of a text. */
export const countWords = (text: string): number => text.trim().split(/\s+/u).length

/** Whether a text is long enough for the meaning of a label before it, in a list even more so. */
function isMeaningOfLabel(
  { paragraphs, paragraphOf }: AnalysedDocument,
  at: number,
  text: string,
): boolean {
  const paragraph = paragraphs[paragraphOf[at] ?? -1]
  // Items of a marked list mostly do not explain the previous item.
  return (
    countWords(withoutBullet(text)) > MAX_LABEL_WORDS / (paragraph && isMarked(paragraph) ? 1 : 2)
  )
}

/** Whether a sentence is a label before its meaning: "Arteries.", "Leucocytes or white cells." */
function isLabelOf(document: AnalysedDocument, at: number, form: string): boolean {
  const { index, paragraphOf } = document
  const text = index.sentences[at]?.text ?? ''
  const next = index.sentences[at + 1]
  const [before = '', after = ''] = text.split(form)
  const begins = !/[\p{L}\p{N}]/u.test(before) || OR.test(before)
  return (
    /\.$/u.test(text) &&
    countWords(text) <= MAX_LABEL_WORDS &&
    begins &&
    (/^\W*$/u.test(after) || OR.test(after)) &&
    next !== undefined &&
    isMeaningOfLabel(document, at, next.text) &&
    paragraphOf[at] === paragraphOf[at + 1]
  )
}

/** Whether a line of notes consists of the term, and the next one may be its meaning. */
function isLineLabel(document: AnalysedDocument, at: number, form: string): boolean {
  const { index, paragraphOf } = document
  const [line, next] = [index.sentences[at], index.sentences[at + 1]]
  return (
    line?.text.trim() === form &&
    next !== undefined &&
    next.page <= line.page + 1 &&
    (paragraphOf[at + 1] ?? -1) >= 0 &&
    isMeaningOfLabel(document, at, next.text)
  )
}

/** How the sentence `at` introduces a term, which it writes as `form`. */
export const labelOf = (document: AnalysedDocument, at: number, form: string): Label => {
  if (isLabelOf(document, at, form)) return 'sentence'
  return isLineLabel(document, at, form) ? 'line' : null
}

/**
 * The names of an entry: its text without brackets, their contents as an abbreviation, and the name
 * with the words after it, as "I-O psychology" for "industrial and organizational (I-O)
 * psychology".
 */
export function namesOfEntry(text: string): readonly string[] {
  const short = /\(([^)]+)\)/u.exec(text)
  const bare = text.replace(/\s*\([^)]*\)/gu, '')
  if (!short) return [bare]
  const [bracketed, abbreviation = ''] = short
  const after = text.slice(short.index + bracketed.length).trim()
  return [bare, abbreviation, ...(after === '' ? [] : [`${abbreviation} ${after}`])]
}

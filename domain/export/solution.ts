import { onOneLine } from '../text/normalise.ts'
import { sourceLine, type ExportPoint, type ExportQuestion } from './question.ts'
import { richHtml, sourceHtml } from './rich-html.ts'

/**
 * A passage repeats "term: meaning" if it contains both and at most this many other words, such as
 * "A … is".
 */
const MAX_LINK_WORDS = 4

/** The words of a text in lower case, without the punctuation around them. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => word.replace(/^[\p{Pi}\p{Ps}"']+|[\p{Pf}\p{Pe}"'.,;:!?…]+$/gu, ''))
    .filter((word) => word !== '')

/** The texts that a statement consists of: "term: meaning" has two, another one. */
const partsOf = (statement: string): string[] =>
  statement.split(/:\s/u).filter((part) => wordsOf(part).length > 0)

const holds = (text: string, part: string): boolean =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(part).join(' ')} `)

/** Whether `text` contains a statement word for word, or the term and the meaning that it joins. */
const states = (text: string, statement: string): boolean =>
  partsOf(statement).every((part) => holds(text, part))

/** Whether every line of `text` is in one of the statements, or in all of them together. */
const isStatedBy = (statements: readonly string[], text: string): boolean =>
  text
    .split('\n')
    .every((line) => [...statements, statements.join(' ')].some((shown) => states(shown, line)))

/** Whether `quote` adds nothing to a statement. */
const isRepeatedBy = (statement: string, quote: string): boolean =>
  states(statement, quote) ||
  (partsOf(statement).length > 1 &&
    states(quote, statement) &&
    wordsOf(quote).length <= wordsOf(statement).length + MAX_LINK_WORDS)

/**
 * Where a format has the answer: before the solution, in it, or nowhere. In the solution, points
 * replace an answer that states nothing else.
 */
type AnswerPlace = 'before' | 'in' | 'nowhere'

/** What a solution is made of. */
type SolutionParts = Pick<ExportQuestion, 'answer' | 'explanation' | 'points'> & {
  readonly source: Pick<ExportQuestion['source'], 'page' | 'quote'>
}

/** Whether all points are on the page of the source, which is shown. */
const onSourcePage = ({ points, source }: SolutionParts): boolean =>
  source.page === null || points.every(({ page }) => page === source.page)

/** The texts of a solution. What another of them states is null, or missing in `points`. */
type Solution = {
  readonly answer: string | null
  readonly explanation: string | null
  readonly points: readonly ExportPoint[]
  readonly quote: string | null
}

function answerAndPoints(
  parts: SolutionParts,
  place: AnswerPlace,
): Pick<Solution, 'answer' | 'points'> {
  const { answer, points } = parts
  const texts = points.map(({ text }) => text)
  if (place === 'nowhere') return { answer: null, points }
  if (place === 'in' && points.length > 1 && isStatedBy(texts, answer))
    return { answer: null, points }
  const isStated = onSourcePage(parts) && texts.every((text) => isStatedBy([answer], text))
  return { answer, points: isStated ? [] : points }
}

/**
 * The solution of a question, with each statement once, and its quote without the line ends of the
 * page. The page of the source is always shown.
 */
export function solutionOf(question: SolutionParts, place: AnswerPlace): Solution {
  const quote = question.source.quote && onOneLine(question.source.quote)
  const { answer, points } = answerAndPoints(question, place)
  const shown = [...(answer?.split('\n') ?? []), ...points.map(({ text }) => text)]
  const isExplained =
    isStatedBy(shown, question.explanation) ||
    (quote !== null && isStatedBy([quote], question.explanation))
  const explanation = isExplained ? null : question.explanation
  const statements = explanation === null ? shown : [...shown, explanation]
  const isQuoted = quote !== null && statements.some((statement) => isRepeatedBy(statement, quote))
  return { answer, explanation, points, quote: isQuoted ? null : quote }
}

/** A point with its page, unless all points are on the page of the source. */
export function pointLine(
  point: ExportPoint,
  question: ExportQuestion,
  page: (number: number) => string,
): string {
  return onSourcePage(question) ? point.text : `${point.text} (${page(point.page)})`
}

/** Words that a solution needs in the language of the reader. */
export type SolutionTexts = {
  readonly page: (page: number) => string
  readonly source: string
  readonly points: string
}

/** The answer, the explanation, the points of a full answer, the quote and the source as HTML. */
export function solutionHtml(
  question: ExportQuestion,
  texts: SolutionTexts,
  place: Exclude<AnswerPlace, 'before'> = 'nowhere',
): string {
  const { answer, explanation, points, quote } = solutionOf(question, place)
  const line = sourceLine(question, texts.page)
  const items = points.map(
    (point) => `<li>${richHtml(pointLine(point, question, texts.page))}</li>`,
  )
  return [
    answer === null ? '' : `<p>${richHtml(answer)}</p>`,
    explanation === null ? '' : `<p>${richHtml(explanation)}</p>`,
    items.length > 0 ? `<p>${richHtml(texts.points)}</p><ul>${items.join('')}</ul>` : '',
    quote === null ? '' : `<blockquote><p>${richHtml(quote)}</p></blockquote>`,
    line === '' ? '' : `<p>${richHtml(texts.source)} ${sourceHtml(line, question.source.url)}</p>`,
  ].join('')
}

import { sourceLine, type ExportQuestion } from './question.ts'
import { richHtml, sourceHtml } from './rich-html.ts'

/** Words that a solution needs in the language of the reader. */
export type SolutionTexts = {
  readonly page: (page: number) => string
  readonly source: string
  readonly points: string
}

/** The explanation, the points of a full answer, the quote and the source as HTML. */
export function solutionHtml(question: ExportQuestion, texts: SolutionTexts): string {
  const { source, points } = question
  const line = sourceLine(question, texts.page)
  return [
    `<p>${richHtml(question.explanation)}</p>`,
    points.length > 0
      ? `<p>${richHtml(texts.points)}</p><ul>${points.map((point) => `<li>${richHtml(point)}</li>`).join('')}</ul>`
      : '',
    source.quote === null ? '' : `<blockquote><p>${richHtml(source.quote)}</p></blockquote>`,
    line === '' ? '' : `<p>${richHtml(texts.source)} ${sourceHtml(line, source.url)}</p>`,
  ].join('')
}

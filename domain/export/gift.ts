import type { ExportQuestion, ExportSet } from './question.ts'
import { plainLine, richHtml } from './rich-html.ts'
import { solutionHtml, type SolutionTexts } from './solution.ts'

const TITLE_MAX = 60

/** The characters with a meaning in GIFT and line breaks, escaped. */
const escapeGift = (text: string): string =>
  text.replace(/[\\~=#{}:]/gu, '\\$&').replace(/\r?\n/gu, '\\n')

const html = (text: string): string => escapeGift(richHtml(text))

/** An option may not begin like a weight (`%50%`) or a format (`[plain]`). */
const optionHtml = (text: string): string =>
  escapeGift(richHtml(text).replace(/^[%[]/u, (mark) => `&#${mark.charCodeAt(0)};`))

function giftOf(question: ExportQuestion, index: number, texts: SolutionTexts): string {
  const title = escapeGift(`${index + 1} ${plainLine(question.text, TITLE_MAX)}`)
  const isWritten = question.correctOption === null
  const options = question.options
    .map((option, at) => `\t${at === question.correctOption ? '=' : '~'}${optionHtml(option)}\n`)
    .join('')
  const feedback = escapeGift(solutionHtml(question, texts, isWritten ? 'in' : 'nowhere'))
  return `::${title}::[html]${html(question.text)} {\n${options}\t####${feedback}\n}`
}

/** A comment or a category may not contain a line break. */
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()

/** The questions in Moodle's GIFT format; a written answer becomes an essay. */
export const writeGift = (set: ExportSet, texts: SolutionTexts): string =>
  [
    `// ${oneLine(set.title)}`,
    ...set.questions.map((question, index) => giftOf(question, index, texts)),
  ].join('\n\n') + '\n'

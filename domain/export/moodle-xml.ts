import type { ExportQuestion, ExportSet } from './question.ts'
import { plainLine, richHtml } from './rich-html.ts'
import { solutionHtml, type SolutionTexts } from './solution.ts'
import { cdata, element, escapeXml } from './xml.ts'

const TITLE_MAX = 120
/** Moodle shuffles options and marks without a penalty, as Stoa does. */
const CHOICE_SETTINGS =
  '<single>true</single><shuffleanswers>true</shuffleanswers><answernumbering>abc</answernumbering>'

const text = (content: string): string => `<text>${content}</text>`
const formatted = (name: string, html: string): string =>
  element(name, { format: 'html' }, text(cdata(html)))

const answerOf = (fraction: number, html: string): string =>
  element(
    'answer',
    { fraction, format: 'html' },
    `${text(cdata(html))}<feedback format="html"><text></text></feedback>`,
  )

function detailsOf(question: ExportQuestion): string {
  if (question.correctOption === null)
    return [
      '<responseformat>editor</responseformat><responserequired>1</responserequired>',
      '<responsefieldlines>10</responsefieldlines><attachments>0</attachments>',
      formatted('graderinfo', `<p>${richHtml(question.answer)}</p>`),
    ].join('')
  const options = question.options.map((option, index) =>
    answerOf(index === question.correctOption ? 100 : 0, richHtml(option)),
  )
  return CHOICE_SETTINGS + options.join('')
}

function questionXml(question: ExportQuestion, index: number, texts: SolutionTexts): string {
  const type = question.correctOption === null ? 'essay' : 'multichoice'
  const name = `${index + 1}. ${plainLine(question.text, TITLE_MAX)}`
  return element(
    'question',
    { type },
    [
      `<name>${text(escapeXml(name))}</name>`,
      formatted('questiontext', `<p>${richHtml(question.text)}</p>`),
      formatted('generalfeedback', solutionHtml(question, texts)),
      `<defaultgrade>${question.marks}</defaultgrade><penalty>0</penalty><hidden>0</hidden>`,
      `<idnumber>${escapeXml(question.id)}</idnumber>`,
      detailsOf(question),
    ].join(''),
  )
}

/** The questions as a Moodle question bank with a category of their own. */
export function writeMoodleXml(set: ExportSet, texts: SolutionTexts): string {
  // A slash separates categories; two are one in a name
  const category = `$course$/top/${plainLine(set.title, TITLE_MAX).replaceAll('/', '//')}`
  const first = element(
    'question',
    { type: 'category' },
    `<category>${text(escapeXml(category))}</category>`,
  )
  const questions = set.questions.map((question, index) => questionXml(question, index, texts))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${[first, ...questions].join('\n')}\n</quiz>\n`
}

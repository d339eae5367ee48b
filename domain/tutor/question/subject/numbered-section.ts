import { inAnyLanguage } from '../../../languages/requests.ts'
import type { DocumentIndex } from '../../../text/document.ts'
import { subjectWords } from './subject-words.ts'

const SECTION = String.raw`(?:${inAnyLanguage('section')})\s+`
/** A reference to a section by its number: "section 3.4", "3.4". */
const NUMBERED_SECTION = new RegExp(
  String.raw`(?<!\p{L})${SECTION}(?<number>\d+(?:\.\d+)*)|(?<![\p{L}\p{N}.,-])(?<alone>\d{1,2}(?:\.\d{1,2})+)(?![\p{L}\p{N}%]|[.,]\p{N})`,
  'iu',
)

/** The number by which a question refers to a section, if any. */
export function sectionNumberIn(question: string): string | undefined {
  const { number, alone } = NUMBERED_SECTION.exec(question)?.groups ?? {}
  return number ?? alone
}

/** Whether a line of the document begins with the number of a section and its title. */
const isHeading = ({ pages }: DocumentIndex, number: string): boolean => {
  const heading = new RegExp(
    String.raw`^[^\S\n]*(?:${SECTION})?${number.replaceAll('.', String.raw`\.`)}[.:]?\s+\p{Lu}`,
    'imu',
  )
  return pages.some((page) => heading.test(page))
}

/**
 * The number of the section that a question is about, if the number is the only reference to it:
 * "what is important in 6.2?"; undefined for other questions.
 */
export function sectionAsked(question: string, index: DocumentIndex): string | undefined {
  const number = sectionNumberIn(question)
  const rest = question.replace(NUMBERED_SECTION, ' ')
  const isOnly = number !== undefined && subjectWords(rest, index.language).length === 0
  return isOnly && isHeading(index, number) ? number : undefined
}

import type { Question } from '../quiz/rows.ts'

/** A statement of a full answer, and its page from 1. */
export type ExportPoint = { readonly text: string; readonly page: number }

/** A question as all export formats write it. */
export type ExportQuestion = {
  /** The id of the question first asked: a repeat of it has the same one. */
  readonly id: string
  readonly text: string
  /** The options in order; empty for a question that is answered in writing. */
  readonly options: readonly string[]
  /** The index of the correct option in `options`; null for a written answer. */
  readonly correctOption: number | null
  readonly answer: string
  readonly explanation: string
  readonly marks: number
  /** The statements of a full answer. */
  readonly points: readonly ExportPoint[]
  readonly source: {
    readonly fileName: string | null
    /** Counted from 1. */
    readonly page: number | null
    readonly quote: string | null
    /** The address of the page in Stoa. */
    readonly url: string | null
  }
  /** When the question was last changed. */
  readonly changedAt: Date
}

/** What one export contains: the questions of a quiz or of a base. */
export type ExportSet = { readonly title: string; readonly questions: readonly ExportQuestion[] }

/** What a row does not contain but an export needs. */
type QuestionContext = {
  readonly id: string
  readonly fileName: string | null
  readonly url: string | null
  readonly changedAt: Date
}

/** Whether `url` may be written as a link: only http and https. */
const isHttpUrl = (url: string): boolean => /^https?:\/\//i.test(url)

const byNumber = ([a]: [string, string], [b]: [string, string]) => Number(a) - Number(b)

/** A stored question in the form that the formats share. */
export function exportQuestion(row: Question, context: QuestionContext): ExportQuestion {
  const options = Object.entries(row.options ?? {}).toSorted(byNumber)
  const correct = options.findIndex(([number]) => Number(number) === row.correct_option_number)
  const isChoice = correct >= 0
  return {
    id: context.id,
    text: row.question_text,
    options: isChoice ? options.map(([, text]) => text) : [],
    correctOption: isChoice ? correct : null,
    answer: row.correct_answer,
    explanation: row.explanation,
    marks: row.marks,
    points: row.points.map(({ text, page }) => ({ text, page })),
    source: {
      fileName: context.fileName,
      page: row.source_page,
      quote: row.source_quote,
      url: context.url !== null && isHttpUrl(context.url) ? context.url : null,
    },
    changedAt: context.changedAt,
  }
}

/** "file.pdf, p. 4"; empty without a file. `page` writes a page number. */
export const sourceLine = (
  { source }: ExportQuestion,
  page: (number: number) => string,
): string => {
  if (source.fileName === null) return source.page === null ? '' : page(source.page)
  return source.page === null ? source.fileName : `${source.fileName}, ${page(source.page)}`
}

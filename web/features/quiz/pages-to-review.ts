import { outcomeOf } from '../../../domain/quiz/outcome.ts'
import type { Answer, Question, Quiz } from '../../../domain/quiz/rows.ts'
import { isScored } from '../../../domain/quiz/scored-questions.ts'

/** A page to review, the passage to highlight there, and the numbers of its questions. */
export type PageToReview = {
  readonly page: number
  readonly quote: string
  readonly questions: readonly number[]
}

export type FileToRead = {
  readonly fileId: string
  readonly fileName: string
  readonly baseId: string
  readonly pages: readonly PageToReview[]
}

/**
 * Where a question's missing marks are: the points that were not met, or the page of the question
 * itself. Open points are not missing marks yet.
 */
function passagesOf(
  question: Question,
  answer: Answer | undefined,
): { page: number; quote: string }[] {
  const own =
    question.source_page === null
      ? []
      : [{ page: question.source_page, quote: question.source_quote ?? '' }]
  const points = answer?.points ?? []
  const unmet = points.flatMap(({ verdict, page, source_quote }) =>
    verdict === 'met' || verdict === 'open' || page === null
      ? []
      : [{ page, quote: source_quote ?? '' }],
  )
  const isOpen = points.some(({ verdict }) => verdict === 'open')
  return unmet.length > 0 || isOpen ? unmet : own
}

/**
 * The pages to review after a quiz: the source of every question that lost marks, by file, in page
 * order. The passage of a page is that of its first question. Deleted files are left out.
 */
export function pagesToReview(quiz: Quiz, answers: readonly Answer[]): FileToRead[] {
  const byQuestion = new Map(answers.map((answer) => [answer.question_id, answer]))
  const passages = quiz.quiz_questions.flatMap((question) => {
    const answer = byQuestion.get(question.id)
    if (!isScored(quiz, question, answer) || outcomeOf(answer) === 'correct') return []
    return passagesOf(question, answer).map((passage) => ({
      ...passage,
      fileId: question.source_file_id,
      number: question.question_number,
    }))
  })
  return quiz.quiz_sources.flatMap(({ file_id, base_id, base_files }) => {
    const pages = Map.groupBy(
      passages.filter(({ fileId }) => fileId === file_id),
      ({ page }) => page,
    )
    if (pages.size === 0) return []
    return {
      fileId: file_id,
      fileName: base_files?.file_name ?? '',
      baseId: base_id,
      pages: [...pages]
        .toSorted(([a], [b]) => a - b)
        .map(([page, found]) => ({
          page,
          quote: found.find(({ quote }) => quote !== '')?.quote ?? '',
          questions: [...new Set(found.map(({ number }) => number))],
        })),
    }
  })
}

import { markRange } from '../../../../../domain/grading/marks.ts'
import type { Answer, Question } from '../../../../../domain/quiz/rows.ts'
import { formatNumber } from '../../../../lib/i18n/format.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'

type MarksTextProps = {
  /** The certain marks. */
  obtained: number
  questions: readonly { question: Question; answer: Answer | undefined }[]
}

/** Marks as text: "10 of 24", or "10 to 14 of 24" while points are open. */
export function MarksText({ obtained, questions }: MarksTextProps) {
  const messages = useMessages().quiz.results
  const total = questions.reduce((sum, { question }) => sum + question.marks, 0)
  const open = questions.reduce((sum, { question, answer }) => {
    const { certain, possible } = markRange(answer?.points ?? [], question.marks)
    return sum + possible - certain
  }, 0)
  const text = (marks: number) => formatNumber(marks, 1)
  return open === 0
    ? messages.marksOf(text(obtained), text(total))
    : messages.marksRange(text(obtained), text(obtained + open), text(total))
}

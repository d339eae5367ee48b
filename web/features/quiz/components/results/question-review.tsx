import { Suspense } from 'react'
import { openMarks } from '../../../../../domain/marking/marks.ts'
import { Badge } from '../../../../components/content/badge.tsx'
import { RichText } from '../../../../components/content/rich-text.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import type { Answer, Question, Quiz } from '../../../../../domain/quiz/rows.ts'
import { reviewId } from '../../../../lib/routes.ts'
import { OUTCOME_STYLES, shownOutcome } from '../../outcome-styles.ts'
import { QuestionMenu } from '../lazy-changes.ts'
import { MarkDetails } from '../marks/mark-details.tsx'
import { useMarksText } from '../marks/use-marks-text.ts'
import { SourceLink } from '../source-link.tsx'

function Verdict({ question, answer }: { question: Question; answer: Answer | undefined }) {
  const messages = useMessages().quiz.results
  const outcome = shownOutcome(question, answer)
  return <Badge {...OUTCOME_STYLES[outcome]}>{messages.outcomes[outcome]}</Badge>
}

type QuestionReviewProps = {
  question: Question
  answer: Answer | undefined
  sources: Quiz['quiz_sources']
  /** A practice was finished without it: it can still be practised, so its key is hidden. */
  isUnasked?: boolean
}

/** The review of a question: answer, correct answer, mark with its reasons, and the source page. */
export function QuestionReview({
  question,
  answer,
  sources,
  isUnasked = false,
}: QuestionReviewProps) {
  const messages = useMessages().quiz
  const marksText = useMarksText()
  return (
    <article
      className="grid gap-x-6 border-t border-line py-9 sm:grid-cols-[2rem_minmax(0,46rem)]"
      aria-labelledby={reviewId(question.id)}
    >
      <p className="font-serif text-lg leading-snug text-muted sm:text-2xl">
        {question.question_number}.
      </p>
      <div className="min-w-0 space-y-4">
        <header className="space-y-3">
          <h3
            id={reviewId(question.id)}
            dir="auto"
            tabIndex={-1}
            className="scroll-mt-14 font-serif text-2xl leading-snug wrap-anywhere whitespace-pre-line"
          >
            <RichText text={question.question_text} />
          </h3>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
            <Verdict question={question} answer={answer} />
            {question.withdrawn_at === null && !isUnasked && (
              <span>
                {marksText({
                  obtained: answer?.marks_obtained ?? 0,
                  open: openMarks(answer?.points ?? [], question.marks),
                  total: question.marks,
                })}
              </span>
            )}
            <span>{messages.types[question.question_type]}</span>
            <SourceLink
              sources={sources}
              fileId={question.source_file_id}
              page={question.source_page}
              quote={question.source_quote}
            />
            <Suspense>
              <QuestionMenu question={question} />
            </Suspense>
          </div>
        </header>
        {!isUnasked && (
          <MarkDetails
            question={question}
            answer={answer}
            sources={sources}
            onFormClosed={() =>
              document.getElementById(reviewId(question.id))?.focus({ preventScroll: true })
            }
          />
        )}
      </div>
    </article>
  )
}

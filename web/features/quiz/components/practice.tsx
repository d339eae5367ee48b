import { useMemo, useState, useRef, type ReactNode } from 'react'
import { isMissed, nextTurn, type Turn } from '../../../../domain/quiz/practice.ts'
import type { Answer, Quiz } from '../../../../domain/quiz/rows.ts'
import { Badge } from '../../../components/badge.tsx'
import { Progress } from '../../../components/progress.tsx'
import { RichText } from '../../../components/rich-text.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { useSafeRedirect } from '../../../lib/safe-redirect.ts'
import { PageBeside, type PagePlace } from '../page-beside.ts'
import { FinishPractice, PracticeEnd } from './practice-end.tsx'
import { shownAttempt, useVerdict } from './practice-feedback.tsx'
import { PracticeQuestion } from './practice-question.tsx'
import { QuestionGrid } from './question-grid.tsx'
import { useQuestionKeys } from './use-question-keys.ts'
import { useTurn } from './use-turn.ts'

type PracticeProps = {
  quiz: Quiz
  answers: Answer[]
  /** Shows a page beside the question. */
  renderPage: (place: PagePlace, onClose: () => void) => ReactNode
}

const isOver = ({ review_ends_at }: Quiz): boolean =>
  review_ends_at !== null && Date.now() >= Date.parse(review_ends_at)

/** Announces the verdict to screen readers, also where the focus is elsewhere. */
function Announcement({ quiz, turn, answer }: { quiz: Quiz; turn: Turn; answer: Answer }) {
  const question = quiz.quiz_questions[turn.index]
  return question ? (
    <Verdict question={question} answer={shownAttempt(answer, turn.attempt)} />
  ) : null
}

function Verdict({
  question,
  answer,
}: {
  question: Quiz['quiz_questions'][number]
  answer: Answer
}) {
  return useVerdict(question, answer)
}

/** A practice or a review: one question at a time, each with feedback as soon as it is answered. */
export function Practice({ quiz, answers, renderPage }: PracticeProps) {
  const { quiz: messages, practice } = useMessages()
  const questions = quiz.quiz_questions
  const byQuestion = useMemo(() => new Map(answers.map((one) => [one.question_id, one])), [answers])
  const answered = useMemo(() => new Set(byQuestion.keys()), [byQuestion])
  const { turn, go } = useTurn({
    questions,
    answers: byQuestion,
    endsEarly: quiz.mode === 'review',
  })
  const [place, setPlace] = useState<PagePlace | null>(null)
  // On the first render the focus stays where the browser has it.
  const [hasActed, setHasActed] = useState(false)
  const [isExtended, setExtended] = useState(false)
  const safeRedirect = useSafeRedirect()
  const heading = useRef<HTMLHeadingElement>(null)
  const question = turn && questions[turn.index]
  const answer = question ? byQuestion.get(question.id) : undefined

  const move = (next: Turn | null) => {
    setHasActed(true)
    setPlace(null)
    go(next)
    heading.current?.focus()
  }
  const open = (index: number) => {
    const id = questions[index]?.id
    if (id !== undefined) move({ index, attempt: 1 + (byQuestion.get(id)?.retries.length ?? 0) })
  }
  const proceed = () => move(!isExtended && isOver(quiz) ? null : nextTurn(questions, byQuestion))
  const goOn = () => {
    setExtended(true)
    move(nextTurn(questions, byQuestion))
  }
  useQuestionKeys({ index: turn?.index ?? questions.length, go: open })

  const progress = messages.take.answered(answered.size, questions.length)
  const isShown =
    turn !== null &&
    answer !== undefined &&
    answer.graded_by !== null &&
    answer.retries.length >= turn.attempt - 1
  return (
    <PageBeside value={setPlace}>
        <div className="mb-8 space-y-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="min-w-0 font-serif text-xl wrap-anywhere">{quiz.quiz_name}</h1>
            <Badge tone="neutral">{messages.create.modes.practice}</Badge>
            <p aria-hidden className="ms-auto text-sm text-muted font-figures">
              {progress}
            </p>
          </div>
          <Progress label={progress} value={answered.size} max={questions.length} />
        </div>
      <div
        className={`grid gap-y-8 ${
          place
            ? 'gap-x-6 md:grid-cols-2'
            : 'gap-x-16 lg:grid-cols-[minmax(0,54rem)_minmax(17.5rem,1fr)]'
        }`}
      >
        <div className="min-w-0 space-y-6">
          <p role="status" className="sr-only">
            {isShown && hasActed && <Announcement quiz={quiz} turn={turn} answer={answer} />}
          </p>
          {turn && question ? (
            <section aria-labelledby="question-text" className="space-y-6">
              <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
                <p>
                  {turn.attempt > 1
                    ? practice.again(turn.index + 1)
                    : messages.take.position(turn.index + 1, questions.length)}
                </p>
                <p className="ms-auto">
                  {messages.types[question.question_type]}, {messages.marks(question.marks)}
                </p>
              </div>
              <h2
                id="question-text"
                dir="auto"
                ref={heading}
                tabIndex={-1}
                className="font-serif text-2xl leading-snug wrap-anywhere whitespace-pre-line outline-none sm:text-[2rem]"
              >
                <RichText text={question.question_text} />
              </h2>
              <PracticeQuestion
                key={`${question.id}:${turn.attempt}`}
                quiz={quiz}
                question={question}
                answer={answer}
                attempt={turn.attempt}
                takesFocus={hasActed}
                onAnswered={() => {
                  setHasActed(true)
                  // A reload shows the feedback of this question, not the next one.
                  safeRedirect(() => go(turn))
                }}
                onContinue={proceed}
              />
              <div className="border-t border-line pt-5">
                <FinishPractice quiz={quiz} answered={answered.size} isEnd={false} />
              </div>
            </section>
          ) : (
            <PracticeEnd
              quiz={quiz}
              answered={answered.size}
              missed={answers.filter(isMissed).length}
              onGoOn={nextTurn(questions, byQuestion) === null ? null : goOn}
              takesFocus={hasActed}
            />
          )}
        </div>
        {place ? (
          renderPage(place, () => {
            setPlace(null)
            document.getElementById('practice-verdict')?.focus()
          })
        ) : (
          <aside className="grid content-start gap-4 lg:border-s lg:border-line lg:ps-8">
            <QuestionGrid
              questions={questions}
              current={turn?.index ?? -1}
              answered={answered}
              onGo={open}
            />
          </aside>
        )}
      </div>
    </PageBeside>
  )
}

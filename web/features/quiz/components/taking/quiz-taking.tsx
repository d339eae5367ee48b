import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { asFailure } from '../../../../../domain/failure.ts'
import { Badge } from '../../../../components/content/badge.tsx'
import { Button } from '../../../../components/controls/button.tsx'
import { Progress } from '../../../../components/status/progress.tsx'
import { RichText } from '../../../../components/content/rich-text.tsx'
import { ErrorState } from '../../../../components/status/states.tsx'
import { loadChunk } from '../../../../lib/browser/load-chunk.ts'
import { useDeferredReady } from '../../../../lib/browser/deferred-ready.ts'
import { loadMessages } from '../../../../lib/i18n/i18n.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { routes } from '../../../../lib/routes.ts'
import { useSafeRedirect } from '../../../../lib/safe-redirect.ts'
import { openQuiz } from '../../api/taking/open-quiz.ts'
import { takenAnswersQuery } from '../../api/taking/taken-quiz.ts'
import type { PagePlace } from '../../page-panel-context.ts'
import type { Answer, Question, Quiz } from '../../../../../domain/quiz/rows.ts'
import { QuestionForm } from './question-form.tsx'
import { QuestionGrid } from './question-grid.tsx'
import { SubmitTest } from './submit-test.tsx'
import { TakingSkeleton } from './taking-skeleton.tsx'
import { useQuestionKeys } from './use-question-keys.ts'

/** Practice needs code of the results and messages of its own: a test loads neither. */
const loadPractice = async () => {
  const [practice] = await Promise.all([
    loadChunk(() => import('./practice/practice.tsx')),
    loadMessages('practice'),
  ])
  return practice
}
const Practice = lazy(async () => ({ default: (await loadPractice()).Practice }))

/** Loads what a review needs, so that it is there without a network. */
export const loadReview = async (): Promise<void> => (await loadPractice()).loadLocalAnswers()

/** Code of tests with a time limit, and its messages: other tests load neither. */
const TimedTest = lazy(async () => {
  const [timed] = await Promise.all([
    loadChunk(() => import('./timed-test.tsx')),
    loadMessages('timed'),
  ])
  return { default: timed.TimedTest }
})

/**
 * The current question is in the address (`?q=3`), so that a reload or a shared link restores it.
 */
function useQuestionIndex(questions: Question[], answered: ReadonlySet<string>) {
  const [params, setParams] = useSearchParams()
  const requested = Number(params.get('q')) - 1
  const firstUnanswered = questions.findIndex((question) => !answered.has(question.id))
  const [start] = useState(firstUnanswered === -1 ? questions.length - 1 : firstUnanswered)
  const index =
    Number.isInteger(requested) && requested >= 0 && requested < questions.length
      ? requested
      : start
  const go = (next: number) => {
    if (next >= 0 && next < questions.length) setParams({ q: String(next + 1) }, { replace: true })
  }
  return { index, go }
}

type TakingProps = { quiz: Quiz; answers: Answer[] }

function Taking({ quiz, answers }: TakingProps) {
  const { quiz: messages, taking } = useMessages()
  const questions = quiz.quiz_questions
  const byQuestion = useMemo(() => new Map(answers.map((one) => [one.question_id, one])), [answers])
  const answered = useMemo(() => new Set(byQuestion.keys()), [byQuestion])
  const { index, go } = useQuestionIndex(questions, answered)
  const safeRedirect = useSafeRedirect()
  const heading = useRef<HTMLHeadingElement>(null)
  // The number of the question answered last: the view has already moved to the next one.
  const [lastSaved, setLastSaved] = useState<number | null>(null)
  const question = questions[index]
  const isLast = index === questions.length - 1

  useQuestionKeys({ index, go })
  if (!question) return null
  const progress = taking.answered(answered.size, questions.length)
  const move = (next: number) => {
    go(next)
    heading.current?.focus()
  }

  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,54rem)_minmax(17.5rem,1fr)]">
      <div className="space-y-3 lg:col-span-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {/* The question is the main text: the quiz name is only context. */}
          <h1 className="min-w-0 font-serif text-xl wrap-anywhere">{quiz.quiz_name}</h1>
          <Badge tone="neutral">{messages.difficulties[quiz.difficulty]}</Badge>
          <p aria-hidden className="ms-auto text-sm text-muted">
            {progress}
          </p>
        </div>
        <Progress label={progress} value={answered.size} max={questions.length} />
      </div>
      <section aria-labelledby="question-text" className="min-w-0 space-y-6">
        <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <p>{taking.position(index + 1, questions.length)}</p>
          <p role="status" className="text-muted">
            {lastSaved !== null && lastSaved !== index + 1 && (
              <span key={lastSaved} className="inline-flex animate-arrive items-center gap-1.5">
                <Check aria-hidden size={16} className="shrink-0" />
                {taking.savedAnswer(lastSaved)}
              </span>
            )}
          </p>
          <p className="ms-auto">
            {messages.types[question.question_type]}, {messages.marks(question.marks)}
          </p>
        </div>
        <h2
          id="question-text"
          data-arrival
          dir="auto"
          ref={heading}
          tabIndex={-1}
          className="font-serif text-2xl leading-snug wrap-anywhere whitespace-pre-line outline-none sm:text-[2rem]"
        >
          <RichText text={question.question_text} />
        </h2>
        <QuestionForm
          key={question.id}
          quizId={quiz.id}
          question={question}
          answer={byQuestion.get(question.id)}
          onAnswered={() => {
            setLastSaved(index + 1)
            if (!isLast) safeRedirect(() => move(index + 1))
            // The element that had the focus disappears or is disabled.
            else heading.current?.focus({ preventScroll: true })
          }}
        />
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
          <div className="-mx-4 flex gap-2 max-sm:grow max-sm:justify-between">
            <Button
              variant="quiet"
              icon={ArrowLeft}
              disabled={index === 0}
              onClick={() => move(index - 1)}
            >
              {taking.previous}
            </Button>
            <Button variant="quiet" disabled={isLast} onClick={() => move(index + 1)}>
              {taking.next}
              <ArrowRight aria-hidden size={18} className="shrink-0" />
            </Button>
          </div>
          {isLast && answered.has(question.id) && (
            <SubmitTest quizId={quiz.id} unanswered={questions.length - answered.size} />
          )}
        </div>
      </section>
      <aside className="grid content-start gap-4 lg:border-s lg:border-line lg:ps-8">
        <QuestionGrid questions={questions} current={index} answered={answered} onGo={move} />
      </aside>
    </div>
  )
}

type QuizTakingProps = {
  quiz: Quiz
  /** Shows a page beside the questions of a practice. */
  renderPage: (place: PagePlace, onClose: () => void) => ReactNode
}

/** One question at a time, as a test or a practice. A completed quiz redirects to its results. */
export function QuizTaking({ quiz, renderPage }: QuizTakingProps) {
  const navigate = useNavigate()
  const safeRedirect = useSafeRedirect()
  const answers = useQuery({ ...takenAnswersQuery(quiz.id), refetchOnWindowFocus: true })
  const arrived = useDeferredReady(answers.data !== undefined)
  const isTimed = typeof quiz.time_limit_minutes === 'number'
  useEffect(() => {
    if (quiz.status === 'completed')
      safeRedirect(() => void navigate(routes.quizResults(quiz.id), { replace: true }))
    // A test with a time limit is opened by its start.
    if (quiz.status === 'ready' && !isTimed) void openQuiz(quiz.id)
  }, [navigate, quiz.id, quiz.status, isTimed, safeRedirect])

  if (quiz.status === 'completed') return null
  // Loaded data stay visible when a refetch fails.
  if (answers.isError && !answers.data)
    return (
      <>
        <h1 className="font-serif text-2xl wrap-anywhere">{quiz.quiz_name}</h1>
        <ErrorState
          failure={asFailure(answers.error, 'quiz_answers_load_failed')}
          onRetry={() => answers.refetch()}
        />
      </>
    )
  if (!answers.data || !arrived) return <TakingSkeleton />
  const test = <Taking quiz={quiz} answers={answers.data} />
  if (quiz.mode === 'test' && !isTimed) return test
  if (quiz.mode === 'test')
    return (
      <Suspense fallback={<TakingSkeleton />}>
        <TimedTest quiz={quiz} answers={answers.data}>
          {test}
        </TimedTest>
      </Suspense>
    )
  return (
    <Suspense fallback={<TakingSkeleton />}>
      <Practice quiz={quiz} answers={answers.data} renderPage={renderPage} />
    </Suspense>
  )
}

import { Clock } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { asFailure } from '../../../../../domain/failure.ts'
import type { Answer, Quiz } from '../../../../../domain/quiz/rows.ts'
import { announcedMinutes, clockText } from '../../../../../domain/quiz/taking/timed.ts'
import { Button } from '../../../../components/controls/button.tsx'
import { Progress } from '../../../../components/status/progress.tsx'
import { Notice } from '../../../../components/status/states.tsx'
import { useToast } from '../../../../components/status/toast.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { useFinishTest } from '../../api/taking/finish-test.ts'
import { useStartTest } from '../../api/taking/start-test.ts'
import { CountedProgress } from '../counted-progress.tsx'

/** Often enough that no second is skipped. */
const UPDATE_MS = 250

/** The time of the browser's clock, kept up to date. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const update = () => setNow(Date.now())
    const timer = setInterval(update, UPDATE_MS)
    // Timers of hidden tabs are slow.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return now
}

/** Before the start: the limit, and what happens at its end. */
function TestStart({ quiz }: { quiz: Quiz }) {
  const { timed, quiz: messages } = useMessages()
  const start = useStartTest(quiz.id)
  return (
    <div className="max-w-prose space-y-6">
      <h1 className="font-serif text-3xl wrap-anywhere sm:text-4xl">{quiz.quiz_name}</h1>
      <p className="flex items-center gap-2 text-lg">
        <Clock aria-hidden size={20} className="shrink-0 text-muted" />
        {timed.limit(
          quiz.time_limit_minutes ?? 0,
          messages.questions(quiz.quiz_questions.length),
          messages.marks(quiz.total_marks),
        )}
      </p>
      <p className="text-muted">{timed.startBody}</p>
      {start.isError && <Notice tone="danger">{timed.startFailed}</Notice>}
      <Button
        variant="primary"
        size="lg"
        className="max-sm:w-full"
        busy={start.isPending}
        onClick={() => start.mutate()}
      >
        {timed.start}
      </Button>
    </div>
  )
}

const BELOW_NAVIGATION = { top: '4.5rem', pointerEvents: 'none' } as const

/** The time left. It is announced when the announced minutes begin, not each second. */
function TimeLeft({ milliseconds }: { milliseconds: number }) {
  const messages = useMessages().timed
  const minutes = announcedMinutes(milliseconds)
  const [before] = useState(minutes)
  return (
    <div className="sticky z-10 mb-3 flex justify-end" style={BELOW_NAVIGATION}>
      <p
        role="timer"
        aria-label={messages.left}
        className={`inline-flex items-center gap-2 rounded-full border border-line bg-surface px-3 py-1 font-figures ${minutes === null ? '' : 'text-warn'}`}
      >
        <Clock aria-hidden size={16} className="shrink-0" />
        {clockText(milliseconds)}
      </p>
      <p role="status" className="sr-only">
        {minutes !== null && minutes !== before && messages.announced(minutes)}
      </p>
    </div>
  )
}

type FinishProps = {
  quiz: Quiz
  answers: readonly Answer[]
  /** Called with the milliseconds left by the server: the browser's clock was changed. */
  onTimeLeft: (milliseconds: number) => void
}

/** Submits the test once its time is over. The screen of a completed test shows its results. */
function TimeOver({ quiz, answers, onTimeLeft }: FinishProps) {
  const { timed, taking, errors, common } = useMessages()
  const toast = useToast()
  const finish = useFinishTest(quiz, answers)
  const heading = useRef<HTMLHeadingElement>(null)
  const isRunning = useRef(false)

  const submit = () => {
    if (isRunning.current) return
    isRunning.current = true
    finish
      .mutateAsync()
      .then(({ left, tooLate }) => {
        if (left > 0) onTimeLeft(left)
        else toast(tooLate > 0 ? timed.tooLate(tooLate) : timed.submitted, { tone: 'warning' })
      })
      // Shown from `finish.error`.
      .catch(() => null)
      .finally(() => (isRunning.current = false))
  }
  const begin = useEffectEvent(() => {
    heading.current?.focus()
    submit()
  })
  useEffect(() => begin(), [])

  const { progress } = finish
  return (
    <div className="max-w-prose space-y-6">
      <h1 ref={heading} tabIndex={-1} className="font-serif text-3xl outline-none">
        {timed.overTitle}
      </h1>
      {finish.isError ? (
        <>
          <Notice tone="danger">
            {errors[asFailure(finish.error, 'quiz_submit_failed').code]}
          </Notice>
          <Button variant="primary" onClick={submit}>
            {common.retry}
          </Button>
        </>
      ) : (
        <>
          <p role="status" className="text-muted">
            {timed.submitting}
          </p>
          {progress ? (
            <CountedProgress
              label={taking.marked(progress.done, progress.total)}
              value={progress.done}
              max={progress.total}
            />
          ) : (
            <Progress label={timed.submitting} />
          )}
        </>
      )}
    </div>
  )
}

type TimedTestProps = {
  quiz: Quiz
  answers: readonly Answer[]
  /** The questions. */
  children: ReactNode
}

/** `end` is in milliseconds since 1970 by the browser's clock. */
function RunningTest({ end, quiz, answers, children }: TimedTestProps & { end: number }) {
  // After the clock of the browser was changed, until the end is read again.
  const [corrected, setCorrected] = useState<{ from: number; to: number } | null>(null)
  const left = (corrected?.from === end ? corrected.to : end) - useNow()
  const [isOver, setOver] = useState(left <= 0)
  // The end differs by the time of the response each time it is read: the test does not continue.
  if (left <= 0 && !isOver) setOver(true)
  if (isOver)
    return (
      <TimeOver
        quiz={quiz}
        answers={answers}
        onTimeLeft={(time) => {
          setCorrected({ from: end, to: Date.now() + time })
          setOver(false)
        }}
      />
    )
  return (
    <>
      <TimeLeft milliseconds={left} />
      {children}
    </>
  )
}

/** A test with a time limit: its start, the time left beside the questions, and its end. */
export function TimedTest({ quiz, answers, children }: TimedTestProps) {
  const end = typeof quiz.deadline === 'string' ? Date.parse(quiz.deadline) : null
  const [wasWaiting] = useState(end === null)
  const isRunning = end !== null
  useEffect(() => {
    // The button that had the focus is gone.
    if (wasWaiting && isRunning) document.getElementById('question-text')?.focus()
  }, [wasWaiting, isRunning])
  if (end === null) return <TestStart quiz={quiz} />
  return (
    <RunningTest end={end} quiz={quiz} answers={answers}>
      {children}
    </RunningTest>
  )
}

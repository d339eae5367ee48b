import { isMissed } from '../../../../../../domain/quiz/taking/practice.ts'
import type { Answer, Question, Quiz } from '../../../../../../domain/quiz/rows.ts'
import { Suspense, useState } from 'react'
import { Button } from '../../../../../components/controls/button.tsx'
import { Spinner } from '../../../../../components/status/spinner.tsx'
import { Notice } from '../../../../../components/status/states.tsx'
import { failureMessage } from '../../../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../../../lib/i18n/messages.tsx'
import { useMarkAtOnce, useRetryAnswer } from '../../../api/taking/mark-at-once.ts'
import { useSaveForPractice } from '../../../api/taking/save-answer.ts'
import { isWaiting } from '../../../offline/kept-keys.ts'
import { Hints } from './hints.tsx'
import { WithdrawnNotice } from '../../lazy-changes.ts'
import { PracticeFeedback } from './practice-feedback.tsx'
import { AnswerForm } from '../question-form.tsx'

type PracticeQuestionProps = {
  quiz: Quiz
  question: Question
  answer: Answer | undefined
  /** Which attempt at the question is shown, from 1. */
  attempt: number
  /** Whether the learner just answered: the feedback takes the focus. */
  takesFocus: boolean
  onAnswered: () => void
  onContinue: () => void
}

type View = 'withdrawn' | 'answer' | 'retry' | 'feedback'

function viewOf({ question, answer, attempt }: PracticeQuestionProps, isUnsaved: boolean): View {
  // Feedback to an answer from another tab waits until what was typed here is submitted.
  if (isUnsaved) return attempt > 1 ? 'retry' : 'answer'
  const isWithdrawn = question.withdrawn_at !== null
  if (!answer) return isWithdrawn ? 'withdrawn' : 'answer'
  const isAnswered = answer.retries.length >= attempt - 1
  const isMarked = answer.graded_by !== null
  if (isWithdrawn && !(isAnswered && isMarked)) return 'withdrawn'
  if (attempt > 1 && !isAnswered && isMissed(answer)) return 'retry'
  return isMarked ? 'feedback' : 'answer'
}

/** One attempt at a question: the form, then its feedback. Mount it with a key of both. */
export function PracticeQuestion(props: PracticeQuestionProps) {
  const { question, quiz, answer, attempt, takesFocus, onContinue } = props
  const [isUnsaved, setUnsaved] = useState(false)
  // What was typed is replaced by the feedback to the answer of another tab.
  const [wasUnsaved, setWasUnsaved] = useState(false)
  if (isUnsaved && !wasUnsaved) setWasUnsaved(true)
  const view = viewOf(props, isUnsaved)
  if (view === 'withdrawn') return <Withdrawn {...props} />
  if (view === 'retry' && answer) return <Retry {...props} answer={answer} onUnsaved={setUnsaved} />
  if (view !== 'feedback' || !answer) return <FirstAnswer {...props} onUnsaved={setUnsaved} />
  return (
    <PracticeFeedback
      question={question}
      answer={answer}
      attempt={attempt}
      isWaiting={isWaiting(answer)}
      sources={quiz.quiz_sources}
      takesFocus={takesFocus || wasUnsaved}
      onContinue={onContinue}
    />
  )
}

/** A question that was withdrawn before it was answered. */
function Withdrawn({ question, onContinue }: PracticeQuestionProps) {
  const messages = useMessages().practice
  return (
    <div className="space-y-6">
      <Suspense>
        <WithdrawnNotice question={question} />
      </Suspense>
      <Button variant="primary" size="lg" className="max-sm:w-full" onClick={onContinue}>
        {messages.continue}
      </Button>
    </div>
  )
}

const fileNameOf = ({ quiz_sources }: Quiz, question: Question): string | null =>
  quiz_sources.find(({ file_id }) => file_id === question.source_file_id)?.base_files?.file_name ??
  null

type FormProps = PracticeQuestionProps & { onUnsaved: (isUnsaved: boolean) => void }

function FirstAnswer({ quiz, question, answer, onAnswered, onUnsaved }: FormProps) {
  const save = useSaveForPractice(quiz, question)
  return (
    <AnswerForm
      quizId={quiz.id}
      question={question}
      answer={answer}
      save={save}
      hints={<Hints quizId={quiz.id} question={question} fileName={fileNameOf(quiz, question)} />}
      saved={<Marking quiz={quiz} question={question} answer={answer} />}
      onAnswered={onAnswered}
      onUnsaved={onUnsaved}
    />
  )
}

/** Marks a saved answer that has no mark yet, also after a reload. */
function Marking({
  quiz,
  question,
  answer,
}: Pick<PracticeQuestionProps, 'quiz' | 'question' | 'answer'>) {
  const messages = useMessages()
  const marking = useMarkAtOnce(quiz, question, answer)
  if (!marking.isError)
    return (
      <p className="flex items-center gap-2 text-muted">
        <Spinner /> {messages.practice.marking}
      </p>
    )
  return (
    <div className="space-y-3">
      <Notice tone="danger">
        {messages.practice.markFailed} {failureMessage(marking.error, messages)}
      </Notice>
      <Button busy={marking.isFetching} onClick={() => void marking.refetch()}>
        {messages.practice.markAgain}
      </Button>
    </div>
  )
}

function Retry({
  quiz,
  question,
  answer,
  attempt,
  onAnswered,
  onUnsaved,
}: FormProps & { answer: Answer }) {
  const save = useRetryAnswer(quiz, question, answer, attempt - 1)
  return (
    <AnswerForm
      quizId={quiz.id}
      question={question}
      answer={undefined}
      save={save}
      attempt={attempt}
      hints={<Hints quizId={quiz.id} question={question} fileName={fileNameOf(quiz, question)} />}
      onAnswered={onAnswered}
      onUnsaved={onUnsaved}
    />
  )
}

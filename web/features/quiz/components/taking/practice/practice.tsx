import { useMemo, useRef, useState, type ReactNode, type Ref } from 'react'
import { isMissed, nextTurn, type Turn } from '../../../../../../domain/quiz/taking/practice.ts'
import type { Answer, Question, Quiz } from '../../../../../../domain/quiz/rows.ts'
import { countedQuestions } from '../../../../../../domain/quiz/bank/versions.ts'
import { Badge } from '../../../../../components/content/badge.tsx'
import { Progress } from '../../../../../components/status/progress.tsx'
import { RichText } from '../../../../../components/content/rich-text.tsx'
import { useMessages } from '../../../../../lib/i18n/messages.tsx'
import { useSafeRedirect } from '../../../../../lib/safe-redirect.ts'
import { loadLocalAnswers } from '../../../api/taking/without-network.ts'
import { PagePanelContext, type PagePlace } from '../../../page-panel-context.ts'
import { FinishPractice, PracticeEnd } from './practice-end.tsx'
import { shownAttempt, useVerdict } from './practice-feedback.tsx'
import { PracticeQuestion } from './practice-question.tsx'
import { QuestionGrid } from '../question-grid.tsx'
import { useQuestionKeys } from '../use-question-keys.ts'
import { useTurn } from './use-turn.ts'

export { loadLocalAnswers }

type PracticeProps = {
  quiz: Quiz
  answers: Answer[]
  /** Shows a page beside the question. */
  renderPage: (place: PagePlace, onClose: () => void) => ReactNode
}

const WITH_PAGE = 'gap-x-6 md:grid-cols-2'
const WITH_GRID = 'gap-x-16 lg:grid-cols-[minmax(0,54rem)_minmax(17.5rem,1fr)]'

const isOver = ({ review_ends_at }: Quiz): boolean =>
  review_ends_at !== null && Date.now() >= Date.parse(review_ends_at)

/** The name of the quiz, its difficulty, and how much of it is answered. */
function PracticeHeader({ quiz, answered }: { quiz: Quiz; answered: number }) {
  const { quiz: messages, taking } = useMessages()
  const total = countedQuestions(quiz.quiz_questions).length
  const progress = taking.answered(answered, total)
  return (
    <div className="mb-8 space-y-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="min-w-0 font-serif text-xl wrap-anywhere">{quiz.quiz_name}</h1>
        {/* The name of a review says what it is. */}
        {quiz.mode === 'practice' && (
          <>
            <Badge tone="neutral">{messages.modes.practice}</Badge>
            <Badge tone="neutral">{messages.difficulties[quiz.difficulty]}</Badge>
          </>
        )}
        <p aria-hidden className="ms-auto text-sm text-muted">
          {progress}
        </p>
      </div>
      <Progress label={progress} value={answered} max={total} />
    </div>
  )
}

type QuestionTextProps = {
  question: Question
  turn: Turn
  /** Of the practice. */
  total: number
  heading: Ref<HTMLHeadingElement>
}

function QuestionText({ question, turn, total, heading }: QuestionTextProps) {
  const { quiz: messages, taking, practice } = useMessages()
  const number = turn.index + 1
  return (
    <>
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <p>{turn.attempt > 1 ? practice.again(number) : taking.position(number, total)}</p>
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
    </>
  )
}

/** The turn that is shown, and how it changes. */
function usePractice(quiz: Quiz, answers: Answer[]) {
  const questions = quiz.quiz_questions
  const byQuestion = useMemo(() => new Map(answers.map((one) => [one.question_id, one])), [answers])
  const { turn, go } = useTurn({
    questions,
    answers: byQuestion,
    endsEarly: quiz.mode === 'review',
  })
  const [place, setPlace] = useState<PagePlace | null>(null)
  // On the first render the focus stays where the browser has it.
  const [hasActed, setHasActed] = useState(false)
  const [isExtended, setExtended] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const following = nextTurn(questions, byQuestion)

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
  return {
    byQuestion,
    turn,
    go,
    following,
    open,
    heading,
    place,
    setPlace,
    hasActed,
    setHasActed,
    proceed: () => move(!isExtended && isOver(quiz) ? null : following),
    goOn: () => {
      setExtended(true)
      move(following)
    },
  }
}

/** The attempt whose feedback is shown; undefined while it has no mark. */
function shownOf(answer: Answer | undefined, { attempt }: Turn): Answer | undefined {
  if (!answer || answer.graded_by === null) return undefined
  return answer.retries.length >= attempt - 1 ? shownAttempt(answer, attempt) : undefined
}

/** What a turn shows; null if there is no such question. */
function currentOf(
  questions: readonly Question[],
  answers: ReadonlyMap<string, Answer>,
  turn: Turn,
) {
  const question = questions[turn.index]
  if (!question) return null
  const answer = answers.get(question.id)
  return { turn, question, answer, shown: shownOf(answer, turn) }
}

/**
 * Identifies the form of a question. When a review that began without a network is stored, its
 * questions have new ids: what is being answered stays, with the focus.
 */
const formIdOf = ({ id, repeats }: Question): string => repeats ?? id

function VerdictText({ question, attempt }: { question: Question; attempt: Answer }) {
  return useVerdict(question, attempt)
}

/** The verdict, announced to screen readers also where the focus is elsewhere. */
function Verdict({ current }: { current: ReturnType<typeof currentOf> }) {
  return current?.shown ? <VerdictText question={current.question} attempt={current.shown} /> : null
}

/** A practice or a review: one question at a time, each with feedback as soon as it is answered. */
export function Practice({ quiz, answers, renderPage }: PracticeProps) {
  const questions = quiz.quiz_questions
  const safeRedirect = useSafeRedirect()
  const practice = usePractice(quiz, answers)
  const { byQuestion, turn, place, hasActed } = practice
  const answered = useMemo(() => new Set(byQuestion.keys()), [byQuestion])
  const counted = useMemo(
    () => countedQuestions(questions).flatMap(({ id }) => byQuestion.get(id) ?? []),
    [questions, byQuestion],
  )
  const missed = useMemo(
    () => new Set(counted.filter(isMissed).map(({ question_id }) => question_id)),
    [counted],
  )
  useQuestionKeys({ index: turn?.index ?? questions.length, go: practice.open })

  const current = turn && currentOf(questions, byQuestion, turn)
  return (
    <PagePanelContext value={practice.setPlace}>
      <PracticeHeader quiz={quiz} answered={counted.length} />
      <div className={`grid gap-y-8 ${place ? WITH_PAGE : WITH_GRID}`}>
        <div className="min-w-0 space-y-6">
          <p role="status" className="sr-only">
            {hasActed && <Verdict current={current} />}
          </p>
          {current ? (
            <section aria-labelledby="question-text" className="space-y-6">
              <QuestionText
                question={current.question}
                turn={current.turn}
                total={questions.length}
                heading={practice.heading}
              />
              <PracticeQuestion
                key={`${formIdOf(current.question)}:${current.turn.attempt}`}
                quiz={quiz}
                question={current.question}
                answer={current.answer}
                attempt={current.turn.attempt}
                takesFocus={hasActed}
                onAnswered={() => {
                  practice.setHasActed(true)
                  // A reload shows the feedback of this question, not the next one.
                  safeRedirect(() => practice.go(current.turn))
                }}
                onContinue={practice.proceed}
              />
              <div className="border-t border-line pt-5">
                <FinishPractice quiz={quiz} answered={counted.length} isEnd={false} />
              </div>
            </section>
          ) : (
            <PracticeEnd
              quiz={quiz}
              answered={counted.length}
              missed={missed.size}
              onGoOn={practice.following && practice.goOn}
              takesFocus={hasActed}
            />
          )}
        </div>
        {place ? (
          renderPage(place, () => {
            practice.setPlace(null)
            document.getElementById('practice-verdict')?.focus()
          })
        ) : (
          <aside className="grid content-start gap-4 lg:border-s lg:border-line lg:ps-8">
            <QuestionGrid
              questions={questions}
              current={turn?.index ?? -1}
              answered={answered}
              missed={missed}
              onGo={practice.open}
            />
          </aside>
        )}
      </div>
    </PagePanelContext>
  )
}

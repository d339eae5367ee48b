import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { openMarks } from '../../../../../domain/marking/marks.ts'
import { gradeBand, type GradeBand } from '../../../../../domain/quiz/score.ts'
import { ButtonLink } from '../../../../components/controls/button.tsx'
import { IsolatedPart } from '../../../../components/status/isolated-part.tsx'
import { Notice } from '../../../../components/status/states.tsx'
import { formatPercent } from '../../../../lib/i18n/format.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { reviewId, routes } from '../../../../lib/routes.ts'
import type { Answer, Question, Quiz } from '../../../../../domain/quiz/rows.ts'
import { isScored } from '../../../../../domain/quiz/scored-questions.ts'
import { shownOutcome } from '../../outcome-styles.ts'
import { pagesToReview } from '../../pages-to-review.ts'
import { QuizOrigin, TimeUsed } from '../lazy-changes.ts'
import { useMarksText } from '../marks/use-marks-text.ts'
import { Outcomes } from './outcomes.tsx'
import { QuestionReview } from './question-review.tsx'
import { PagesToReview } from './pages-to-review.tsx'
import { RepeatButton } from './repeat-button.tsx'
import { TakeAgain } from './take-again.tsx'

const BAND_TONES: Record<GradeBand, string> = {
  excellent: 'text-correct',
  good: 'text-accent',
  fair: 'text-text',
  needs_improvement: 'text-wrong',
}

type Filter = 'all' | 'missed' | 'correct'

type QuizResultsProps = { quiz: Quiz; answers: Answer[] }

/** The questions that count and their answers, and those that a practice was finished without. */
function countedOf(quiz: Quiz, byQuestion: ReadonlyMap<string, Answer>) {
  const questions = quiz.quiz_questions.filter((question) =>
    isScored(quiz, question, byQuestion.get(question.id)),
  )
  return {
    questions,
    answers: questions.flatMap(({ id }) => byQuestion.get(id) ?? []),
    unasked: quiz.quiz_questions.filter(
      (question) => question.withdrawn_at === null && !questions.includes(question),
    ),
  }
}

/** Creates a practice of the questions that were not right. */
function PracticeButton({ quiz, questions }: { quiz: Quiz; questions: Question[] }) {
  const messages = useMessages().quiz
  // A repeated practice keeps the original name.
  const isPractice = quiz.quiz_name.endsWith(messages.repeat.practice(''))
  return (
    <RepeatButton
      name={isPractice ? quiz.quiz_name : messages.repeat.practice(quiz.quiz_name)}
      questions={questions.map(({ id }) => id)}
      mode="practice"
      variant="primary"
    >
      {messages.results.practise(questions.length)}
    </RepeatButton>
  )
}

/** The score in percent and its grade; `to` is the most that it can become by open points. */
function Grade({ from, to }: { from: number; to: number }) {
  const messages = useMessages().quiz.results
  const band = gradeBand(from)
  const isOpen = to > from
  return (
    <p className={`leading-none ${isOpen ? '' : BAND_TONES[band]}`}>
      <span className={`font-serif ${isOpen ? 'text-5xl' : '-ms-1 text-7xl sm:text-8xl'}`}>
        {isOpen ? messages.range(formatPercent(from), formatPercent(to)) : formatPercent(from)}
      </span>
      <span className="mt-3 block font-serif text-2xl">
        {isOpen ? messages.verdicts.open : messages.grades[band]}
      </span>
    </p>
  )
}

type ScoreHeaderProps = { quiz: Quiz; counted: ReturnType<typeof countedOf> }

function ScoreHeader({ quiz, counted }: ScoreHeaderProps) {
  const messages = useMessages().quiz.results
  const marksText = useMarksText()
  const total = counted.questions.reduce((sum, { marks }) => sum + marks, 0)
  const pointsOf = new Map(counted.answers.map(({ question_id, points }) => [question_id, points]))
  const open = counted.questions.reduce(
    (sum, { id, marks }) => sum + openMarks(pointsOf.get(id) ?? [], marks),
    0,
  )
  const obtained = quiz.marks_obtained ?? 0
  const percentage = Math.round(quiz.percentage ?? 0)
  const correct = counted.answers.filter((answer) => answer.is_correct).length
  if (counted.questions.length === 0)
    return (
      <section aria-label={messages.score}>
        <p className="text-muted">{messages.noneCounts}</p>
      </section>
    )
  return (
    <section
      aria-label={messages.score}
      className="flex flex-wrap items-end gap-x-10 gap-y-3 lg:block"
    >
      <Grade
        from={percentage}
        to={open === 0 ? percentage : Math.round((100 * (obtained + open)) / total)}
      />
      <ul className="space-y-1 lg:mt-4">
        <li>{messages.correct(correct, counted.questions.length)}</li>
        <li className="text-muted">{marksText({ obtained, open, total })}</li>
        {counted.unasked.length > 0 && (
          <li className="text-muted">{messages.notCounted(counted.unasked.length)}</li>
        )}
      </ul>
    </section>
  )
}

/** Shows the question that the fragment of the address names, on every navigation to it. */
function useAddressedQuestion({ quiz_questions }: Quiz, show: (questionId: string) => void): void {
  const { hash, key } = useLocation()
  const showNow = useEffectEvent(() => {
    const addressed = quiz_questions.find(({ id }) => hash === `#${reviewId(id)}`)
    if (addressed) show(addressed.id)
  })
  useEffect(() => {
    // After the announcement of the screen, which moves the focus to its heading.
    const frame = requestAnimationFrame(() => requestAnimationFrame(showNow))
    return () => cancelAnimationFrame(frame)
  }, [hash, key])
}

/** The results of a completed quiz: the score, then every question with its marks and pages. */
export function QuizResults({ quiz, answers }: QuizResultsProps) {
  const messages = useMessages().quiz.results
  const [filter, setFilter] = useState<Filter>('all')
  const byQuestion = new Map(answers.map((answer) => [answer.question_id, answer]))
  const counted = countedOf(quiz, byQuestion)
  const outcomeOf = (question: Question) => shownOutcome(question, byQuestion.get(question.id))
  // Open ones are to review, but not known to be missed.
  const toPractise = quiz.quiz_questions.filter(
    (question) => !['correct', 'open', 'withdrawn'].includes(outcomeOf(question)),
  )
  const shown =
    filter === 'all'
      ? quiz.quiz_questions
      : counted.questions.filter(
          (question) => (filter === 'correct') === (outcomeOf(question) === 'correct'),
        )
  const review = (questionId: string) => {
    setFilter('all')
    // React renders a click before the next frame, so the review exists even if it was filtered
    // out.
    requestAnimationFrame(() => {
      const heading = document.getElementById(reviewId(questionId))
      heading?.scrollIntoView()
      heading?.focus({ preventScroll: true })
    })
  }
  useAddressedQuestion(quiz, review)
  const open = counted.answers
    .flatMap(({ points }) => points)
    .filter(({ verdict }) => verdict === 'open').length
  const estimates = counted.answers.filter((answer) => answer.graded_by === 'lexical').length
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[17rem_minmax(0,1fr)] xl:gap-x-20">
      <div className="grid content-start gap-7 self-start lg:[@media(min-height:42rem)]:sticky lg:[@media(min-height:42rem)]:top-28">
        <ScoreHeader quiz={quiz} counted={counted} />
        {quiz.origin && (
          <Suspense>
            <QuizOrigin origin={quiz.origin} />
          </Suspense>
        )}
        {typeof quiz.time_limit_minutes === 'number' && (
          <Suspense>
            <TimeUsed quiz={quiz} />
          </Suspense>
        )}
        <Outcomes questions={quiz.quiz_questions} answers={byQuestion} onGo={review} />
        <div className="grid gap-3 print:hidden sm:flex sm:flex-wrap lg:grid">
          {toPractise.length > 0 && <PracticeButton quiz={quiz} questions={toPractise} />}
          {counted.questions.length + counted.unasked.length > 0 && <TakeAgain quiz={quiz} />}
          <ButtonLink variant={toPractise.length > 0 ? 'secondary' : 'primary'} to={routes.quiz}>
            {messages.newQuiz}
          </ButtonLink>
          <ButtonLink to={routes.dashboard} variant="secondary">
            {messages.dashboard}
          </ButtonLink>
        </div>
      </div>
      <div className="min-w-0 space-y-12">
        <div className="space-y-3 empty:hidden">
          {open > 0 && <Notice tone="neutral">{messages.open(open)}</Notice>}
          {estimates > 0 && <Notice tone="neutral">{messages.estimates(estimates)}</Notice>}
        </div>
        <PagesToReview files={pagesToReview(quiz, answers)} quizName={quiz.quiz_name} />
        <section aria-labelledby="review-heading">
          <div
            className="mb-4 flex flex-wrap items-center justify-between gap-4"
            // On paper the heading is on the page of the first question.
            style={{ breakAfter: 'avoid' }}
          >
            <h2 id="review-heading" className="font-serif text-2xl">
              {messages.review}
            </h2>
            <div role="group" aria-label={messages.filterLabel} className="flex gap-1 print:hidden">
              {(['all', 'missed', 'correct'] as const).map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={filter === each}
                  onClick={() => setFilter(each)}
                  className="target min-h-9 cursor-pointer rounded-md px-3 text-sm text-muted aria-pressed:bg-raised aria-pressed:text-text"
                >
                  {messages.filters[each]}
                </button>
              ))}
            </div>
          </div>
          {shown.map((question) => (
            <IsolatedPart key={question.id}>
              <QuestionReview
                question={question}
                answer={byQuestion.get(question.id)}
                sources={quiz.quiz_sources}
                isUnasked={counted.unasked.includes(question)}
              />
            </IsolatedPart>
          ))}
          {shown.length === 0 && <p className="py-8 text-muted">{messages.nothingHere}</p>}
        </section>
      </div>
    </div>
  )
}

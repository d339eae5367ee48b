import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { totalCount } from '../../../../domain/quiz/creation/counts.ts'
import { Badge } from '../../../components/content/badge.tsx'
import { Button, IconButton } from '../../../components/controls/button.tsx'
import {
  deleteButtonProps,
  useUndoableDelete,
} from '../../../components/status/undoable-delete.tsx'
import { deleteOnLeave } from '../../../lib/backend/delete-on-leave.ts'
import { formatDate, formatNumber } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import { scoreText } from '../score-text.ts'
import { useDeleteQuiz, type HistoryQuiz } from '../api/dashboard.ts'

/** The rest is shown on request. */
const SHORT_HISTORY = 15
/** `get_dashboard` returns at most this many quizzes. */
const LISTED_QUIZZES = 200

function Status({ quiz }: { quiz: HistoryQuiz }) {
  const { statuses } = useMessages().dashboard
  // The most frequent status is not shown as a badge.
  if (quiz.status === 'completed') return <span>{statuses.completed}</span>
  if (quiz.status === 'in_progress') return <Badge tone="accent">{statuses.in_progress}</Badge>
  if (quiz.status === 'ready') return <Badge tone="accent">{statuses.ready}</Badge>
  return <Badge tone="neutral">{statuses.other}</Badge>
}

const linkTo = (quiz: HistoryQuiz) =>
  quiz.status === 'completed' ? routes.quizResults(quiz.id) : routes.quizTake(quiz.id)

/**
 * The newest 200 quizzes, newest first. A completed one links to its results, any other to where it
 * continues.
 */
export function QuizHistory({ history }: { history: HistoryQuiz[] }) {
  const messages = useMessages()
  const deleteQuiz = useDeleteQuiz()
  const { remove } = useUndoableDelete()
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // The clicked button disappears: focus the first item it revealed.
  useEffect(() => {
    if (!all || !list.current) return
    const links = [...list.current.querySelectorAll('a')]
    links.at(SHORT_HISTORY)?.focus({ preventScroll: true })
  }, [all])
  const shown = all ? history : history.slice(0, SHORT_HISTORY)
  const discard = ({ id, quiz_name }: HistoryQuiz) =>
    remove({
      id,
      toastMessage: messages.dashboard.deleted(quiz_name),
      commit: () => deleteQuiz(id),
      onLeave: () => deleteOnLeave([`quizzes?id=eq.${id}`]),
    })

  return (
    <section aria-labelledby="quiz-history">
      <h2 id="quiz-history" className="mb-2 font-serif text-2xl">
        {messages.dashboard.history}
      </h2>
      <ul ref={list}>
        {shown.map((quiz) => {
          const questions = totalCount(quiz.counts)
          return (
            <li
              key={quiz.id}
              className="group relative flex items-center gap-3 border-t border-line py-3 transition-colors hover:border-edge lg:gap-6 lg:py-1.5"
            >
              <div className="min-w-0 flex-1 lg:flex lg:items-center lg:gap-6">
                <Link
                  to={linkTo(quiz)}
                  className="min-w-0 grow font-medium wrap-anywhere group-hover:text-accent after:absolute after:inset-0"
                >
                  {quiz.quiz_name}
                </Link>
                <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted lg:mt-0 lg:grid lg:shrink-0 lg:grid-cols-[7rem_5rem_7rem_7rem] lg:gap-x-6">
                  <span>
                    <Status quiz={quiz} />
                  </span>
                  <span>{messages.quiz.difficulties[quiz.difficulty]}</span>
                  <span>{questions > 0 && messages.dashboard.questionsOf(questions)}</span>
                  <time dateTime={quiz.completed_at ?? quiz.created_at}>
                    {formatDate(quiz.completed_at ?? quiz.created_at)}
                  </time>
                </p>
              </div>
              <p className="shrink-0 text-end lg:flex lg:w-40 lg:flex-row-reverse lg:items-center lg:justify-between lg:gap-4">
                {quiz.status === 'completed' && (
                  <>
                    <span className="block font-figures text-xl">{scoreText(quiz, messages)}</span>
                    <span className="font-figures text-sm text-muted">
                      {messages.dashboard.marksOf(
                        formatNumber(quiz.marks_obtained ?? 0, 1),
                        formatNumber(quiz.total_marks, 1),
                      )}
                    </span>
                  </>
                )}
              </p>
              <div className="relative">
                <IconButton
                  label={messages.dashboard.deleteQuiz(quiz.quiz_name)}
                  icon={Trash2}
                  {...deleteButtonProps(quiz.id)}
                  onClick={() => discard(quiz)}
                />
              </div>
            </li>
          )
        })}
      </ul>
      {shown.length < history.length && (
        <Button className="mt-4" onClick={() => setAll(true)}>
          {messages.dashboard.showAll(history.length)}
        </Button>
      )}
      {history.length >= LISTED_QUIZZES && (
        <p className="mt-4 text-sm text-muted">{messages.dashboard.newestOnly(LISTED_QUIZZES)}</p>
      )}
    </section>
  )
}

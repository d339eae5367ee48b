import { formatNumber } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { HistoryQuiz } from '../api/dashboard.ts'

/** The number of questions of each type in all quizzes. */
export function QuestionsSummary({ history }: { history: HistoryQuiz[] }) {
  const messages = useMessages()
  const sum = (pick: (quiz: HistoryQuiz) => number) =>
    history.reduce((total, quiz) => total + pick(quiz), 0)
  const rows = [
    [messages.quiz.types.mcq, sum((quiz) => quiz.total_mcqs)],
    [messages.quiz.types.saq, sum((quiz) => quiz.total_saqs)],
    [messages.quiz.types.laq, sum((quiz) => quiz.total_laqs)],
  ] as const
  return (
    <section aria-labelledby="questions-summary">
      <h2 id="questions-summary" className="mb-4 font-serif text-2xl">
        {messages.dashboard.questionsSummary}
      </h2>
      <dl className="grid grid-cols-3 gap-4">
        {rows.map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-serif text-2xl">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

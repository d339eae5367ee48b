import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import type { HistoryQuiz } from '../api/dashboard.ts'

/** How many questions of each type stand in all quizzes together. */
export function QuestionsSummary({ history }: { history: HistoryQuiz[] }) {
  const messages = useMessages()
  const sum = (pick: (quiz: HistoryQuiz) => number) => history.reduce((total, quiz) => total + pick(quiz), 0)
  const rows = [
    [messages.quiz.types.mcq, sum((quiz) => quiz.total_mcqs)],
    [messages.quiz.types.saq, sum((quiz) => quiz.total_saqs)],
    [messages.quiz.types.laq, sum((quiz) => quiz.total_laqs)],
  ] as const
  const most = Math.max(1, ...rows.map(([, count]) => count))
  return (
    <section aria-labelledby="questions-summary">
      <h2 id="questions-summary" className="mb-4 font-serif text-2xl">
        {messages.dashboard.questionsSummary}
      </h2>
      <dl className="space-y-3">
        {rows.map(([label, count]) => (
          <div key={label} className="grid grid-cols-[8rem_1fr_2.5rem] items-center gap-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd aria-hidden className="h-2 rounded-full bg-raised">
              <div
                data-drawn=""
                className="h-2 rounded-full bg-accent/70"
                style={{ width: `${(100 * count) / most}%` }}
              />
            </dd>
            <dd className="text-end font-figures">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

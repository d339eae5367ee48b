import { Link } from 'react-router'
import { CHART_BAR_MIN_PERCENT } from '../../../../domain/limits.ts'
import { formatDate, formatPercent } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import type { RecentQuiz } from '../api/dashboard.ts'
import { FigureTable } from './figure-table.tsx'

/** Height of a bar in percent of the chart, never below the minimum of spec §9, so that a 0 can be seen and clicked. */
export const barHeight = (percentage: number): number =>
  Math.min(100, Math.max(CHART_BAR_MIN_PERCENT, percentage))

/** The last scores as bars, oldest first, each a link to its results; the same as a table for who would rather read. */
export function PerformanceChart({ recent }: { recent: RecentQuiz[] }) {
  const messages = useMessages().dashboard
  const oldestFirst = recent.toSorted((a, b) => a.completed_at.localeCompare(b.completed_at))
  return (
    <section aria-labelledby="recent-performance">
      <h2 id="recent-performance" className="mb-4 font-serif text-2xl">
        {messages.recent}
      </h2>
      {recent.length === 0 ? (
        <p className="text-muted">{messages.recentEmpty}</p>
      ) : (
        <>
          <ol className="flex h-56 items-end gap-1 border-b border-line sm:gap-4 lg:h-72">
            {oldestFirst.map((quiz) => (
              <li key={quiz.quiz_id} className="flex h-full min-w-6 flex-1 flex-col justify-end">
                <Link
                  to={routes.quizResults(quiz.quiz_id)}
                  aria-label={messages.bar(
                    quiz.quiz_name,
                    Math.round(quiz.percentage),
                    formatDate(quiz.completed_at),
                  )}
                  title={quiz.quiz_name}
                  className="group flex h-full flex-col justify-end"
                >
                  <span className="mb-1 text-center text-xs text-muted font-figures sm:text-sm">
                    {Math.round(quiz.percentage)}
                  </span>
                  <span
                    data-testid="bar"
                    className="block rounded-t-sm bg-accent/70 transition-colors group-hover:bg-accent"
                    style={{ height: `calc((100% - 1.5rem) * ${barHeight(quiz.percentage) / 100})` }}
                  />
                </Link>
              </li>
            ))}
          </ol>
          <FigureTable
            columns={[messages.columns.quiz, messages.columns.score, messages.columns.date]}
            rows={oldestFirst.map((quiz) => ({
              key: quiz.quiz_id,
              cells: [quiz.quiz_name, formatPercent(quiz.percentage), formatDate(quiz.completed_at)],
            }))}
          />
        </>
      )}
    </section>
  )
}

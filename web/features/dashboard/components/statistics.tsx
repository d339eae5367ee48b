import { formatNumber, formatPercent } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { Stats } from '../api/dashboard.ts'

/** Shown instead of a score before there is one. */
const NONE = '–'

/** The totals of `get_user_quiz_stats`. */
export function Statistics({ stats }: { stats: Stats }) {
  const messages = useMessages().dashboard
  const isScored = stats.total_possible_marks > 0
  const figures = [
    [messages.totalQuizzes(stats.total_quizzes), formatNumber(stats.total_quizzes)],
    [
      messages.questionsAttempted(stats.total_questions_attempted),
      formatNumber(stats.total_questions_attempted),
    ],
    [messages.averageScore, isScored ? formatPercent(stats.average_percentage) : NONE],
    [
      messages.marks,
      isScored
        ? messages.marksOf(
            formatNumber(stats.total_marks_obtained, 1),
            formatNumber(stats.total_possible_marks, 1),
          )
        : NONE,
    ],
  ] as const
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics" className="sr-only">
        {messages.statistics}
      </h2>
      <dl className="border-y border-line py-5 grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-8 font-figures lg:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-serif text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

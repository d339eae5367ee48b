import { Link } from 'react-router'
import { CHART_BAR_MIN_PERCENT, GRADE_FROM } from '../../../../../domain/constants.ts'
import { formatDate, formatDay, formatPercent } from '../../../../lib/i18n/format.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { routes } from '../../../../lib/routes.ts'
import type { RecentQuiz } from '../../api/dashboard.ts'
import { isOpenScore, scoreText } from '../../score-text.ts'
import { FigureTable } from './figure-table.tsx'

/**
 * Height of a bar in percent of the chart, with a minimum so that a score of 0 is visible and
 * clickable.
 */
const barHeight = (percentage: number): number =>
  Math.min(100, Math.max(CHART_BAR_MIN_PERCENT, percentage))

/**
 * The number of scores the procedure returns. All places are reserved, so that one score does not
 * fill the chart.
 */
const PLACES = 10
/** Grid lines are at the grade boundaries. */
const GRADES = ['excellent', 'good', 'fair'] as const
/** Space above the highest bar for its score, and below the bars for their dates. */
const MARGIN = '1.75rem'
const heightOf = (percent: number) => `calc((100% - 2 * ${MARGIN}) * ${percent / 100})`

/** The last scores as bars, oldest first, each a link to its results; also as a table. */
export function PerformanceChart({ recent }: { recent: RecentQuiz[] }) {
  const all = useMessages()
  const { dashboard: messages, quiz: quizMessages } = all
  const oldestFirst = recent.toSorted((a, b) => a.completed_at.localeCompare(b.completed_at))
  return (
    <section aria-labelledby="recent-performance" style={{ breakInside: 'avoid' }}>
      <h2 id="recent-performance" className="mb-4 font-serif text-2xl">
        {messages.recent}
      </h2>
      {recent.length === 0 ? (
        <p className="text-muted">{messages.recentEmpty}</p>
      ) : (
        <>
          <div className="relative h-60 lg:h-72">
            {GRADES.map((grade) => (
              <div
                key={grade}
                aria-hidden="true"
                className="absolute inset-x-0 border-t border-line"
                style={{
                  bottom: `calc(${MARGIN} + (100% - 2 * ${MARGIN}) * ${GRADE_FROM[grade] / 100})`,
                }}
              >
                <span className="absolute end-0 bottom-0.5 text-end text-xs text-muted sm:w-30 sm:text-start">
                  {formatPercent(GRADE_FROM[grade])}
                  <span className="ms-1.5 max-sm:hidden">{quizMessages.results.grades[grade]}</span>
                </span>
              </div>
            ))}
            <div
              aria-hidden="true"
              className="absolute inset-x-0 border-t border-edge"
              style={{ bottom: MARGIN }}
            />
            <ol className="absolute inset-0 flex pe-8 sm:pe-32">
              {oldestFirst.map((quiz, index) => (
                <li key={quiz.quiz_id} className="h-full min-w-0 flex-1">
                  <Link
                    to={routes.quizResults(quiz.quiz_id)}
                    title={quiz.quiz_name}
                    // The latest score is highlighted.
                    data-newest={index === oldestFirst.length - 1 || undefined}
                    className="group flex h-full flex-col justify-end text-center text-xs text-muted hover:text-text"
                  >
                    <span className="sr-only">
                      {messages.bar(
                        quiz.quiz_name,
                        scoreText(quiz, all),
                        formatDate(quiz.completed_at),
                      )}
                    </span>
                    <span
                      aria-hidden="true"
                      className="mx-auto mb-1 bg-bg px-1 font-figures leading-4 group-data-newest:text-text sm:text-sm"
                    >
                      {Math.round(quiz.percentage)}
                      {isOpenScore(quiz) && '+'}
                    </span>
                    <span
                      data-testid="bar"
                      data-drawn=""
                      className="mx-0.5 block rounded-t-sm bg-bar transition-colors group-hover:bg-muted group-data-newest:bg-accent sm:mx-1.5"
                      style={{ height: heightOf(barHeight(quiz.percentage)) }}
                    />
                    <span
                      aria-hidden="true"
                      // On a phone there is room for every second date.
                      className={`-mx-3 block shrink-0 pt-1.5 whitespace-nowrap ${
                        (oldestFirst.length - index) % 2 ? '' : 'max-sm:invisible'
                      }`}
                      style={{ height: MARGIN }}
                    >
                      {formatDay(quiz.completed_at)}
                    </span>
                  </Link>
                </li>
              ))}
              {Array.from({ length: PLACES - oldestFirst.length }, (_, place) => (
                <li key={place} aria-hidden="true" className="flex-1" />
              ))}
            </ol>
          </div>
          <FigureTable
            columns={[messages.columns.quiz, messages.columns.score, messages.columns.date]}
            rows={oldestFirst.map((quiz) => ({
              key: quiz.quiz_id,
              cells: [quiz.quiz_name, scoreText(quiz, all), formatDate(quiz.completed_at)],
            }))}
          />
        </>
      )}
    </section>
  )
}

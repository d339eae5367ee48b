import { useState } from 'react'
import {
  formatDate,
  formatMonth,
  formatNumber,
  formatWeekday,
} from '../../../../lib/i18n/format.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import type { HistoryQuiz } from '../../api/dashboard.ts'
import { weeksOf, type Day } from '../../weeks.ts'
import { FigureTable } from './figure-table.tsx'

const WEEKS = 26
/** Cell size and space for the labels of days and months, in SVG units. */
const STEP = 14
const LEFT = 34
const TOP = 18
/** Side of a day's square by the number of quizzes: readable without colour. */
const SIDES = [3, 8, 10, 12] as const
const NAMED_DAYS = [0, 2, 4]

const sideOf = (count: number): number => SIDES[Math.min(count, SIDES.length - 1)] ?? 0

/** The label of a month is above the first week that begins in it. */
const monthLabelOf = (weeks: readonly (readonly Day[])[], index: number): Date | null => {
  const [first, before] = [weeks[index]?.[0]?.date, weeks[index - 1]?.[0]?.date]
  return first && before && first.getMonth() !== before.getMonth() ? first : null
}

/** The number of quizzes completed per day of the last half year. */
export function ActivityCalendar({ history }: { history: readonly HistoryQuiz[] }) {
  const messages = useMessages().dashboard
  const [now] = useState(() => new Date())
  const completed = history.flatMap((quiz) => quiz.completed_at ?? [])
  const weeks = weeksOf(completed, now, WEEKS)
  const busy = weeks.flat().filter(({ count }) => (count ?? 0) > 0)
  const quizzes = busy.reduce((sum, { count }) => sum + (count ?? 0), 0)
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className="mb-4 font-serif text-2xl">
        {messages.activity}
      </h2>
      <svg
        role="img"
        aria-label={messages.activitySummary(quizzes, busy.length, WEEKS)}
        viewBox={`0 0 ${LEFT + WEEKS * STEP} ${TOP + 7 * STEP}`}
        className="block w-full max-w-xl text-[0.625rem]"
      >
        {weeks.map((week, column) => {
          const month = monthLabelOf(weeks, column)
          return (
            <g
              key={week[0]?.date.getTime()}
              transform={`translate(${LEFT + column * STEP} ${TOP})`}
            >
              {month && (
                <text y={-7} className="fill-muted">
                  {formatMonth(month)}
                </text>
              )}
              {week.map(({ date, count }, row) => {
                if (count === null) return null
                const side = sideOf(count)
                return (
                  <rect
                    key={row}
                    x={(STEP - side) / 2}
                    y={row * STEP + (STEP - side) / 2}
                    width={side}
                    height={side}
                    rx={count === 0 ? side / 2 : 2}
                    className={count === 0 ? 'fill-line' : 'fill-accent'}
                  >
                    <title>{messages.quizzesOn(count, formatDate(date))}</title>
                  </rect>
                )
              })}
            </g>
          )
        })}
        {NAMED_DAYS.map((row) => {
          const day = weeks[0]?.[row]
          return (
            day && (
              <text key={row} y={TOP + row * STEP + 10} className="fill-muted">
                {formatWeekday(day.date)}
              </text>
            )
          )
        })}
      </svg>
      <p className="mt-2 text-sm text-muted">
        {messages.activitySummary(quizzes, busy.length, WEEKS)}
      </p>
      {busy.length > 0 && (
        <FigureTable
          columns={[messages.columns.date, messages.columns.quizzes]}
          rows={busy.toReversed().map(({ date, count }) => ({
            key: String(date.getTime()),
            cells: [formatDate(date), formatNumber(count ?? 0)],
          }))}
        />
      )}
    </section>
  )
}

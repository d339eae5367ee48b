import { TrendingDown } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { GRADE_FROM } from '../../../../../domain/constants.ts'
import { Meter } from '../../../../components/status/meter.tsx'
import { formatNumber, formatPercent } from '../../../../lib/i18n/format.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import type { Share } from '../../shares.ts'
import { FigureTable } from './figure-table.tsx'

type Row = Pick<Share, 'obtained' | 'possible' | 'percent'> & {
  key: string
  label: string
  to?: string
  count: number
}

type Props = {
  title: string
  /** The column header of the rows. */
  kind: string
  /** The column header of what is counted. */
  counted: string
  rows: readonly Row[]
}

/** Below "Good" is highlighted as the item to improve. */
const isWeak = (percent: number) => Math.round(percent) < GRADE_FROM.good

/** The percentage of marks earned as bars, with marks and counts in a table. */
export function ShareBars({ title, kind, counted, rows }: Props) {
  const messages = useMessages().dashboard
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 font-serif text-2xl">
        {title}
      </h2>
      <ul className="space-y-4">
        {rows.map((row) => (
          <li key={row.key}>
            <p className="mb-1.5 flex flex-wrap items-baseline gap-x-3 text-sm">
              {row.to === undefined ? (
                <span className="min-w-0 truncate text-muted">{row.label}</span>
              ) : (
                <Link
                  to={row.to}
                  title={row.label}
                  className="text-target min-h-6 min-w-0 truncate leading-6 text-muted underline decoration-line underline-offset-4 hover:text-text"
                >
                  {row.label}
                </Link>
              )}
              {isWeak(row.percent) && (
                <span className="inline-flex shrink-0 items-baseline gap-1.5 text-warn">
                  <TrendingDown aria-hidden size={15} className="self-center" />
                  {messages.toReview}
                </span>
              )}
              <span className="ms-auto font-figures text-base leading-5">
                {formatPercent(row.percent)}
              </span>
            </p>
            <Meter percent={row.percent} weak={isWeak(row.percent)} />
          </li>
        ))}
      </ul>
      <FigureTable
        columns={[kind, messages.columns.score, messages.marks, counted]}
        rows={rows.map((row) => ({
          key: row.key,
          cells: [
            row.label,
            formatPercent(row.percent),
            messages.marksOf(formatNumber(row.obtained, 1), formatNumber(row.possible, 1)),
            formatNumber(row.count),
          ],
        }))}
      />
    </section>
  )
}

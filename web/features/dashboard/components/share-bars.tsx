import { useId } from 'react'
import { Link } from 'react-router'
import { formatNumber, formatPercent } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import type { Share } from '../shares.ts'
import { FigureTable } from './figure-table.tsx'

type Row = Share & { key: string; label: string; to?: string }

type Props = {
  title: string
  /** What the rows are, as the head of their column. */
  kind: string
  rows: readonly Row[]
}

/** The share of marks earned, a bar each, with the marks and questions in a table behind. */
export function ShareBars({ title, kind, rows }: Props) {
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
            <p className="mb-1.5 flex items-baseline justify-between gap-4 text-sm">
              {row.to === undefined ? (
                <span className="min-w-0 truncate text-muted">{row.label}</span>
              ) : (
                <Link
                  to={row.to}
                  title={row.label}
                  className="min-h-6 min-w-0 truncate leading-6 text-muted underline decoration-line underline-offset-4 hover:text-text"
                >
                  {row.label}
                </Link>
              )}
              <span className="font-figures">{formatPercent(row.percent)}</span>
            </p>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="block h-2 w-full overflow-hidden rounded-full"
            >
              <rect width="100" height="1" className="fill-raised" />
              <rect width={row.percent} height="1" className="fill-accent/70" />
            </svg>
          </li>
        ))}
      </ul>
      <FigureTable
        columns={[kind, messages.columns.score, messages.marks, messages.columns.questions]}
        rows={rows.map((row) => ({
          key: row.key,
          cells: [
            row.label,
            formatPercent(row.percent),
            messages.marksOf(formatNumber(row.obtained, 1), formatNumber(row.possible, 1)),
            formatNumber(row.questions),
          ],
        }))}
      />
    </section>
  )
}

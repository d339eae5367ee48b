import { BookOpen, TrendingDown } from 'lucide-react'
import { Meter } from '../../../components/status/meter.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'

/** The example's marks by base and its weakest pages, as the dashboard shows them. */
export function ProgressFragment() {
  const { progress } = useMessages().home
  return (
    <figure aria-label={progress.label} className="grid min-w-0 content-start gap-10">
      <div className="grid gap-5">
        <p className="font-serif text-2xl">{progress.byBase}</p>
        <Base name={progress.bases.statistics} percent={38} weak />
        <Base name={progress.bases.history} percent={67} />
        <Base name={progress.bases.memory} percent={81} />
        <Base name={progress.bases.biology} percent={92} />
      </div>
      <div>
        <p className="mb-2 font-serif text-2xl">{progress.weakPages}</p>
        <WeakPage page={9} obtained={1} possible={4} />
        <WeakPage page={14} obtained={2} possible={5} />
      </div>
    </figure>
  )
}

function Base({ name, percent, weak = false }: { name: string; percent: number; weak?: boolean }) {
  const { progress } = useMessages().home
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <span className="flex flex-wrap items-baseline gap-x-3 text-[1.0625rem]">
          {name}
          {weak && (
            <span className="inline-flex items-center gap-1.5 text-sm text-warn">
              <TrendingDown aria-hidden size={15} />
              {progress.toReview}
            </span>
          )}
        </span>
        <span>{progress.share(percent)}</span>
      </div>
      <Meter percent={percent} weak={weak} />
    </div>
  )
}

function WeakPage({
  page,
  obtained,
  possible,
}: {
  page: number
  obtained: number
  possible: number
}) {
  const { progress } = useMessages().home
  return (
    <p className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-line py-2.5">
      <span className="inline-flex items-center gap-1.5 text-accent">
        <BookOpen aria-hidden size={16} />
        {progress.page(page)}
      </span>
      <span className="truncate text-sm text-muted">{progress.file}</span>
      <span className="text-sm">{progress.marksOf(obtained, possible)}</span>
    </p>
  )
}

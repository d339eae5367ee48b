import { TrendingDown, TrendingUp } from 'lucide-react'
import { useMessages } from '../../../lib/i18n/messages.tsx'

const WIDTH = { 92: 'w-[92%]', 81: 'w-[81%]', 67: 'w-[67%]', 38: 'w-[38%]' } as const
type Share = keyof typeof WIDTH

/** The example's results by topic: strengths, and what to study next. */
export function ProgressFragment() {
  const { progress } = useMessages().home
  return (
    <figure aria-label={progress.label} className="grid min-w-0 content-start gap-6">
      <Topic name={progress.topics.encoding} share={92} word={progress.strength} />
      <Topic name={progress.topics.retrieval} share={81} />
      <Topic name={progress.topics.spacing} share={67} />
      <Topic name={progress.topics.forgetting} share={38} word={progress.weakness} weak />
    </figure>
  )
}

function Topic({
  name,
  share,
  word,
  weak = false,
}: {
  name: string
  share: Share
  word?: string
  weak?: boolean
}) {
  const { progress } = useMessages().home
  const Icon = weak ? TrendingDown : TrendingUp
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <span className="flex flex-wrap items-baseline gap-x-3 text-[1.0625rem]">
          {name}
          {word !== undefined && (
            <span
              className={`inline-flex items-center gap-1.5 text-sm ${weak ? 'text-warn' : 'text-correct'}`}
            >
              <Icon aria-hidden size={15} />
              {word}
            </span>
          )}
        </span>
        <span className="font-serif text-xl">{progress.share(share)}</span>
      </div>
      <div className="h-1.5 rounded-full bg-line">
        <div className={`h-full rounded-full ${WIDTH[share]} ${weak ? 'bg-accent' : 'bg-muted'}`} />
      </div>
    </div>
  )
}

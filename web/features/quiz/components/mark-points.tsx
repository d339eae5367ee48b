import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import type { JudgedPoint, Verdict } from '../../../../domain/grading/wire.ts'
import { RichText } from '../../../components/rich-text.tsx'
import { useMessages } from '../../../lib/messages.tsx'
import type { Quiz } from '../api/rows.ts'
import { SourceLink } from './source-link.tsx'

const ICONS = { met: CircleCheck, partial: CircleDashed, missed: CircleX } as const
const TONES: Record<Verdict, string> = { met: 'text-correct', partial: 'text-warn', missed: 'text-wrong' }

type MarkPointsProps = { points: JudgedPoint[]; sources: Quiz['quiz_sources']; fileId: string | null }

/** What a full answer had to say, point by point: the verdict, the learner's own words it rests on, and the page. */
export function MarkPoints({ points, sources, fileId }: MarkPointsProps) {
  const messages = useMessages().quiz.results
  return (
    <section>
      <h4 className="mb-2 text-sm font-medium text-muted">{messages.points}</h4>
      <ol className="space-y-3">
        {points.map((point, index) => {
          const Icon = ICONS[point.verdict]
          return (
            <li key={index} className="flex gap-3">
              <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${TONES[point.verdict]}`} />
              <div className="min-w-0">
                <p className="wrap-anywhere">
                  <span className={`font-medium ${TONES[point.verdict]}`}>
                    {messages.verdicts[point.verdict]}:
                  </span>{' '}
                  <RichText text={point.text} />
                </p>
                {point.quote && (
                  <p className="mt-1 text-sm text-muted">
                    {messages.youWrote}{' '}
                    <q>
                      <RichText text={point.quote} />
                    </q>
                  </p>
                )}
                <SourceLink sources={sources} fileId={fileId} page={point.page} quote={point.source_quote} />
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import type { JudgedPoint, Verdict } from '../../../../domain/grading/wire.ts'
import { RichText } from '../../../components/rich-text.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { Quiz } from '../../../../domain/quiz/rows.ts'
import { SourceLink } from './source-link.tsx'

const ICONS = { met: CircleCheck, partial: CircleDashed, missed: CircleX } as const
const TONES: Record<Verdict, string> = {
  met: 'text-correct',
  partial: 'text-warn',
  missed: 'text-wrong',
}

type MarkPointsProps = {
  points: JudgedPoint[]
  sources: Quiz['quiz_sources']
  fileId: string | null
}

const bare = (text: string) =>
  text
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
    .toLowerCase()

/**
 * The mark points with verdict, page, and the quoted words of the answer if they differ. They
 * contain the complete mark, so nothing is repeated elsewhere.
 */
export function MarkPoints({ points, sources, fileId }: MarkPointsProps) {
  const messages = useMessages().quiz.results
  const count = (verdict: Verdict) => points.filter((point) => point.verdict === verdict).length
  return (
    <section>
      <h4 className="mb-2 text-sm font-medium text-muted">
        {messages.points}: {messages.pointsMet(count('met'), count('partial'), points.length)}
      </h4>
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
                  <RichText text={point.text} />{' '}
                  <SourceLink
                    sources={sources}
                    fileId={fileId}
                    page={point.page}
                    quote={point.source_quote}
                  />
                </p>
                {point.quote && bare(point.quote) !== bare(point.text) && (
                  <p className="mt-1 text-sm text-muted">
                    {messages.youWrote}{' '}
                    <q>
                      <RichText text={point.quote} />
                    </q>
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

import { CircleCheck, CircleDashed, CircleHelp, CircleX } from 'lucide-react'
import {
  VERDICTS,
  type JudgedPoint,
  type PointVerdict,
  type Verdict,
} from '../../../../../domain/marking/wire.ts'
import { Button } from '../../../../components/controls/button.tsx'
import { RichText } from '../../../../components/content/rich-text.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import type { Quiz } from '../../../../../domain/quiz/rows.ts'
import { SourceLink } from '../source-link.tsx'

/** The icon of each verdict on a mark point. */
export const VERDICT_ICONS = {
  met: CircleCheck,
  partial: CircleDashed,
  missed: CircleX,
  open: CircleHelp,
} as const
const TONES: Record<PointVerdict, string> = {
  met: 'text-correct',
  partial: 'text-warn',
  missed: 'text-wrong',
  open: 'text-accent',
}

type MarkPointsProps = {
  points: JudgedPoint[]
  sources: Quiz['quiz_sources']
  fileId: string | null
  /** Decides an open point; undefined while an earlier decision is being saved. */
  onDecide?: ((index: number, verdict: Verdict) => void) | undefined
}

const bare = (text: string) =>
  text
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
    .toLowerCase()

type OpenPointProps = {
  point: JudgedPoint
  onDecide: ((verdict: Verdict) => void) | undefined
}

/** An open point: the words of the answer beside those of the page, and one button per verdict. */
function OpenPoint({ point, onDecide }: OpenPointProps) {
  const messages = useMessages().quiz.results
  return (
    <div className="mt-2 space-y-3">
      <div className="grid gap-4 text-sm sm:grid-cols-2">
        <p>
          <span className="block text-muted">{messages.closestWords}</span>
          <q>
            <RichText text={point.quote ?? '…'} />
          </q>
        </p>
        <p>
          <span className="block text-muted">{messages.pageSays}</span>
          <q>
            <RichText text={(point.source_quote ?? point.text).replace(/\s+/g, ' ')} />
          </q>
        </p>
      </div>
      <p className="text-sm text-muted">{messages.decideHint}</p>
      <div role="group" aria-label={point.text} className="flex flex-wrap gap-2 print:hidden">
        {VERDICTS.map((verdict) => (
          <Button
            key={verdict}
            size="sm"
            variant="secondary"
            disabled={onDecide === undefined}
            onClick={({ currentTarget }) => {
              // The buttons disappear; the point stays.
              currentTarget.closest('li')?.focus({ preventScroll: true })
              onDecide?.(verdict)
            }}
          >
            {messages.verdicts[verdict]}
          </Button>
        ))}
      </div>
    </div>
  )
}

/**
 * The mark points with verdict, page, and the quoted words of the answer if they differ. They
 * contain the complete mark, so nothing is repeated elsewhere.
 */
export function MarkPoints({ points, sources, fileId, onDecide }: MarkPointsProps) {
  const messages = useMessages().quiz.results
  const count = (verdict: PointVerdict) =>
    points.filter((point) => point.verdict === verdict).length
  return (
    <section>
      <h4 className="mb-2 text-sm font-medium text-muted">
        {messages.points}:{' '}
        {messages.pointsMet(count('met'), count('partial'), points.length, count('open'))}
      </h4>
      <ol className="space-y-3">
        {points.map((point, index) => {
          const Icon = VERDICT_ICONS[point.verdict]
          return (
            <li key={index} tabIndex={-1} className="flex gap-3">
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
                {point.verdict === 'open' && (
                  <OpenPoint
                    point={point}
                    onDecide={onDecide && ((verdict) => onDecide(index, verdict))}
                  />
                )}
                {point.verdict !== 'open' &&
                  point.quote &&
                  bare(point.quote) !== bare(point.text) && (
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

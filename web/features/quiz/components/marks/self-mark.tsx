import { useEffect, useId, useRef, useState } from 'react'
import { POINT_VERDICTS, VERDICTS, type PointVerdict } from '../../../../../domain/marking/wire.ts'
import type { Answer } from '../../../../../domain/quiz/rows.ts'
import { RichText } from '../../../../components/content/rich-text.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { selfMarkOf } from '../../api/change-mark.ts'
import { MarkForm } from './mark-form.tsx'
import { VERDICT_ICONS } from './mark-points.tsx'
import '../../../../components/controls/choice.css'

const TONES: Record<PointVerdict, string> = {
  met: 'has-checked:text-correct',
  partial: 'has-checked:text-warn',
  missed: 'has-checked:text-wrong',
  open: 'has-checked:text-text',
}

type Props = {
  answer: Answer
  /** Which attempt is marked, from 1. */
  attempt: number
  onClose: () => void
}

/**
 * The learner's own verdict for each mark point, in place of the points, offered when the current
 * mark is an estimate. Escape cancels.
 */
export function SelfMark({ answer, attempt, onClose }: Props) {
  const messages = useMessages().changes.selfMark
  const [verdicts, setVerdicts] = useState<PointVerdict[]>(
    answer.points.map((point) => point.verdict),
  )
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.querySelector<HTMLElement>('input:checked')?.focus(), [])
  return (
    <div
      ref={container}
      className="rounded-lg border border-line bg-surface p-4 sm:p-5"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <MarkForm
        quizId={answer.quiz_id}
        label={messages.title}
        submitLabel={messages.save}
        change={() => selfMarkOf(answer, attempt, verdicts)}
        onClose={onClose}
      >
        <p className="text-sm text-muted">{messages.body}</p>
        {answer.points.map((point, index) => (
          <PointChoice
            key={index}
            text={point.text}
            mayStayOpen={point.verdict === 'open'}
            verdict={verdicts[index] ?? 'missed'}
            onVerdict={(verdict) => setVerdicts((before) => before.with(index, verdict))}
          />
        ))}
      </MarkForm>
    </div>
  )
}

type PointProps = {
  text: string
  /** Whether the point may be left undecided, as it is now. */
  mayStayOpen: boolean
  verdict: PointVerdict
  onVerdict: (verdict: PointVerdict) => void
}

/** A mark point with its verdicts side by side. */
function PointChoice({ text, mayStayOpen, verdict, onVerdict }: PointProps) {
  const { results } = useMessages().quiz
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className="grid gap-x-6 gap-y-2 border-t border-line pt-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-start"
    >
      <p id={id} className="wrap-anywhere">
        <RichText text={text} />
      </p>
      <div className="grid auto-cols-fr grid-flow-col overflow-clip rounded-md border border-edge text-sm">
        {(mayStayOpen ? POINT_VERDICTS : VERDICTS).map((each) => {
          const Icon = VERDICT_ICONS[each]
          return (
            <label
              key={each}
              className={`relative flex min-h-10 items-center justify-center gap-1.5 border-edge px-3 text-center text-muted not-first:border-s hover:text-text has-checked:bg-raised has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent ${TONES[each]}`}
            >
              <input
                type="radio"
                name={id}
                value={each}
                checked={verdict === each}
                onChange={() => onVerdict(each)}
                className="sr-only"
              />
              {verdict === each && <Icon aria-hidden className="size-4 shrink-0" />}
              {results.verdicts[each]}
            </label>
          )
        })}
      </div>
    </div>
  )
}

import { Check, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { PageTag } from './answer-fragment.tsx'

/** An answer of the example after marking: highlighted words, mark points, total. */
export function MarkingFragment() {
  const { marking } = useMessages().home
  return (
    <figure aria-label={marking.label} className="grid min-w-0 gap-x-12 gap-y-8 md:grid-cols-2">
      <div className="grid content-start gap-5">
        <p className="flex gap-4 text-sm text-muted">
          <span>{marking.kind}</span>
          <span>{marking.outOf}</span>
        </p>
        <p className="font-serif text-2xl leading-snug">{marking.question}</p>
        <div className="grid gap-1.5 border-s-2 border-line ps-5">
          <p className="text-sm text-muted">{marking.yours}</p>
          <p className="text-[1.0625rem] leading-relaxed">
            <mark className="rounded-xs px-0.5">{marking.answerFirst}</mark>{' '}
            <mark className="rounded-xs px-0.5">{marking.answerSecond}</mark>
          </p>
        </div>
      </div>
      <div>
        <ul>
          <Point met text={marking.points.effort} word={marking.met} page={marking.pageLabel} />
          <Point met text={marking.points.missing} word={marking.met} page={marking.pageLabel} />
          <Point
            met={false}
            text={marking.points.corrected}
            word={marking.missed}
            page={marking.pageLabel}
          />
        </ul>
        <p className="flex items-baseline justify-end gap-2 pt-5">
          <span className="font-serif text-5xl leading-none">{marking.total}</span>
          <span className="text-muted">{marking.totalLabel}</span>
        </p>
      </div>
    </figure>
  )
}

function Point({
  met,
  text,
  word,
  page,
}: {
  met: boolean
  text: ReactNode
  word: string
  page: string
}) {
  const Icon = met ? Check : CircleDashed
  return (
    <li className="flex items-start gap-3 border-b border-line py-4 first:pt-0">
      <Icon
        aria-hidden
        size={20}
        className={`mt-0.5 shrink-0 ${met ? 'text-correct' : 'text-warn'}`}
      />
      <span className="grid grow gap-0.5">
        <span>{text}</span>
        <span className={`text-sm ${met ? 'text-correct' : 'text-warn'}`}>{word}</span>
      </span>
      <PageTag>{page}</PageTag>
    </li>
  )
}

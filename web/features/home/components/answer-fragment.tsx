import { BadgeCheck } from 'lucide-react'
import { useMessages } from '../../../lib/i18n/messages.tsx'

/** The example's question and its answer with the page. */
export function AnswerFragment() {
  const { example } = useMessages().home
  return (
    <div className="panel grid gap-4 p-5 sm:absolute sm:end-0 sm:bottom-0 sm:w-[58%] sm:p-6 lg:w-[54%] xl:w-[58%]">
      <div className="grid gap-1">
        <p className="text-sm text-muted">{example.you}</p>
        <p className="font-medium">{example.question}</p>
      </div>
      <div className="grid gap-1 border-t border-line pt-4">
        <p className="text-sm text-muted">{example.tutor}</p>
        <p className="font-serif text-[1.125rem] leading-relaxed">
          {example.answerBefore}
          <strong>{example.answerTerm}</strong>
          {example.answerAfter} <PageTag highlighted>{example.pageLabel}</PageTag>.
        </p>
      </div>
      <p className="flex items-center gap-2 text-sm text-muted">
        <BadgeCheck aria-hidden size={16} className="shrink-0 text-correct" />
        {example.checked}
      </p>
    </div>
  )
}

/** The page of a claim. `highlighted`: the page that is shown. */
export function PageTag({
  highlighted = false,
  children,
}: {
  highlighted?: boolean
  children: string
}) {
  return (
    <span
      className={`inline-block rounded-sm px-1.5 py-0.5 align-[0.08em] font-sans text-[0.8125rem] leading-none font-semibold whitespace-nowrap ${highlighted ? 'bg-accent text-on-accent' : 'border border-current/50 text-accent'}`}
    >
      {children}
    </span>
  )
}

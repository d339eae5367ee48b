import { FileText } from 'lucide-react'
import { useMessages } from '../../../lib/i18n/messages.tsx'

/** A page of the example's course material with the cited passage highlighted. */
export function PageFragment() {
  const { example } = useMessages().home
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-raised sm:w-[86%] lg:w-[80%]">
      <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-2.5 text-sm text-muted">
        <span className="flex min-w-0 items-center gap-2">
          <FileText aria-hidden size={16} className="shrink-0" />
          <span className="truncate text-text">{example.file}</span>
        </span>
        <span className="shrink-0">{example.place}</span>
      </div>
      <div className="grid gap-4 bg-paper px-6 py-8 font-serif text-[1.0625rem] leading-[1.6] text-ink sm:px-12 sm:pt-12 sm:pb-24">
        <h2 className="flex gap-3 text-[1.375rem] font-semibold">
          <span className="font-normal text-ink-muted">{example.section}</span>
          {example.heading}
        </h2>
        <p>
          {example.before}{' '}
          <mark className="rounded-xs bg-highlight-paper box-decoration-clone px-0.5 py-px text-ink">
            {example.highlighted}
          </mark>{' '}
          {example.after}
        </p>
        <Curves />
      </div>
    </div>
  )
}

function Curves() {
  const { example } = useMessages().home
  return (
    <div className="grid gap-2 pt-2 sm:max-w-48 md:max-w-60 lg:max-w-44 xl:max-w-52">
      <svg viewBox="0 0 280 124" role="presentation" className="w-full font-sans" fill="none">
        <path d="M12 4v104h262" stroke="currentColor" strokeOpacity="0.45" />
        <path
          d="M12 12c24 20 70 28 258 38"
          stroke="currentColor"
          strokeWidth="2.25"
          strokeLinecap="round"
        />
        <path
          d="M12 12c18 46 66 66 258 76"
          stroke="currentColor"
          strokeWidth="2.25"
          strokeDasharray="1 6"
          strokeLinecap="round"
        />
        <text x="270" y="38" fontSize="14" textAnchor="end" fill="currentColor">
          {example.recalled}
        </text>
        <text x="270" y="72" fontSize="14" textAnchor="end" fill="currentColor">
          {example.reread}
        </text>
      </svg>
      <p className="font-sans text-sm text-ink-muted">
        <span className="font-semibold text-ink">{example.figure}</span> {example.figureCaption}
      </p>
    </div>
  )
}

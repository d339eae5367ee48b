import { FileText } from 'lucide-react'
import { useMessages } from '../../../lib/i18n/messages.tsx'

/** A page of the example's course material with the cited passage highlighted. */
export function PageFragment() {
  const { example } = useMessages().home
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface floating sm:w-[86%] lg:w-[80%]">
      <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-2.5 text-sm text-muted">
        <span className="flex min-w-0 items-center gap-2">
          <FileText aria-hidden size={16} className="shrink-0" />
          <span className="truncate text-text">{example.file}</span>
        </span>
        <span className="shrink-0">{example.place}</span>
      </div>
      <div className="grid gap-4 bg-paper px-6 py-8 font-serif text-[1.0625rem] leading-[1.6] text-ink sm:px-12 sm:pt-12 sm:pb-40">
        <h2 className="flex gap-3 text-[1.375rem] font-semibold">
          <span className="font-normal text-ink-muted">{example.section}</span>
          {example.heading}
        </h2>
        <p>
          {example.before}{' '}
          <mark className="rounded-xs bg-highlight-paper box-decoration-clone px-0.5 py-px text-ink">
            {example.highlighted}
          </mark>
        </p>
      </div>
    </div>
  )
}

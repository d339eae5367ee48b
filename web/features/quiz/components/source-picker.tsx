import { CheckCircle2, CircleAlert, CircleDashed, LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { useMessages } from '../../../lib/messages.tsx'
import type { QuizzableBase, QuizzableFile } from '../api/quizzable-bases.ts'

/** Only a file whose text was read can be asked about. */
export const isSelectable = (file: QuizzableFile) => file.status === 'completed'

function StatusBadge({ status }: { status: string }) {
  const { statuses } = useMessages().quiz.create
  if (status === 'completed')
    return (
      <Badge tone="right" icon={CheckCircle2}>
        {statuses.ready}
      </Badge>
    )
  if (status === 'processing')
    return (
      <Badge tone="accent" icon={LoaderCircle}>
        {statuses.processing}
      </Badge>
    )
  if (status === 'failed')
    return (
      <Badge tone="wrong" icon={CircleAlert}>
        {statuses.failed}
      </Badge>
    )
  return (
    <Badge tone="neutral" icon={CircleDashed}>
      {statuses.notProcessed}
    </Badge>
  )
}

type BaseSourcesProps = {
  base: QuizzableBase
  selected: ReadonlySet<string>
  onChange: (fileIds: string[], chosen: boolean) => void
}

function BaseSources({ base, selected, onChange }: BaseSourcesProps) {
  const messages = useMessages().quiz.create
  const all = useRef<HTMLInputElement>(null)
  const selectable = base.files.filter(isSelectable).map((file) => file.id)
  const chosen = selectable.filter((id) => selected.has(id)).length
  const isMixed = chosen > 0 && chosen < selectable.length

  useEffect(() => {
    if (all.current) all.current.indeterminate = isMixed
  }, [isMixed])

  return (
    <li className="border-t border-line first:border-t-0">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 py-3 font-medium has-disabled:cursor-not-allowed has-disabled:opacity-60">
        <input
          ref={all}
          type="checkbox"
          className="size-5 accent-accent"
          aria-label={messages.selectAll(base.name)}
          checked={selectable.length > 0 && chosen === selectable.length}
          disabled={selectable.length === 0}
          onChange={(event) => onChange(selectable, event.target.checked)}
        />
        <span className="min-w-0 wrap-anywhere">{base.name}</span>
      </label>
      <ul className="mb-3 ms-2 border-s border-line ps-4">
        {base.files.map((file) => (
          <li key={file.id}>
            <label className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-1.5 has-disabled:cursor-not-allowed">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-accent"
                checked={selected.has(file.id)}
                disabled={!isSelectable(file)}
                onChange={(event) => onChange([file.id], event.target.checked)}
              />
              <span
                className={`min-w-0 flex-1 basis-40 wrap-anywhere ${isSelectable(file) ? '' : 'text-muted'}`}
              >
                {file.name}
              </span>
              <StatusBadge status={file.status} />
              {file.status === 'failed' && file.error && (
                <span className="w-full ps-8 text-sm text-muted">{file.error}</span>
              )}
            </label>
          </li>
        ))}
      </ul>
    </li>
  )
}

type SourcePickerProps = {
  bases: QuizzableBase[]
  selected: ReadonlySet<string>
  onChange: (fileIds: string[], chosen: boolean) => void
}

/** The learner's PDFs by base; a base's checkbox selects all of its files that can be asked about. */
export function SourcePicker({ bases, selected, onChange }: SourcePickerProps) {
  const messages = useMessages().quiz.create
  return (
    <section aria-labelledby="quiz-sources">
      <h2 id="quiz-sources" className="font-serif text-2xl">
        {messages.sources}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        {messages.sourcesHint} <span aria-live="polite">{messages.selectedFiles(selected.size)}.</span>
      </p>
      <ul>
        {bases.map((base) => (
          <BaseSources key={base.id} base={base} selected={selected} onChange={onChange} />
        ))}
      </ul>
    </section>
  )
}

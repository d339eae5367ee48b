import {
  CheckCircle2,
  ChevronDown,
  CircleAlert,
  CircleDashed,
  LoaderCircle,
  RotateCw,
} from 'lucide-react'
import { useId, useState } from 'react'
import { nameSuffixes } from '../../../../../domain/bases/name-suffixes.ts'
import { Badge } from '../../../../components/content/badge.tsx'
import { Button } from '../../../../components/controls/button.tsx'
import { FileName } from '../../../../components/content/file-name.tsx'
import { FilterField, matchesFilter } from '../../../../components/controls/filter-field.tsx'
import { Notice } from '../../../../components/status/states.tsx'
import {
  isInProgress,
  useExtraction,
  useExtractions,
  type ExtractionState,
} from '../../../../lib/extraction-states.ts'
import { isFinalFailure } from '../../../../lib/final-failure.ts'
import { failureMessage, translated } from '../../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import type { QuizzableBase, QuizzableFile } from '../../api/quizzable-bases.ts'
import type { MoreBases } from './use-quiz-form.ts'
import '../../../../components/controls/choice.css'

/** Above this number of files a filter is shown and bases can be collapsed. */
const SHORT_LIST = 12

/** Only a file with extracted text can be asked about. */
export const isSelectable = (file: QuizzableFile) => file.status === 'completed'

/** Whether the text of a file is read: in this tab, otherwise as stored. */
const statusOf = (file: QuizzableFile, local: ExtractionState | null | undefined) =>
  isInProgress(local) ? 'processing' : (local?.phase ?? file.status)

/** How many files of a base are ready, and why the others are not. */
function Readiness({ files }: { files: QuizzableFile[] }) {
  const messages = useMessages().creation
  const states = useExtractions()
  const statuses = files.map((file) => statusOf(file, states.get(file.id)))
  const count = (status: string) => statuses.filter((each) => each === status).length
  const [ready, reading, failed] = [count('completed'), count('processing'), count('failed')]
  return (
    <span className="text-warn">
      {messages.readiness(ready, reading, failed, files.length - ready - reading - failed)}
    </span>
  )
}

function StatusBadge({ file }: { file: QuizzableFile }) {
  const { statuses } = useMessages().creation
  const local = useExtraction(file.id)
  const status = statusOf(file, local)
  const [tone, icon, text] =
    status === 'completed'
      ? (['success', CheckCircle2, statuses.ready] as const)
      : status === 'processing'
        ? ([
            'accent',
            LoaderCircle,
            local?.phase === 'reading'
              ? statuses.reading(local.done, local.total)
              : statuses.processing,
          ] as const)
        : status === 'failed'
          ? (['danger', CircleAlert, statuses.failed] as const)
          : (['neutral', CircleDashed, statuses.notProcessed] as const)
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  )
}

/** Why the text of a file is missing, with a retry button where reading again can help. */
function FailedReading({ file, onRetry }: { file: QuizzableFile; onRetry: () => void }) {
  const texts = useMessages()
  const local = useExtraction(file.id)
  if ((local?.phase ?? file.status) !== 'failed') return null
  const reason =
    local?.phase === 'failed' ? failureMessage(local.failure, texts) : translated(file.error, texts)
  return (
    <p className="flex flex-wrap items-center gap-x-3 ps-8 text-sm text-muted">
      {reason}
      {!isFinalFailure(file.error, local) && (
        <Button
          size="sm"
          variant="ghost"
          icon={RotateCw}
          className="-ms-3"
          aria-label={texts.creation.retryFile(file.name)}
          onClick={onRetry}
        >
          {texts.common.retry}
        </Button>
      )}
    </p>
  )
}

/** Reads the text of a file again. */
export type OnRetry = (file: { id: string; base_id: string; file_path: string }) => void

type BaseSourcesProps = {
  onRetry: OnRetry
  base: QuizzableBase
  /** The files of the base that match the filter. */
  files: QuizzableFile[]
  /** Whether the files can be collapsed, and whether they are at first. */
  collapsible: boolean
  collapsed: boolean
  selected: ReadonlySet<string>
  onChange: (fileIds: string[], chosen: boolean) => void
}

function BaseSources({
  base,
  files,
  collapsible,
  collapsed,
  selected,
  onChange,
  onRetry,
}: BaseSourcesProps) {
  const messages = useMessages().creation
  const list = useId()
  const [open, setOpen] = useState(!collapsed)
  const shown = open || !collapsible
  const suffixes = nameSuffixes(base.files.map((file) => file.name))
  const selectable = files.filter(isSelectable).map((file) => file.id)
  const chosen = selectable.filter((id) => selected.has(id)).length
  const isMixed = chosen > 0 && chosen < selectable.length

  return (
    <li className="border-t border-line first:border-t-0">
      <div className="flex items-center gap-3">
        <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3 py-3 font-medium has-disabled:opacity-60">
          <input
            ref={(box) => {
              if (box) box.indeterminate = isMixed
            }}
            type="checkbox"
            className="size-5 shrink-0"
            aria-label={messages.selectAll(base.name)}
            checked={selectable.length > 0 && chosen === selectable.length}
            disabled={selectable.length === 0}
            onChange={(event) => onChange(selectable, event.target.checked)}
          />
          <span className="min-w-0 wrap-anywhere">{base.name}</span>
        </label>
        {collapsible && (
          <button
            type="button"
            aria-expanded={shown}
            aria-controls={list}
            className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-md px-2 text-sm text-muted transition-colors hover:text-text"
            onClick={() => setOpen(!shown)}
          >
            <span>
              {messages.filesOf(chosen, base.files.length)}
              {selectable.length < base.files.length && (
                <>
                  : <Readiness files={base.files} />
                </>
              )}
            </span>{' '}
            <span className="sr-only">({base.name})</span>
            <ChevronDown aria-hidden size={16} className={shown ? 'rotate-180' : ''} />
          </button>
        )}
      </div>
      <ul id={list} hidden={!shown} className="mb-3 ms-2.5 border-s border-line ps-5">
        {files.map((file) => (
          <li key={file.id}>
            <label className="-mx-2 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-2 py-1.5 transition-colors hover:bg-surface">
              <input
                type="checkbox"
                className="size-5 shrink-0"
                checked={selected.has(file.id)}
                disabled={!isSelectable(file)}
                onChange={(event) => onChange([file.id], event.target.checked)}
              />
              <span
                className={`min-w-0 flex-1 basis-20 wrap-anywhere ${isSelectable(file) ? '' : 'text-muted'}`}
              >
                <FileName name={file.name + (suffixes[base.files.indexOf(file)] ?? '')} />
              </span>
              <StatusBadge file={file} />
            </label>
            <FailedReading
              file={file}
              onRetry={() => onRetry({ id: file.id, base_id: base.id, file_path: file.path })}
            />
          </li>
        ))}
      </ul>
    </li>
  )
}

type SourcePickerProps = {
  bases: QuizzableBase[]
  more: MoreBases
  selected: ReadonlySet<string>
  onChange: (fileIds: string[], chosen: boolean) => void
  onRetry: OnRetry
}

/**
 * The learner's files by base; a base's checkbox selects those of its readable files that match the
 * filter.
 */
export function SourcePicker({ bases, more, selected, onChange, onRetry }: SourcePickerProps) {
  const texts = useMessages()
  const messages = texts.creation
  const [filter, setFilter] = useState('')
  const [long] = useState(
    () => more.hasMore || bases.flatMap((base) => base.files).length > SHORT_LIST,
  )
  const [chosenBefore] = useState(selected)
  const found = bases.flatMap((base) => {
    const files = matchesFilter(base.name, filter)
      ? base.files
      : base.files.filter((file) => matchesFilter(file.name, filter))
    return files.length > 0 ? [{ base, files }] : []
  })
  return (
    <section aria-labelledby="quiz-sources">
      <h2 id="quiz-sources" className="font-serif text-2xl">
        {messages.sources}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        {messages.sourcesHint}{' '}
        <span aria-live="polite">{messages.selectedFiles(selected.size)}.</span>
      </p>
      {long && (
        <FilterField
          label={messages.find}
          value={filter}
          onChange={(next) => {
            setFilter(next)
            if (more.hasMore) more.onAll()
          }}
          className="mb-2"
        />
      )}
      <ul>
        {found.map(({ base, files }) => (
          <BaseSources
            key={base.id}
            base={base}
            files={files}
            collapsible={long && filter.trim() === ''}
            collapsed={long && !base.files.some((file) => chosenBefore.has(file.id))}
            selected={selected}
            onChange={onChange}
            onRetry={onRetry}
          />
        ))}
      </ul>
      {more.failure && <Notice tone="danger">{failureMessage(more.failure, texts)}</Notice>}
      {more.hasMore && (
        <Button className="mt-4" busy={more.isLoading} onClick={more.onMore}>
          {messages.showMore}
        </Button>
      )}
      {found.length === 0 && !more.isLoading && (
        <p role="status" className="py-4 text-muted">
          {messages.notFound}
        </p>
      )}
    </section>
  )
}

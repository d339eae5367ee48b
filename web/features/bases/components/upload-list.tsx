import { X } from 'lucide-react'
import { isReadableName } from '../../../../domain/bases/file-types.ts'
import { IconButton } from '../../../components/controls/button.tsx'
import { FileName } from '../../../components/content/file-name.tsx'
import { Progress } from '../../../components/status/progress.tsx'
import { SortHandle, useSorting } from '../../../components/controls/sorting.tsx'
import { Notice } from '../../../components/status/states.tsx'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { formatBytes } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { isPictureName } from '../upload/is-picture-name.ts'
import type { RejectedFile, Upload } from '../upload/use-uploads.ts'
import { FileIcon } from './file-icon.tsx'

/**
 * The files to upload in their order in the base, each with its state; `onRemove` removes one from
 * the list while that is possible.
 */
export function UploadList({
  uploads,
  sending,
  onRemove,
  onMove,
}: {
  uploads: readonly Upload[]
  sending: boolean
  onRemove: ((key: string) => void) | null
  onMove: (from: number, to: number) => void
}) {
  const { upload: texts } = useMessages().bases
  const [list, sorting] = useSorting(uploads.length, onMove)
  if (uploads.length === 0) return null
  return (
    <ul ref={list} aria-label={texts.chosen} className="divide-y divide-line border-y border-line">
      {uploads.map((upload, index) => (
        <li key={upload.key} className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 py-2">
          <span className="flex items-center gap-1">
            {uploads.length > 1 && upload.phase === 'chosen' && !sending && (
              <SortHandle sorting={sorting} index={index} name={upload.file.name} />
            )}
            <FileIcon name={upload.file.name} />
          </span>
          <div className="grid min-w-0 gap-1">
            <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
              <span className="min-w-0 wrap-anywhere">
                <FileName name={upload.file.name} />
              </span>
              <span className="text-sm text-muted">{formatBytes(upload.file.size)}</span>
            </p>
            <UploadPhase upload={upload} sending={sending} />
          </div>
          {sending || onRemove === null ? (
            <span />
          ) : (
            <IconButton
              icon={X}
              label={texts.remove(upload.file.name)}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget)
                onRemove(upload.key)
              }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Before a row is removed, its button passes the focus to that of the next row, else the last. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest('li')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  const [last] = [...(next?.querySelectorAll('button') ?? [])].slice(-1)
  if (last) last.focus()
  else document.getElementById('main')?.focus({ preventScroll: true })
}

function UploadPhase({ upload, sending }: { upload: Upload; sending: boolean }) {
  const messages = useMessages()
  const texts = messages.bases.upload
  switch (upload.phase) {
    case 'uploading':
      return (
        <Progress
          label={texts.progress(upload.file.name)}
          value={upload.sent}
          max={Math.max(1, upload.file.size)}
        />
      )
    case 'failed':
      return (
        <p role="alert" className="text-sm text-wrong">
          {failureMessage(upload.failure, messages)}
        </p>
      )
    case 'uploaded':
      return <p className="text-sm text-correct">{texts.uploaded}</p>
    case 'chosen':
      if (sending) return <p className="text-sm text-muted">{texts.waiting}</p>
      return isReadableName(upload.file.name) ? null : (
        <p className="text-sm text-muted">
          {isPictureName(upload.file.name) ? texts.isPicture : texts.isKept}
        </p>
      )
  }
}

/** Names each rejected file and the reason. */
export function RejectedFiles({ rejected }: { rejected: readonly RejectedFile[] }) {
  const messages = useMessages()
  if (rejected.length === 0) return null
  return (
    <Notice tone="danger">
      <ul>
        {rejected.map(({ name, failure }, index) => (
          <li key={`${index}-${name}`} className="wrap-anywhere">
            {messages.bases.upload.refused(name, failureMessage(failure, messages))}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

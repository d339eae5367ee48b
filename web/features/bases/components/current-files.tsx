import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { isReadable } from '../../../../domain/bases/file-types.ts'
import { Button, IconButton } from '../../../components/controls/button.tsx'
import { ConfirmDialog } from '../../../components/dialogs/dialog.tsx'
import { Notice } from '../../../components/status/states.tsx'
import { SortHandle, useSorting } from '../../../components/controls/sorting.tsx'
import { useToast } from '../../../components/status/toast.tsx'
import { useExtraction } from '../../../lib/extraction-states.ts'
import { failureMessage, translated } from '../../../lib/i18n/failure-message.ts'
import { formatBytes, formatDate } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { deleteFile } from '../api/base-file-records.ts'
import type { BaseFile } from '../api/base-files.ts'
import { cancelExtraction, retryExtraction } from '../extraction/extraction.ts'
import { canReadAgain, isUnrecognised } from '../recognition/can-read-again.ts'
import { ExtractionBadge } from './extraction-badge.tsx'
import { FileIcon } from './file-icon.tsx'
import { FileTitle } from './file-title.tsx'

type Props = {
  /** In their order, with their names, as they will be saved. */
  files: readonly BaseFile[]
  /** Moves a file; positions count from 0. */
  onMove: (from: number, to: number) => void
  onRename: (fileId: string, name: string) => void
}

/** The files of a base: each can be moved, renamed and deleted. */
export function CurrentFiles({ files, onMove, onRename }: Props) {
  const messages = useMessages()
  const texts = messages.bases.editBase
  const toast = useToast()
  const cache = useQueryClient()
  const [fileToDelete, setFileToDelete] = useState<BaseFile | null>(null)
  const [list, sorting] = useSorting(files.length, onMove)
  const remove = useMutation({
    mutationFn: (file: BaseFile) => {
      cancelExtraction([file.id])
      return deleteFile(file)
    },
    onSuccess: async (_nothing, file) => {
      toast(texts.deleted(file.file_name))
      await cache.invalidateQueries()
    },
    onSettled: () => setFileToDelete(null),
  })
  return (
    <>
      {remove.isError && <Notice tone="danger">{failureMessage(remove.error, messages)}</Notice>}
      {files.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <ul ref={list} className="divide-y divide-line border-y border-line">
          {files.map((file, index) => (
            <li
              key={file.id}
              className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 py-1.5"
            >
              <span className="flex items-center gap-1">
                {files.length > 1 && (
                  <SortHandle sorting={sorting} index={index} name={file.file_name} />
                )}
                <FileIcon name={file.file_name} />
              </span>
              <div className="grid min-w-0 gap-x-4 gap-y-1 sm:grid-cols-[1fr_auto] sm:items-center">
                <div className="min-w-0">
                  <FileTitle name={file.file_name} onRename={(name) => onRename(file.id, name)} />
                  <span className="text-sm text-muted">
                    {formatBytes(file.file_size)} · {formatDate(file.uploaded_at)}
                  </span>
                </div>
                {isReadable(file) && (
                  <p>
                    <ExtractionBadge file={file} />
                  </p>
                )}
                <FailedReading file={file} />
              </div>
              <IconButton
                icon={Trash2}
                label={texts.deleteFile(file.file_name)}
                onClick={() => setFileToDelete(file)}
              />
            </li>
          ))}
        </ul>
      )}
      {fileToDelete && (
        <ConfirmDialog
          open
          danger
          busy={remove.isPending}
          title={texts.confirmTitle(fileToDelete.file_name)}
          body={texts.confirmBody}
          confirmLabel={texts.confirm}
          onClose={() => setFileToDelete(null)}
          onConfirm={() => remove.mutate(fileToDelete)}
        />
      )}
    </>
  )
}

/** Why the text of a PDF is missing, with a button that tries again where that can help. */
function FailedReading({ file }: { file: BaseFile }) {
  const messages = useMessages()
  const { extraction: texts } = messages.bases
  const local = useExtraction(file.id)
  if ((local?.phase ?? file.extraction.status) !== 'failed') return null
  const reason =
    local?.phase === 'failed'
      ? failureMessage(local.failure, messages)
      : translated(file.extraction.error_message, messages)
  if (isUnrecognised(file))
    return <p className="text-sm text-muted sm:col-span-2">{`${reason}. ${texts.scan}`}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm sm:col-span-2">
      <span className="text-wrong">{reason}</span>
      {canReadAgain(file, local) && (
        <Button
          size="sm"
          variant="ghost"
          icon={RotateCw}
          className="-ms-3"
          aria-label={texts.retryFile(file.file_name)}
          onClick={() => retryExtraction(file)}
        >
          {texts.retry}
        </Button>
      )}
    </p>
  )
}

import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExportSet } from '../../../../domain/export/question.ts'
import { Dialog } from '../../../components/dialogs/dialog.tsx'
import { Progress } from '../../../components/status/progress.tsx'
import { Spinner } from '../../../components/status/spinner.tsx'
import { ErrorState, Notice } from '../../../components/status/states.tsx'
import { asFailure } from '../../../../domain/failure.ts'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { saveBlob } from '../../../lib/zip/save-blob.ts'
import { fetchExportSet, type ExportSource } from '../api/questions.ts'
import { writeExport, type FileFormat } from '../write-export.ts'
import { Paper } from './paper.tsx'

const FORMATS = ['anki', 'paper', 'csv', 'gift', 'moodle', 'qti'] as const
type Format = (typeof FORMATS)[number]

/** Chooses a format for the questions of a quiz or a base, and saves or prints them. */
export function ExportDialog({ source, onClose }: { source: ExportSource; onClose: () => void }) {
  const texts = useMessages().exporting
  const [printing, setPrinting] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['export', source.kind, source.id],
    queryFn: () => fetchExportSet(source),
    // Questions and texts may have changed since the last export.
    gcTime: 0,
  })
  if (printing && data) return <Paper set={data} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={source.kind === 'quiz' ? texts.quizLead : texts.baseLead}
    >
      {data ? (
        <Formats set={data} source={source} onPrint={() => setPrinting(true)} />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => refetch()} />
      ) : (
        <Progress label={texts.title} />
      )}
    </Dialog>
  )
}

type FormatsProps = { set: ExportSet; source: ExportSource; onPrint: () => void }

function Formats({ set, source, onPrint }: FormatsProps) {
  const messages = useMessages()
  const texts = messages.exporting
  const save = useMutation({
    mutationFn: async (format: FileFormat) => {
      const { blob, name } = await writeExport(set, format, texts).catch((cause: unknown) => {
        throw asFailure(cause, 'export_failed')
      })
      saveBlob(blob, name)
      return name
    },
  })
  if (set.questions.length === 0)
    return (
      <Notice tone="neutral">
        <strong className="block">{texts.empty}</strong>
        {source.kind === 'quiz' ? texts.emptyQuiz : texts.emptyBase}
      </Notice>
    )
  const choose = (format: Format) => {
    if (save.isPending) return
    if (format === 'paper') onPrint()
    else save.mutate(format)
  }
  return (
    <>
      <ul className="-mx-3 grid gap-0.5">
        {FORMATS.map((format) => (
          <li key={format}>
            <button
              type="button"
              aria-disabled={save.isPending || undefined}
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-start hover:bg-raised aria-disabled:opacity-70"
              onClick={() => choose(format)}
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{texts.formats[format].name}</span>{' '}
                <span className="block text-sm text-muted">{texts.formats[format].about}</span>
              </span>
              {save.isPending && save.variables === format && <Spinner size={18} />}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-muted empty:hidden">
        {save.isSuccess ? texts.saved(save.data) : ''}
      </p>
      {save.isError && <Notice tone="danger">{failureMessage(save.error, messages)}</Notice>}
    </>
  )
}

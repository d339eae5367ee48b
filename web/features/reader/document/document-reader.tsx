import { useQuery } from '@tanstack/react-query'
import type { PageOutcomes } from '../../../../domain/quiz/outcome.ts'
import { Failure, asFailure } from '../../../../domain/failure.ts'
import { ErrorState } from '../../../components/status/states.tsx'
import { isInProgress, useExtraction } from '../../../lib/extraction-states.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { documentPagesQuery } from '../api/document-pages.ts'
import { OtherFile } from '../components/other-file.tsx'
import { ReaderSkeleton } from '../components/reader-skeleton.tsx'
import type { ReaderFile, ReaderTarget } from '../types.ts'
import { useStart } from '../use-start.ts'
import { DocumentPages } from './document-pages.tsx'

type Props = {
  file: ReaderFile
  target: ReaderTarget | null
  onPageChange: (page: number) => void
  questionPages: readonly PageOutcomes[]
}

/**
 * A document other than a PDF: loading, its pages, or a note with a link where its text could not
 * be read.
 */
export function DocumentReader({ file, target, onPageChange, questionPages }: Props) {
  const messages = useMessages().reader
  const extraction = useExtraction(file.id)
  const start = useStart(file, target)
  const { data: pages, error, refetch } = useQuery(documentPagesQuery(file.id))
  if (pages)
    return (
      <DocumentPages
        file={file}
        pages={pages}
        target={start}
        onPageChange={onPageChange}
        questionPages={questionPages}
      />
    )
  const isMissing = error instanceof Failure && error.code === 'chat_document_not_ready'
  if (!error || (isMissing && isInProgress(extraction)))
    return <ReaderSkeleton label={messages.loading} />
  if (isMissing) return <OtherFile file={file} />
  return (
    <div className="m-auto p-6">
      <ErrorState failure={asFailure(error, 'file_load_failed')} onRetry={() => refetch()} />
    </div>
  )
}

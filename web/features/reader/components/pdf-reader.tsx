import { useQuery } from '@tanstack/react-query'
import type { PageOutcomes } from '../../../../domain/quiz/outcome.ts'
import { ErrorState } from '../../../components/states.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { fileUrlQuery } from '../api/file-url.ts'
import { usePdf } from '../pdf/use-pdf.ts'
import type { ReaderFile, ReaderTarget } from '../types.ts'
import { PdfPages } from './pdf-pages.tsx'
import { ReaderSkeleton } from './reader-skeleton.tsx'

type Props = {
  file: ReaderFile
  target: ReaderTarget | null
  onPageChange: (page: number) => void
  questionPages: readonly PageOutcomes[]
}

/** A PDF: loading, error and pages. */
export function PdfReader({ file, target, onPageChange, questionPages: questionPages }: Props) {
  const messages = useMessages().reader
  const opening = usePdf(file)
  const url = useQuery(fileUrlQuery(file)).data
  if (opening.state === 'failed')
    return (
      <div className="m-auto p-6">
        <ErrorState
          failure={opening.failure}
          {...(opening.failure.code !== 'pdf_encrypted' && { onRetry: opening.retry })}
        />
      </div>
    )
  if (opening.state === 'loading') return <ReaderSkeleton label={messages.loading} />
  return (
    <PdfPages
      pdf={opening.pdf}
      fileName={file.file_name}
      url={url}
      target={target}
      onPageChange={onPageChange}
      questionPages={questionPages}
    />
  )
}

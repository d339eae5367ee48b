import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import type { FailureCode } from '../../../../../domain/failure.ts'
import type { PageOutcomes } from '../../../../../domain/quiz/outcome.ts'
import { Button } from '../../../../components/controls/button.tsx'
import { EmptyState, ErrorState } from '../../../../components/status/states.tsx'
import { loadChunk } from '../../../../lib/browser/load-chunk.ts'
import { safeLocalStorage } from '../../../../lib/browser/safe-storage.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { fileUrlQuery } from '../../api/file-url.ts'
import { usePdf } from '../../pdf/use-pdf.ts'
import { useRecognised } from '../../recognition/use-recognised.ts'
import type { ReaderFile, ReaderTarget } from '../../types.ts'
import { useStart } from '../../use-start.ts'
import { PdfPages } from './pdf-pages.tsx'
import { OpenFileLink } from '../open-file-link.tsx'
import { ReaderSkeleton } from '../reader-skeleton.tsx'
import { OpenInNewTab, TextToggle } from '../toolbar.tsx'

const TextReader = lazy(() =>
  loadChunk(() => import('../text-reader.tsx')).then((module) => ({ default: module.TextReader })),
)

const VIEW_KEY = 'stoa-reader-view'

type Props = {
  file: ReaderFile
  target: ReaderTarget | null
  onPageChange: (page: number) => void
  questionPages: readonly PageOutcomes[]
}

/**
 * Whether the text of the file is shown instead of its pages, stored on this device. A change keeps
 * the page, and the passage if it is on that page.
 */
function useTextView(target: ReaderTarget | null, onPageChange: (page: number) => void) {
  const [isText, setText] = useState(() => safeLocalStorage.getItem(VIEW_KEY) === 'text')
  const [moved, setMoved] = useState<{ from: ReaderTarget | null; to: ReaderTarget } | null>(null)
  const page = useRef(target?.page ?? 1)
  return {
    isText,
    wasToggled: moved !== null,
    target: moved !== null && moved.from === target ? moved.to : target,
    onPage: useCallback(
      (next: number) => {
        page.current = next
        onPageChange(next)
      },
      [onPageChange],
    ),
    /** Shows the text of this file, whatever is stored. */
    showText: () => setText(true),
    toggle: () => {
      const isSamePage = target !== null && target.page === page.current
      setMoved({ from: target, to: isSamePage ? { ...target } : { page: page.current } })
      safeLocalStorage.setItem(VIEW_KEY, isText ? 'pages' : 'text')
      setText(!isText)
    },
  }
}

/** Opening the file again ends in the same way. */
const FINAL: readonly FailureCode[] = ['pdf_encrypted', 'pdf_damaged']

/** A file whose pages cannot be opened, although its text was read from its bytes. */
function DamagedPages({ onShowText }: { onShowText: () => void }) {
  const { damaged } = useMessages().reader
  return (
    <EmptyState
      icon={FileText}
      title={damaged.title}
      body={damaged.body}
      action={
        <Button variant="primary" onClick={onShowText}>
          {damaged.showText}
        </Button>
      }
    />
  )
}

/** A PDF: loading, error and pages, or its text. */
export function PdfReader({ file, target, onPageChange, questionPages }: Props) {
  const messages = useMessages().reader
  const opening = usePdf(file)
  const pdf = useRecognised(file, opening.state === 'open' ? opening.pdf : null)
  const url = useQuery(fileUrlQuery(file)).data
  const view = useTextView(useStart(file, target), onPageChange)
  const tools = (
    <>
      <TextToggle isText={view.isText} wasPressed={view.wasToggled} onToggle={view.toggle} />
      <OpenInNewTab url={url} />
    </>
  )
  if (view.isText)
    return (
      <Suspense fallback={<ReaderSkeleton label={messages.loading} />}>
        <TextReader file={file} target={view.target} onPageChange={view.onPage} tools={tools} />
      </Suspense>
    )
  if (opening.state === 'failed')
    return (
      <div className="m-auto p-6">
        {opening.failure.code === 'pdf_damaged' && file.extraction.status === 'completed' ? (
          <DamagedPages onShowText={view.showText} />
        ) : (
          <ErrorState
            title={file.file_name}
            failure={opening.failure}
            {...(!FINAL.includes(opening.failure.code) && { onRetry: opening.retry })}
            action={url !== undefined && <OpenFileLink url={url} />}
          />
        )}
      </div>
    )
  if (pdf === null) return <ReaderSkeleton label={messages.loading} />
  return (
    <PdfPages
      pdf={pdf}
      file={file}
      tools={tools}
      target={view.target}
      onPageChange={view.onPage}
      questionPages={questionPages}
    />
  )
}

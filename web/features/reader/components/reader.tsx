import { lazy, Suspense } from 'react'
import { isTextDocument } from '../../../../domain/bases/file-types.ts'
import type { PageOutcomes } from '../../../../domain/quiz/outcome.ts'
import { IsolatedPart } from '../../../components/status/isolated-part.tsx'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { PassageHostContext, type PassageHost } from '../passages/host.ts'
import type { ReaderFile, ReaderTarget } from '../types.ts'
import { ReaderSkeleton } from './reader-skeleton.tsx'

/** Most of the reader's code is for PDFs: it loads with the first one. */
const PdfReader = lazy(() =>
  loadChunk(() => import('./pdf/pdf-reader.tsx')).then((module) => ({ default: module.PdfReader })),
)

/** Documents other than PDFs, whose pages are made from their text. */
const DocumentReader = lazy(() =>
  loadChunk(() => import('../document/document-reader.tsx')).then((module) => ({
    default: module.DocumentReader,
  })),
)

const ImageReader = lazy(() =>
  loadChunk(() => import('./image-reader.tsx')).then((module) => ({ default: module.ImageReader })),
)

const OtherFile = lazy(() =>
  loadChunk(() => import('./other-file.tsx')).then((module) => ({ default: module.OtherFile })),
)

type Props = {
  file: ReaderFile
  /** The page to go to and the passage to highlight; a new object triggers a new jump. */
  target: ReaderTarget | null
  /** Called when the current page changes (not for images). Keep its identity. */
  onPageChange: (page: number) => void
  /** The pages quizzes asked about, in order (not for images). */
  questionPages?: readonly PageOutcomes[]
  /** The actions for selected passages; without them they can only be read. */
  passages?: PassageHost | null
}

const kindOf = (file: ReaderFile): 'pdf' | 'document' | 'image' | 'other' => {
  const { file_type, file_name } = file
  if (file_type === 'application/pdf' || /\.pdf$/i.test(file_name)) return 'pdf'
  if (isTextDocument(file)) return 'document'
  return /^image\/(png|jpe?g|gif|webp)$/.test(file_type) || /\.(png|jpe?g|gif)$/i.test(file_name)
    ? 'image'
    : 'other'
}

/**
 * The reader for one file: a PDF or document page by page, an image inline, any other type as a
 * note with a link, below a player for sound and film.
 */
export function Reader({ file, target, onPageChange, questionPages = [], passages = null }: Props) {
  const messages = useMessages().reader
  const kind = kindOf(file)
  const paged = { file, target, onPageChange, questionPages }
  return (
    <section
      aria-label={messages.label(file.file_name)}
      className="@container/reader flex h-full min-h-0 min-w-0 flex-col"
    >
      <IsolatedPart resetKey={file.id}>
        <PassageHostContext value={passages}>
          <Suspense fallback={<ReaderSkeleton label={messages.loading} />}>
            {kind === 'pdf' ? (
              <PdfReader key={file.id} {...paged} />
            ) : kind === 'document' ? (
              <DocumentReader key={file.id} {...paged} />
            ) : kind === 'image' ? (
              <ImageReader key={file.id} file={file} target={target} />
            ) : (
              <OtherFile key={file.id} file={file} />
            )}
          </Suspense>
        </PassageHostContext>
      </IsolatedPart>
    </section>
  )
}

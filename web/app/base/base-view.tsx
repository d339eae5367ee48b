import { useQuery } from '@tanstack/react-query'
import { ListChecks, Pencil, RotateCw } from 'lucide-react'
import {
  lazy,
  Suspense,
  type ComponentProps,
  type ComponentType,
  useCallback,
  useRef,
  useState,
} from 'react'
import { isPdf } from '../../../domain/bases/file-types.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import type { Base } from '../../features/bases/api/base.ts'
import type { BaseFile } from '../../features/bases/api/base-files.ts'
import type { ExportButton as LoadedButton } from '../../features/exports/components/export-button.tsx'
import { retryExtraction } from '../../features/bases/extraction/extraction.ts'
import { questionPagesQuery } from '../../features/quiz/api/question-pages.ts'
import { Reader } from '../../features/reader/components/reader.tsx'
import { failureMessage, storedMessage } from '../../lib/i18n/failure-message.ts'
import { useExtraction } from '../../lib/extraction-states.ts'
import { loadChunk } from '../../lib/browser/load-chunk.ts'
import { loadMessages } from '../../lib/i18n/i18n.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { storeReadingPlace } from '../../lib/reading-place.ts'
import { routes } from '../../lib/routes.ts'
import { availabilityOf } from './availability.ts'
import { FileStrip } from './file-strip.tsx'
import { Splitter, useSplit } from './splitter.tsx'
import { useReaderLocation } from './use-reader-location.ts'

/** The tutor's code loads while the document opens. */
const Tutor = lazy(() =>
  loadChunk(() => import('../../features/tutor/components/tutor.tsx')).then((module) => ({
    default: module.Tutor,
  })),
)

type LazyButton = ComponentType<ComponentProps<typeof LoadedButton>>

/** An addition to the screen: loads after it, and is missing where it cannot be loaded. */
const ExportButton = lazy(async (): Promise<{ default: LazyButton }> => {
  try {
    const [button] = await Promise.all([
      loadChunk(() => import('../../features/exports/components/export-button.tsx')),
      loadMessages('exporting'),
    ])
    return { default: button.ExportButton }
  } catch {
    return { default: () => null }
  }
})

type Props = {
  base: Base
  /** At least one. */
  files: readonly [BaseFile, ...BaseFile[]]
  /** True if the state of the files could not be refetched. */
  checkFailed: boolean
}

/** The base view: a file beside its chat; on a narrow screen one of them at a time. */
export function BaseView({ base, files, checkFailed }: Props) {
  const messages = useMessages()
  const texts = messages.reader.room
  const place = useReaderLocation()
  const container = useRef<HTMLDivElement>(null)
  const [split, setSplit] = useSplit()
  const [view, setView] = useState<'document' | 'conversation'>('document')
  const file = files.find(({ id }) => id === place.fileId) ?? files[0]
  const here = useExtraction(file.id)
  // Requested once the pages are ready, so that it never delays reading.
  const [pagesReady, setReadable] = useState('')
  const questionPages = useQuery({
    ...questionPagesQuery(file.id),
    enabled: pagesReady === file.id,
  })
  const { onPageChange } = place
  const { id: baseId, name: baseName, user_id: userId } = base
  const onPage = useCallback(
    (page: number) => {
      setReadable(file.id)
      storeReadingPlace({
        userId,
        baseId,
        baseName,
        fileId: file.id,
        fileName: file.file_name,
        page,
      })
      onPageChange(page)
    },
    [file.id, file.file_name, baseId, baseName, userId, onPageChange],
  )
  const failedReason =
    here?.phase === 'failed'
      ? failureMessage(here.failure, messages)
      : !here && file.extraction.status === 'failed'
        ? (storedMessage(file.extraction.error_message, messages) ?? messages.errors.chat_no_text)
        : null

  return (
    <div className="flex h-[calc(100dvh-4rem-1px)] min-h-96 flex-col">
      <header className="flex shrink-0 flex-wrap items-center gap-x-4 border-b border-line px-4 sm:px-6">
        <h1
          tabIndex={-1}
          className="max-w-[60%] truncate py-2 md:max-w-[40%] text-xl"
          title={base.name}
        >
          {base.name}
        </h1>
        <div className="order-last flex min-w-0 basis-full md:order-none md:flex-1 md:basis-0 [@media(max-height:34rem)]:sm:order-none [@media(max-height:34rem)]:sm:flex-1 [@media(max-height:34rem)]:sm:basis-0">
          <FileStrip
            files={files}
            selectedId={file.id}
            onSelect={(fileId) => {
              setView('document')
              place.openFile(fileId)
            }}
          />
        </div>
        <div className="ms-auto flex gap-1">
          <ButtonLink variant="ghost" size="sm" icon={ListChecks} to={routes.quizFrom([file.id])}>
            <span className="max-md:sr-only">{texts.quiz}</span>
          </ButtonLink>
          <Suspense fallback={<span className="w-11 md:w-28" />}>
            <ExportButton quiet source={{ kind: 'base', id: base.id, name: base.name }} />
          </Suspense>
          <ButtonLink variant="ghost" size="sm" icon={Pencil} to={routes.editBase(base.id)}>
            <span className="max-md:sr-only">{texts.edit}</span>
          </ButtonLink>
        </div>
      </header>
      {isPdf(file) && failedReason !== null && (
        <div
          role="alert"
          className="flex shrink-0 flex-wrap items-center gap-3 border-b border-line px-4 py-2 text-sm text-wrong sm:px-6"
        >
          <p className="min-w-0 flex-1">{texts.failed(file.file_name, failedReason)}</p>
          <Button size="sm" icon={RotateCw} onClick={() => retryExtraction(file)}>
            {texts.retry}
          </Button>
        </div>
      )}
      <div
        ref={container}
        className="relative flex min-h-0 flex-1"
        style={{ ['--split' as string]: `${split}%` }}
      >
        <div
          className={`min-h-0 w-full min-w-0 lg:visible lg:w-(--split) ${view === 'document' ? '' : 'invisible'}`}
        >
          <Reader
            file={file}
            target={place.target}
            onPageChange={onPage}
            questionPages={questionPages.data ?? []}
          />
        </div>
        <Splitter room={container} split={split} onSplit={setSplit} />
        <div
          className={`absolute inset-0 bg-bg lg:visible lg:static lg:min-w-0 lg:flex-1 ${view === 'conversation' ? 'animate-arrive lg:animate-none' : 'invisible'}`}
        >
          <Suspense fallback={<TutorSkeleton />}>
            <Tutor
              file={file}
              availability={availabilityOf(file, here, checkFailed)}
              page={place.page}
              fileName={(fileId) => files.find(({ id }) => id === fileId)?.file_name ?? ''}
              onCite={(citation) => {
                setView('document')
                place.goTo(citation.quote === '' ? { page: citation.page } : citation)
              }}
              onOpenFile={place.openFile}
            />
          </Suspense>
        </div>
      </div>
      <div
        role="group"
        aria-label={texts.views}
        className="grid shrink-0 grid-cols-2 border-t border-line pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        {(['document', 'conversation'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            className="min-h-12 text-sm font-semibold text-muted aria-pressed:text-accent aria-pressed:shadow-[inset_0_2px_0_var(--accent)]"
            onClick={() => setView(name)}
          >
            {texts[name]}
          </button>
        ))}
      </div>
    </div>
  )
}

function TutorSkeleton() {
  return (
    <div className="grid content-start gap-4 p-6">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-28" />
    </div>
  )
}

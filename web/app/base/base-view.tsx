import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isPicture } from '../../../domain/bases/file-types.ts'
import { Skeleton } from '../../components/status/skeleton.tsx'
import { useToast } from '../../components/status/toast.tsx'
import type { Base } from '../../features/bases/api/base.ts'
import type { BaseFile } from '../../features/bases/api/base-files.ts'
import { questionPagesQuery } from '../../features/quiz/api/question-pages.ts'
import type { PassageHost, QuotedPassage } from '../../features/reader/passages/host.ts'
import { Reader } from '../../features/reader/components/reader.tsx'
import type { Scope } from '../../features/tutor/question/scope.ts'
import { useScope } from '../../features/tutor/question/use-scope.ts'
import { useExtraction, type ExtractionState } from '../../lib/extraction-states.ts'
import { loadChunk } from '../../lib/browser/load-chunk.ts'
import { loadMessages } from '../../lib/i18n/i18n.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { storeLastPage } from '../../lib/last-pages.ts'
import { storeReadingPlace } from '../../lib/reading-place.ts'
import { availabilityOf } from './availability.ts'
import { BaseHeader } from './base-header.tsx'
import { useFileGone, useOpenFile } from './use-open-file.ts'
import { Splitter, useSplit } from './splitter.tsx'
import { useBaseLocation, type BaseLocation } from './use-base-location.ts'
import { useTypingArea } from './use-typing-area.ts'

/** The tutor's code and messages load while the document opens. */
const Tutor = lazy(async () => {
  const [tutor] = await Promise.all([
    loadChunk(() => import('../../features/tutor/components/tutor.tsx')),
    loadMessages('tutor'),
  ])
  return { default: tutor.Tutor }
})

/** The notice about the text of a file: a failure, a scan, doubts. Most files have none. */
const TextNotice = lazy(async () => {
  const [notice] = await Promise.all([
    loadChunk(() => import('../../features/bases/recognition/text-notice.tsx')),
    loadMessages('recognition'),
  ])
  return { default: notice.TextNotice }
})

/** Loads when the first question about a passage is written. */
const PassageQuestion = lazy(() => loadChunk(() => import('./passage-question.tsx')))

/** Other devices continue at the page; this one stored it already. */
const sendReading = async (): Promise<void> => {
  const sender = await loadChunk(() => import('../../lib/send-reading.ts'))
  await sender.sendReading()
}

const needsNotice = (file: BaseFile, here: ExtractionState | null): boolean =>
  isPicture(file) ||
  [here?.phase, file.extraction.status].includes('failed') ||
  file.extraction.unread_pages + file.extraction.recognised_pages > 0

/** The file whose conversation stays beside one that is opened, because it is about several. */
const keptBeside = (openedId: string, scope: Scope, chatFileId: string): string | undefined =>
  scope !== null && openedId !== chatFileId ? chatFileId : undefined

type Props = {
  base: Base
  /** At least one. */
  files: readonly [BaseFile, ...BaseFile[]]
  /** True if the state of the files could not be refetched. */
  checkFailed: boolean
}

/** The base view: a file beside its chat; on a narrow screen one of them at a time. */
export function BaseView({ base, files, checkFailed }: Props) {
  const messages = useMessages().reader.baseView
  const baseLocation = useBaseLocation()
  const container = useRef<HTMLDivElement>(null)
  const conversation = useRef<HTMLDivElement>(null)
  const typingArea = useTypingArea(conversation)
  const [split, setSplit] = useSplit()
  const [view, setView] = useView(baseLocation)
  const file = useOpenFile(files, baseLocation.fileId)
  const toast = useToast()
  useFileGone(files, file, (fileName) => toast(messages.fileGone(fileName)))
  const here = useExtraction(file.id)
  const chatFile = files.find(({ id }) => id === baseLocation.chatFileId) ?? file
  const askableFiles = files.map(({ id, file_name, extraction }) => ({
    id,
    file_name,
    isReadable: extraction.status === 'completed',
  }))
  const [scope, setScope] = useScope(base.id, askableFiles)
  const chatExtraction = useExtraction(chatFile.id)
  // Requested once the pages are ready, so that it never delays reading.
  const [pagesReady, setPagesReady] = useState('')
  const questionPages = useQuery({
    ...questionPagesQuery(file.id),
    enabled: pagesReady === file.id,
  })
  const { onPageChange } = baseLocation
  const { id: baseId, name: baseName, user_id: userId } = base
  const onPage = useCallback(
    (page: number) => {
      setPagesReady(file.id)
      storeReadingPlace({
        userId,
        baseId,
        baseName,
        fileId: file.id,
        fileName: file.file_name,
        page,
      })
      storeLastPage(file.id, page, baseId)
      void sendReading().catch(() => undefined)
      onPageChange(page)
    },
    [file.id, file.file_name, baseId, baseName, userId, onPageChange],
  )
  const openFile: BaseLocation['openFile'] = (...to) => {
    baseLocation.nameFile(file.id)
    baseLocation.openFile(...to)
  }
  const [questionPassage, setQuestionPassage] = useState<{
    fileId: string
    passage: QuotedPassage
  } | null>(null)
  const passages: PassageHost = {
    baseId,
    baseName,
    fileIds: files.map(({ id }) => id),
    fileName: (fileId) => files.find(({ id }) => id === fileId)?.file_name ?? '',
    onAsk: (passage) => {
      setView('conversation')
      baseLocation.leaveChat()
      setQuestionPassage({ fileId: file.id, passage })
    },
    isRead: (fileId) => askableFiles.some(({ id, isReadable }) => id === fileId && isReadable),
    QuestionForm: PassageQuestion,
    openAt: (fileId, target) => {
      setView('document')
      if (fileId === file.id) baseLocation.goTo(target)
      else openFile(fileId, target)
    },
  }
  return (
    <div
      className={`base-view flex flex-col ${typingArea ? 'fixed inset-x-0 z-20 bg-bg' : 'min-h-96 flex-1'}`}
      style={typingArea ?? undefined}
    >
      <button
        type="button"
        className="skip-link"
        onClick={() => {
          flushSync(() => setView('conversation'))
          focusConversation(conversation.current)
        }}
      >
        {messages.toConversation}
      </button>
      {!typingArea && (
        <BaseHeader
          base={base}
          files={files}
          selectedId={file.id}
          onSelect={(fileId) => {
            setView('document')
            openFile(fileId, undefined, keptBeside(fileId, scope, chatFile.id))
          }}
        />
      )}
      {needsNotice(file, here) && (
        <Suspense>
          <TextNotice key={file.id} file={file} />
        </Suspense>
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
            target={baseLocation.target}
            onPageChange={onPage}
            questionPages={questionPages.data ?? []}
            passages={passages}
          />
        </div>
        <Splitter container={container} split={split} onSplit={setSplit} />
        <div
          ref={conversation}
          className={`absolute inset-0 bg-bg lg:visible lg:static lg:min-w-0 lg:flex-1 ${view === 'conversation' ? 'animate-arrive lg:animate-none' : 'invisible'}`}
        >
          <Suspense fallback={<TutorSkeleton />}>
            <Tutor
              file={chatFile}
              readFileId={file.id}
              linkedChat={baseLocation.chat}
              availability={availabilityOf(chatFile, chatExtraction, checkFailed)}
              page={baseLocation.page}
              fileName={passages.fileName}
              files={askableFiles}
              scope={scope}
              onScope={setScope}
              onCite={({ page, quote, file_id }) => {
                setView('document')
                const target = quote === '' ? { page } : { page, quote }
                const cited = file_id ?? chatFile.id
                if (cited === file.id) baseLocation.goTo(target)
                // The file may have been deleted.
                else if (files.some(({ id }) => id === cited))
                  openFile(cited, target, cited === chatFile.id ? undefined : chatFile.id)
              }}
              onOpenFile={(fileId) =>
                fileId === file.id ? baseLocation.leaveChat() : openFile(fileId)
              }
              passage={questionPassage?.fileId === chatFile.id ? questionPassage.passage : null}
            />
          </Suspense>
        </div>
      </div>
      {!typingArea && <ViewSwitch view={view} onView={setView} />}
    </div>
  )
}

type View = 'document' | 'conversation'

/** The view on a narrow screen: a link to a chat or to a page shows that one. */
function useView({ key, chat, target }: BaseLocation) {
  const linked = chat ? 'conversation' : target ? 'document' : null
  const [view, setView] = useState<View>(linked ?? 'document')
  const [seen, setSeen] = useState(key)
  if (seen !== key) {
    setSeen(key)
    if (linked) setView(linked)
  }
  return [view, setView] as const
}

/** Focuses the field for a question, or the messages if the file cannot be asked about. */
function focusConversation(conversation: HTMLElement | null): void {
  const field = conversation?.querySelector<HTMLElement>('textarea:enabled')
  const target = field ?? conversation?.querySelector<HTMLElement>('[role=log]')
  target?.focus()
}

/** On a narrow screen: which of document and conversation is shown. */
function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const messages = useMessages().reader.baseView
  return (
    <div
      role="group"
      aria-label={messages.views}
      className="grid shrink-0 grid-cols-2 border-t border-line pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {(['document', 'conversation'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          className="min-h-12 text-sm font-semibold text-muted border-t-2 border-transparent aria-pressed:border-accent aria-pressed:text-accent"
          onClick={() => onView(name)}
        >
          {messages[name]}
        </button>
      ))}
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

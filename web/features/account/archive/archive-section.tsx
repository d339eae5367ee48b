import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { asFailure } from '../../../../domain/failure.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Progress } from '../../../components/status/progress.tsx'
import { Notice } from '../../../components/status/states.tsx'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { useKeptFocus } from '../../../lib/browser/kept-focus.ts'
import { conversationTexts } from '../../../lib/i18n/conversation-texts.ts'
import { formatNumber } from '../../../lib/i18n/format.ts'
import type { WebMessages } from '../../../lib/i18n/i18n.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { saveBlob } from '../../../lib/zip/save-blob.ts'
import { getSiteConfig } from '../../../lib/backend/config.ts'
import { readUnfinished, removeUnfinished, type ImportedParts } from './unfinished-imports.ts'
import { LeftOver, importArchive } from './import-archive.ts'
import type { TaskOptions } from './progress.ts'
import { writeArchive, type ArchiveTexts } from './write-archive.ts'

const archiveTextsOf = ({ exporting, tutor, quiz }: WebMessages): ArchiveTexts => ({
  conversation: conversationTexts({ exporting, tutor }),
  quiz: {
    page: exporting.page,
    source: exporting.source,
    marks: (obtained, marks) =>
      quiz.results.marksOf(formatNumber(obtained ?? 0, 1), formatNumber(marks, 1)),
    yourAnswer: exporting.archive.yourAnswer,
    withdrawn: exporting.archive.withdrawn,
    answer: exporting.archive.answer,
  },
})

type Work = { readonly kind: 'download' | 'import'; readonly share: number }

/**
 * Runs one long task at a time. Returns its progress and how to cancel it. Meanwhile the browser
 * asks before it closes the page.
 */
function useLongTask() {
  const [work, setWork] = useState<Work | null>(null)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(new Error('the page was left')), [])
  useEffect(() => {
    if (!work) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [work])
  return {
    work,
    cancel: () => controller.current?.abort(new Error('cancelled')),
    run: async <T,>(
      kind: Work['kind'],
      task: (options: TaskOptions) => Promise<T>,
    ): Promise<T | 'cancelled'> => {
      const { signal } = (controller.current = new AbortController())
      setWork({ kind, share: 0 })
      try {
        return await task({ signal, onProgress: (share) => setWork({ kind, share }) })
      } catch (error) {
        if (signal.aborted && !(error instanceof LeftOver)) return 'cancelled'
        throw error
      } finally {
        setWork(null)
      }
    },
  }
}

/** The incomplete data of interrupted imports; waits while an import is running. */
const unfinishedImports = (userId: string) =>
  queryOptions({
    queryKey: ['unfinished-imports', userId],
    queryFn: ({ signal }) => readUnfinished(userId, signal),
    networkMode: 'always',
    staleTime: 0,
  })

/** Downloads everything of the account as an archive, and imports one. */
export function ArchiveSection({ userId }: { userId: string }) {
  const messages = useMessages()
  const texts = messages.exporting.archive
  const client = useQueryClient()
  const chooser = useRef<HTMLInputElement>(null)
  const unfinishedQuery = unfinishedImports(userId)
  const { data: unfinished } = useQuery(unfinishedQuery)
  const { work, cancel, run } = useLongTask()
  const keptFocus = useKeptFocus()
  const download = useMutation({
    mutationFn: () =>
      run('download', async (options) => {
        const now = new Date()
        const texts = archiveTextsOf(messages)
        const { blob, missing } = await writeArchive({ ...options, texts, now })
        saveBlob(blob, `stoa-${now.toISOString().slice(0, 10)}.zip`)
        return missing.length
      }),
  })
  const importing = useMutation({
    mutationFn: (file: File) =>
      run('import', async (options) => {
        const { maxFileBytes } = await getSiteConfig()
        return importArchive(file, { ...options, userId, maxFileBytes })
      }),
    onSettled: () => void client.invalidateQueries(),
  })
  const start = (file: File) => {
    download.reset()
    importing.mutate(file)
  }
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl">{texts.title}</h2>
      <p className="max-w-prose text-muted">{texts.lead}</p>
      <div className="contents" {...keptFocus}>
        {work ? (
          <div className="grid gap-3">
            <p>
              {work.kind === 'download' ? texts.downloading : texts.importing} {texts.keepOpen}
            </p>
            <Progress
              label={work.kind === 'download' ? texts.downloading : texts.importing}
              value={Math.round(100 * work.share)}
            />
            <div>
              <Button onClick={cancel}>{texts.cancel}</Button>
            </div>
          </div>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button
              icon={Download}
              onClick={() => {
                importing.reset()
                download.mutate()
              }}
            >
              {texts.download}
            </Button>
            <Button icon={Upload} onClick={() => chooser.current?.click()}>
              {texts.import}
            </Button>
            <input
              ref={chooser}
              type="file"
              accept=".zip,application/zip"
              aria-label={texts.choose}
              className="hidden"
              onChange={(event) => {
                const [file] = event.target.files ?? []
                event.target.value = ''
                if (file) start(file)
              }}
            />
          </div>
        )}
      </div>
      {download.isSuccess && <Downloaded result={download.data} />}
      {importing.isSuccess && (
        <Notice tone={importing.data === 'cancelled' ? 'neutral' : 'success'}>
          {importing.data === 'cancelled'
            ? `${texts.cancelled} ${texts.undone}`
            : texts.done(importing.data.files, importing.data.quizzes, importing.data.openTests)}
        </Notice>
      )}
      {download.isError && (
        <Notice tone="danger">{failureMessage(download.error, messages)}</Notice>
      )}
      {importing.isError && <ImportFailed error={importing.error} />}
      {unfinished && !work && (
        <Unfinished
          userId={userId}
          parts={unfinished}
          onRemoved={() => {
            client.setQueryData(unfinishedQuery.queryKey, null)
            void client.invalidateQueries()
          }}
        />
      )}
    </section>
  )
}

function Downloaded({ result }: { result: number | 'cancelled' }) {
  const texts = useMessages().exporting.archive
  if (result === 'cancelled') return <Notice tone="neutral">{texts.cancelled}</Notice>
  return result === 0 ? (
    <Notice tone="success">{texts.downloaded}</Notice>
  ) : (
    <Notice tone="warning">{texts.missing(result)}</Notice>
  )
}

function ImportFailed({ error }: { error: Error }) {
  const messages = useMessages()
  const texts = messages.exporting.archive
  const isLeft = error instanceof LeftOver
  const failure = isLeft ? asFailure(error.failure, 'import_failed') : error
  return (
    <Notice tone="danger">
      {failureMessage(failure, messages)} {isLeft ? texts.left : texts.undone}
    </Notice>
  )
}

type UnfinishedProps = { userId: string; parts: ImportedParts; onRemoved: () => void }

/** The incomplete data of an interrupted import, and the button that removes it. */
function Unfinished({ userId, parts, onRemoved }: UnfinishedProps) {
  const messages = useMessages()
  const texts = messages.exporting.archive
  const remove = useMutation({
    mutationFn: () => removeUnfinished(userId, parts),
    onSuccess: onRemoved,
  })
  return (
    <Notice tone="warning">
      <p>{texts.unfinished}</p>
      {remove.isError && <p>{failureMessage(remove.error, messages)}</p>}
      <Button size="sm" className="mt-2" busy={remove.isPending} onClick={() => remove.mutate()}>
        {texts.remove}
      </Button>
    </Notice>
  )
}

import { useQuery } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import * as z from 'zod/mini'
import { Failure } from '../../../domain/failure.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Page } from '../../components/content/page.tsx'
import { Skeleton } from '../../components/status/skeleton.tsx'
import { EmptyState, ErrorState } from '../../components/status/states.tsx'
import { baseQuery } from '../../features/bases/api/base.ts'
import { baseFilesQuery } from '../../features/bases/api/base-files.ts'
import { resumeExtraction } from '../../features/bases/extraction/extraction.ts'
import { retryFailed } from '../../lib/backend/retry-failed.ts'
import { failureMessage } from '../../lib/i18n/failure-message.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { routes } from '../../lib/routes.ts'
import { useSession } from '../../lib/auth/session.tsx'
import { useTitle } from '../../lib/title.ts'
import { BaseView } from '../base/base-view.tsx'
import { rereadLater } from '../base/reread-later.ts'

/**
 * The base view: loads a base with its files, refreshes them, and starts the extraction of new
 * PDFs.
 */
export function Component() {
  const messages = useMessages()
  const texts = messages.reader.baseView
  const { baseId = '' } = useParams()
  const userId = useSession().user?.id ?? ''
  const base = useQuery(baseQuery(baseId, userId))
  // Requested in parallel with the base; row-level security returns no rows to other users.
  const files = useQuery({ ...baseFilesQuery(baseId), enabled: z.uuid().safeParse(baseId).success })
  const missing = base.error instanceof Failure && base.error.code === 'base_not_found'
  const { data: rows, refetch } = files
  const { refetch: refetchBase } = base
  const failed = base.isError && !base.data ? base : files.isError && !rows ? files : null
  useTitle(missing ? texts.notFound : (base.data?.name ?? texts.title), {
    awaited: !failed && (base.isPending || !rows),
  })

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== 'visible') return
      // No files left: the base itself may have been deleted.
      void refetch().then(({ data }) => {
        if (data?.length === 0) void refetchBase()
      })
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [refetch, refetchBase])
  const ownBase = base.isSuccess
  useEffect(() => {
    if (ownBase && rows) resumeExtraction(rows)
  }, [ownBase, rows])
  useEffect(() => (ownBase ? rereadLater(baseId) : undefined), [ownBase, baseId])

  if (missing)
    return (
      <Page
        title={texts.notFound}
        lead={<span role="alert">{failureMessage(base.error, messages)}</span>}
        width="narrow"
      >
        <ButtonLink to={routes.myBases}>{texts.toMyBases}</ButtonLink>
      </Page>
    )
  if (failed)
    return (
      <Page title={texts.title} width="narrow">
        <ErrorState
          failure={failed.error}
          onRetry={() => retryFailed(base, files)}
          action={<ButtonLink to={routes.myBases}>{texts.toMyBases}</ButtonLink>}
        />
      </Page>
    )
  if (!base.isSuccess || !rows) return <BaseViewSkeleton />
  const [first, ...rest] = rows
  if (!first)
    return (
      <Page title={base.data.name}>
        <EmptyState
          icon={FilePlus2}
          title={texts.empty}
          body={texts.emptyBody}
          action={
            <ButtonLink variant="primary" to={routes.editBase(baseId)}>
              {texts.addFiles}
            </ButtonLink>
          }
        />
      </Page>
    )
  return (
    <BaseView key={baseId} base={base.data} files={[first, ...rest]} checkFailed={files.isError} />
  )
}

function BaseViewSkeleton() {
  const texts = useMessages().reader.baseView
  return (
    <div className="base-view flex min-h-96 flex-1 flex-col">
      <h1 className="sr-only">{texts.title}</h1>
      <div className="flex min-h-13 items-center gap-4 border-b border-line px-4 pb-px sm:px-6">
        <p role="status" className="font-serif text-xl text-muted">
          {texts.loading}
        </p>
        <Skeleton className="h-7 w-60 max-sm:hidden" />
      </div>
      <div className="flex min-h-0 flex-1 gap-8 p-4 sm:px-6">
        <Skeleton className="h-full flex-3" />
        <div className="grid flex-2 content-start gap-4 max-lg:hidden">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-28" />
        </div>
      </div>
      <div
        aria-hidden
        className="grid min-h-12 shrink-0 grid-cols-2 place-items-center border-t border-line pb-[env(safe-area-inset-bottom)] text-sm font-semibold text-muted lg:hidden"
      >
        <span>{texts.document}</span>
        <span>{texts.conversation}</span>
      </div>
    </div>
  )
}

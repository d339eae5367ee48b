import { useQuery } from '@tanstack/react-query'
import { LogOut, Plus } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../../../components/controls/button.tsx'
import { FileName } from '../../../components/content/file-name.tsx'
import { IsolatedPart } from '../../../components/status/isolated-part.tsx'
import { Page } from '../../../components/content/page.tsx'
import { Skeleton } from '../../../components/status/skeleton.tsx'
import { ErrorState } from '../../../components/status/states.tsx'
import type { Learner } from '../../../lib/auth/auth.ts'
import { siteConfigQuery } from '../../../lib/backend/site-config-query.ts'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import { formatAgo, formatBytes, formatDate, formatNumber } from '../../../lib/i18n/format.ts'
import { loadMessages } from '../../../lib/i18n/i18n.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import { accountSummaryQuery, type AccountSummary } from '../api/summary.ts'
import { displayName } from '../../../lib/auth/display-name.ts'
import { DeleteAccount } from './delete-account.tsx'

/** The code that packs and unpacks archives loads after the screen. */
const ArchiveSection = lazy(async () => {
  const [section] = await Promise.all([
    loadChunk(() => import('../archive/archive-section.tsx')),
    loadMessages('exporting', 'quiz', 'tutor'),
  ])
  return { default: section.ArchiveSection }
})

const ReviewReminders = lazy(async () => {
  const { ReviewReminders } = await loadChunk(() => import('./review-reminders.tsx'))
  return { default: ReviewReminders }
})

const LocalModelChoice = lazy(async () => {
  const { LocalModelChoice } = await loadChunk(() => import('./local-models.tsx'))
  return { default: LocalModelChoice }
})

type Props = {
  user: Learner
  onSignOut: () => void
  onDeleted: () => Promise<void>
  /** Settings of this device, shown with the account settings. */
  settings: ReactNode
}

/** The My account screen: profile, usage, recent items, settings, sign-out and deletion. */
export function MyAccount({ user, onSignOut, onDeleted, settings }: Props) {
  const messages = useMessages().account
  const summary = useQuery(accountSummaryQuery(user.id))
  return (
    <Page
      title={displayName(user)}
      lead={<span className="wrap-anywhere">{user.email}</span>}
      actions={
        <Button icon={LogOut} onClick={onSignOut}>
          {messages.signOut}
        </Button>
      }
    >
      <div className="grid gap-12">
        {summary.isPending ? (
          <Loading />
        ) : summary.isLoadingError ? (
          <ErrorState failure={summary.error} onRetry={() => summary.refetch()} />
        ) : (
          <Summary summary={summary.data} />
        )}
        {/* Rendered last, so that the layout above has its final height. */}
        {!summary.isPending && (
          <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-3">
            <TutorStatus />
            {settings}
            <IsolatedPart>
              <Suspense fallback={<Skeleton className="h-40" />}>
                <ReviewReminders userId={user.id} />
              </Suspense>
            </IsolatedPart>
            <IsolatedPart>
              <Suspense fallback={<Skeleton className="h-40" />}>
                <ArchiveSection userId={user.id} />
              </Suspense>
            </IsolatedPart>
            <DeleteAccount email={user.email ?? ''} onDeleted={onDeleted} />
          </div>
        )}
      </div>
    </Page>
  )
}

/** Whether the server that sent this page lets its user choose a model of the same machine. */
const offersLocalModels = (): boolean =>
  document.getElementById('stoa-config')?.textContent.includes('"localModels":true') === true

/** Which tutor this site uses; nothing if the host does not report it. */
function TutorStatus() {
  const messages = useMessages().account.tutor
  const { data, isPending } = useQuery(siteConfigQuery)
  const isModelChosenHere = offersLocalModels()
  // The space is reserved, so that the layout does not shift.
  if (isPending) return <div />
  if (data?.model === undefined) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{messages.title}</h2>
      <p className="max-w-prose text-muted">
        {data.model === null
          ? isModelChosenHere
            ? messages.builtinHere
            : messages.builtin
          : messages.model(data.model)}
      </p>
      {isModelChosenHere && (
        <IsolatedPart>
          <Suspense fallback={<Skeleton className="h-32" />}>
            <LocalModelChoice />
          </Suspense>
        </IsolatedPart>
      )}
    </section>
  )
}

function Loading() {
  const messages = useMessages().account
  return (
    <div role="status" aria-label={messages.loading} className="grid gap-12">
      <Skeleton className="h-20" />
      <div className="grid gap-10 md:grid-cols-2">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    </div>
  )
}

function Summary({ summary }: { summary: AccountSummary }) {
  const messages = useMessages().account
  return (
    <>
      <section aria-label={messages.usage}>
        <dl className="grid grid-cols-3 border-y border-line">
          <Count label={messages.bases(summary.bases)} value={formatNumber(summary.bases)} />
          <Count label={messages.files(summary.files)} value={formatNumber(summary.files)} />
          <Count label={messages.storage} value={formatBytes(summary.bytes)} />
        </dl>
      </section>
      <div className="grid items-start gap-x-12 gap-y-10 md:grid-cols-2">
        <RecentFiles files={summary.recentFiles} />
        <RecentBases bases={summary.recentBases} />
      </div>
    </>
  )
}

function Count({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5 border-line px-3 py-4 not-first:border-s first:ps-0 sm:px-6">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-serif text-xl sm:text-3xl sm:whitespace-nowrap">{value}</dd>
    </div>
  )
}

function Recent({
  title,
  empty,
  children,
}: {
  title: string
  empty: ReactNode
  children: ReactNode[]
}) {
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="text-xl">{title}</h2>
      {children.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">{children}</ul>
      ) : (
        <div className="text-muted">{empty}</div>
      )}
    </section>
  )
}

const ROW = 'grid min-h-11 content-center gap-0.5 py-2 hover:text-accent'

function RecentFiles({ files }: { files: AccountSummary['recentFiles'] }) {
  const messages = useMessages().account
  const now = new Date()
  return (
    <Recent title={messages.recentFiles} empty={messages.noFiles}>
      {files.map((file) => (
        <li key={file.id}>
          <Link to={routes.base(file.base_id, { fileId: file.id })} className={ROW}>
            <span className="wrap-anywhere">
              <FileName name={file.file_name} />
            </span>
            <span className="flex flex-wrap gap-x-3 text-sm text-muted">
              <span className="wrap-anywhere">{messages.inBase(file.bases.name)}</span>
              <span>{formatBytes(file.file_size)}</span>
              <span>{formatAgo(file.uploaded_at, now)}</span>
            </span>
          </Link>
        </li>
      ))}
    </Recent>
  )
}

function RecentBases({ bases }: { bases: AccountSummary['recentBases'] }) {
  const messages = useMessages().account
  return (
    <Recent
      title={messages.recentBases}
      empty={
        <div className="grid justify-items-start gap-3">
          {messages.noBases}
          <ButtonLink variant="primary" icon={Plus} to={routes.newBase}>
            {messages.firstBase}
          </ButtonLink>
        </div>
      }
    >
      {bases.map((base) => (
        <li key={base.id}>
          <Link to={routes.base(base.id)} className={ROW}>
            <span className="wrap-anywhere">{base.name}</span>
            <span className="flex flex-wrap gap-x-3 text-sm text-muted">
              <span>{messages.fileCount(base.files)}</span>
              <span>{formatDate(base.created_at)}</span>
            </span>
          </Link>
        </li>
      ))}
    </Recent>
  )
}

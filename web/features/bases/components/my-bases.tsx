import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Library, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../components/controls/button.tsx'
import { ConfirmDialog } from '../../../components/dialogs/dialog.tsx'
import { IsolatedPart } from '../../../components/status/isolated-part.tsx'
import { FilterField, matchesFilter } from '../../../components/controls/filter-field.tsx'
import { Page } from '../../../components/content/page.tsx'
import { Skeleton } from '../../../components/status/skeleton.tsx'
import { EmptyState, ErrorState, Notice } from '../../../components/status/states.tsx'
import { useToast } from '../../../components/status/toast.tsx'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import { useDeferredReady } from '../../../lib/browser/deferred-ready.ts'
import { asFailure } from '../../../../domain/failure.ts'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import { basesQuery, PAGE_CARDS, type BaseCard, type BaseList } from '../api/bases.ts'
import { BaseItem } from './base-item.tsx'
import { SampleBase } from './sample-base.tsx'

/** Above this number of bases a filter is shown. */
const SHORT_LIST = 9

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** The My bases screen. */
export function MyBases({ userId }: { userId: string }) {
  const texts = useMessages().bases.myBases
  const [most, setMost] = useState(PAGE_CARDS)
  const bases = useQuery(basesQuery(userId, most))
  const arrived = useDeferredReady(!bases.isPending)
  const some = bases.data !== undefined && bases.data.total > 0
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        // Rendered before the bases have loaded, since it determines their position on a narrow
        // screen.
        bases.data?.total !== 0 && (
          <ButtonLink variant="primary" icon={Plus} to={routes.newBase} className="grow">
            {texts.create}
          </ButtonLink>
        )
      }
    >
      {bases.isPending || !arrived ? (
        <Loading />
      ) : bases.isLoadingError ? (
        <ErrorState failure={bases.error} onRetry={() => bases.refetch()} />
      ) : some ? (
        <Bases
          list={bases.data}
          isLoadingMore={bases.isPlaceholderData}
          most={most}
          onMost={setMost}
        />
      ) : (
        <EmptyState
          icon={Library}
          title={texts.emptyTitle}
          body={texts.emptyBody}
          action={
            <>
              <ButtonLink variant="primary" icon={Plus} to={routes.newBase}>
                {texts.emptyAction}
              </ButtonLink>
              <SampleBase userId={userId} />
            </>
          }
        />
      )}
    </Page>
  )
}

function Loading() {
  const texts = useMessages().bases.myBases
  return (
    <div role="status" aria-label={texts.loading} className={GRID}>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} className="h-56" />
      ))}
    </div>
  )
}

/** Deletes a base. The code for it loads with the first deletion. */
function useDeleteBase() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (base: { id: string }) => {
      const { deleteBase } = await loadChunk(() => import('../api/delete-base.ts')).catch(
        (cause: unknown) => {
          throw asFailure(cause, 'base_delete_failed')
        },
      )
      return deleteBase(base)
    },
    onSuccess: () => cache.invalidateQueries(),
  })
}

type BasesProps = {
  list: BaseList
  isLoadingMore: boolean
  /** How many bases are loaded at most, and what changes that: a search is among all. */
  most: number
  onMost: (most: number) => void
}

function Bases({ list: { bases, total }, isLoadingMore, most, onMost }: BasesProps) {
  const messages = useMessages()
  const texts = messages.bases.myBases
  const toast = useToast()
  const remove = useDeleteBase()
  const [baseToDelete, setBaseToDelete] = useState<BaseCard | null>(null)
  const [filter, setFilter] = useState('')
  const [shown, setShown] = useState(PAGE_CARDS)
  const long = total > SHORT_LIST
  const found = long ? bases.filter((base) => matchesFilter(base.name, filter)) : bases
  const remaining = (filter === '' ? total : found.length) - shown
  const confirm = (base: BaseCard) =>
    remove.mutate(base, {
      onSuccess: () => toast(texts.deleted(base.name)),
      onSettled: () => setBaseToDelete(null),
    })
  return (
    <>
      {remove.isError && (
        <div className="mb-6">
          <Notice tone="danger">{failureMessage(remove.error, messages)}</Notice>
        </div>
      )}
      {long && (
        <FilterField
          label={texts.find}
          value={filter}
          onChange={(next) => {
            setFilter(next)
            if (most < total) onMost(total)
          }}
          className="mb-6 max-w-sm"
        />
      )}
      <ul className={GRID}>
        {found.slice(0, shown).map((base) => (
          <li key={base.id} className="grid">
            <IsolatedPart>
              <BaseItem base={base} onDelete={() => setBaseToDelete(base)} />
            </IsolatedPart>
          </li>
        ))}
      </ul>
      {remaining > 0 && (
        <Button
          className="mt-8"
          busy={isLoadingMore}
          onClick={() => {
            setShown(shown + PAGE_CARDS)
            onMost(Math.max(most, shown + PAGE_CARDS))
          }}
        >
          {texts.showMore(remaining)}
        </Button>
      )}
      {found.length === 0 && !isLoadingMore && (
        <p role="status" className="py-8 text-muted">
          {texts.notFound}
        </p>
      )}
      {baseToDelete && (
        <ConfirmDialog
          open
          danger
          busy={remove.isPending}
          title={texts.confirmTitle(baseToDelete.name)}
          body={texts.confirmBody(baseToDelete.files)}
          confirmLabel={texts.confirm}
          onClose={() => setBaseToDelete(null)}
          onConfirm={() => confirm(baseToDelete)}
        />
      )}
    </>
  )
}

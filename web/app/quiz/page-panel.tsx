import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { asFailure } from '../../../domain/failure.ts'
import { IconButton } from '../../components/controls/button.tsx'
import { ErrorState } from '../../components/status/states.tsx'
import { baseFilesQuery } from '../../features/bases/api/base-files.ts'
import type { PagePlace } from '../../features/quiz/page-panel-context.ts'
import { Reader } from '../../features/reader/components/reader.tsx'
import { ReaderSkeleton } from '../../features/reader/components/reader-skeleton.tsx'
import { useMessages } from '../../lib/i18n/messages.tsx'

type PagePanelProps = { place: PagePlace; onClose: () => void }

const ignorePageChange = () => undefined

/** A page of a document beside a question, with its passage highlighted. Escape closes it. */
export function PagePanel({ place, onClose }: PagePanelProps) {
  const { practice, reader } = useMessages()
  const files = useQuery(baseFilesQuery(place.baseId))
  const file = files.data?.find(({ id }) => id === place.fileId)
  const panel = useRef<HTMLElement>(null)
  const target = useMemo(
    () => ({ page: place.page, ...(place.quote === null ? {} : { quote: place.quote }) }),
    [place],
  )
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [place])

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={practice.pageOf(place.page, file?.file_name ?? '')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
      style={{ height: 'min(50rem, 80dvh)' }}
      className="flex min-w-0 scroll-mt-14 flex-col overflow-hidden rounded-lg border border-line lg:sticky lg:top-24"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line ps-4 text-sm">
        <p className="min-w-0 truncate">{practice.pageOf(place.page, file?.file_name ?? '')}</p>
        <IconButton label={practice.closePage} icon={X} onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1">
        {files.isLoadingError ? (
          <ErrorState
            failure={asFailure(files.error, 'file_load_failed')}
            onRetry={() => files.refetch()}
          />
        ) : file ? (
          <Reader file={file} target={target} onPageChange={ignorePageChange} />
        ) : (
          <ReaderSkeleton label={reader.loading} />
        )}
      </div>
    </section>
  )
}

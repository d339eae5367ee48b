import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { siteConfigQuery } from '../../../lib/backend/site-config-query.ts'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { Chip } from './chip.tsx'

type Props = {
  /** Whether questions are answered from a choice of files, and not from the open one. */
  isAboutFiles: boolean
  /** Whether the open file has text: else nothing is suggested about it. */
  hasText: boolean
  fileId: string
  /** The page the reader is at. */
  page: number
  onAsk: (question: string, options?: { page: number }) => void
}

/** Load after the screen, and are missing where they cannot be loaded. */
const TermChips = lazy(() =>
  loadChunk(() => import('./term-chips.tsx')).catch(() => ({ default: () => null })),
)

/** An empty chat: an introduction, what the tutor cannot do without a model, and suggestions. */
export function Welcome({ isAboutFiles, hasText, fileId, page, onAsk }: Props) {
  const { welcome, suggestions, explainPage } = useMessages().tutor
  const { data: config } = useQuery(siteConfigQuery)
  return (
    <div className="grid gap-6 py-6 print:hidden">
      <div className="grid gap-2">
        <h3 className="text-2xl">{isAboutFiles ? welcome.titleFiles : welcome.title}</h3>
        <p className="text-muted">{welcome.body}</p>
        {config?.model === null && <p className="text-sm text-muted">{welcome.withoutModel}</p>}
      </div>
      <ul aria-label={suggestions.label} className="flex flex-wrap gap-2">
        <Chip label={suggestions.summary} onSelect={() => onAsk(suggestions.summary)} />
        {hasText && (
          <Chip label={suggestions.page} onSelect={() => onAsk(explainPage(page), { page })} />
        )}
        <Chip label={suggestions.terms} onSelect={() => onAsk(suggestions.terms)} />
        {hasText && (
          <Suspense>
            <TermChips fileId={fileId} page={page} onAsk={onAsk} />
          </Suspense>
        )}
      </ul>
    </div>
  )
}

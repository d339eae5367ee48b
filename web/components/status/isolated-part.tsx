import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnline } from '../../lib/browser/use-online.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { ErrorBoundary } from '../../lib/error-boundary.tsx'
import { Button } from '../controls/button.tsx'
import { Notice } from './states.tsx'

/** Code that could not be loaded is requested again only by another load of the page. */
function FailedPart() {
  const { part, reload } = useMessages().common.crash
  const isOnline = useOnline()
  return (
    <Notice tone="danger">
      <p>{part}</p>
      {isOnline && (
        <Button size="sm" icon={RotateCw} className="mt-2" onClick={() => location.reload()}>
          {reload}
        </Button>
      )}
    </Notice>
  )
}

/**
 * A file, card or chart of a screen: where it cannot be rendered, a notice takes its place and the
 * rest of the screen stays.
 */
export function IsolatedPart({ children, resetKey }: { children: ReactNode; resetKey?: string }) {
  return (
    <ErrorBoundary fallback={<FailedPart />} {...(resetKey !== undefined && { resetKey })}>
      {children}
    </ErrorBoundary>
  )
}

import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useToast } from '../components/status/toast.tsx'
import { useOnline } from '../lib/browser/use-online.ts'
import { useMessages } from '../lib/i18n/messages.tsx'

/** The element that also shows reviews without a network (`offline-reviews.tsx`). */
export const OFFLINE_REVIEWS_ID = 'offline-reviews'

/** Announces that the network is lost and that it is back. */
export function OfflineNotice() {
  const { common } = useMessages()
  const online = useOnline()
  const toast = useToast()
  const wasOnline = useRef(online)
  useEffect(() => {
    if (online && !wasOnline.current) toast(common.offline.back, { tone: 'success' })
    wasOnline.current = online
  }, [online, toast, common.offline.back])
  return (
    <div role="status" id={OFFLINE_REVIEWS_ID}>
      {!online && (
        <p className="border-b border-line bg-surface px-4 py-2 text-sm sm:text-center">
          <TriangleAlert aria-hidden size={18} className="me-2 inline text-warn" />
          <strong className="font-semibold">{common.offline.title}.</strong> {common.offline.body}
        </p>
      )}
    </div>
  )
}

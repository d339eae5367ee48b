import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { DUE_COUNTED_MAX } from '../../../domain/constants.ts'
import { dueCountQuery } from '../../features/dashboard/api/due-reviews.ts'
import { queryClient } from '../../lib/backend/query-client.ts'
import { useShownBadge } from '../../lib/browser/app-badge.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { routes } from '../../lib/routes.ts'

/**
 * How many questions are due for review, as a link to the dashboard; nothing if none is. The badge
 * of the installed app has the same number until the learner signs out.
 */
export function DueReviews({ userId }: { userId: string }) {
  const { nav } = useMessages().common
  const { data: due } = useQuery(dueCountQuery(userId), queryClient)
  useShownBadge(due)
  if (due === undefined || due === 0) return null
  const count = due > DUE_COUNTED_MAX ? `${DUE_COUNTED_MAX}+` : String(due)
  return (
    <Link
      to={routes.dashboard}
      title={nav.dueTitle}
      className="target flex min-h-8 shrink-0 items-center justify-center sm:me-2 rounded-full bg-accent px-3 text-sm font-semibold whitespace-nowrap text-on-accent"
    >
      {/* Beside the icons of a phone there is room for the number only. */}
      <span aria-hidden className="sm:hidden">
        {count}
      </span>
      <span className="max-sm:sr-only">{nav.due(count)}</span>
    </Link>
  )
}

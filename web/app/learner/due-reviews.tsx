import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { DUE_COUNTED_MAX } from '../../../domain/constants.ts'
import { dueCountQuery } from '../../features/dashboard/api/due-reviews.ts'
import { queryClient } from '../../lib/backend/query-client.ts'
import { useShownBadge } from '../../lib/browser/app-badge.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { routes } from '../../lib/routes.ts'
import { readLastDue, storeLastDue } from './last-due.ts'

/**
 * How many questions are due for review, as a link to the dashboard; nothing if none is. The badge
 * of the installed app has the same number until the learner signs out. Until the number is read,
 * which `isReady` allows, the last one is shown.
 */
export function DueReviews({ userId, isReady }: { userId: string; isReady: boolean }) {
  const { nav } = useMessages().common
  const { data } = useQuery({ ...dueCountQuery(userId), enabled: isReady }, queryClient)
  const [last] = useState(() => readLastDue(userId))
  useShownBadge(data)
  useEffect(() => {
    if (data !== undefined) storeLastDue({ userId, due: data })
  }, [userId, data])
  const due = data ?? last
  if (due === 0) return null
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

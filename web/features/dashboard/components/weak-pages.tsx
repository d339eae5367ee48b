import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import { markedQuestionsQuery } from '../api/marked-questions.ts'
import { weakestPages } from '../weakest-pages.ts'
import { PageLabel } from './page-label.tsx'

const MAX_PAGES = 4

/** The space of the list until it has loaded, without which what follows would move down. */
export const WeakPagesSkeleton = () => <div className="h-48" />

/** The pages whose questions earned the smallest share of their marks, each with a link to it. */
export function WeakPages({ userId }: { userId: string }) {
  const { dashboard, quiz } = useMessages()
  // The sections below show a failure of this request.
  const { data, isError } = useQuery(markedQuestionsQuery(userId))
  if (!data) return isError ? null : <WeakPagesSkeleton />
  const pages = weakestPages(data).slice(0, MAX_PAGES)
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="weak-pages">
      <h2 id="weak-pages" className="mb-2 font-serif text-2xl">
        {dashboard.weakPages}
      </h2>
      <ul>
        {pages.map(({ baseId, fileId, fileName, page, obtained, possible }) => (
          <li key={`${fileId} ${page}`}>
            <Link
              to={routes.base(baseId, { fileId, page })}
              className="group grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-line py-2.5"
            >
              <PageLabel page={page} />
              <span className="truncate text-sm text-muted" title={fileName}>
                {fileName}
              </span>
              <span className="text-sm">
                {quiz.results.marksOf(formatNumber(obtained, 1), formatNumber(possible, 1))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { BookOpen } from 'lucide-react'
import { use, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import type { Quiz } from '../../../../domain/quiz/rows.ts'
import { PagePanelContext } from '../page-panel-context.ts'

type SourceLinkProps = {
  sources: Quiz['quiz_sources']
  fileId: string | null
  page: number | null
  quote: string | null
}

/**
 * A link from a question or a mark to its page with the passage highlighted, with the name of the
 * file in a quiz on several. Without the file, the page number alone. In a practice the page opens
 * beside the question.
 */
export function SourceLink({ sources, fileId, page, quote }: SourceLinkProps) {
  const messages = useMessages().quiz.results
  const openPanel = use(PagePanelContext)
  const source = sources.find((one) => one.file_id === fileId)
  if (page === null) return null
  if (!source) return <span className="text-sm text-muted">{messages.sourceGone(page)}</span>
  const fileName = source.base_files?.file_name ?? ''
  const openHere = (event: MouseEvent) => {
    if (!openPanel || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openPanel({ baseId: source.base_id, fileId: source.file_id, page, quote })
  }
  return (
    <Link
      onClick={openHere}
      to={routes.base(source.base_id, {
        fileId: source.file_id,
        page,
        ...(quote !== null && { quote }),
      })}
      aria-label={messages.openPage(page, fileName)}
      className="target inline-flex min-h-6 items-center gap-1 text-sm wrap-anywhere text-accent underline underline-offset-4 hover:no-underline"
    >
      <BookOpen aria-hidden className="size-4 shrink-0" />
      {sources.length > 1 ? messages.openPage(page, fileName) : messages.page(page)}
    </Link>
  )
}

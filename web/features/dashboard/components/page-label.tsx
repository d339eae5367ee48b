import { BookOpen } from 'lucide-react'
import { useMessages } from '../../../lib/i18n/messages.tsx'

/** The page that the link around it opens, underlined while that is pointed at. */
export function PageLabel({ page }: { page: number }) {
  const { quiz } = useMessages()
  return (
    <span className="inline-flex items-baseline gap-2 font-medium text-accent underline-offset-4 group-hover:underline">
      <BookOpen aria-hidden className="size-4 shrink-0 self-center" />
      {quiz.results.page(page)}
    </span>
  )
}

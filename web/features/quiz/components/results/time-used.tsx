import type { Quiz } from '../../../../../domain/quiz/rows.ts'
import { clockText, timeUsed } from '../../../../../domain/quiz/taking/timed.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'

/** How much of its time limit a completed test took. */
export function TimeUsed({ quiz }: { quiz: Quiz }) {
  const messages = useMessages().timed
  const time = timeUsed(quiz)
  if (!time) return null
  return (
    <p className="text-sm text-muted">
      {messages.used(clockText(time.used), clockText(time.limit))}
      {time.isOver && <span className="block">{messages.overAtEnd}</span>}
    </p>
  )
}

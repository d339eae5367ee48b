import { useMessages } from '../../../lib/i18n/messages.tsx'
import { AnswerFragment } from './answer-fragment.tsx'
import { PageFragment } from './page-fragment.tsx'

/** What Stoa does, in two paragraphs. */
export function Description() {
  const { home } = useMessages()
  return (
    <div className="grid gap-4 text-[1.0625rem] leading-relaxed text-muted">
      <p>{home.descriptionOne}</p>
      <p>{home.descriptionTwo}</p>
    </div>
  )
}

/** The card: a page beside a question and its answer. */
export function Example() {
  const { example } = useMessages().home
  return (
    <figure aria-label={example.label} className="relative grid min-w-0 gap-6 sm:block sm:pb-52">
      <PageFragment />
      <AnswerFragment />
    </figure>
  )
}

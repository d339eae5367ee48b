import { FilePlus2, GraduationCap, MessagesSquare, Plus, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/controls/button.tsx'
import { EmptyState } from '../../../components/status/states.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'

/** Shown when there is a PDF but no quiz yet. */
export function NoQuizYet() {
  const messages = useMessages().dashboard
  return (
    <EmptyState
      icon={GraduationCap}
      title={messages.emptyTitle}
      body={messages.emptyBody}
      action={
        <>
          <ButtonLink variant="primary" to={routes.quiz}>
            {messages.emptyAction}
          </ButtonLink>
          <ButtonLink to={routes.newBase}>{messages.emptyBase}</ButtonLink>
        </>
      }
    />
  )
}

const ICONS: readonly LucideIcon[] = [FilePlus2, MessagesSquare, GraduationCap]

/** Shown when there are no files: the steps from a file to a mark. `sample` is the shortcut. */
export function FirstSteps({ sample }: { sample: ReactNode }) {
  const messages = useMessages().dashboard
  return (
    <section
      aria-labelledby="first-steps"
      className="mx-auto grid max-w-4xl gap-10 py-8 text-center sm:py-14"
    >
      <h2 id="first-steps" className="text-3xl">
        {messages.emptyTitle}
      </h2>
      <ol className="grid gap-8 text-start sm:grid-cols-3">
        {messages.steps.map(({ title, body }, index) => {
          const Icon = ICONS[index] ?? GraduationCap
          return (
            <li
              key={title}
              className="grid grid-cols-[auto_1fr] content-start items-start gap-x-4 gap-y-2 border-line max-sm:border-t max-sm:pt-6 sm:grid-cols-1 sm:border-t-2 sm:pt-5"
            >
              <Icon
                aria-hidden
                size={26}
                strokeWidth={1.4}
                className="text-accent max-sm:row-span-2"
              />
              <h3 className="text-xl">{title}</h3>
              <p className="text-muted">{body}</p>
            </li>
          )
        })}
      </ol>
      <div className="actions justify-center">
        <ButtonLink variant="primary" icon={Plus} to={routes.newBase}>
          {messages.emptyBase}
        </ButtonLink>
        {sample}
      </div>
    </section>
  )
}

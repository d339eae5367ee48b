import type { ReactNode } from 'react'
import { Page } from '../../../components/content/page.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { Description, Example } from './introduction.tsx'

/** The home page of a signed-in learner: `next` is what to do next, before the description. */
export function LearnerHome({ next }: { next: ReactNode }) {
  const { home } = useMessages()
  return (
    <Page title={home.title} lead={home.subtitle}>
      {next}
      <section className="mt-16 grid gap-x-16 gap-y-10 border-t border-line pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="max-w-xl">
          <Description />
        </div>
        <Example />
      </section>
    </Page>
  )
}

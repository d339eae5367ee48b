import type { ReactNode } from 'react'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { Description, Example } from './introduction.tsx'
import { MarkingFragment } from './marking-fragment.tsx'
import { ProgressFragment } from './progress-fragment.tsx'

/** The landing page of a visitor: a description of Stoa and an example. */
export function Landing({ actions }: { actions: ReactNode }) {
  const { home } = useMessages()
  return (
    <>
      <section className="mx-auto grid w-full max-w-[88rem] gap-x-16 gap-y-14 px-4 pt-12 pb-20 sm:px-6 sm:pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center lg:px-10 lg:pt-20 lg:pb-28">
        <div className="grid max-w-xl gap-6">
          <h1
            tabIndex={-1}
            className="text-[clamp(2.75rem,1.6rem+4.6vw,5rem)] leading-[1.02] font-normal tracking-[-0.025em]"
          >
            {home.title}
          </h1>
          <p className="font-serif text-[1.375rem] leading-snug text-text sm:text-2xl">
            {home.subtitle}
          </p>
          <Description />
          <div className="flex flex-wrap gap-3 pt-2">{actions}</div>
        </div>
        <Example />
      </section>

      <section className="border-t border-line bg-surface">
        <div className="mx-auto grid max-w-[88rem] gap-x-16 gap-y-10 px-4 py-20 sm:px-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:px-10 lg:py-28">
          <TextBlock title={home.marking.title} body={home.marking.body} />
          <MarkingFragment />
        </div>
      </section>

      <section className="border-t border-line">
        <div className="mx-auto grid max-w-[88rem] gap-x-16 gap-y-10 px-4 py-20 sm:px-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:px-10 lg:py-28">
          <TextBlock title={home.progress.title} body={home.progress.body} />
          <ProgressFragment />
        </div>
      </section>

      <section className="border-t border-line bg-surface">
        <div className="mx-auto grid max-w-3xl justify-items-center gap-5 px-4 py-24 text-center sm:px-6">
          <h2 className="text-4xl font-normal sm:text-5xl">{home.closing.title}</h2>
          <p className="max-w-xl text-[1.0625rem] leading-relaxed text-muted">
            {home.closing.body}
          </p>
          <div className="flex flex-wrap justify-center gap-3 pt-3">{actions}</div>
        </div>
      </section>
    </>
  )
}

function TextBlock({ title, body }: { title: string; body: string }) {
  return (
    <div className="grid max-w-xl content-start gap-4">
      <h2 className="text-3xl font-normal sm:text-[2.5rem]">{title}</h2>
      <p className="text-[1.0625rem] leading-relaxed text-muted">{body}</p>
    </div>
  )
}

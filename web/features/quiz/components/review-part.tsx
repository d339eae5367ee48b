import type { ReactNode } from 'react'

/** A part of a question's review under its title. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-1 text-sm font-medium text-muted">{title}</h4>
      <div className="wrap-anywhere whitespace-pre-line">{children}</div>
    </section>
  )
}

/** A quote without the line breaks of the page; code of several lines keeps them. */
export const quoteText = (text: string): string =>
  (text.includes('```') ? text : text.replace(/\s+/g, ' ')).trim()

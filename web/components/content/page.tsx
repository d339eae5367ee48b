import type { ReactNode } from 'react'

const WIDTH = { narrow: 'max-w-2xl', wide: 'max-w-[88rem] lg:px-10', full: 'max-w-none' }

/** The layout of a screen: `<h1>`, lead text, actions, then the content. */
export function Page({
  title,
  lead,
  actions,
  width = 'wide',
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  width?: 'narrow' | 'wide' | 'full'
  children?: ReactNode
}) {
  return (
    <div className={`mx-auto w-full px-4 py-8 sm:px-6 sm:py-12 ${WIDTH[width]}`}>
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 gap-2">
          <h1 tabIndex={-1} className="text-3xl wrap-anywhere sm:text-4xl">
            {title}
          </h1>
          {lead !== undefined && <div className="max-w-prose text-muted">{lead}</div>}
        </div>
        {actions !== undefined && (
          <div className="flex flex-wrap gap-3 max-sm:has-[.grow]:w-full print:hidden">
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  )
}

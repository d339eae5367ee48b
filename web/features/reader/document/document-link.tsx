import { createContext, use, type ReactNode } from 'react'
import type { LinkTarget } from '../../../../domain/text/inline/links.ts'
import { webAddress } from '../../../../domain/text/inline/web-address.ts'
import { WebLink } from './web-links.tsx'

/** Shows the block that begins at `start` of a page (from 1). */
export type ShowBlock = (page: number, start: number) => void

/** Shows the place in the open document that a link leads to. */
export const ShowBlockContext = createContext<ShowBlock>(() => undefined)

/** A link of the document; plain text where it leads to no address that may be opened. */
export function DocumentLink({ to, children }: { to: LinkTarget; children: ReactNode }) {
  const showBlock = use(ShowBlockContext)
  // A button would not be broken at the end of a line.
  if (to.kind === 'place')
    return (
      <a
        href={`#page-${to.page}`}
        className="document-link"
        onClick={(event) => {
          event.preventDefault()
          showBlock(to.page, to.offset)
        }}
      >
        {children}
      </a>
    )
  const url = webAddress(to.url)
  return url === null ? children : <WebLink url={url}>{children}</WebLink>
}

import type { readDocument } from '../../domain/documents/read-document.ts'

/** The links of a document: their text, and the address or the beginning of what they lead to. */
export const linksOf = ({ pages, links }: Awaited<ReturnType<typeof readDocument>>) =>
  links.flatMap((list, index) =>
    list.map(({ start, end, to }) => [
      pages[index]?.slice(start, end),
      to.kind === 'web'
        ? to.url
        : `${to.page}: ${pages[to.page - 1]?.slice(to.offset).slice(0, 8)}`,
    ]),
  )

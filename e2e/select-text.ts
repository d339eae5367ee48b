import type { Page } from 'playwright-core'

/** Selects in the first page of the viewer from the text `from` to the end of the text `to`. */
export const selectText = (page: Page, from: string, to: string) =>
  page.evaluate(
    ([first, last]) => {
      const nodes: Text[] = []
      const walker = document.createTreeWalker(
        document.querySelector('[data-page], [data-document-page], [data-text-page]') ??
          document.body,
        NodeFilter.SHOW_TEXT,
      )
      while (walker.nextNode()) nodes.push(walker.currentNode as Text)
      const start = nodes.find(({ data }) => data.includes(first ?? ''))
      const end = nodes.find(({ data }) => data.includes(last ?? ''))
      if (!start || !end) throw new Error(`no text ${String(first)} or ${String(last)}`)
      document
        .getSelection()
        ?.setBaseAndExtent(
          start,
          start.data.indexOf(first ?? ''),
          end,
          end.data.indexOf(last ?? '') + (last ?? '').length,
        )
    },
    [from, to],
  )

/** A grid of small pages: sizes in CSS pixels. */
export type Grid = {
  readonly columns: number
  readonly rowHeight: number
  readonly pages: number
}

/** The pages (1-based, inclusive) of the rows in view and of one row above and below. */
export function pagesInView(
  { columns, rowHeight, pages }: Grid,
  scrollTop: number,
  height: number,
): { first: number; last: number } {
  const firstRow = Math.max(0, Math.floor(scrollTop / rowHeight) - 1)
  const lastRow = Math.max(firstRow, Math.ceil((scrollTop + height) / rowHeight))
  return {
    first: Math.min(pages, firstRow * columns + 1),
    last: Math.min(pages, (lastRow + 1) * columns),
  }
}

/** The page that a key moves the focus to; null for other keys. */
export function pageOfKey(key: string, page: number, { columns, pages }: Grid): number | null {
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: page + 1,
    ArrowLeft: page - 1,
    ArrowDown: page + columns,
    ArrowUp: page - columns,
    Home: 1,
    End: pages,
  }
  const next = moves[key]
  return next === undefined ? null : Math.min(pages, Math.max(1, next))
}

/** Runs tasks one after the other; a task whose signal is aborted before its turn is left out. */
export function sequential(): (signal: AbortSignal, task: () => Promise<void>) => void {
  let previous: Promise<void> = Promise.resolve()
  return (signal, task) => {
    previous = previous.then(async () => {
      if (!signal.aborted) await task()
    })
  }
}

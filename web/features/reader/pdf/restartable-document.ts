import { Failure } from '../../../../domain/failure.ts'

/**
 * A page without a result for this long is abandoned: it has millions of operations or a huge
 * image.
 */
const STALL_MS = 20_000
const CHECK_MS = 1_000

/**
 * The result of `work`, or `pdf_stalled` if there is none within `STALL_MS`. A second in which
 * `isIdleAllowed` is true (bytes arrived, the tab is hidden) restarts the wait.
 */
export async function unlessStalled<T>(work: Promise<T>, isIdleAllowed: () => boolean): Promise<T> {
  const { promise: stalled, reject } = Promise.withResolvers<never>()
  let idleMs = 0
  const timer = setInterval(() => {
    idleMs = isIdleAllowed() ? 0 : idleMs + CHECK_MS
    if (idleMs >= STALL_MS) reject(new Failure('pdf_stalled'))
  }, CHECK_MS)
  try {
    return await Promise.race([work, stalled])
  } finally {
    clearInterval(timer)
  }
}

type Opened<D> = { document: Promise<D>; close: () => void }

export type Reopening<D> = {
  /**
   * Runs `work` for a page (from 1). Throws `pdf_stalled` for a page that was abandoned, now and
   * later.
   */
  on<T>(page: number, work: (document: D) => Promise<T>): Promise<T>
  close(): void
}

/**
 * A document whose reader can hang on one of its pages. That page is abandoned; the document is
 * closed, which stops its work and frees its memory, and reopened for the other pages, whose work
 * restarts.
 */
export function withRestart<D>(
  first: Opened<D>,
  open: () => Opened<D>,
  isIdleAllowed: () => boolean,
): Reopening<D> {
  const abandonedPages = new Set<number>()
  const session = (opened: Opened<D>) => {
    const over = Promise.withResolvers<never>()
    // Both rejections may have no other handler
    for (const onError of [opened.document, over.promise]) onError.catch(() => {})
    return { opened, over }
  }
  let now = session(first)

  function replace(page: number): void {
    abandonedPages.add(page)
    const before = now
    now = session(open())
    before.over.reject(new Error('The document was opened again'))
    before.opened.close()
  }

  return {
    async on(page, work) {
      for (;;) {
        if (abandonedPages.has(page)) throw new Failure('pdf_stalled')
        const startedIn = now
        const done = startedIn.opened.document.then(work)
        try {
          return await unlessStalled(Promise.race([done, startedIn.over.promise]), isIdleAllowed)
        } catch (error) {
          if (startedIn === now && error instanceof Failure && error.code === 'pdf_stalled')
            replace(page)
          else if (startedIn === now) throw error
        }
      }
    },
    close: () => now.opened.close(),
  }
}

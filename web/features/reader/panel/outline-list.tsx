import { ArrowUpRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { RichText } from '../../../components/content/rich-text.tsx'
import { Skeleton } from '../../../components/status/skeleton.tsx'
import { addressLabel, EXTERNAL_LINK } from '../../../lib/browser/web-address.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { OutlineEntry, ReadOutline } from './outline-entry.ts'

/** The pages of more entries are not looked up: they are shown without a number. */
const NUMBERED_MAX = 500
/** The numbers are shown each time this many more are known. */
const BATCH = 250

type Loaded = {
  readonly read: ReadOutline
  readonly entries: readonly OutlineEntry[]
  /** The page of each entry as far as it is known. */
  readonly pages: readonly (number | null)[]
}

/** The entries and, as they become known, their pages. Null while loading. */
function useOutline(read: ReadOutline): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    const isCancelled = new AbortController()
    const { signal } = isCancelled
    const load = async () => {
      const entries = await read()
      signal.throwIfAborted()
      const pages: (number | null)[] = []
      setLoaded({ read, entries, pages })
      for (const entry of entries.slice(0, NUMBERED_MAX)) {
        pages.push(await entry.page().catch(() => null))
        signal.throwIfAborted()
        if (pages.length % BATCH === 0) setLoaded({ read, entries, pages: [...pages] })
      }
      setLoaded({ read, entries, pages: [...pages] })
    }
    // A file whose contents cannot be read is shown as one without contents.
    load().catch(() => {
      if (!signal.aborted) setLoaded({ read, entries: [], pages: [] })
    })
    return () => isCancelled.abort()
  }, [read])
  return loaded?.read === read ? loaded : null
}

/** The last entry at or before the page. */
const currentEntry = (pages: readonly (number | null)[], page: number): number =>
  pages.findLastIndex((each) => each !== null && each <= page)

type Props = { read: ReadOutline; page: number; onOpened: () => void }

/** The contents of a file: bookmarks of a PDF, headings of a document. */
export function OutlineList({ read, page, onOpened }: Props) {
  const messages = useMessages().viewing
  const outline = useOutline(read)
  if (!outline)
    return (
      <div className="viewer-panel-loading">
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
      </div>
    )
  if (outline.entries.length === 0)
    return <p className="viewer-panel-empty">{messages.outline.none}</p>
  const current = currentEntry(outline.pages, page)
  return (
    <ul className="outline-list">
      {outline.entries.map((entry, index) => (
        <li key={index} style={{ paddingInlineStart: `${Math.min(entry.level, 5) * 0.9}rem` }}>
          {entry.url !== null ? (
            <a
              href={entry.url}
              {...EXTERNAL_LINK}
              dir="auto"
              aria-label={messages.outline.leaving(entry.title, addressLabel(entry.url))}
            >
              <span>{entry.title}</span>
              <ArrowUpRight size={14} aria-hidden="true" />
            </a>
          ) : (
            <button
              type="button"
              dir="auto"
              aria-current={index === current ? 'location' : undefined}
              onClick={() => {
                entry.open()
                onOpened()
              }}
            >
              <span>
                <RichText text={entry.title} />
              </span>
              <span aria-hidden="true">{outline.pages[index]}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

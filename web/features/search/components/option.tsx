import {
  BookOpen,
  FileText,
  Library,
  ListChecks,
  MessageSquareText,
  StickyNote,
  type LucideIcon,
} from 'lucide-react'
import { Fragment } from 'react'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { excerptOf, matchedParts } from '../excerpt.ts'
import type { SearchResult } from '../result.ts'

const ICONS: Record<SearchResult['kind'], LucideIcon> = {
  base: Library,
  file: FileText,
  page: BookOpen,
  highlight: StickyNote,
  chat: MessageSquareText,
  quiz: ListChecks,
  question: ListChecks,
}

/** A text with the words of the query marked. */
function Marked({ text, query }: { text: string; query: string }) {
  return matchedParts(text, query).map(({ text: part, isMatch }, at) =>
    isMatch ? <mark key={at}>{part}</mark> : <Breakable key={at} text={part} />,
  )
}

/** A text that lines divide after `_` and `.`: names of files often have no spaces. */
const Breakable = ({ text }: { text: string }) =>
  text.split(/(?<=[_.])/u).map((part, at) => (
    <Fragment key={at}>
      {part}
      {/[_.]$/u.test(part) && <wbr />}
    </Fragment>
  ))

/** The file or base that contains a result, and its page or state. */
function usePlace(result: SearchResult): string[] {
  const texts = useMessages().search
  switch (result.kind) {
    case 'base':
      return []
    case 'file':
    case 'chat':
      return [result.place]
    case 'page':
    case 'highlight':
      return [texts.page(result.page), result.place]
    case 'quiz':
      return [result.isCompleted ? texts.completed : texts.open]
    case 'question':
      return [result.place, result.isCompleted ? texts.completed : texts.open]
  }
}

type Props = {
  id: string
  result: SearchResult
  /** The query that found it. */
  query: string
  isActive: boolean
  onActive: () => void
  onOpen: () => void
}

/** One result: what it is called, where it is, and the text that was found. */
export function Option({ id, result, query, isActive, onActive, onOpen }: Props) {
  const place = usePlace(result)
  const Icon = ICONS[result.kind]
  // A passage may be long.
  const title = result.kind === 'highlight' ? excerptOf(result.title, query).excerpt : result.title
  const excerpt = 'excerpt' in result ? result.excerpt : null
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className="search-option"
      // Not on entering: the list may have been scrolled under a pointer that does not move.
      onPointerMove={isActive ? undefined : onActive}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <Icon aria-hidden size={18} strokeWidth={1.6} className="search-icon" />
      <div className="min-w-0">
        <p className="search-title" dir="auto" title={title}>
          <Marked text={title} query={result.kind === 'page' ? '' : query} />
        </p>
        {excerpt !== null && (
          <p className="search-excerpt" dir="auto">
            <Marked text={excerptOf(excerpt, query).excerpt} query={query} />
          </p>
        )}
      </div>
      {place.length > 0 && (
        <p className="search-place">
          {place.map((part) => (
            <bdi key={part} className="truncate" title={part}>
              {part}
            </bdi>
          ))}
        </p>
      )}
    </div>
  )
}

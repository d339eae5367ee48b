import { useId } from 'react'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { Skeleton } from '../../../components/status/skeleton.tsx'
import { keyOf, type SearchResult } from '../result.ts'
import type { Found } from '../use-results.ts'
import { Option } from './option.tsx'

type Props = {
  id: string
  found: Found
  activeId: string | null
  optionId: (result: SearchResult) => string
  onActive: (result: SearchResult) => void
  onOpen: (result: SearchResult) => void
}

/** The results by group. */
export function Results({ id, found, activeId, optionId, onActive, onOpen }: Props) {
  const texts = useMessages().search
  const headings = useId()
  return (
    <div
      id={id}
      role="listbox"
      aria-label={texts.results}
      aria-busy={!found.isCurrent}
      className="search-results"
    >
      {found.groups.map(({ group, results }) => (
        <div key={group} role="group" aria-labelledby={`${headings}-${group}`}>
          <p id={`${headings}-${group}`} role="presentation" className="search-heading">
            {texts.groups[group]}
          </p>
          {results.map((result) => (
            <Option
              key={keyOf(result)}
              id={optionId(result)}
              result={result}
              query={found.query ?? ''}
              isActive={optionId(result) === activeId}
              onActive={() => onActive(result)}
              onOpen={() => onOpen(result)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Placeholders for the results while the first ones are loading. */
export function ResultsSkeleton() {
  return (
    <div className="grid gap-3 p-5">
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} className="h-8 w-full" />
      ))}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { suggestedTermsQuery } from '../api/suggested-terms.ts'
import { nearestTerms } from '../question/nearest-terms.ts'
import { Chip } from './chip.tsx'

type Props = { fileId: string; page: number; onAsk: (question: string) => void }

const SHOWN = 3

/** Questions about the terms that the file defines nearest to the page. */
export default function TermChips({ fileId, page, onAsk }: Props): ReactNode {
  const { meaning } = useMessages().tutor.suggestions
  const { data: terms = [] } = useQuery(suggestedTermsQuery(fileId))
  return (
    <>
      {nearestTerms(terms, page, SHOWN).map(({ term }) => (
        <Chip key={term} label={meaning(term)} onSelect={() => onAsk(meaning(term))} />
      ))}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { passageBoxes } from '../../../../domain/recognition/passage-boxes.ts'
import type { Box } from '../../../../domain/recognition/recognised-page.ts'
import { locatePassage } from '../../../../domain/text/search/find-quote.ts'
import { recognisedTextQuery } from '../../../lib/recognised-text.ts'
import type { ReaderFile, ReaderTarget } from '../types.ts'

/** The boxes of the target's passage on a picture; null without a passage or before it is known. */
export function usePicturePassage(
  file: ReaderFile,
  target: ReaderTarget | null,
): readonly Box[] | null {
  const quote = target?.quote
  const { data: stored } = useQuery({
    ...recognisedTextQuery(file.id),
    enabled: quote !== undefined && file.extraction.recognised_pages > 0,
  })
  return useMemo(() => {
    if (!quote || !stored) return null
    const found = locatePassage(quote, stored.pages[0] ?? '')
    return found ? passageBoxes(stored.recognition[0]?.lines ?? [], found) : []
  }, [quote, stored])
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { passageBoxes } from '../../../../domain/recognition/passage-boxes.ts'
import type { Box } from '../../../../domain/recognition/recognised-page.ts'
import { locatePassage } from '../../../../domain/text/search/find-quote.ts'
import { recognisedTextQuery, type RecognisedText } from '../../../lib/recognised-text.ts'
import type { ReaderFile } from '../types.ts'
import type { RecognisedPageText } from './recognised-page-text.ts'

const pictureOf = (stored: RecognisedText | null): RecognisedPageText | null =>
  stored && { text: stored.pages[0] ?? '', lines: stored.recognition[0]?.lines ?? [] }

/** The recognised text of a picture; null if there is none, or before it is known. */
export function usePictureText(file: ReaderFile): RecognisedPageText | null {
  const { data = null } = useQuery({
    ...recognisedTextQuery(file.id),
    enabled: file.extraction.recognised_pages > 0,
    select: pictureOf,
  })
  return data
}

/** The boxes of a passage on a picture; null without a passage or before the text is known. */
export function usePassageBoxes(
  content: RecognisedPageText | null,
  quote: string | undefined,
): readonly Box[] | null {
  return useMemo(() => {
    if (!quote || !content) return null
    const found = locatePassage(quote, content.text)
    return found ? passageBoxes(content.lines, found) : []
  }, [quote, content])
}

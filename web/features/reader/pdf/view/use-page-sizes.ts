import { useCallback, useMemo, useState } from 'react'
import type { PageSize } from '../../page-layout.ts'
import type { OpenPdf } from '../open-pdf.ts'

const NO_SIZES: ReadonlyMap<number, PageSize> = new Map()

/** The sizes of all pages: of those that have not been read yet, that of the first. */
export function usePageSizes(pdf: OpenPdf) {
  const [measured, setMeasured] = useState({ pdf, sizes: NO_SIZES })
  const known = measured.pdf === pdf ? measured.sizes : NO_SIZES
  const sizes = useMemo(
    () => Array.from({ length: pdf.pages }, (_, index) => known.get(index + 1) ?? pdf.firstSize),
    [pdf, known],
  )
  const setSize = useCallback(
    (page: number, size: PageSize) =>
      setMeasured((before) => {
        const known = before.pdf === pdf ? before.sizes : NO_SIZES
        const now = known.get(page) ?? pdf.firstSize
        return now.width === size.width && now.height === size.height
          ? before
          : { pdf, sizes: new Map(known).set(page, size) }
      }),
    [pdf],
  )
  return { sizes, setSize }
}

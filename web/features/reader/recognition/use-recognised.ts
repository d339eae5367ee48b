import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OpenPdf } from '../pdf/open-pdf.ts'
import type { ReaderFile } from '../types.ts'

/** The open PDF with the recognised text of its pages; that text loads only where there is some. */
export function useRecognised(file: ReaderFile, pdf: OpenPdf | null): OpenPdf | null {
  const { id, extraction } = file
  const { data: add } = useQuery({
    queryKey: ['recognised-pdf', id],
    meta: { showsTextStatus: true },
    enabled: extraction.recognised_pages > 0,
    queryFn: async () => (await import('./recognised-pdf.ts')).recognisedPdf(id),
  })
  return useMemo(() => (pdf && add ? add(pdf) : pdf), [pdf, add])
}

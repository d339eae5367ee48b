import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { Button } from '../../../components/controls/button.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { baseFilesQuery } from '../api/base-files.ts'
import type { BaseCard } from '../api/bases.ts'
import { retryExtraction, useBaseExtraction } from '../extraction/extraction.ts'
import { canReadAgain } from '../recognition/can-read-again.ts'

/** How many files of a base are read, the page being read, and a retry of those it can help. */
export function BaseReading({ base }: { base: BaseCard }) {
  const { myBases: texts, extraction } = useMessages().bases
  const active = useBaseExtraction(base.id)
  const { data: files = [] } = useQuery({
    ...baseFilesQuery(base.id),
    enabled: base.failedPdfs > 0,
  })
  const toRetry = files.filter(
    (file) => file.extraction.status === 'failed' && canReadAgain(file, null),
  )
  if (base.readPdfs >= base.pdfs) return null
  return (
    <>
      <span className="text-warn">{texts.textsRead(base.readPdfs, base.pdfs)}</span>
      {active && (
        <span className="text-accent">
          {active.phase === 'reading'
            ? extraction.reading(active.done, active.total)
            : extraction.processing}
        </span>
      )}
      {!active && toRetry.length > 0 && (
        <Button
          size="sm"
          variant="quiet"
          icon={RotateCw}
          className="relative -my-1.5 -ms-3"
          aria-label={texts.retryReading(base.name)}
          onClick={() => toRetry.forEach(retryExtraction)}
        >
          {extraction.retry}
        </Button>
      )}
    </>
  )
}

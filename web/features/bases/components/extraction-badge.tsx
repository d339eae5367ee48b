import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react'
import { Badge } from '../../../components/content/badge.tsx'
import { useExtraction, type ExtractionState } from '../../../lib/extraction-states.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { BaseFile } from '../api/base-files.ts'
import { isUnrecognised } from '../recognition/can-read-again.ts'

type Phase = ExtractionState['phase'] | BaseFile['extraction']['status']

/** The state of a scan whose text can still be recognised is no failure. */
function phaseOf(file: BaseFile, local: ExtractionState | null): Phase {
  const phase = local?.phase ?? file.extraction.status
  const isScan =
    isUnrecognised(file) || (local?.phase === 'failed' && local.failure.code === 'pdf_no_text')
  return phase === 'failed' && isScan ? 'not_processed' : phase
}

/**
 * Whether the text of a PDF can be used: the state in this tab, else the stored state. `quiet`:
 * a text that can be used is not pointed out visually.
 */
export function ExtractionBadge({ file, quiet = false }: { file: BaseFile; quiet?: boolean }) {
  const { extraction: messages } = useMessages().bases
  const local = useExtraction(file.id)
  switch (phaseOf(file, local)) {
    case 'completed':
      return quiet ? (
        <span className="sr-only">{messages.ready}</span>
      ) : (
        <Badge tone="success" icon={CircleCheck}>
          {messages.ready}
        </Badge>
      )
    case 'failed':
      return (
        <Badge tone="danger" icon={CircleAlert}>
          {messages.failed}
        </Badge>
      )
    case 'not_processed':
      return <Badge icon={CircleDashed}>{messages.notProcessed}</Badge>
    default:
      return (
        <Badge tone="accent" icon={LoaderCircle}>
          {local?.phase === 'reading'
            ? messages.reading(local.done, local.total)
            : messages.processing}
        </Badge>
      )
  }
}

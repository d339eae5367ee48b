import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { safeFileName } from '../../../../domain/export/file-name.ts'
import { Button } from '../../../components/controls/button.tsx'
import { useToast } from '../../../components/status/toast.tsx'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { saveBlob } from '../../../lib/zip/save-blob.ts'
import type { PlacedHighlight } from '../passages/use-file-highlights.ts'
import type { OpenPdf } from '../pdf/open-pdf.ts'

type Props = { pdf: OpenPdf; fileName: string; highlights: readonly PlacedHighlight[] }

/** Saves a PDF with its highlights and notes as annotations. A failure is shown. */
export function SavePdf({ pdf, fileName, highlights }: Props) {
  const messages = useMessages()
  const texts = messages.viewing.highlights
  const toast = useToast()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const { annotatedPdf } = await loadChunk(() => import('../pdf/annotated-pdf.ts'))
      const name = texts.annotated(fileName.replace(/\.pdf$/iu, ''))
      saveBlob(await annotatedPdf(pdf, highlights), `${safeFileName(name, texts.title)}.pdf`)
    } catch (cause) {
      toast(failureMessage(cause, messages), { tone: 'danger' })
    } finally {
      setSaving(false)
    }
  }
  return (
    <Button size="sm" variant="quiet" icon={FileDown} busy={isSaving} onClick={() => void save()}>
      {texts.savePdf}
    </Button>
  )
}

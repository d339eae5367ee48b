import { useToast } from '../../../components/status/toast.tsx'
import { safeFileName } from '../../../../domain/export/file-name.ts'
import { highlightsMarkdown } from '../../../../domain/export/highlights-markdown.ts'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { saveBlob } from '../../../lib/zip/save-blob.ts'
import type { Highlight } from '../api/highlights.ts'
import type { PassageHost } from '../passages/host.ts'

/** Saves highlights with their notes as a Markdown file. A failure is shown. */
export function useSaveHighlights({ baseName, fileIds, fileName }: PassageHost) {
  const messages = useMessages()
  const toast = useToast()
  const { title } = messages.viewing.highlights
  return (highlights: readonly Highlight[]): void => {
    try {
      const byFile = Map.groupBy(highlights, ({ file_id }) => file_id)
      const files = fileIds.map((id) => ({ name: fileName(id), highlights: byFile.get(id) ?? [] }))
      const text = highlightsMarkdown(
        { name: baseName, files },
        { title: messages.viewing.highlights.of, page: messages.reader.page },
      )
      const name = safeFileName(messages.viewing.highlights.of(baseName), title)
      saveBlob(new Blob([text], { type: 'text/markdown' }), `${name}.md`)
    } catch (cause) {
      toast(failureMessage(cause, messages), { tone: 'danger' })
    }
  }
}

import { extensionOf } from '../../../../domain/bases/file-types.ts'
import { successorOf } from '../../../../domain/bases/older-formats.ts'
import { Progress } from '../../../components/status/progress.tsx'
import { Notice } from '../../../components/status/states.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { Availability } from '../types.ts'

const CHECK_FAILED: ReadonlySet<string> = new Set(['chat_text_check_failed', 'file_load_failed'])

type Props = { fileName: string; availability: Availability }

/** Why the file cannot be used in a chat, or how far its text has been read. */
export function AvailabilityNotice({ fileName, availability }: Props) {
  const { errors, tutor } = useMessages()
  const successor = successorOf(fileName)
  if (availability.state === 'unavailable')
    return (
      <div className="px-4 pt-2">
        <Notice tone={CHECK_FAILED.has(availability.reason) ? 'danger' : 'neutral'}>
          <p>{errors[availability.reason]}</p>
          {availability.reason === 'chat_pdf_only' && (
            <p>
              {successor
                ? tutor.olderFormat(extensionOf(fileName), successor)
                : tutor.readableKinds}
            </p>
          )}
        </Notice>
      </div>
    )
  if (availability.state !== 'extracting') return null
  const { isDocument, done, total } = availability
  return (
    <div role="status" className="grid gap-2 px-5 pt-3 text-sm text-muted">
      <p>{isDocument ? errors.chat_document_not_ready : errors.chat_text_not_ready}</p>
      <Progress
        label={tutor.extracting.title}
        {...(total !== null && { value: done, max: total })}
      />
      {total !== null && <p>{tutor.extracting.pages(done, total)}</p>}
    </div>
  )
}

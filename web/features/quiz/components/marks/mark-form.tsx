import { useRef, type ReactNode } from 'react'
import { asFailure } from '../../../../../domain/failure.ts'
import { Button } from '../../../../components/controls/button.tsx'
import { Notice } from '../../../../components/status/states.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { useChangeMark, type MarkChange } from '../../api/change-mark.ts'

type Props = {
  quizId: string
  /** The accessible name of the form, if nothing around it labels it. */
  label?: string
  submitLabel: string
  /** The request to send; null if something is missing, which the form then reports. */
  change: () => MarkChange | null
  onClose: () => void
  children: ReactNode
}

/**
 * A form that changes one mark: Enter submits, Ctrl + Enter from a text area; a double submit is
 * prevented.
 */
export function MarkForm({ quizId, label, submitLabel, change, onClose, children }: Props) {
  const messages = useMessages()
  const { mutate, isPending, error } = useChangeMark(quizId)
  const sending = useRef(false)
  const send = () => {
    const request = sending.current ? null : change()
    if (!request) return
    sending.current = true
    mutate(request, { onSuccess: onClose, onSettled: () => (sending.current = false) })
  }
  return (
    <form
      noValidate
      aria-label={label}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
      }}
    >
      {children}
      {error && (
        <Notice tone="danger">{messages.errors[asFailure(error, 'grade_failed').code]}</Notice>
      )}
      <footer className="actions">
        <Button variant="ghost" onClick={onClose}>
          {messages.common.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={isPending}>
          {submitLabel}
        </Button>
      </footer>
    </form>
  )
}

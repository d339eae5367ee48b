import { X } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { Button, IconButton } from '../controls/button.tsx'
import { useModal } from './use-modal.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  footer?: ReactNode
  children?: ReactNode
}

/**
 * A modal dialog based on the native `<dialog>`: traps and restores focus, closes on Escape. An
 * element with `data-autofocus` receives the focus first, else the title.
 */
export function Dialog({ open, onClose, title, description, footer, children }: Props) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const { common } = useMessages()
  useModal(ref, open)
  if (!open) return null
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      className="panel m-auto max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain p-0 backdrop:bg-scrim open:animate-arrive"
    >
      <div className="grid gap-5 p-5 sm:p-7">
        <div className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1.5">
          <h2 id={`${id}-title`} tabIndex={-1} className="text-2xl wrap-anywhere">
            {title}
          </h2>
          <IconButton label={common.close} icon={X} onClick={onClose} className="-my-1.5 -me-3" />
          {description !== undefined && (
            <div id={`${id}-description`} className="col-span-2 text-muted">
              {description}
            </div>
          )}
        </div>
        {children}
        {footer !== undefined && <div className="actions">{footer}</div>}
      </div>
    </dialog>
  )
}

/** Asks for confirmation before an irreversible action. Cancel has the initial focus. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  body,
  confirmLabel,
  danger = false,
  busy = false,
}: {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  body: ReactNode
  confirmLabel: string
  danger?: boolean
  busy?: boolean
}) {
  const { common } = useMessages()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={body}
      footer={
        <>
          <Button variant="ghost" data-autofocus onClick={onClose}>
            {common.cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}

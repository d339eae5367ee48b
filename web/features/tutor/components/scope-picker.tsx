import { Files } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { Checkbox } from '../../../components/controls/checkbox.tsx'
import { Dialog } from '../../../components/dialogs/dialog.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { Scope } from '../question/scope.ts'
import type { AskableFile } from '../types.ts'

type Props = {
  /** The file that the chat is about. */
  fileId: string
  /** Whether that file is in the reader. */
  isOpenInReader: boolean
  files: readonly AskableFile[]
  scope: Scope
  onScope: (scope: Scope) => void
}

/** Shows which files the next question is answered from, and lets the learner choose them. */
export function ScopePicker({ fileId, isOpenInReader, files, scope, onScope }: Props) {
  const texts = useMessages().tutor.scope
  const [isOpen, setOpen] = useState(false)
  if (files.length < 2) return null
  const readable = files.filter(({ isReadable }) => isReadable)
  const asked = new Set(
    scope === null ? [fileId] : scope === 'all' ? readable.map(({ id }) => id) : scope,
  )
  const choose = (ids: ReadonlySet<string>) => {
    const chosen = readable.filter(({ id }) => ids.has(id)).map(({ id }) => id)
    const isOpenFileOnly = chosen.length === 0 || (chosen.length === 1 && chosen[0] === fileId)
    onScope(isOpenFileOnly ? null : chosen.length === readable.length ? 'all' : chosen)
  }
  const toggle = (id: string) => {
    const next = new Set(asked)
    if (!next.delete(id)) next.add(id)
    choose(next)
  }
  const fileName = files.find(({ id }) => id === fileId)?.file_name ?? texts.one
  const name = scope === null && !isOpenInReader ? fileName : nameOf(texts, scope, readable.length)
  return (
    <div className="shrink-0 px-4">
      <Button
        size="sm"
        variant="quiet"
        icon={Files}
        aria-label={`${texts.label}: ${name}`}
        onClick={() => setOpen(true)}
      >
        <span className="truncate">{name}</span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title}
        description={texts.body}
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {texts.done}
          </Button>
        }
      >
        <ul className="grid gap-3">
          <li>
            <Checkbox
              label={texts.selectAll}
              data-autofocus
              checked={scope === 'all'}
              indeterminate={scope !== 'all' && asked.size > 0}
              onChange={() => onScope(scope === 'all' ? null : 'all')}
            />
          </li>
          {files.map(({ id, file_name, isReadable }) => (
            <li key={id}>
              <Checkbox
                label={
                  <span className="wrap-anywhere">
                    {file_name}
                    {!isReadable && <span className="block text-muted">{texts.unread}</span>}
                  </span>
                }
                checked={asked.has(id)}
                disabled={!isReadable}
                onChange={() => toggle(id)}
              />
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  )
}

const nameOf = (
  texts: ReturnType<typeof useMessages>['tutor']['scope'],
  scope: Scope,
  total: number,
): string =>
  scope === null ? texts.one : scope === 'all' ? texts.all(total) : texts.some(scope.length)

import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FILE_NAME_MAX } from '../../../../domain/bases/file-rules.ts'
import { extensionOf } from '../../../../domain/bases/file-types.ts'
import { isBlank } from '../../../../domain/text/blank.ts'
import { IconButton } from '../../../components/controls/button.tsx'
import { FileName } from '../../../components/content/file-name.tsx'
import { Input } from '../../../components/controls/input.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'

/** "Notes.pdf" → ["Notes", ".pdf"]: the extension decides what the file is, so it stays. */
function splitName(name: string): [stem: string, extension: string] {
  const { length } = extensionOf(name)
  return length === 0 ? [name, ''] : [name.slice(0, -length - 1), name.slice(-length - 1)]
}

/** A typed name without the extension, which follows the field and may be typed as well. */
function withoutExtension(typed: string, extension: string): string {
  const [stem, ending] = splitName(typed)
  return ending.toLowerCase() === extension.toLowerCase() ? stem.trim() : typed
}

/** The name of a file, and a button that turns it into a field. Enter accepts, Escape cancels. */
export function FileTitle({ name, onRename }: { name: string; onRename: (name: string) => void }) {
  const texts = useMessages().bases.editBase
  const [typed, setTyped] = useState<string | null>(null)
  const [stem, extension] = splitName(name)
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = typed !== null
  useEffect(() => field.current?.select(), [isOpen])
  if (typed === null)
    return (
      <span className="flex min-w-0 items-center gap-1">
        <span className="wrap-anywhere">
          <FileName name={name} />
        </span>
        <IconButton
          ref={button}
          size="sm"
          icon={Pencil}
          label={texts.renameFile(name)}
          onClick={() => setTyped(stem)}
        />
      </span>
    )
  const close = (accepted: boolean) => {
    const next = withoutExtension(typed.trim(), extension)
    if (accepted && !isBlank(next)) onRename(`${next}${extension}`)
    setTyped(null)
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <span className="flex min-w-0 items-center gap-1">
      <Input
        ref={field}
        autoFocus
        aria-label={texts.newName(name)}
        maxLength={FILE_NAME_MAX - extension.length}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => close(true)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return
          event.preventDefault()
          close(event.key === 'Enter')
        }}
      />
      <span className="text-muted">{extension}</span>
    </span>
  )
}

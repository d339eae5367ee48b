import { CloudUpload } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { isReadableName } from '../../../../domain/bases/file-types.ts'
import { Button } from '../../../components/controls/button.tsx'
import { formatBytes } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { isPictureName } from '../upload/is-picture-name.ts'

type Props = {
  accepted: readonly string[]
  maxBytes: number
  disabled?: boolean
  onFiles: (files: File[]) => void
}

/** Drop zone and file picker for several files. */
export function DropZone({ accepted, maxBytes, disabled = false, onFiles }: Props) {
  const { upload } = useMessages().bases
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const read = accepted.filter((extension) => isReadableName(`file.${extension}`))
  const pictures = accepted.filter((extension) => isPictureName(`file.${extension}`))
  const kept = accepted.filter((extension) => ![...read, ...pictures].includes(extension))
  const drag = (dragging: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(dragging && !disabled)
  }
  return (
    <div
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        if (!disabled) onFiles([...event.dataTransfer.files])
      }}
      className={`grid justify-items-center gap-3 rounded-lg border border-dashed px-4 py-8 text-center transition-colors ${over ? 'border-accent bg-raised' : 'border-edge'}`}
    >
      <CloudUpload
        aria-hidden
        size={28}
        strokeWidth={1.4}
        className={over ? 'text-accent' : 'text-muted'}
      />
      <p className="flex flex-wrap items-center justify-center gap-x-2 gap-y-2">
        {over ? (
          upload.dropNow
        ) : (
          <span className="hidden sm:pointer-fine:inline">{upload.drop}</span>
        )}
        <Button size="sm" disabled={disabled} onClick={() => input.current?.click()}>
          {upload.browseLabel}
        </Button>
      </p>
      <p className="max-w-md text-sm text-muted text-balance">
        {upload.read(read.join(', '))}{' '}
        {pictures.length > 0 && `${upload.recognised(pictures.join(', '))} `}
        {kept.length > 0 && `${upload.keptOnly(kept.join(', '))} `}
        {upload.limit(formatBytes(maxBytes))}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label={upload.label}
        accept={accepted.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // So that the same file can be chosen again after it was removed from the list.
          event.target.value = ''
        }}
      />
    </div>
  )
}

import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { isReadable } from '../../../domain/bases/file-types.ts'
import { nameSuffixes } from '../../../domain/bases/name-suffixes.ts'
import type { BaseFile } from '../../features/bases/api/base-files.ts'
import { ExtractionBadge } from '../../features/bases/components/extraction-badge.tsx'
import { FileIcon } from '../../features/bases/components/file-icon.tsx'
import { useMessages } from '../../lib/i18n/messages.tsx'

/** The file that a key moves the focus to, from the file at `index`. */
function targetOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return Math.min(count - 1, index + 1)
    case 'ArrowLeft':
      return Math.max(0, index - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
  }
  return undefined
}

/** The text of other files is not read; that of a picture may be recognised. */
const showsState = (file: BaseFile): boolean =>
  isReadable(file) || file.extraction.status !== 'not_processed'

type Props = { files: readonly BaseFile[]; selectedId: string; onSelect: (fileId: string) => void }

/**
 * The files of a base in a row, one tab stop moved by the arrow keys. There is a select where the
 * row does not show all of them, and instead of the row on a narrow screen. A state is visible only
 * while the text of a file cannot be used.
 */
export function FileStrip({ files, selectedId, onSelect }: Props) {
  const messages = useMessages()
  const texts = messages.reader.baseView
  const strip = useRef<HTMLElement>(null)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const row = strip.current
    if (!row) return
    const show = () => {
      setCut(row.scrollWidth > row.clientWidth)
      row.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    show()
    // Actions beside it load later and leave it less room.
    const observer = new ResizeObserver(show)
    observer.observe(row)
    return () => observer.disconnect()
  }, [selectedId, files])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const index = buttons.findIndex((button) => button === document.activeElement)
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const key = isMirrored ? (MIRRORED_KEYS[event.key] ?? event.key) : event.key
    const target = targetOf(key, index, buttons.length)
    if (target === undefined || index === -1) return
    buttons[target]?.focus()
    event.preventDefault()
  }
  const suffixes = nameSuffixes(files.map((file) => file.file_name))
  const open = files.findIndex(({ id }) => id === selectedId)
  const selected = files[open]

  return (
    <>
      <nav
        ref={strip}
        aria-label={texts.files}
        className="fade-edges relative min-w-0 flex-1 overflow-x-auto max-md:hidden"
        onKeyDown={onKeyDown}
      >
        <ul className="flex w-max gap-1 px-3 py-1.5">
          {files.map((file, index) => (
            <li key={file.id}>
              <button
                type="button"
                aria-current={file.id === selectedId || undefined}
                tabIndex={file.id === selectedId ? 0 : -1}
                title={file.file_name + (suffixes[index] ?? '')}
                className="flex min-h-10 items-center gap-2 rounded-md px-3 text-sm text-muted transition-colors hover:bg-raised hover:text-text aria-[current=true]:bg-raised aria-[current=true]:text-text"
                onClick={() => onSelect(file.id)}
              >
                <FileIcon name={file.file_name} />
                <span className="flex font-medium whitespace-pre">
                  <span className="max-w-52 truncate">{file.file_name}</span>
                  {suffixes[index]}
                </span>
                {showsState(file) && <ExtractionBadge file={file} quiet />}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`flex min-w-0 items-center gap-2 ${isCut ? '' : 'md:hidden'}`}>
        <label className="target relative flex min-h-8 min-w-0 items-center gap-1.5 rounded-md text-sm text-muted transition-colors hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent md:min-h-10 md:px-2 md:hover:bg-raised">
          <span className="truncate md:hidden">{selected?.file_name}</span>
          <span className="md:hidden">{suffixes[open]}</span>
          <span className="whitespace-nowrap max-md:hidden">
            {messages.bases.files(files.length)}
          </span>
          <ChevronDown aria-hidden size={16} className="shrink-0" />
          <select
            aria-label={messages.bases.files(files.length)}
            className="absolute inset-0 w-full cursor-pointer opacity-0"
            value={selectedId}
            onChange={(event) => onSelect(event.target.value)}
          >
            {files.map((file, index) => (
              <option key={file.id} value={file.id} className="bg-surface text-text">
                {file.file_name + (suffixes[index] ?? '')}
              </option>
            ))}
          </select>
        </label>
        {selected && showsState(selected) && (
          <span className="file-state md:hidden">
            <ExtractionBadge file={selected} quiet />
          </span>
        )}
      </div>
    </>
  )
}

const MIRRORED_KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

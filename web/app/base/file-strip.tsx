import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isPdf } from '../../../domain/bases/file-types.ts'
import type { BaseFile } from '../../features/bases/api/base-files.ts'
import { ExtractionBadge } from '../../features/bases/components/extraction-badge.tsx'
import { FileIcon } from '../../features/bases/components/file-icon.tsx'
import { useMessages } from '../../lib/i18n/messages.tsx'

/** Above this number of files a select is shown as well. */
const SHORT_ROW = 5

type Props = { files: readonly BaseFile[]; selectedId: string; onSelect: (fileId: string) => void }

/** The files of a base in a row: name, kind and whether the text can be used. */
export function FileStrip({ files, selectedId, onSelect }: Props) {
  const messages = useMessages()
  const texts = messages.reader.room
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    strip.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selectedId])
  return (
    <>
      <nav ref={strip} aria-label={texts.files} className="min-w-0 flex-1 overflow-x-auto">
        <ul className="flex w-max gap-1 py-1.5">
          {files.map((file) => (
            <li key={file.id}>
              <button
                type="button"
                aria-current={file.id === selectedId || undefined}
                title={file.file_name}
                className="flex min-h-10 items-center gap-2 rounded-md px-3 text-sm text-muted transition-colors hover:bg-raised hover:text-text aria-[current=true]:bg-raised aria-[current=true]:text-text"
                onClick={() => onSelect(file.id)}
              >
                <FileIcon name={file.file_name} />
                <span className="max-w-52 truncate font-medium">{file.file_name}</span>
                {isPdf(file) && <ExtractionBadge file={file} />}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {files.length > SHORT_ROW && (
        <label className="relative ms-2 flex min-h-10 shrink-0 items-center gap-1.5 self-center rounded-md px-2 text-sm text-muted transition-colors hover:bg-raised hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent">
          {messages.bases.files(files.length)}
          <ChevronDown aria-hidden size={16} />
          <select
            className="absolute inset-0 w-full cursor-pointer opacity-0"
            value={selectedId}
            onChange={(event) => onSelect(event.target.value)}
          >
            {files.map((file) => (
              <option key={file.id} value={file.id} className="bg-surface text-text">
                {file.file_name}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

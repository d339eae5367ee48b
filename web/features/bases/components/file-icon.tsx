import { AudioLines, File, FileText, Film, Image, Presentation, Sheet } from 'lucide-react'
import type { ReactElement } from 'react'
import { extensionOf } from '../../../../domain/bases/file-types.ts'

const style = {
  'aria-hidden': true,
  size: 20,
  strokeWidth: 1.6,
  className: 'shrink-0 text-muted',
} as const
const document = <FileText {...style} />
const slides = <Presentation {...style} />
const sheet = <Sheet {...style} />
const image = <Image {...style} />
const film = <Film {...style} />
const sound = <AudioLines {...style} />

const ICONS = new Map<string, ReactElement>(
  Object.entries({
    ...{ pdf: document, doc: document, docx: document, txt: document },
    ...{ epub: document, md: document, html: document, htm: document },
    ...{ ppt: slides, pptx: slides, xls: sheet, xlsx: sheet },
    ...{ jpg: image, jpeg: image, png: image, gif: image },
    ...{ mp4: film, mp3: sound, wav: sound },
  }),
)

/** An icon for the type of a file; its name states the same as text. */
export const FileIcon = ({ name }: { name: string }) =>
  ICONS.get(extensionOf(name)) ?? <File {...style} />

import { createContext } from 'react'
import type { Citation } from '../../../domain/tutor/wire.ts'
import type { WebMessages } from '../../lib/i18n/i18n.ts'

/**
 * The name of the file that a citation is from; '' if it is the file in the reader and the answer
 * is from one file (`isFromFiles` false).
 */
type NameCitedFile = (citation: Citation, isFromFiles: boolean) => string

export const CitedFileName = createContext<NameCitedFile>(() => '')

/** The value of `CitedFileName` in a chat about one file, while `readFileId` is in the reader. */
export const namesOfCited =
  (chatFileId: string, readFileId: string, fileName: (fileId: string) => string): NameCitedFile =>
  ({ file_id: id = chatFileId }, isFromFiles) =>
    id === readFileId && !isFromFiles ? '' : fileName(id).replaceAll('\n', ' ')

const SHOWN_CHARS = 24

/** A file name as it is written before a page number: without its extension, and shortened. */
function shortName(name: string): string {
  const bare = name.replace(/\.[^.]{1,5}$/u, '')
  return bare.length > SHOWN_CHARS ? `${bare.slice(0, SHOWN_CHARS - 1).trimEnd()}…` : bare
}

/** The text of a citation: its page, after the name of its file if that is given. */
export const citeText = (
  { cite, citeIn }: WebMessages['tutor'],
  page: number,
  file: string | undefined,
): string => (file ? citeIn(shortName(file), page) : cite(page))

/** The accessible name of a citation. */
export const citeLabel = (
  messages: WebMessages['tutor'],
  page: number,
  file: string | undefined,
): string => (file ? messages.citeLabelIn(file, page) : messages.citeLabel(page))

import { createContext } from 'react'
import type { Citation } from '../../../domain/tutor/wire.ts'
import type { WebMessages } from '../../lib/i18n/i18n.ts'

/** The name of the file that a citation is from, if it is not the open one; else ''. */
export const CitedFileName = createContext<(citation: Citation) => string>(() => '')

/** The value of `CitedFileName` beside the open file. */
export const otherFileName =
  (openFileId: string, fileName: (fileId: string) => string) =>
  ({ file_id: id = openFileId }: Citation): string =>
    id === openFileId ? '' : fileName(id).replaceAll('\n', ' ')

const SHOWN_CHARS = 24

/** A file name as it is written before a page number: without its extension, and shortened. */
function shortName(name: string): string {
  const bare = name.replace(/\.[^.]{1,5}$/u, '')
  return bare.length > SHOWN_CHARS ? `${bare.slice(0, SHOWN_CHARS - 1).trimEnd()}…` : bare
}

/** The text of a citation: its page, after the name of another file. */
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

import { decodeText } from '../decode.ts'
import { flowedPages, type DocumentPage } from '../pages.ts'
import { blocksOfHtml } from './blocks-of-html.ts'

/** The text of a web page in sections of about a page. Throws `Failure`. */
export const readHtml = (bytes: Uint8Array): DocumentPage[] =>
  flowedPages([blocksOfHtml(decodeText(bytes, { mayDeclareEncoding: true }))])

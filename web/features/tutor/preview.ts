import { CHAT_PREVIEW_CHARS } from '../../../domain/constants.ts'

/** What Markdown is written with; a preview has no room for it. */
const MARKUP = /[*`#>]+|^\s*[-+]\s/gm

/** An answer as it is read aloud: without the marks of Markdown, page numbers in words. */
export const toSpeechText = (content: string, page: (page: number) => string): string =>
  content
    .replace(/\[p\. ?(\d+)\]/g, (_all, number: string) => `(${page(Number(number))})`)
    .replace(MARKUP, '')

/** The beginning of a message as the chat list shows it: one line, at most 50 characters before the ellipsis. */
export function preview(content: string): string {
  const chars = Array.from(content.replace(MARKUP, '').replace(/\s+/g, ' ').trim())
  if (chars.length <= CHAT_PREVIEW_CHARS) return chars.join('')
  return chars.slice(0, CHAT_PREVIEW_CHARS).join('').trimEnd() + '…'
}

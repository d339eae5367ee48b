import { CHAT_PREVIEW_CHARS } from '../../../domain/constants.ts'

/** Markdown syntax, which a preview leaves out. */
const MARKUP = /[*`#>]+|^\s*[-+]\s/gm

/** The page of a sentence, and the space before it. */
const CITATION = /\s*\[p\. ?\d+\]/g

/** An answer as text for screen readers: without Markdown syntax, page numbers as words. */
export const toSpeechText = (content: string, page: (page: number) => string): string =>
  content
    .replace(/\[p\. ?(\d+)\]/g, (_all, number: string) => `(${page(Number(number))})`)
    .replace(MARKUP, '')

/**
 * The beginning of a message for the chat list: one line without page numbers, at most 50
 * characters before the ellipsis.
 */
export function preview(content: string): string {
  const text = content.replace(CITATION, '').replace(MARKUP, '')
  const chars = Array.from(text.replace(/\s+/g, ' ').trim())
  if (chars.length <= CHAT_PREVIEW_CHARS) return chars.join('')
  return chars.slice(0, CHAT_PREVIEW_CHARS).join('').trimEnd() + '…'
}

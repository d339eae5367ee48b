import { CHAT_PREVIEW_CHARS } from '../../../domain/constants.ts'
import { withoutMarkup, previewText } from '../../../domain/tutor/markup.ts'

/** An answer as text for screen readers: without Markdown syntax, page numbers as words. */
export const toSpeechText = (content: string, page: (page: number) => string): string =>
  withoutMarkup(
    content.replace(/\[p\. ?(\d+)\]/g, (_all, number: string) => `(${page(Number(number))})`),
  )

/**
 * The beginning of a message for the chat list: one line without page numbers, at most 50
 * characters before the ellipsis.
 */
export function preview(content: string): string {
  const chars = Array.from(previewText(content).replace(/\s+/g, ' ').trim())
  if (chars.length <= CHAT_PREVIEW_CHARS) return chars.join('')
  return chars.slice(0, CHAT_PREVIEW_CHARS).join('').trimEnd() + '…'
}

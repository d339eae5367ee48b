import type { Tokens } from 'marked'

/** An item of at least three words; a setting such as "- hosts: all" is code. */
const ITEM = /^\s*(?:[*+-]|\d{1,9}[.)])\s+(?:[^\s:=]+[ ,]+){2}\S/u

/**
 * Whether what Markdown reads as code is a list in notes, which are often indented further than it
 * allows.
 */
export const isIndentedList = ({ codeBlockStyle, text }: Tokens.Code): boolean =>
  codeBlockStyle === 'indented' && ITEM.test(text)

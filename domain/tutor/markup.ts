/** Markdown syntax, which a preview leaves out. */
const MARKUP = /[*`#>]+|^[^\S\n]*[-+]\s/gm

/** The page of a sentence, and the space before it. */
const CITATION = /(?<!\s)\s*\[p\. ?\d+\]/g

/** A text without Markdown syntax. */
export const withoutMarkup = (content: string): string => content.replace(MARKUP, '')

/** The text of a message in a preview: without Markdown syntax and page numbers. */
export const previewText = (content: string): string => withoutMarkup(content.replace(CITATION, ''))

import { mapOutsideLiterals } from '../../../domain/tutor/markdown.ts'
import { unmarked } from '../../../domain/tutor/markup.ts'

/** Stars of bold and italics, not those between spaces, and the signs of headings. */
const withoutSyntax = unmarked(/\*+(?=\S)|(?<=\S)\*+|^#{1,6}\s+/)

/** Code without its marks; a formula stays as it is. */
const withoutCodeMarks = (literal: string): string =>
  literal.replace(/^[ \t>]*(?:`{3,}|~{3,}).*\n?/gm, '').replace(/^(`+)(.*)\1$/, '$2')

/** An answer as plain text: its lines, the signs of its lists and its page numbers stay. */
export const copiedText = (content: string): string =>
  mapOutsideLiterals(content, withoutSyntax, withoutCodeMarks).trim()

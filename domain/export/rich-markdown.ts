import { codeIn } from '../text/inline/code-spans.ts'
import { replaceFormulas } from '../text/inline/formulas.ts'
import { escapeMarkdown } from './conversation.ts'

const withFormulas = (text: string): string =>
  replaceFormulas(text, (formula) => formula, escapeMarkdown)

/**
 * A text of Stoa as Markdown: formulas and code stay as they are, everything else is plain text, so
 * that a document adds no links and no pictures that a viewer of the file would load.
 */
export function richMarkdown(text: string): string {
  let out = ''
  let from = 0
  for (const { index, end } of codeIn(text)) {
    out += withFormulas(text.slice(from, index)) + text.slice(index, end)
    from = end
  }
  return out + withFormulas(text.slice(from))
}

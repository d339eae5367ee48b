import { answerWords } from '../../../languages/answers.ts'
import { beginning } from '../../../languages/patterns.ts'
import { wordingOf } from '../../../quiz/builtin/wording/wording.ts'
import type { Definition } from '../../../quiz/builtin/terms/definition.ts'
import { termsOf } from '../../../quiz/builtin/terms/terms.ts'
import { rangeOf, termKey } from '../question/term-in-text.ts'
import type { PageSpan } from '../quotation.ts'
import type { AnalysedDocument } from './analysed-document.ts'

/** A term of the document and where it is defined. */
export type DefinedTerm = {
  readonly term: string
  /** The sentence that defines it, or its meaning beside a label. */
  readonly span: PageSpan
  readonly isSentence: boolean
  readonly isInGlossary: boolean
  /** The page that introduces it: its first use, since the page of a glossary says nothing. */
  readonly page: number
  /** The number of paragraphs that use it. */
  readonly uses: number
}

/** Words that begin a clause and no term: "Trotz der Verbreitung ist der Begriff …". */
export const NO_TERM = beginning(answerWords('noTermStarts'), String.raw`(?!\p{L})`)
/** The sign between a label and its meaning; in a glossary a space is enough. */
const AFTER_LABEL = /^\s*[:–—-]\s*/u
const AFTER_ENTRY = /^[\s:–—-]*/u

/** The text with brackets and their contents replaced by spaces, so that offsets stay the same. */
const withoutBrackets = (text: string): string =>
  text.replace(/\([^()]{1,30}\)/gu, (brackets) => ' '.repeat(brackets.length))

/** The term as `quote` writes it, and where the meaning begins if the term is its label. */
function labelIn(
  { term, quote, source }: Pick<Definition, 'term' | 'quote' | 'source'>,
  language: string,
): { readonly name: string; readonly meaningStart: number } {
  const range =
    rangeOf(quote, term, language) ??
    // "patrilineal (agnatic) descent" defines patrilineal descent.
    rangeOf(withoutBrackets(quote), term, language)
  if (!range) return { name: term, meaningStart: 0 }
  const separator = source === 'glossary' ? AFTER_ENTRY : AFTER_LABEL
  const skipped = separator.exec(quote.slice(range.end))?.[0].length
  return {
    name: quote.slice(range.start, range.end),
    meaningStart: skipped === undefined ? 0 : range.end + skipped,
  }
}

function read({ index, blocks }: AnalysedDocument): ReadonlyMap<string, DefinedTerm> {
  const { language, pages, markup } = index
  const wording = wordingOf(language)
  const terms = wording ? termsOf({ fileId: '', pages, ...markup }, blocks, wording) : []
  const found = new Map<string, DefinedTerm>()
  for (const { paragraphs, usedOn, ...definition } of terms) {
    const { term, quote, page } = definition
    const at = pages[page - 1]?.indexOf(quote) ?? -1
    const key = termKey(term, language)
    if (at < 0 || found.has(key) || NO_TERM.test(term)) continue
    const { name, meaningStart } = labelIn(definition, language)
    const isInGlossary = definition.source === 'glossary'
    found.set(key, {
      term: name,
      span: { page, start: at + meaningStart, end: at + quote.length },
      isSentence: meaningStart === 0,
      isInGlossary,
      page: isInGlossary ? (usedOn ?? page) : page,
      uses: paragraphs.size,
    })
  }
  return found
}

const termsByDocument = new WeakMap<AnalysedDocument, ReadonlyMap<string, DefinedTerm>>()

/**
 * The terms that a document defines, by `termKey`, in the order of their first use: those that
 * questions are made from. Empty in languages whose definitions are not known well.
 */
export function definedTerms(document: AnalysedDocument): ReadonlyMap<string, DefinedTerm> {
  const known = termsByDocument.get(document)
  if (known) return known
  const made = read(document)
  termsByDocument.set(document, made)
  return made
}

import { inAnyLanguage } from '../../../languages/requests.ts'
import { wordsInside } from '../../../languages/patterns.ts'
import { onOneLine } from '../../../text/normalise.ts'
import { contentTerms } from '../../../text/search/terms.ts'
import type { CheckedAnswer } from '../../citations.ts'
import { WORD } from '../../question/subject/things.ts'
import { isIn, isMarked, itemsOf, parentsOf, withInner } from '../passages/items.ts'
import { MAX_ITEMS } from '../passages/list-in-paragraph.ts'
import { formIn, termKey } from '../question/term-in-text.ts'
import { composeAnswer, quoteList } from '../quotation.ts'
import { definedTerms } from '../document/defined-terms.ts'
import type { AnalysedDocument } from '../document/analysed-document.ts'

/** The items beside the last one that is quoted in `shown`; null if it is not in a list. */
export function otherItems(
  document: AnalysedDocument,
  shown: readonly string[],
): CheckedAnswer | null {
  const { index, paragraphs, paragraphOf } = document
  const quotes = shown.map(onOneLine)
  const isQuoted = (i: number): boolean => {
    const text = onOneLine(index.sentences[i]?.text ?? '')
    return quotes.some((quote) => quote.includes(text) || text.includes(quote))
  }
  const last = index.sentences.findIndex(({ text }) => {
    const sentence = onOneLine(text)
    const quote = quotes.at(-1) ?? ''
    return quote !== '' && (sentence.includes(quote) || quote.endsWith(sentence))
  })
  const paragraph = paragraphs[paragraphOf[last] ?? -1]
  const items = paragraph && isMarked(paragraph) ? itemsOf(paragraph) : []
  const item = items.find((span) => isIn(document, [span], last))
  if (!paragraph || !item) return null
  const parent = parentsOf(index.pages, items, item).at(-1)
  const beside = parent ? withInner(document, items, parent).slice(1) : items
  const isOther = (span: (typeof items)[number]): boolean =>
    !paragraph.sentences.some((i) => isQuoted(i) && isIn(document, [span], i))
  const others = beside.filter(isOther)
  return others.length === 0 || others.length > MAX_ITEMS
    ? null
    : composeAnswer([quoteList(index.pages, [], others)])
}

const CONTRARY = wordsInside(inAnyLanguage('contrary'))

/** How many words after "contrary" may contain the thing that something is the contrary of. */
const WORDS_AFTER = 4

/** The contrary of a thing according to a sentence; undefined if no sentence states one. */
export function contraryOf(document: AnalysedDocument, thing: string): string | undefined {
  const { index, paragraphOf } = document
  const terms = contentTerms(thing, index.language)
  const key = termKey(thing, index.language)
  const isOther = (name: string): boolean => termKey(name, index.language) !== key
  for (const [i, { text, terms: held }] of index.sentences.entries()) {
    const isAbout = terms.length > 0 && terms.every((term) => held.includes(term))
    const found = isAbout && (paragraphOf[i] ?? -1) >= 0 ? CONTRARY.exec(text) : null
    if (!found) continue
    const after = text.slice(found.index + found[0].length).match(WORD) ?? []
    const named = after
      .slice(0, WORDS_AFTER)
      .find((word) => contentTerms(word, index.language).length > 0)
    if (named !== undefined && isOther(named)) return named
    const defined = [...definedTerms(document).values()].map(({ term }) => term)
    const other = defined.find((term) => isOther(term) && formIn(text, term, index.language))
    if (other !== undefined) return other
  }
  return undefined
}

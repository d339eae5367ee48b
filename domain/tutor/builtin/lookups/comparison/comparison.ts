import { contentTerms } from '../../../../text/search/terms.ts'
import type { CheckedAnswer } from '../../../citations.ts'
import { excerpt, merged, withHeading } from '../../passages/shown/excerpt.ts'
import { sectionAround, shortSection } from '../../passages/shown/whole-section.ts'
import { covered } from '../../passages/passages.ts'
import { coverage } from '../../question/coverage.ts'
import {
  composeAnswer,
  escapeMarkdownOutsideFormulas,
  merge,
  ownWords,
  quote,
  type Quotation,
} from '../../quotation.ts'
import { spansOf, type Paragraph, type AnalysedDocument } from '../../document/analysed-document.ts'
import { comparedTable } from './compared-table.ts'
import { contrastOf } from './contrast.ts'
import { completed } from './side-names.ts'
import {
  byDefinedWord,
  byRarestWord,
  isJoined,
  lookUp,
  ownTerms,
  SIDE_COVERAGE,
  wordsOf,
  type Side,
} from './sides.ts'

/** Whether no side is defined, and a sentence only mentions them together. */
const areOnlyNamed = ({ index, paragraphOf }: AnalysedDocument, sides: readonly Side[]): boolean =>
  !sides.some(({ isNamed }) => isNamed) &&
  index.sentences.some(
    ({ text }, i) =>
      (paragraphOf[i] ?? -1) >= 0 &&
      isJoined(
        text,
        sides.map(({ asked }) => wordsOf(asked)),
        index.language,
      ),
  )

/**
 * The sentences that distinguish the sides by their own words: "the alpha test … the beta test" for
 * "army alpha" and "army beta". Null if there is no such sentence.
 */
function byOwnWords(document: AnalysedDocument, sides: readonly Side[]): Quotation | null {
  const { index, paragraphs, paragraphOf } = document
  const own = ownTerms(sides)
  if (own.some((terms) => !terms.some(({ term }) => /\p{L}{2}/u.test(term)))) return null
  const sectionOf = ({ heading }: Paragraph): Paragraph[] =>
    paragraphs.filter((paragraph) => paragraph.heading === heading)
  const shared = sides.flatMap(({ asked }, i) =>
    asked.filter((askedTerm) => !own[i]?.includes(askedTerm)),
  )
  const at = index.sentences.findIndex(({ terms, text }, i) => {
    const paragraph = paragraphs[paragraphOf[i] ?? -1]
    const sentenceTerms = new Set(terms)
    return (
      paragraph !== undefined &&
      /[.!]["”’)]?$/u.test(text) &&
      own.every((side) => coverage(side, sentenceTerms) === 1) &&
      !isJoined(text, own.map(wordsOf), index.language) &&
      (shared.length === 0 ||
        sectionOf(paragraph).some((paragraph) => covered(paragraph, shared) > 0))
    )
  })
  const paragraph = paragraphs[paragraphOf[at] ?? -1]
  return paragraph ? excerpt(document, { paragraph, sentence: at }) : null
}

/** The short section whose heading names all sides: "Tide and wind mills"; null if none does. */
function sectionOfAll(document: AnalysedDocument, sides: readonly Side[]): Quotation | null {
  const isOfAll = ({ headingTerms }: Paragraph): boolean =>
    sides.every(({ asked }) => coverage(asked, headingTerms) >= SIDE_COVERAGE)
  const first = document.paragraphs.find(isOfAll)
  const parts = first && shortSection(document, sectionAround(document, first))
  return first && parts ? withHeading(first.heading, merged(document, parts)) : null
}

/** A quotation of one sentence without its citation. */
const sentenceOf = ({ markdown }: Quotation): string =>
  markdown.replace(/ \[p\. \d+\][.!]*\S?$/u, '')

/** The sides of a comparison; null if the document does not have all of them. */
export function compare(
  document: AnalysedDocument,
  sides: readonly string[],
): CheckedAnswer | null {
  const { language } = document.index
  if (sides.some((name) => contentTerms(name, language).length === 0)) return null
  const plain = sides.map((name) => lookUp(document, name, sides))
  const full = completed(document, sides)
  const complete = full.map((name) => lookUp(document, name, full))
  const defined = complete.map((side) => byDefinedWord(document, side, complete))
  const isEmpty = (side: Side | undefined): boolean => side?.quotation.markdown === ''
  const found = defined.map((side, i) => {
    if (!isEmpty(side)) return side
    const other = plain[i] ?? side
    return isEmpty(other) ? byRarestWord(document, other, plain) : other
  })
  const passages = new Set(found.map(({ quotation }) => JSON.stringify(quotation.citations)))
  const isOneMissing = found.some(isEmpty)
  const section = isOneMissing || passages.size === 1 ? sectionOfAll(document, found) : null
  if (section) return composeAnswer([section])
  if (isOneMissing) {
    const together = byOwnWords(document, found)
    return together && composeAnswer([together])
  }
  const [first] = found
  if (first && passages.size === 1)
    return areOnlyNamed(document, found) ? null : composeAnswer([first.quotation])
  const parts = found.map(({ name, quotation }) =>
    merge([ownWords(`**${escapeMarkdownOutsideFormulas(name)}**`), quotation], '\n\n'),
  )
  const contrast = contrastOf(document, found)
  // Where passages only mention the sides, the paragraph that contrasts them says more.
  const isParagraph = contrast?.isLead === true || !found.every(({ isNamed }) => isNamed)
  const difference =
    contrast && isParagraph
      ? excerpt(document, contrast)
      : quote(document.index.pages, contrast ? spansOf(document, contrast.shown) : [])
  const isShown = parts.some(({ markdown }) => markdown.includes(sentenceOf(difference)))
  const table = comparedTable(document, found)
  const others = parts.filter((_, i) => found[i]?.quotation.markdown !== table?.markdown)
  return composeAnswer([...(table ? [table] : []), ...(isShown ? [] : [difference]), ...others])
}

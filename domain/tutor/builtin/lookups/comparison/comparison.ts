import { contentTerms } from '../../../../text/search/terms.ts'
import type { CheckedAnswer } from '../../../citations.ts'
import { excerpt } from '../../passages/excerpt.ts'
import { covered } from '../../passages/passages.ts'
import { coverage } from '../../question/coverage.ts'
import {
  answer,
  escapeMarkdownOutsideFormulas,
  merge,
  own,
  quote,
  type Quotation,
} from '../../quotation.ts'
import { spansOf, type Passage, type Reading } from '../../reading/reading.ts'
import { comparedTable } from './compared-table.ts'
import { contrastOf } from './contrast.ts'
import { completed } from './side-names.ts'
import {
  byDefinedWord,
  byRarestWord,
  isJoined,
  lookUp,
  ownTerms,
  wordsOf,
  type Side,
} from './sides.ts'

/** Whether no side is defined, and a sentence only names them together. */
const areOnlyNamed = ({ index, passageOf }: Reading, sides: readonly Side[]): boolean =>
  !sides.some(({ isNamed }) => isNamed) &&
  index.sentences.some(
    ({ text }, i) =>
      (passageOf[i] ?? -1) >= 0 &&
      isJoined(
        text,
        sides.map(({ asked }) => wordsOf(asked)),
        index.language,
      ),
  )

/**
 * The sentences that tell the sides apart by their own words: "the alpha test … the beta test" for
 * "army alpha" and "army beta". Null if there is no such sentence.
 */
function byOwnWords(reading: Reading, sides: readonly Side[]): Quotation | null {
  const { index, passages, passageOf } = reading
  const own = ownTerms(sides)
  if (own.some((terms) => !terms.some(({ term }) => /\p{L}{2}/u.test(term)))) return null
  const sectionOf = ({ heading }: Passage): Passage[] =>
    passages.filter((one) => one.heading === heading)
  const shared = sides.flatMap(({ asked }, i) => asked.filter((one) => !own[i]?.includes(one)))
  const at = index.sentences.findIndex(({ terms, text }, i) => {
    const passage = passages[passageOf[i] ?? -1]
    const sentenceTerms = new Set(terms)
    return (
      passage !== undefined &&
      /[.!]["”’)]?$/u.test(text) &&
      own.every((side) => coverage(side, sentenceTerms) === 1) &&
      !isJoined(text, own.map(wordsOf), index.language) &&
      (shared.length === 0 || sectionOf(passage).some((one) => covered(one, shared) > 0))
    )
  })
  const passage = passages[passageOf[at] ?? -1]
  return passage ? excerpt(reading, { passage, sentence: at }) : null
}

/** A quotation of one sentence without its citation. */
const sentenceOf = ({ markdown }: Quotation): string =>
  markdown.replace(/ \[p\. \d+\][.!]*\S?$/u, '')

/** The sides of a comparison; null if the document does not have all of them. */
export function compare(reading: Reading, sides: readonly string[]): CheckedAnswer | null {
  const { language } = reading.index
  if (sides.some((name) => contentTerms(name, language).length === 0)) return null
  const plain = sides.map((name) => lookUp(reading, name, sides))
  const full = completed(reading, sides)
  const complete = full.map((name) => lookUp(reading, name, full))
  const defined = complete.map((side) => byDefinedWord(reading, side, complete))
  const isEmpty = (side: Side | undefined): boolean => side?.quotation.markdown === ''
  const found = defined.map((side, i) => {
    if (!isEmpty(side)) return side
    const other = plain[i] ?? side
    return isEmpty(other) ? byRarestWord(reading, other, plain) : other
  })
  if (found.some(isEmpty)) {
    const together = byOwnWords(reading, found)
    return together && answer([together])
  }
  const passages = new Set(found.map(({ quotation }) => JSON.stringify(quotation.citations)))
  const [first] = found
  if (first && passages.size === 1)
    return areOnlyNamed(reading, found) ? null : answer([first.quotation])
  const parts = found.map(({ name, quotation }) =>
    merge([own(`**${escapeMarkdownOutsideFormulas(name)}**`), quotation], '\n\n'),
  )
  const contrast = contrastOf(reading, found)
  // Where passages only mention the sides, the paragraph that contrasts them says more.
  const isParagraph = contrast?.isLead === true || !found.every(({ isNamed }) => isNamed)
  const difference =
    contrast && isParagraph
      ? excerpt(reading, contrast)
      : quote(reading.index.pages, contrast ? spansOf(reading, contrast.shown) : [])
  const isShown = parts.some(({ markdown }) => markdown.includes(sentenceOf(difference)))
  const table = comparedTable(reading, found)
  const others = parts.filter((_, i) => found[i]?.quotation.markdown !== table?.markdown)
  return answer([...(table ? [table] : []), ...(isShown ? [] : [difference]), ...others])
}

import type { BlockKind } from '../../../text/blocks/blocks.ts'
import { withoutNumber } from '../../../text/blocks/shapes.ts'
import { tokenise } from '../../../text/search/terms.ts'
import { coverage, precision, termSet, type AskedTerm } from '../question/coverage.ts'
import { withoutSubtitle } from '../document/headings.ts'
import type { AnalysedDocument, Paragraph } from '../document/analysed-document.ts'

/**
 * Minimum share of the question's terms in a heading, and of the heading's terms in the question.
 */
const HEADING_COVERAGE = 0.75
const HEADING_PRECISION = 0.5
/** Kinds of blocks that may explain their heading. */
const MAY_EXPLAIN: ReadonlySet<BlockKind> = new Set(['prose', 'list', 'glossary'])
/** Minimum shared words of a heading that asks the same question, and its bonus. */
const SAME_WORDS = 0.75
const SAME_QUESTION = 1

/** Whether a heading asks the question in the same words: "Why does open access matter?". */
const isSameQuestion = (asks: ReadonlySet<string>, heading: readonly string[]): boolean =>
  heading.length > 1 &&
  heading.filter((word) => asks.has(word)).length >=
    SAME_WORDS * Math.max(heading.length, asks.size)

/**
 * The paragraphs under the heading about the question's subject; none if there is no such heading.
 */
export function underHeading(
  document: AnalysedDocument,
  asked: readonly AskedTerm[],
  question = '',
): Paragraph[] {
  const { language } = document.index
  const asks = new Set(tokenise(question, language))
  const exactness = ({ heading, headingTerms }: Paragraph): number => {
    const title = termSet(withoutSubtitle(heading), language)
    const isTitle = coverage(asked, title) >= HEADING_COVERAGE
    return Math.max(precision(asked, headingTerms), isTitle ? precision(asked, title) : 0)
  }
  const scoreOf = (paragraph: Paragraph): number => {
    const found = coverage(asked, paragraph.pathTerms)
    const exact = exactness(paragraph)
    const isSame = isSameQuestion(asks, tokenise(withoutNumber(paragraph.heading), language))
    return found >= HEADING_COVERAGE && exact >= HEADING_PRECISION
      ? found + exact + (isSame ? SAME_QUESTION : 0)
      : 0
  }
  const quotable = document.paragraphs.filter(({ kind }) => MAY_EXPLAIN.has(kind))
  const best = quotable.reduce<Paragraph | undefined>(
    (top, paragraph) => (scoreOf(paragraph) > (top ? scoreOf(top) : 0) ? paragraph : top),
    undefined,
  )
  return best ? quotable.filter(({ heading }) => heading === best.heading) : []
}

import { inAnyLanguage } from '../../../languages/requests.ts'
import { contentTerms } from '../../../text/search/terms.ts'
import { quoteCode, quoteSentences } from '../passages/shown/code.ts'
import { excerpt, withHeading } from '../passages/shown/excerpt.ts'
import { coverage, precision } from '../question/coverage.ts'
import { merge, type Quotation } from '../quotation.ts'
import type { AnalysedDocument, Paragraph } from '../document/analysed-document.ts'
import type { QuestionAnalysis } from '../question/analysis.ts'

const CODE = new RegExp(String.raw`(?<!\p{L})(?:${inAnyLanguage('code')})(?!\p{L})`, 'iu')
/** Minimum share of a question for commands in the headings above them. */
const HEADING_COVERAGE = 0.6
/** Minimum share in the headings, the lead and the code together, and for other questions. */
const MIN_COVERAGE = 0.75
const PRECISION_WEIGHT = 0.5
/** Characters of the paragraphs beside code that are shown with it. */
const LEAD_CHARS = 400

const codeIn = ({ blocks }: Paragraph) => blocks.filter(({ kind }) => kind === 'code')

const isShort = ({ index }: AnalysedDocument, sentences: readonly number[]): boolean =>
  sentences.reduce((sum, i) => sum + (index.sentences[i]?.text.length ?? 0), 0) <= LEAD_CHARS

/** The paragraph or list before or after a paragraph in its section. */
function textBeside(
  { paragraphs }: AnalysedDocument,
  paragraph: Paragraph,
  step: 1 | -1,
): Paragraph | undefined {
  const beside = paragraphs[paragraphs.indexOf(paragraph) + step]
  const isText = beside?.kind === 'prose' || beside?.kind === 'list'
  return isText && beside.heading === paragraph.heading ? beside : undefined
}

/** The short paragraph before the code of a paragraph, in it or before it in the section. */
function leadOf(document: AnalysedDocument, paragraph: Paragraph): readonly number[] {
  const own = paragraph.sentences.filter((i) => !document.inCode.has(i))
  const before = own.length === 0 ? textBeside(document, paragraph, -1) : undefined
  const lead = before?.sentences ?? own
  return isShort(document, lead) ? lead : []
}

/** The short paragraph or list after code, which says how it works. */
function textAfter(document: AnalysedDocument, paragraph: Paragraph): readonly Quotation[] {
  const after = textBeside(document, paragraph, 1)
  return after && isShort(document, after.sentences)
    ? [excerpt(document, { paragraph: after, sentence: after.sentences[0] ?? -1 })]
    : []
}

/**
 * The code for a question that asks for commands, or for how to do what a heading above code names;
 * null if there is none.
 */
export function codeFor(
  document: AnalysedDocument,
  question: string,
  { asked, type }: QuestionAnalysis,
): Quotation | null {
  const isAsked = CODE.test(question)
  if (!isAsked && type !== 'process') return null
  // Words that the document does not use, as "commands", are not about its subject.
  const known = asked.filter(({ word, forms }) => forms.size > 0 || !CODE.test(word))
  const subject = known.filter(({ word, isWeak }) => !isWeak && !CODE.test(word))
  if (subject.length === 0) return null
  let best: { readonly paragraph: Paragraph; readonly score: number } | null = null
  for (const paragraph of document.paragraphs) {
    const code = codeIn(paragraph)
    const { headingTerms, pathTerms } = paragraph
    if (code.length === 0 || coverage(known, headingTerms) === 0) continue
    const above = coverage(known, pathTerms)
    const exactness = precision(known, headingTerms)
    const all = new Set([
      ...pathTerms,
      ...paragraph.terms,
      ...code.flatMap(({ text }) => contentTerms(text, document.index.language)),
    ])
    const isFound = isAsked
      ? coverage(subject, pathTerms) > 0 &&
        (above >= HEADING_COVERAGE || coverage(subject, all) >= MIN_COVERAGE)
      : coverage(subject, headingTerms) >= MIN_COVERAGE && exactness >= MIN_COVERAGE
    const score = coverage(subject, all) + above + PRECISION_WEIGHT * exactness
    if (isFound && score > (best?.score ?? 0)) best = { paragraph, score }
  }
  if (!best) return null
  const { paragraph } = best
  const parts = [
    quoteSentences(document, leadOf(document, paragraph)),
    ...codeIn(paragraph).map((block) => quoteCode(document.index, block)),
    ...(isAsked ? [] : textAfter(document, paragraph)),
  ]
  return withHeading(paragraph.heading, merge(parts, '\n\n'))
}

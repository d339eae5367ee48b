import { escapeMarkdownOutsideFormulas, merge, ownWords, type Quotation } from '../../quotation.ts'
import type { AnalysedDocument } from '../../document/analysed-document.ts'
import type { QuestionAnalysis } from '../../question/analysis.ts'
import { quoteSentences } from './code.ts'
import { itemAlone, itemsWith, listOf } from '../list-in-paragraph.ts'
import { around, lengthOf, PARAGRAPH_CHARS, type LocatedSentence } from './around.ts'
import { partFor, shownParts, type Part } from './shown-parts.ts'
import { answerParts } from './whole-section.ts'

/** Maximum number of items of a list shown as a passage. */
const SHOWN_ITEMS = 24
/** Limits of a passage that may only help. */
const SHORT_LIMITS = { limit: 600 }

const quoted = (
  document: AnalysedDocument,
  { paragraph, sentences, isList, asked, entry }: Part,
): Quotation =>
  (isList
    ? listOf(document, paragraph, { maxItems: SHOWN_ITEMS, asked, entry })
    : itemsWith(document, paragraph, sentences)) ?? quoteSentences(document, sentences)

/** The best part of a paragraph, with its list. */
export const excerpt = (document: AnalysedDocument, located: LocatedSentence): Quotation =>
  quoted(document, partFor(document, located, 'other'))

/** The sentences of a paragraph around the best one, as for a question about a fact. */
export const briefPart = (document: AnalysedDocument, located: LocatedSentence): Part =>
  partFor(document, located, 'number')

/** These sentences as they are shown. */
export const briefExcerpt = (document: AnalysedDocument, located: LocatedSentence): Quotation =>
  quoted(document, briefPart(document, located))

/** The excerpt of a passage that may only help: its best sentences, or one item of its list. */
export const shortExcerpt = (document: AnalysedDocument, located: LocatedSentence): Quotation =>
  itemAlone(document, located.paragraph, located.sentence) ??
  quoted(document, {
    paragraph: located.paragraph,
    sentences: around(document, located, SHORT_LIMITS),
    isList: false,
  })

/** Parts of the text one after another. */
export const merged = (document: AnalysedDocument, parts: readonly Part[]): Quotation =>
  merge(
    parts.map((part) => quoted(document, part)),
    '\n\n',
  )

/** The quotation for a sentence that may answer, with its section or its neighbours there. */
export const shownFor = (
  document: AnalysedDocument,
  located: LocatedSentence,
  analysis: QuestionAnalysis,
): Quotation => merged(document, answerParts(document, located, analysis))

/** A sentence with its neighbours in the section, whatever is asked for. */
export const shownNear = (document: AnalysedDocument, located: LocatedSentence): Quotation =>
  merged(document, shownParts(document, located, { type: 'other', page: undefined, asked: [] }))

/** A paragraph from a sentence on, as much as is shown of one. */
export function restOf(
  document: AnalysedDocument,
  { sentence, paragraph }: LocatedSentence,
): Quotation {
  const sentences = paragraph.sentences.filter((i) => i >= sentence)
  while (sentences.length > 1 && lengthOf(document, sentences) > PARAGRAPH_CHARS) sentences.pop()
  return quoted(document, { paragraph, sentences, isList: false })
}

/** A quotation with its heading. */
export const withHeading = (heading: string, quotation: Quotation): Quotation =>
  heading === '' || quotation.markdown === ''
    ? quotation
    : merge([ownWords(`*${escapeMarkdownOutsideFormulas(heading)}*`), quotation], '\n\n')

import { answerWords } from '../../../languages/answers.ts'
import { beginning } from '../../../languages/patterns.ts'
import { isTableRow } from '../../../text/blocks/page-structure.ts'
import { isWorkedExample, sectionOf } from '../../../text/blocks/sections.ts'
import { withoutNumber } from '../../../text/blocks/shapes.ts'
import { areSimilar, isDependent, isWhole, keyTerms } from '../../../text/search/summary.ts'
import { DEPENDENT_START } from '../passages/shown/dependent.ts'
import { definitionStrength } from '../question/definition-sentences.ts'
import { quote, type Quotation } from '../quotation.ts'
import { spansOf, type Paragraph, type AnalysedDocument } from '../document/analysed-document.ts'

/** Number of sentences of a section that may be its claim, from its beginning. */
const MAX_EXAMINED = 12
const MAX_CLAIM_CHARS = 320
/** The most frequent terms, which show what a document is about, and how many of them suffice. */
const SUBJECT_TERMS = 15
const SUFFICIENT_TERMS = 3
/**
 * Weights of a definition and of the terms; loss per sentence before the claim, and for a sentence
 * that is unlikely to be one.
 */
const DEFINITION_WEIGHT = 1.5
const SUBJECT_WEIGHT = 2
const LATER_LOSS = 0.08
const UNLIKELY_LOSS = 1

/** A possible definition begins with a term and "is", "means", "are". */
const SUBJECT = new RegExp(
  String.raw`^(?:(?:${answerWords('subjectArticles')})\s+)?(?<term>(?:[\p{L}\p{M}'’-]+\s+){0,3}?[\p{L}\p{M}'’-]+)(?=\s+(?:${answerWords('subjectVerbs')})(?!\p{L}))`,
  'iu',
)
/** Sentences about a person, a year or the reader, which often begin an example. */
const NARRATES = new RegExp(
  String.raw`(?<!\p{L})(?:${answerWords('narrating')})(?!\p{L})|[“”"]|(?<!\p{L})(?:19|20)\d{2}(?!\d)`,
  'iu',
)

/** Sentences that depend on a case or on another thing, or whose subject is missing. */
const DEPENDENT = beginning(answerWords('dependentClaims'), String.raw`(?!\p{L})`)
/** A line before a formula: "Substituting known values yields". */
const BEFORE_FORMULA = new RegExp(String.raw`\s(?:${answerWords('unfinishedHeadings')})$`, 'iu')

/** Whether a heading is for a part of a chapter, such as its summary, and not for a subject. */
export const namesNoTopic = (heading: string): boolean =>
  sectionOf(heading) !== null ||
  isWorkedExample(withoutNumber(heading)) ||
  /[?:？]$|^\d{3,}/u.test(heading) ||
  BEFORE_FORMULA.test(heading) ||
  !/\p{L}{3}|[\p{Lo}]{2}/u.test(heading)

type Claim = { readonly sentence: number; readonly score: number }

const isClaim = ({ index }: AnalysedDocument, i: number): boolean => {
  const text = index.sentences[i]?.text ?? ''
  return (
    isWhole(text, index.language) &&
    !isTableRow(text) &&
    text.length <= MAX_CLAIM_CHARS &&
    !/[?？؟:]["'”’)]*$/u.test(text) &&
    !DEPENDENT_START.test(text) &&
    !isDependent(text)
  )
}

/** The sentences of each section in order; a section ends where the heading changes. */
function sectionsOf(paragraphs: readonly Paragraph[]): number[][] {
  const sections: { heading: string; sentences: number[] }[] = []
  for (const { kind, heading, sentences } of paragraphs) {
    if ((kind !== 'prose' && kind !== 'list') || isWorkedExample(heading)) continue
    const last = sections.at(-1)
    if (last?.heading === heading) last.sentences.push(...sentences)
    else sections.push({ heading, sentences: [...sentences] })
  }
  return sections.map(({ sentences }) => sentences)
}

/** The sentence of a section that says most about the subject of the document. */
function claimOf(
  document: AnalysedDocument,
  sentences: readonly number[],
  subject: ReadonlySet<string>,
): Claim | null {
  const { index } = document
  const claims = sentences
    .slice(0, MAX_EXAMINED)
    .filter((i) => isClaim(document, i))
    .map((sentence, at): Claim => {
      const { text = '', terms = [] } = index.sentences[sentence] ?? {}
      const term = SUBJECT.exec(text)?.groups?.['term'] ?? ''
      const defines = term.length > 2 && definitionStrength(text, term) >= 3 ? DEFINITION_WEIGHT : 0
      const shared = [...new Set(terms)].filter((shared) => subject.has(shared)).length
      const onSubject = SUBJECT_WEIGHT * Math.min(1, shared / SUFFICIENT_TERMS)
      const score =
        defines +
        onSubject -
        LATER_LOSS * at -
        (NARRATES.test(text) || DEPENDENT.test(text) ? UNLIKELY_LOSS : 0)
      return { sentence, score }
    })
  return claims.toSorted((a, b) => b.score - a.score || a.sentence - b.sentence)[0] ?? null
}

/**
 * At most `limit` sentences that say what a document is about, from sections spread over it, in
 * order.
 */
export function claimsOf(document: AnalysedDocument, limit: number): Quotation[] {
  const { index, paragraphs } = document
  const subject = new Set([...keyTerms(index.sentences).keys()].slice(0, SUBJECT_TERMS))
  const claims = sectionsOf(paragraphs).flatMap(
    (sentences) => claimOf(document, sentences, subject) ?? [],
  )
  const chosen: number[] = []
  for (let part = 0; part < limit; part += 1) {
    const from = Math.floor((part * claims.length) / limit)
    const to = Math.floor(((part + 1) * claims.length) / limit)
    const best = claims
      .slice(from, to)
      .toSorted((a, b) => b.score - a.score)
      .find(({ sentence }) => isNew(document, sentence, chosen))
    if (best) chosen.push(best.sentence)
  }
  return chosen.map((i) => quote(index.pages, spansOf(document, [i])))
}

const isNew = ({ index }: AnalysedDocument, i: number, chosen: readonly number[]): boolean =>
  !chosen.some((j) => areSimilar(index.sentences[i]?.terms ?? [], index.sentences[j]?.terms ?? []))

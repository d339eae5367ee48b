import { answerWords } from '../../../languages/answers.ts'
import { wordingOf } from '../../../quiz/builtin/wording/wording.ts'
import { contentTerms } from '../../../text/search/terms.ts'
import type { CheckedAnswer } from '../../citations.ts'
import type { BuiltinMessages } from '../messages.ts'
import type { Section } from '../passages/sections.ts'
import { definitionStrength } from '../question/definition-sentences.ts'
import { formIn, termKey } from '../question/term-in-text.ts'
import {
  composeAnswer,
  merge,
  ownWords,
  quoteTerm,
  type PageSpan,
  type Quotation,
} from '../quotation.ts'
import { definedTerms, NO_TERM, type DefinedTerm } from '../document/defined-terms.ts'
import { spansOf, type AnalysedDocument } from '../document/analysed-document.ts'
import { isFull } from './independent.ts'
import { sectionsLine, summarise, summariseSection } from './overview.ts'

/** A term that a document explains, and the page that introduces it. */
export type KeyTerm = { readonly term: string; readonly page: number }

type ExplainedTerm = KeyTerm & {
  readonly quotation: Quotation
  /** How much of the document is about it: paragraphs, or sentences. */
  readonly uses: number
}

const LISTED_TERMS = 12
/** Up to this number, terms do not describe a document as well as its sections. */
const FEW_TERMS = 3
const SUGGESTED_TERMS = 40

/** The number of sentences that contain a term. */
const sentencesWith = ({ index, counts }: AnalysedDocument, term: string): number =>
  Math.min(...contentTerms(term, index.language).map((part) => counts.get(part) ?? 0))

/** A term with its explanation, which stands at `span`. */
const explained = (
  { index }: AnalysedDocument,
  { term, uses }: Pick<ExplainedTerm, 'term' | 'uses'>,
  span: PageSpan,
): ExplainedTerm => ({
  term,
  uses,
  page: span.page,
  quotation: quoteTerm(index.pages, term, span),
})

const fromGlossary = (document: AnalysedDocument): ExplainedTerm[] =>
  document.blocks.flatMap(({ entry, page }) => {
    if (!entry) return []
    const term = entry.term.text
    const uses = sentencesWith(document, term)
    return [explained(document, { term, uses }, { ...entry.meaning, page })]
  })

const SUBJECT = new RegExp(
  String.raw`^(?:(?:${answerWords('articles')})\s+)?(?<term>(?:[\p{L}\p{M}'’-]+\s+){0,3}?[\p{L}\p{M}'’-]+)(?=\s+(?:${answerWords('definingVerbs')})(?!\p{L}))`,
  'iu',
)
const NAMED = new RegExp(
  String.raw`(?:${answerWords('namingVerbs')})\s+(?:(?:${answerWords('articlesBeforeName')})\s+)?["'“”„«»‘’]?(?<term>[\p{L}\p{M}-]+(?:\s+[\p{L}\p{M}-]+)?)["'“”„«»‘’]?(?=[.,;:)(]|$)`,
  'iu',
)
const MIN_SENTENCE_STRENGTH = 3

/** Terms that sentences define, in a language whose definitions are not known well. */
function fromSentences(document: AnalysedDocument): ExplainedTerm[] {
  const { index, paragraphOf } = document
  const found = new Map<string, ExplainedTerm>()
  for (const [i, { text }] of index.sentences.entries()) {
    if ((paragraphOf[i] ?? -1) < 0 || !isFull(document, i)) continue
    const term = (SUBJECT.exec(text) ?? NAMED.exec(text))?.groups?.['term'] ?? ''
    const key = contentTerms(term, index.language).join(' ')
    if (term.length < 3 || key === '' || NO_TERM.test(term) || found.has(key)) continue
    if (definitionStrength(text, term) < MIN_SENTENCE_STRENGTH) continue
    const [span] = spansOf(document, [i])
    if (span)
      found.set(key, explained(document, { term, uses: sentencesWith(document, term) }, span))
  }
  return [...found.values()]
}

/** `entries` with the page and uses of the same terms in `defined`, which count whole phrases. */
function countedAs(
  defined: readonly DefinedTerm[],
  entries: readonly ExplainedTerm[],
): ExplainedTerm[] {
  const known = new Map(
    defined.map((explainedTerm) => [explainedTerm.term.toLowerCase(), explainedTerm]),
  )
  return entries.map((explainedTerm) => {
    const { uses = 0, page = explainedTerm.page } =
      known.get(explainedTerm.term.toLowerCase()) ?? {}
    return { ...explainedTerm, uses, page }
  })
}

/** With fewer entries a glossary has only a part of the terms. */
const MIN_GLOSSARY = 3

/** Terms with their explanations, in the order of the document: its glossary, if it has one. */
function explainedTerms(document: AnalysedDocument): readonly ExplainedTerm[] {
  const entries = fromGlossary(document)
  if (!wordingOf(document.index.language))
    return entries.length >= MIN_GLOSSARY ? entries : [...entries, ...fromSentences(document)]
  const defined = [...definedTerms(document).values()]
  // Many items of lists look like entries, so that some of them must be good definitions.
  return defined.filter(({ isInGlossary }) => isInGlossary).length >= MIN_GLOSSARY
    ? countedAs(defined, entries)
    : defined.map((explainedTerm) => explained(document, explainedTerm, explainedTerm.span))
}

/** The terms that a section has in bold, or, if there are none, those that it uses. */
function termsOfSection(
  { index }: AnalysedDocument,
  { paragraphs }: Section,
  all: readonly ExplainedTerm[],
): readonly ExplainedTerm[] {
  const inBold = all.filter(({ term }) =>
    paragraphs.some(({ boldTerms }) => boldTerms.has(termKey(term, index.language))),
  )
  const texts = paragraphs.map(({ blocks }) => blocks.map(({ text }) => text).join(' '))
  return inBold.length >= FEW_TERMS
    ? inBold
    : all.filter(({ term }) => texts.some((text) => formIn(text, term, index.language) !== null))
}

/** Which terms are listed: of a page or a section, without those whose quotations are `shown`. */
type TermOptions = {
  readonly page?: number | undefined
  readonly section?: Section | null
  readonly shown?: readonly string[] | undefined
}

/** The key terms of the document, a section or a page, each with its explanation. */
export function keyTermsOf(
  document: AnalysedDocument,
  { page, section, shown = [] }: TermOptions,
  messages: BuiltinMessages,
): CheckedAnswer {
  const { pages, language } = document.index
  const isOn = (text: string, explainedTerm: ExplainedTerm): boolean =>
    explainedTerm.page === page || formIn(text, explainedTerm.term, language) !== null
  const isShown = ({ quotation }: ExplainedTerm): boolean =>
    quotation.citations.every(({ quote }) => shown.includes(quote))
  const known = explainedTerms(document).filter(
    (explainedTerm) =>
      (page === undefined || isOn(pages[page - 1] ?? '', explainedTerm)) && !isShown(explainedTerm),
  )
  const all = section ? termsOfSection(document, section, known) : known
  if (all.length === 0 && shown.length > 0)
    return composeAnswer([ownWords(messages.noMore)], { refused: false, closest: true })
  const best = new Set(all.toSorted((a, b) => b.uses - a.uses).slice(0, LISTED_TERMS))
  const { noTerms } = messages
  if (section && best.size < FEW_TERMS) {
    const instead = summariseSection(document, section, {}, { ...messages, section: () => noTerms })
    if (instead) return instead
  }
  if (best.size === 0)
    return summarise(document, { page }, { ...messages, summary: noTerms, page: () => noTerms })
  const lines = all
    .filter((explainedTerm) => best.has(explainedTerm))
    .map(({ quotation: { markdown, citations } }) => ({ markdown: `- ${markdown}`, citations }))
  const sections =
    page === undefined && !section && best.size < FEW_TERMS ? sectionsLine(document, messages) : []
  return composeAnswer([ownWords(messages.terms), merge(lines, '\n'), ...sections])
}

/** The most used terms whose meaning the tutor can quote, in the order of their pages. */
export function suggestedTerms(document: AnalysedDocument): readonly KeyTerm[] {
  if (!wordingOf(document.index.language)) return []
  const all = explainedTerms(document)
  const best = new Set(all.toSorted((a, b) => b.uses - a.uses).slice(0, SUGGESTED_TERMS))
  return all
    .filter((explainedTerm) => best.has(explainedTerm))
    .map(({ term, page }) => ({ term, page }))
    .toSorted((a, b) => a.page - b.page)
}

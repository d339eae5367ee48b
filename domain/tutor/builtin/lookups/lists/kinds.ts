import { answerWords } from '../../../../languages/answers.ts'
import { wordsInside } from '../../../../languages/patterns.ts'
import { LANGUAGES } from '../../../../languages/registry.ts'
import type { Block } from '../../../../text/blocks/blocks.ts'
import { withoutNumber } from '../../../../text/blocks/shapes.ts'
import { onOneLine } from '../../../../text/normalise.ts'
import { contentTerms, tokenise } from '../../../../text/search/terms.ts'
import { listWithOpenings } from '../headings.ts'
import { KINDS, LEAD_COVERAGE } from './counts.ts'
import { coverage, termSet, type AskedTerm } from '../../question/coverage.ts'
import { enumerates } from '../../passages/likelihood.ts'
import {
  itemAlone,
  listOf,
  MAX_ITEMS,
  MIN_ITEMS,
  sentencesOfItem,
} from '../../passages/list-in-paragraph.ts'
import { itemsOf } from '../../passages/items.ts'
import { around } from '../../passages/shown/around.ts'
import { escapeMarkdownOutsideFormulas, merge, quote, type Quotation } from '../../quotation.ts'
import { spansOf, type Paragraph, type AnalysedDocument } from '../../document/analysed-document.ts'

/** How often a sentence mentions a thing whose kinds it lists. */
const MIN_TIMES = 3

const ONE_KIND = new RegExp(wordsInside(answerWords('oneKind')).source, 'giu')
/** The words after "kinds of" up to the next verb or pronoun. */
const KINDS_OF = new RegExp(
  String.raw`${KINDS.source}\s+(?:${answerWords('partOf')})?\s*(?<things>.+?)(?=\s+(?:${answerWords('kindsEnds')})(?!\p{L})|[?!.,]|$)`,
  'iu',
)

/** The thing whose kinds are requested: "federal grants" of "types of federal grants there are". */
export function thingsOf(question: string, asked: readonly AskedTerm[]): readonly AskedTerm[] {
  const things = KINDS_OF.exec(question)?.groups?.['things']?.toLowerCase().split(/\s+/u) ?? []
  const named = asked.filter(({ word }) => things.includes(word))
  return named.length > 0 ? named : asked
}

/** A test for phrases that are kinds of the requested thing: "spring tide" for "tides". */
function kindsOf(
  document: AnalysedDocument,
  asked: readonly AskedTerm[],
): ((phrase: string) => boolean) | null {
  const { language } = document.index
  const headIndex = LANGUAGES.get(language)?.nounFirst ? 0 : -1
  const subject = asked.filter(({ isWeak }) => !isWeak)
  const heads = subject.at(headIndex)?.forms
  if (!heads || subject.length > 2) return null
  return (phrase) => {
    const bare = phrase.replace(/\([^)]*\)/gu, '')
    const terms = contentTerms(bare, language)
    const hasAll = subject.length > 1 && coverage(subject, new Set(terms)) === 1
    // "Spring tide tables" are tide tables, "The use of tide tables" are not.
    const isMore = terms.length > subject.length && tokenise(bare, language).length === terms.length
    const isItself = hasAll && !isMore
    return (
      !KINDS.test(phrase) && terms.length > 1 && !isItself && heads.has(terms.at(headIndex) ?? '')
    )
  }
}

/** "a type of …", "a model of …", with the words after it. */
const OF_KIND = new RegExp(
  String.raw`^\W*(?:(?:${answerWords('articles')})\s+)?(?:${answerWords('oneKind', 'kindNouns')})\s+(?:${answerWords('partOf')})\s+(?<things>\S+(?:\s+\S+){0,2})`,
  'iu',
)

/** Whether a meaning says that its term is a kind of the requested thing. */
function saysKind(meaning: string, asked: readonly AskedTerm[], language: string): boolean {
  const things = OF_KIND.exec(meaning)?.groups?.['things']
  const subject = asked.filter(({ isWeak }) => !isWeak)
  return things !== undefined && coverage(subject, new Set(contentTerms(things, language))) === 1
}

/** Glossary entries that are kinds of the requested thing. */
export function kindsInGlossary(
  document: AnalysedDocument,
  asked: readonly AskedTerm[],
): Quotation | null {
  const { index, blocks } = document
  const isKind = kindsOf(document, asked)
  if (!isKind) return null
  const entries = blocks.flatMap(({ entry, page }) => (entry ? [{ entry, page }] : []))
  const byName = entries.filter(({ entry }) => isKind(entry.term.text))
  const byMeaning = entries.filter(({ entry, page }) => {
    const meaning = (index.pages[page - 1] ?? '').slice(entry.meaning.start, entry.meaning.end)
    return saysKind(onOneLine(meaning), asked, index.language)
  })
  const kinds = byMeaning.length < byName.length ? byName : byMeaning
  if (kinds.length < MIN_ITEMS) return null
  return merge(
    kinds.slice(0, MAX_ITEMS).map(({ entry, page }) => {
      const { markdown, citations } = quote(index.pages, [{ ...entry.meaning, page }])
      return {
        markdown: `- **${escapeMarkdownOutsideFormulas(entry.term.text)}**: ${markdown}`,
        citations,
      }
    }),
    '\n',
  )
}

const MAX_HEADING_WORDS = 4

/** Headings one after another that are kinds of the requested thing, as a list. */
export function kindsInHeadings(
  document: AnalysedDocument,
  asked: readonly AskedTerm[],
): Quotation | null {
  const isKind = kindsOf(document, asked)
  if (!isKind) return null
  const headings = document.blocks.filter(({ kind }) => kind === 'heading')
  const isNamed = ({ text }: Block): boolean =>
    !KINDS.test(text) &&
    isKind(withoutNumber(text)) &&
    text.split(/\s+/u).length <= MAX_HEADING_WORDS
  const from = headings.findIndex((heading, i) => {
    const next = headings[i + 1]
    return isNamed(heading) && next !== undefined && isNamed(next)
  })
  if (from < 0) return null
  const end = headings.findIndex((heading, i) => i > from && !isNamed(heading))
  const kinds = headings.slice(from, end < 0 ? undefined : end).slice(0, MAX_ITEMS)
  return listWithOpenings(document, kinds)
}

/** Whether the items of a paragraph come after its sentence `at`, which ends with a colon. */
const isAnnouncedBy = ({ index }: AnalysedDocument, paragraph: Paragraph, at: number): boolean =>
  /[:：]$/u.test(index.sentences[at]?.text ?? '') && itemsOf(paragraph).length >= MIN_ITEMS

/** "is divided into": verbs before the kinds of the subject of a list item. */
const DIVIDES = wordsInside(answerWords('dividing'))

/** The terms of the name that the list item of a sentence begins with: "Tides: … are divided". */
function labelAbove(
  document: AnalysedDocument,
  paragraph: Paragraph,
  at: number,
): ReadonlySet<string> {
  const [first = at] = sentencesOfItem(document, paragraph, at)
  const { text = '' } = document.index.sentences[first] ?? {}
  const label = first < at ? /^[^:]{2,60}(?=:\s)/u.exec(text)?.[0] : undefined
  return termSet(label ?? '', document.index.language)
}

/**
 * The sentence that lists the kinds of a thing: with a word such as "types", with the thing several
 * times ("relative poverty, absolute poverty and …") or with the other terms of the question, and
 * with several things in a row.
 */
export function kindsInSentence(
  document: AnalysedDocument,
  things: readonly AskedTerm[],
  asked: readonly AskedTerm[],
): Quotation | null {
  const { index, paragraphs, paragraphOf } = document
  const subject = things.filter(({ isWeak }) => !isWeak)
  const others = asked.filter((askedTerm) => !askedTerm.isWeak && !things.includes(askedTerm))
  const named = new Set(subject.flatMap(({ forms }) => [...forms]))
  let best: { readonly at: number; readonly score: number } | null = null
  for (const [at, { text, terms }] of index.sentences.entries()) {
    const paragraph = paragraphs[paragraphOf[at] ?? -1]
    if (!paragraph || !enumerates(text)) continue
    const inSentence = coverage(subject, new Set(terms))
    const label = labelAbove(document, paragraph, at)
    const found = coverage(subject, new Set([...terms, ...label, ...paragraph.headingTerms]))
    const ofItem = coverage(subject, label)
    const words = text.replace(/\p{L}+-(?=\p{L})/gu, ' ')
    const times = contentTerms(words, index.language).filter((term) => named.has(term)).length
    const ofOthers = others.length === 0 ? 0 : coverage(others, new Set(terms))
    const isOfKinds =
      KINDS.test(text.replace(ONE_KIND, ' ')) ||
      (ofItem >= LEAD_COVERAGE && DIVIDES.test(text)) ||
      times >= MIN_TIMES * Math.max(1, subject.length) ||
      ofOthers >= LEAD_COVERAGE
    const score =
      isOfKinds && found >= LEAD_COVERAGE ? found + Math.max(inSentence, ofItem) + ofOthers : 0
    if (score > (best?.score ?? 0)) best = { at, score }
  }
  const paragraph = paragraphs[paragraphOf[best?.at ?? -1] ?? -1]
  if (!best || !paragraph) return null
  const { at } = best
  const isOfItem = labelAbove(document, paragraph, at).size > 0
  const list = isAnnouncedBy(document, paragraph, at)
    ? listOf(document, paragraph)
    : isOfItem
      ? itemAlone(document, paragraph, at)
      : null
  return (
    list ??
    quote(
      index.pages,
      spansOf(
        document,
        around(document, { paragraph, sentence: at }).filter((i) => i >= at),
      ),
    )
  )
}

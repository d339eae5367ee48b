import { answerWords } from '../../../../languages/answers.ts'
import { wordsInside } from '../../../../languages/patterns.ts'
import { LANGUAGES } from '../../../../languages/registry.ts'
import type { Block } from '../../../../text/blocks/blocks.ts'
import { withoutNumber } from '../../../../text/blocks/shapes.ts'
import { contentTerms } from '../../../../text/search/terms.ts'
import { LEAD_COVERAGE } from './counts.ts'
import { coverage, type AskedTerm } from '../../question/coverage.ts'
import { enumerates } from '../../passages/evidence.ts'
import { listOf, MAX_ITEMS, MIN_ITEMS } from '../../passages/list-passages.ts'
import { itemsOf } from '../../passages/items.ts'
import { around } from '../../passages/excerpt.ts'
import {
  escapeMarkdownOutsideFormulas,
  merge,
  quote,
  quoteList,
  type Quotation,
} from '../../quotation.ts'
import { spansOf, type Passage, type Reading } from '../../reading/reading.ts'

/** How often a sentence names a thing whose kinds it lists. */
const MIN_TIMES = 3

const KINDS = wordsInside(answerWords('kinds'))
const ONE_KIND = new RegExp(wordsInside(answerWords('oneKind')).source, 'giu')
/** The words after "kinds of" up to the next verb or pronoun. */
const KINDS_OF = new RegExp(
  String.raw`${KINDS.source}\s+(?:${answerWords('partOf')})?\s*(?<things>.+?)(?=\s+(?:${answerWords('kindsEnds')})(?!\p{L})|[?!.,]|$)`,
  'iu',
)

/** Whether a question asks for the kinds of something. */
export const asksForKinds = (question: string): boolean => KINDS.test(question)

/** What a question asks the kinds of: "federal grants" of "types of federal grants there are". */
export function thingsOf(question: string, asked: readonly AskedTerm[]): readonly AskedTerm[] {
  const things = KINDS_OF.exec(question)?.groups?.['things']?.toLowerCase().split(/\s+/u) ?? []
  const named = asked.filter(({ word }) => things.includes(word))
  return named.length > 0 ? named : asked
}

/** A test for phrases that name kinds of the requested thing: "spring tide" for "tides". */
function kindsOf(
  reading: Reading,
  asked: readonly AskedTerm[],
): ((phrase: string) => boolean) | null {
  const { language } = reading.index
  const place = LANGUAGES.get(language)?.nounFirst ? 0 : -1
  const subject = asked.filter(({ isWeak }) => !isWeak)
  const heads = subject.at(place)?.forms
  if (!heads || subject.length > 2) return null
  return (phrase) => {
    const terms = contentTerms(phrase.replace(/\([^)]*\)/gu, ''), language)
    const isItself = subject.length > 1 && coverage(subject, new Set(terms)) === 1
    return !KINDS.test(phrase) && terms.length > 1 && !isItself && heads.has(terms.at(place) ?? '')
  }
}

/** Glossary entries that are kinds of the requested thing. */
export function kindsInGlossary(reading: Reading, asked: readonly AskedTerm[]): Quotation | null {
  const { index, blocks } = reading
  const isKind = kindsOf(reading, asked)
  if (!isKind) return null
  const kinds = blocks.flatMap(({ entry, page }) =>
    entry && isKind(entry.term.text) ? [{ entry, page }] : [],
  )
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
export function kindsInHeadings(reading: Reading, asked: readonly AskedTerm[]): Quotation | null {
  const isKind = kindsOf(reading, asked)
  if (!isKind) return null
  const headings = reading.blocks.filter(({ kind }) => kind === 'heading')
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
  return quoteList(reading.index.pages, [], kinds)
}

/** Whether the items of a passage come after its sentence `at`, which ends with a colon. */
const isAnnouncedBy = ({ index }: Reading, passage: Passage, at: number): boolean =>
  /[:：]$/u.test(index.sentences[at]?.text ?? '') && itemsOf(passage).length >= MIN_ITEMS

/**
 * The sentence that names the kinds of a thing: with a word such as "types", with the thing several
 * times ("relative poverty, absolute poverty and …") or with the other terms of the question, and
 * with several things in a row.
 */
export function kindsInSentence(
  reading: Reading,
  things: readonly AskedTerm[],
  asked: readonly AskedTerm[],
): Quotation | null {
  const { index, passages, passageOf } = reading
  const subject = things.filter(({ isWeak }) => !isWeak)
  const others = asked.filter((one) => !one.isWeak && !things.includes(one))
  const named = new Set(subject.flatMap(({ forms }) => [...forms]))
  let best: { readonly at: number; readonly score: number } | null = null
  for (const [at, { text, terms }] of index.sentences.entries()) {
    const passage = passages[passageOf[at] ?? -1]
    if (!passage || !enumerates(text)) continue
    const inSentence = coverage(subject, new Set(terms))
    const found = coverage(subject, new Set([...terms, ...passage.headingTerms]))
    const words = text.replace(/\p{L}+-(?=\p{L})/gu, ' ')
    const times = contentTerms(words, index.language).filter((term) => named.has(term)).length
    const ofOthers = others.length === 0 ? 0 : coverage(others, new Set(terms))
    const isOfKinds =
      KINDS.test(text.replace(ONE_KIND, ' ')) ||
      times >= MIN_TIMES * Math.max(1, subject.length) ||
      ofOthers >= LEAD_COVERAGE
    const score = isOfKinds && found >= LEAD_COVERAGE ? found + inSentence + ofOthers : 0
    if (score > (best?.score ?? 0)) best = { at, score }
  }
  const passage = passages[passageOf[best?.at ?? -1] ?? -1]
  if (!best || !passage) return null
  const { at } = best
  const list = isAnnouncedBy(reading, passage, at) ? listOf(reading, passage) : null
  return (
    list ??
    quote(
      index.pages,
      spansOf(
        reading,
        around(reading, { passage, sentence: at }).filter((i) => i >= at),
      ),
    )
  )
}

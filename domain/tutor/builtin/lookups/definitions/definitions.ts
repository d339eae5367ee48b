import { isNumberedExample } from '../../../../text/blocks/sections.ts'
import { isWhole } from '../../../../text/search/summary.ts'
import { contentTerms, stemOf, tokenise } from '../../../../text/search/terms.ts'
import { entryInBold } from '../../document/bold-entries.ts'
import { formIn, rangeOf, termKey } from '../../question/term-in-text.ts'
import { definedTerms, type DefinedTerm } from '../../document/defined-terms.ts'
import { introducesPerson } from './life-dates.ts'
import { glossaryEntry } from './glossary-entry.ts'
import { headedMeaning } from './headed-meaning.ts'
import { itemEntry } from './item-entries.ts'
import { labelledDefinition } from './labelled-definitions.ts'
import { tableEntry } from './table-entries.ts'
import { countWords, labelOf, MAX_LABEL_WORDS, type Label } from './labels.ts'
import { DEPENDENT_START } from '../../passages/shown/dependent.ts'
import { around } from '../../passages/shown/around.ts'
import { isHeadedBy } from '../../passages/headed.ts'
import { sentencesOfItem } from '../../passages/list-in-paragraph.ts'
import { definitionStrength, MIN_STRENGTH } from '../../question/definition-sentences.ts'
import { merge, quote, quoteTerm, withoutBullet, type Quotation } from '../../quotation.ts'
import { spansOf, type Paragraph, type AnalysedDocument } from '../../document/analysed-document.ts'

const IN_HEADING = 0.6
/** The score of a sentence such as "X is a …", which is better than an entry with X in bold. */
export const DEFINED = 4
const IN_GLOSSARY = 5
/**
 * The score of a sentence that mentions the meaning beside its own subject: "a sluice (a gate)".
 */
const ASIDE = 3
/** The score of a sentence that introduces a person with the years of their life. */
const INTRODUCED = 3.4
/** The score of the sentence that expands an abbreviation. */
const EXPANDED = 3
const MAX_TERM_WORDS = 6
const DEFINITION_CHARS = 520

type Definition = {
  readonly strength: number
  readonly quotation: Quotation
  /** What the glossary says of it, and what a sentence elsewhere does, where both do. */
  readonly parts?: readonly [entry: Quotation, prose: Quotation]
  /** Terms of the quotation. */
  readonly terms: ReadonlySet<string>
}

type Sentence = {
  readonly isFirst: boolean
  readonly label: Label
  readonly at: number
  readonly paragraph: Paragraph
  readonly strength: number
}

/** Scores of a term that is alone before its meaning. A line by itself may also be a heading. */
const LABEL_STRENGTH: Readonly<Record<Exclude<Label, null>, number>> = { sentence: 3, line: 2.1 }

/** The best defining sentence of `term`, outside the glossary if it has an entry there. */
function definingSentence(
  document: AnalysedDocument,
  term: string,
  hasEntry: boolean,
): Sentence | null {
  const { index, paragraphs, paragraphOf } = document
  const terms = contentTerms(term, index.language)
  let best: Sentence | null = null
  for (const [at, sentence] of index.sentences.entries()) {
    const paragraph = paragraphs[paragraphOf[at] ?? -1]
    if (!paragraph || !terms.every((part) => sentence.terms.includes(part))) continue
    if (hasEntry && paragraph.blocks.some(({ entry }) => entry)) continue
    // A numbered example says what a thing is in one case.
    if (isNumberedExample(paragraph.heading)) continue
    const form = formIn(sentence.text, term, index.language)
    if (form === null || /[?？؟]$/u.test(sentence.text)) continue
    const label = labelOf(document, at, form)
    const isEntry = /^\W*\S.{0,60}(?::|\s[–—-]\s|\s\([^()]*\)\W*$)/u.test(sentence.text)
    const strength =
      label === null
        ? Math.max(
            definitionStrength(sentence.text, form),
            introducesPerson(sentence.text, form) ? INTRODUCED : 0,
          )
        : LABEL_STRENGTH[label]
    const isSentence =
      isWhole(sentence.text, index.language) ||
      // Slides and notes have sentences without a full stop.
      (strength >= DEFINED && isWhole(`${withoutBullet(sentence.text)}.`, index.language))
    if (!isSentence && !isEntry && label === null) continue
    const named = terms.every((part) => paragraph.headingTerms.has(part)) ? IN_HEADING : 0
    if (strength >= MIN_STRENGTH && strength + named > (best?.strength ?? 0))
      best = {
        at,
        paragraph,
        strength: strength + named,
        label,
        isFirst: sentence.text.indexOf(form) < 40,
      }
  }
  return best
}

/** The sentence that defines a term of the document. */
function definingSentenceOf(
  document: AnalysedDocument,
  { term, span, isSentence }: DefinedTerm,
): Sentence | null {
  const { index, paragraphs, paragraphOf } = document
  const at = index.sentences.findIndex(
    ({ page, start, end }) => page === span.page && start <= span.start && end > span.start,
  )
  const paragraph = paragraphs[paragraphOf[at] ?? -1]
  if (!isSentence || !paragraph) return null
  const text = index.sentences[at]?.text ?? ''
  const range = rangeOf(text, term, index.language)
  const strength = definitionStrength(text, term) > 0 ? IN_GLOSSARY : ASIDE
  return { at, paragraph, strength, label: null, isFirst: (range?.start ?? 0) < 40 }
}

/** The sentence with which a labelled definition of `term` begins. */
function labelledSentence(document: AnalysedDocument, term: string): Sentence | null {
  const at = labelledDefinition(document, term)
  const paragraph = document.paragraphs[document.paragraphOf[at] ?? -1]
  return paragraph ? { at, paragraph, strength: IN_GLOSSARY, label: null, isFirst: true } : null
}

/** The stronger of two sentences; the first one if they are equal. */
const strongerOf = (known: Sentence | null, found: Sentence | null): Sentence | null =>
  found && found.strength > (known?.strength ?? 0) ? found : known

/**
 * The defining sentence and the sentences after it; also those before it that it needs, and the one
 * before it if the term is at its end.
 */
function sentencesWithDefinition(
  document: AnalysedDocument,
  { at, paragraph, isFirst, label }: Sentence,
  chars: number,
): number[] {
  if (label === 'line') return linesBelow(document, at)
  if (paragraph.kind === 'table') return [at]
  // List items do not continue one another.
  const item = sentencesOfItem(document, paragraph, at)
  if (item.length > 0) return item
  const near = around(document, { paragraph, sentence: at }, { limit: chars })
  if (label === 'sentence') return untilNextLabel(document, near, at)
  const pointsBack = (i: number): boolean =>
    DEPENDENT_START.test(document.index.sentences[i]?.text ?? '')
  let from = at
  while (pointsBack(from) && near.includes(from - 1)) from -= 1
  // The previous sentence often has the subject of a definition with the term at its end.
  if (from === at && !isFirst && !pointsBack(at - 1)) from -= 1
  return near.filter((i) => i >= from)
}

/** Maximum characters of the lines below a term, and words of the line that ends them. */
const LINES_CHARS = 260
const NEXT_TERM_WORDS = 2

/** A line with a term and the lines below it, up to the next one that may be a term. */
function linesBelow({ index, paragraphOf }: AnalysedDocument, at: number): number[] {
  const text = (i: number): string => index.sentences[i]?.text ?? ''
  const isTerm = (i: number): boolean =>
    /^[\p{L}\p{M}\s-]+$/u.test(text(i)) &&
    countWords(text(i)) <= NEXT_TERM_WORDS &&
    !text(i - 1).endsWith(':')
  const lines = [at]
  let length = 0
  for (let i = at + 1; (paragraphOf[i] ?? -1) >= 0; i += 1) {
    length += text(i).length
    if (i > at + 1 && (isTerm(i) || length > LINES_CHARS)) break
    lines.push(i)
  }
  return lines
}

/** The sentences from the label at `at` to the next label. */
function untilNextLabel(
  { index }: AnalysedDocument,
  near: readonly number[],
  at: number,
): number[] {
  const isShort = (i: number): boolean =>
    countWords(index.sentences[i]?.text ?? '') <= MAX_LABEL_WORDS / 2
  const next = near.find((i) => i > at + 1 && isShort(i)) ?? Infinity
  return near.filter((i) => i >= at && i < next)
}

/**
 * Whether the section about `term` says better what it is than a sentence elsewhere, which only
 * seems to define it.
 */
const hasOwnSection = (
  { index: { language }, paragraphs }: AnalysedDocument,
  term: string,
  { paragraph, strength }: Sentence,
): boolean =>
  strength < DEFINED &&
  !isHeadedBy(paragraph, term, language) &&
  paragraphs.some((paragraph) => isHeadedBy(paragraph, term, language))

/** The first occurrence of `term` in the quotation in bold. */
function emphasise(quotation: Quotation, term: string, language: string): Quotation {
  const { markdown } = quotation
  const range = rangeOf(markdown, term, language)
  if (!range || markdown.includes('**')) return quotation
  const form = markdown.slice(range.start, range.end)
  return {
    ...quotation,
    markdown: `${markdown.slice(0, range.start)}**${form}**${markdown.slice(range.end)}`,
  }
}

/** The definition of `term`, from the glossary and a sentence; null if there is none. */
export function definitionOf(
  document: AnalysedDocument,
  term: string,
  chars = DEFINITION_CHARS,
): Definition | null {
  const { index, abbreviations } = document
  const words = tokenise(term, index.language)
  if (words.length === 0 || words.length > MAX_TERM_WORDS) return null
  const listed = definedTerms(document).get(termKey(term, index.language))
  const labelled =
    listed && !listed.isSentence ? quoteTerm(index.pages, listed.term, listed.span) : null
  const entry = glossaryEntry(document, term) ?? labelled
  const found =
    labelledSentence(document, term) ??
    strongerOf(
      listed ? definingSentenceOf(document, listed) : null,
      definingSentence(document, term, entry !== null),
    )
  const sentence = found && hasOwnSection(document, term, found) ? null : found
  const isDefined = entry !== null || (sentence?.strength ?? 0) >= DEFINED
  const bold = isDefined
    ? null
    : (headedMeaning(document, term) ??
      itemEntry(document, term) ??
      entryInBold(document, term) ??
      tableEntry(document, term))
  if (bold)
    return {
      strength: IN_GLOSSARY,
      quotation: emphasise(bold, term, index.language),
      terms: new Set(contentTerms(bold.markdown, index.language)),
    }
  const spans = sentence
    ? spansOf(document, sentencesWithDefinition(document, sentence, chars))
    : []
  const prose = emphasise(quote(index.pages, spans), term, index.language)
  const isSame = entry?.markdown === prose.markdown
  const quotation = merge(entry && !isSame ? [entry, prose] : [prose], '\n\n')
  if (entry ?? sentence)
    return {
      strength: entry ? IN_GLOSSARY : (sentence?.strength ?? 0),
      quotation,
      ...(entry && sentence && !isSame && { parts: [entry, prose] }),
      terms: new Set(contentTerms(quotation.markdown, index.language)),
    }
  const expansion = abbreviations.get(stemOf(words[0] ?? '', index.language))
  return words.length === 1 && expansion ? expanded(document, expansion, chars) : null
}

/** Whether a quotable sentence or a heading contains `term` as a phrase. */
export const isNamed = (
  { index, paragraphOf, blocks }: AnalysedDocument,
  term: string,
): boolean => {
  const terms = contentTerms(term, index.language)
  return (
    terms.length === 0 ||
    index.sentences.some(
      ({ text, terms: held }, i) =>
        (paragraphOf[i] ?? -1) >= 0 &&
        terms.every((part) => held.includes(part)) &&
        formIn(text, term, index.language) !== null,
    ) ||
    blocks.some(
      ({ kind, text }) => kind === 'heading' && formIn(text, term, index.language) !== null,
    )
  )
}

/** The definition of an abbreviation's expansion. */
function expanded(
  document: AnalysedDocument,
  expansion: readonly string[],
  chars: number,
): Definition | null {
  const { index } = document
  const at = index.sentences.findIndex(
    ({ text, terms }, i) =>
      (document.paragraphOf[i] ?? -1) >= 0 &&
      expansion.every((term) => terms.includes(term)) &&
      /\(\p{Lu}/u.test(text),
  )
  const paragraph = document.paragraphs[document.paragraphOf[at] ?? -1]
  if (!paragraph) return null
  const spans = spansOf(document, around(document, { paragraph, sentence: at }, { limit: chars }))
  return { strength: EXPANDED, quotation: quote(index.pages, spans), terms: paragraph.terms }
}

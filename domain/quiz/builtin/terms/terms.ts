import type { Block } from '../../../text/blocks/blocks.ts'
import type { SourceText } from '../../creation/texts/source-text.ts'
import type { Definition } from './definition.ts'
import { definitionsIn } from './definitions.ts'
import { emphasisedIn } from './emphasised-terms.ts'
import { explainedHeading, restOfEntry } from './glossary-entries.ts'
import { headsOfLabels, isLabelAlone, isTopic, withoutLabels } from './labels.ts'
import { isLabelOfList, layoutLists } from './layout-lists.ts'
import { meaningNounOf, type MeaningNoun } from './meanings/meaning-noun.ts'
import { isRemark } from './meanings/remarks.ts'
import { namesTwo } from './term-names.ts'
import { titledIn } from './titled-terms.ts'
import { usesWord } from './used-words.ts'
import { headOf, termIdOf, contentStems, wordsIn, type Wording } from '../wording/wording.ts'

/** A term of a document with its meaning there. Only such terms are keys and options. */
export type Term = Definition &
  MeaningNoun & {
    /** In lower case and stemmed to the singular, so that all inflections of a term have one. */
    readonly termId: string
    readonly head: string
    readonly stems: ReadonlySet<string>
    readonly meaningStems: ReadonlySet<string>
    readonly isPlural: boolean
    readonly isPerson: boolean
    /** A sentence of the text that defines it, if its meaning comes from a glossary. */
    readonly sentence: Definition | null
    /** Whether a sentence below a heading that names it says what it is. */
    readonly isTitled: boolean
    /** The paragraphs that use it. */
    readonly paragraphs: ReadonlySet<number>
    /** Its first use in the text, 0–1, and the page and heading of it. */
    readonly position: number
    readonly usedOn: number | null
    readonly heading: string
  }

/** Minimum uses of a term that has no typography, glossary entry or formal definition. */
const MIN_PLAIN_USES = 2
const MAX_TERMS = 400
/** Maximum terms whose uses are searched in the whole text. */
const MAX_SEARCHED = 1000
/** Number of first words of a meaning that may name a person. */
const PERSON_WORDS = 4
const RANK = { glossary: 2, marked: 1, plain: 0 } as const

type Use = Pick<Term, 'position' | 'usedOn' | 'heading' | 'paragraphs'>

/**
 * The heading of the section of a heading that the file marks up, else the heading itself. Marked
 * headings are finer than those that wording shows, and terms of one section belong together.
 */
const sectionsOf = (blocks: readonly Block[]): ((heading: string) => string) => {
  const sections = new Map<string, string>()
  const open: Block[] = []
  for (const block of blocks) {
    const { kind, level, text } = block
    if (kind !== 'heading' || level === undefined) continue
    while ((open.at(-1)?.level ?? 0) >= level) open.pop()
    sections.set(text, open.at(-1)?.text ?? text)
    open.push(block)
  }
  return (heading) => sections.get(heading) ?? heading
}

/** The text of a document in lower case, to count the uses of terms. */
const indexOfText = (blocks: readonly Block[]) => {
  const prose = blocks.filter(({ kind }) => kind === 'prose' || kind === 'list')
  const texts = prose.map(({ text }) => ` ${wordsIn(text.toLowerCase()).join(' ')} `)
  const headings = blocks
    .filter(({ kind }) => kind === 'heading')
    .map(({ text }) => ` ${wordsIn(text.toLowerCase()).join(' ')} `)
    .join('|')
  const total = Math.max(1, texts.length)
  const sectionOf = sectionsOf(blocks)
  const searchText = (term: string) => ` ${wordsIn(term.toLowerCase()).join(' ')}`
  const isHeading = (term: string): boolean => headings.includes(`${searchText(term)} `)
  return {
    isHeading,
    usesOf: (term: string): number => {
      const searched = searchText(term)
      return (
        texts.reduce((sum, text) => sum + text.split(searched).length - 1, 0) +
        // The section under a heading explains the terms in it.
        (isHeading(term) ? MIN_PLAIN_USES : 0)
      )
    },
    useOf: (term: string): Use => {
      const searched = searchText(term)
      const paragraphs = texts.flatMap((text, at) => (text.includes(searched) ? [at] : []))
      const [first = -1] = paragraphs
      return {
        position: Math.max(0, first) / total,
        usedOn: prose[first]?.page ?? null,
        heading: sectionOf(prose[first]?.heading ?? ''),
        paragraphs: new Set(paragraphs),
      }
    },
  }
}

/**
 * The spelling of a term inside a sentence: lower case if the document ever uses it, or never has
 * the capital inside a sentence.
 */
const inSentence = (term: string, raw: string, { capitalNouns }: Wording): string => {
  if (capitalNouns) return term
  const lower = term.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
  if (lower === term || usesWord(raw, lower)) return lower
  const isCapital = /\p{Lu}/u.test(lower) || isInside(term, raw)
  return isCapital ? term : lower
}

/** Whether a text has `term` after a word or comma, not only where sentences and items begin. */
const isInside = (term: string, raw: string): boolean => {
  for (let at = raw.indexOf(term); at >= 0; at = raw.indexOf(term, at + 1))
    if (/[\p{L},] $/u.test(raw.slice(Math.max(0, at - 2), at))) return true
  return false
}

/** Whether a term is a name, which keeps its capital inside sentences. */
const isName = (term: string, raw: string, wording: Wording): boolean =>
  !wording.capitalNouns &&
  /^\p{Lu}\p{Ll}/u.test(term) &&
  inSentence(term, raw, wording) === term &&
  ['a', 'e', 'd', 's', 'n', 'o', ','].some((before) => raw.includes(`${before} ${term}`))

/** Whether a definition only tells who or what is mentioned: a person, a work, a place. */
const isNameInPassing = (
  { term, source }: Definition,
  index: ReturnType<typeof indexOfText>,
  { raw, wording }: { raw: string; wording: Wording },
): boolean =>
  source !== 'glossary' &&
  (source === 'plain' || index.usesOf(term) < MIN_PLAIN_USES) &&
  !index.isHeading(term) &&
  isName(term, raw, wording)

/**
 * Whether a word begins a sentence with another subject: "Zwar ist das Fach alt". Where nouns have
 * capitals, they have them inside sentences too.
 */
const isNoNoun = (
  { term, meaning, source }: Definition,
  raw: string,
  { capitalNouns, patterns: { definiteMeaning } }: Wording,
): boolean =>
  capitalNouns &&
  source === 'plain' &&
  wordsIn(term).length === 1 &&
  definiteMeaning?.start.test(meaning) === true &&
  !definiteMeaning.clause.test(meaning) &&
  !isInside(term, raw)

const groupedByTerm = (
  definitions: readonly Definition[],
  wording: Wording,
): Map<string, Definition[]> => {
  const groups = new Map<string, Definition[]>()
  for (const found of definitions) {
    const termId = termIdOf(found.term, wording)
    const group = groups.get(termId)
    if (group) group.push(found)
    else groups.set(termId, [found])
  }
  return groups
}

/** The terms of a document in the order of first use; at most 400. */
export const termsOf = (file: SourceText, blocks: readonly Block[], wording: Wording): Term[] => {
  const runs = file.emphasis ?? []
  const layout = layoutLists(blocks, file.pages, wording)
  const all = blocks.flatMap((block, at) =>
    definitionsIn(block, {
      page: file.pages[block.page - 1] ?? '',
      runs: runs[block.page - 1] ?? [],
      wording,
      title: explainedHeading(block, blocks[at - 1], blocks[at + 1]),
      rest: restOfEntry(block, blocks[at + 1]),
    }).filter((definition) => !(layout.has(block) && isLabelOfList(definition, block))),
  )
  const emphasised = emphasisedIn(file, wording)
  const found = all.map((definition): Definition => {
    const { source, term } = definition
    const isMarked = source === 'plain' && emphasised.terms.has(term.toLowerCase())
    return isMarked ? { ...definition, source: 'marked' } : definition
  })
  const index = indexOfText(blocks)
  const isTitledIn = titledIn(blocks, wording)
  const raw = file.pages.join('\n')
  const hasBetter = found.filter(({ source }) => source !== 'plain').length >= MIN_MARKED
  const hasGlossary = found.filter(({ source }) => source === 'glossary').length >= MIN_MARKED
  const heads = headsOfLabels(found, wording)
  const names = new Set(found.map(({ term }) => term.toLowerCase()))
  let searched = 0
  const terms = [...groupedByTerm(found, wording)].flatMap(([termId, same]): Term[] => {
    const group = withoutLabels(same, emphasised.labels, wording)
    const sorted = group.toSorted((a, b) => RANK[b.source] - RANK[a.source])
    const [best] = sorted
    if (!best || (hasGlossary && best.source === 'plain')) return []
    if (startsInPlural(best, wording) || explainsOther(best, names)) return []
    searched += 1
    if (searched > MAX_SEARCHED) return []
    if (isLabelAlone(best, { uses: index.usesOf(best.term), heads }, wording)) return []
    if (isNameInPassing(best, index, { raw, wording })) return []
    if (isNoNoun(best, raw, wording)) return []
    const isTitled = isTitledIn(best, termId)
    if (
      best.source === 'plain' &&
      !isTitled &&
      !isUsedAsTerm(best, index.usesOf(best.term), hasBetter)
    )
      return []
    const term = inSentence(best.term, raw, wording)
    const described = describe(
      { ...best, ...index.useOf(term), term, termId, isTitled },
      sorted.find(({ isSentence }) => isSentence) ?? null,
      wording,
    )
    if (isTopic(described, wording) || (hasGlossary && isMentionedOnce(described))) return []
    return isRemark(described, raw, wording) ? [] : [described]
  })
  return terms.toSorted((a, b) => a.position - b.position).slice(0, MAX_TERMS)
}

/**
 * Whether a bold term that the glossary leaves out is only mentioned: "a hydrogen maser, a device
 * akin to a laser, …". Its sentence has another form than that of a definition.
 */
const isMentionedOnce = ({ source, isFormal, paragraphs }: Term): boolean =>
  source === 'marked' && (paragraphs.size === 0 || (!isFormal && paragraphs.size === 1))

/** A name before a dash or colon: "Scurvy—caused by a lack of vitamins". */
const NAME_FIRST = /^(?<name>\p{L}[^:–—]{2,60}?)\s?[:–—]/u

/** Whether a meaning explains another term, as a cell beside the first one of a row may do. */
const explainsOther = ({ term, meaning }: Definition, names: ReadonlySet<string>): boolean => {
  const name = NAME_FIRST.exec(meaning)?.groups?.['name']?.toLowerCase()
  return name !== undefined && name !== term.toLowerCase() && names.has(name)
}

/** Whether a term without typography counts as one; informal ones have to recur. */
const isUsedAsTerm = ({ term, isFormal }: Definition, uses: number, hasBetter: boolean): boolean =>
  !namesTwo(term) && (isFormal || (uses >= MIN_PLAIN_USES && !hasBetter))

/** Whether a singular term has a plural meaning, which is then a verb: "carries signals". */
const startsInPlural = (
  { term, meaning, isPhrase, isSentence }: Definition,
  wording: Wording,
): boolean => {
  const { plural, boundary } = wording.patterns
  const first = wordsIn(meaning)[0] ?? ''
  return (
    wording.verbsLookPlural &&
    isPhrase &&
    !isSentence &&
    plural !== null &&
    !plural.test(headOf(term, wording)) &&
    plural.test(first) &&
    !boundary.test(first)
  )
}

/** Whether a meaning is a person; "a group of people who …" is another kind of thing. */
const isPerson = (meaning: string, kinds: MeaningNoun['kinds'], { patterns }: Wording): boolean =>
  kinds.size > 0
    ? kinds.has('person')
    : patterns.person.test(
        wordsIn(meaning.replace(/\([^)]*\)/gu, ''))
          .slice(0, PERSON_WORDS)
          .join(' '),
      )

/** With this many bold or glossary terms, plain sentences are not searched. */
const MIN_MARKED = 8

const describe = (
  best: Definition & Use & Pick<Term, 'termId' | 'isTitled'>,
  sentence: Definition | null,
  wording: Wording,
): Term => {
  const { patterns } = wording
  const head = headOf(best.term, wording)
  const noun = meaningNounOf(best.meaning, wording)
  return {
    ...best,
    head,
    ...noun,
    stems: contentStems(best.term, wording),
    meaningStems: contentStems(best.meaning, wording),
    isPlural: patterns.plural?.test(head) ?? false,
    isPerson: isPerson(best.meaning, noun.kinds, wording),
    sentence,
  }
}

import { definitionChecks } from '../../../languages/definition-checks.ts'
import { beginning, wordsInside } from '../../../languages/patterns.ts'
import { LANGUAGES } from '../../../languages/registry.ts'
import { isWorkedExample } from '../../../text/blocks/sections.ts'
import type { Span } from '../../../text/blocks/lines.ts'
import type { Block } from '../../../text/blocks/blocks.ts'
import { onOneLine } from '../../../text/normalise.ts'
import { sentencesOf } from '../../../text/sentences.ts'
import { numberOf } from '../../../statements/numbers-and-names.ts'
import { CLAUSE_ABOUT, countedParts, countsOnly, EXISTS, ITEM_END } from './lists/list-parts.ts'
import { itemsBelow, withoutNumbers } from '../siblings/item-marks.ts'
import { capitalised, wordsIn, type Wording } from '../wording/wording.ts'

/** One thing of a list. `quote` is verbatim on `page` (1-based). */
export type Answer = { readonly text: string; readonly quote: string; readonly page: number }

/** A sentence of a document that can be shown alone, and what it leaves for the answer. */
export type Statement = {
  /** A list is announced by a sentence, or is the rest of one about `shown` ("the two tides"). */
  readonly kind: 'announced' | 'counted'
  readonly shown: string
  readonly answers: readonly Answer[]
  /** The names of the listed things, if other questions may be about them. */
  readonly names?: readonly string[]
  /** Whether every answer is a name with an explanation. */
  readonly isExplained: boolean
  /** Position in the document, 0–1. */
  readonly position: number
}

/** Formulas, programs, sources, quotations and brackets. */
const UNCLEAR = /[=<>∑∫{}|\\~_@#()[\]"“”„«»?!;:$`*]|\.{2}|-{2}|…|https?:|\d\.\s/u
const FURTHER_AUTHORS = new RegExp(String.raw`\b(?:${definitionChecks('furtherAuthors')})\b`, 'u')
/** Words that need other text, beyond those that a language lists. */
const PRONOUN = wordsInside(definitionChecks('pronouns'))

const COUNTS = { min: 2, max: 6 } as const
/** Maximum words of an item of a list, and of one inside a sentence. */
const ITEM_WORDS = { listed: 30, inside: 12 } as const
const LEAD_WORDS = { min: 5, max: 30 } as const
/** "The two tides". */
const MIN_COUNTED_WORDS = 3
const MAX_LABEL_WORDS = 6
const MIN_EXPLANATION_WORDS = 5
const MAX_EXPLANATION_WORDS = 45

/** References to things of the previous text beside others: "the other two". */
const REST = wordsInside(definitionChecks('others'))
/** A number alone: "Stage 2". */
const NUMBERED = /^\p{L}+\s+\d+$/u
/** "Depending on …", "including …": not items of a list. */
const PHRASE = beginning(definitionChecks('noThings'))
/** The bullet or picture before an item. */
const MARK = /^(?:[•●▪◦–*-]|\p{Extended_Pictographic}\uFE0F?)\s*/u
const COUNTED_VERBS = [...LANGUAGES.values()]
  .flatMap(({ definitions }) => definitions?.plurals ?? [])
  .join('|')
/** Verbs before the things of a list: "The two tides are: …". */
const TRAILING_VERB = new RegExp(String.raw`\s+(?:${COUNTED_VERBS})$`, 'iu')

/** Sources, abbreviations and other names: "the dam (Figure 2)", "the wheel (rotor)". */
const withoutBrackets = (text: string): string => text.replace(/\s\([^()]{1,80}\)/gu, '')

/** "The process has two steps", "three steps to the process": references to the previous text. */
const GENERAL = new RegExp(
  String.raw`^(?:${definitionChecks('generalThings')})\s|\s(?:${definitionChecks('generalThings')})$`,
  'iu',
)
/** A number without the things that it counts: "although the leg has three". */
const COUNT_ALONE = new RegExp(String.raw`\s(?:${definitionChecks('countsAlone')})$`, 'iu')
/** A possessive after its owner: "Toxins are grouped by their target". */
const POSSESSIVE = new RegExp(
  String.raw`(?<=\S\s\S+\s\S+\s)(?:${definitionChecks('possessives')})(?!\p{L})`,
  'giu',
)

/** A case that a text makes up: "Suppose a mill has three wheels". */
const SUPPOSED = beginning(definitionChecks('suppositions'), String.raw`(?!\p{L})`)

/** Words inside a sentence that relate it to the sentence before it. */
const RELATES = new RegExp(definitionChecks('relations'), 'iu')

/** Whether a sentence can be understood without the text before it. */
export const isSelfContainedLead = (lead: string, wording: Wording): boolean => {
  const { patterns } = wording
  if ([REST, GENERAL, COUNT_ALONE, SUPPOSED].some((fault) => fault.test(lead))) return false
  if (countsOnly(lead, wording)) return false
  const text = lead.replace(EXISTS, '').replace(POSSESSIVE, '')
  const faults = [
    UNCLEAR,
    FURTHER_AUTHORS,
    PRONOUN,
    RELATES,
    patterns.dependentStart,
    patterns.contextReference,
    patterns.pointer,
  ]
  return !faults.some((fault) => fault.test(text))
}

const hasLength = (text: string, { min, max }: { min: number; max: number }): boolean => {
  const words = wordsIn(text).length
  return words >= min && words <= max
}

/** The number that a phrase counts, from 2 to 6; null if there is not exactly one. */
export const countIn = (text: string, { language }: Wording): number | null => {
  const numbers = wordsIn(text.toLowerCase()).flatMap((word) => numberOf(word, language) ?? [])
  const count = Number(numbers[0])
  return numbers.length === 1 && count >= COUNTS.min && count <= COUNTS.max ? count : null
}

/** "Arteries. They carry …", "Author: the person who …". */
const LABELLED = /^(?<label>[^.:–—]{2,70}?)(?:\s*[.:]\s+|\s+[–—-]\s+)(?<rest>\S.*)$/u

export type Item = Answer & { readonly explanation: string }

/** Whether a part of a list can be the name of a thing. */
const isThing = (name: string, max: number): boolean =>
  /\p{L}{2}/u.test(name) &&
  ![UNCLEAR, FURTHER_AUTHORS, NUMBERED, PHRASE].some((fault) => fault.test(name)) &&
  hasLength(name, { min: 1, max })

const firstSentence = (text: string): string =>
  /^.*?(?<!\.)\p{L}[.](?=\s|$)/u.exec(text)?.[0] ?? text

/** The name in an item of a list, with its explanation; null if it is too long to be a name. */
export const itemOf = ({ text, start, end }: Span, page: string, number: number): Item | null => {
  const bare = withoutBrackets(onOneLine(text).replace(MARK, ''))
  const { label, rest } = LABELLED.exec(bare)?.groups ?? {}
  const isLabel = label !== undefined && wordsIn(label).length <= MAX_LABEL_WORDS
  const first = firstSentence(bare)
  // A sentence states something about a thing instead of naming it.
  if (!isLabel && first.endsWith('.') && wordsIn(first).length > ITEM_WORDS.inside) return null
  const name = (isLabel ? label : first).replace(ITEM_END, '').replace(/^\(?\d+[.)]\s*/u, '')
  if (!isThing(name, ITEM_WORDS.listed)) return null
  const explanation = isLabel ? firstSentence(rest ?? '') : ''
  return { text: name, explanation, quote: page.slice(start, end).trim(), page: number }
}

export const hasExplanation = ({ explanation }: Item): boolean =>
  hasLength(explanation, { min: MIN_EXPLANATION_WORDS, max: MAX_EXPLANATION_WORDS })

/** Words of the shortest and longest item from which a list mixes names and sentences. */
const UNEVEN = { shortest: 3, longest: 12 } as const

/** Whether items are parts of one list: no sentence beside names, and none inside another. */
export const areOfOneKind = (items: readonly Item[]): boolean => {
  const lengths = items.map(({ text }) => wordsIn(text).length)
  const isUneven = Math.min(...lengths) <= UNEVEN.shortest && Math.max(...lengths) >= UNEVEN.longest
  const texts = items.map(({ text }) => ` ${wordsIn(text.toLowerCase()).join(' ')} `)
  return (
    !isUneven &&
    texts.every((text, at) => !texts.some((other, index) => index !== at && other.includes(text)))
  )
}

/**
 * Whether counted things have a complement and no clause: "the two parts of a mill", not "the two
 * parts" or "the two theories say that prices".
 */
const names = (shown: string, { patterns }: Wording): boolean =>
  patterns.article.test(shown) &&
  !patterns.relative.test(shown.replace(patterns.article, '')) &&
  wordsIn(shown)
    .slice(2)
    .some((word) => patterns.boundary.test(word))

/** The statement of a list with as many items as its lead counts. */
const listed = (
  lead: string,
  items: readonly (Item | null)[],
  announcement: { kind: 'announced' | 'counted'; position: number; wording: Wording },
): Statement[] => {
  const { kind, position, wording } = announcement
  const shown = lead.replace(MARK, '').replace(TRAILING_VERB, '')
  const isCounted = kind === 'counted' || TRAILING_VERB.test(lead)
  if (isCounted && !names(shown, wording)) return []
  const all = items.filter((item) => item !== null)
  const isComplete = all.length === items.length && all.length === countIn(lead, wording)
  if (!isComplete || !areOfOneKind(all) || !isSelfContainedLead(lead, wording)) return []
  if (wording.patterns.leadStart?.test(lead) === false) return []
  const isExplained = all.every(hasExplanation)
  const answers = all.map(({ text, explanation, quote, page }): Answer => ({
    text: isExplained ? `${capitalised(text)}: ${explanation}` : capitalised(text),
    quote,
    page,
  }))
  return [{ kind: isCounted ? 'counted' : 'announced', shown, answers, isExplained, position }]
}

/** Where the announcement of a list is searched. */
type ListContext = {
  readonly page: string
  readonly block: Block
  readonly position: number
  readonly wording: Wording
}

/** A list after a colon, or after a comma or dash in a sentence that counts kinds of things. */
const ANNOUNCED = /^(?<lead>[^:]+):\s(?<items>[^:]+)\.$/u
const BESIDE = /^(?<lead>[^:,–—]+)(?:,|\s?[–—]|\s-)\s?(?<items>[^:–—]+)\.$/u

/** One part of a list inside a sentence, with a clause about it; null if it is not a name. */
const partOf = (
  part: string,
  { quote, block, wording }: Pick<ListContext, 'block' | 'wording'> & { quote: string },
): Item | null => {
  const { name = part, rest = '' } = CLAUSE_ABOUT.exec(part)?.groups ?? {}
  const text = name.replace(/["“”„«»]/gu, '')
  return PRONOUN.test(text) ||
    wording.patterns.boundary.test(wordsIn(text)[0] ?? '') ||
    !isThing(text, ITEM_WORDS.inside)
    ? null
    : { text, explanation: rest, quote, page: block.page }
}

/** The list inside a sentence: "… into two kinds: a and b.", "The two kinds are a and b." */
const listInSentence = (text: string, quote: string, context: ListContext): Statement[] => {
  const { wording, block, position } = context
  const beside = BESIDE.exec(text)
  const found =
    ANNOUNCED.exec(text) ??
    wording.patterns.counted.exec(text) ??
    (wording.siblings.kindNoun.test(beside?.groups?.['lead'] ?? '') ? beside : null)
  const { lead, items } = found?.groups ?? {}
  if (lead === undefined || items === undefined) return []
  const kind = /^\s?[:,–—-]/u.test(text.slice(lead.length)) ? 'announced' : 'counted'
  if (
    !hasLength(lead, {
      min: kind === 'announced' ? LEAD_WORDS.min : MIN_COUNTED_WORDS,
      max: LEAD_WORDS.max,
    })
  )
    return []
  const parts = countedParts(items, countIn(lead, wording)).map((part) =>
    partOf(part, { quote, block, wording }),
  )
  return listed(lead, parts, { kind, position, wording })
}

/** The list below a text that announces it: "There are two kinds of tides:". */
const listBelow = (
  announcing: string,
  { items, number }: { readonly items: readonly Span[]; readonly number: number },
  pages: readonly string[],
  { position, wording }: ListContext,
): Statement[] => {
  const bare = withoutBrackets(
    onOneLine(sentencesOf(announcing, wording.language).at(-1)?.text ?? ''),
  )
  const lead = /^(?<lead>[^:]+):$/u.exec(bare)?.groups?.['lead']
  if (lead === undefined || items.length === 0 || !hasLength(lead, LEAD_WORDS)) return []
  const parts = withoutNumbers(items).map((item) => itemOf(item, pages[number - 1] ?? '', number))
  return listed(lead, parts, { kind: 'announced', position, wording })
}

/** The lists that a block announces: below it or, in a list, below its items. */
const announcedBy = (
  block: Block,
  next: Block | undefined,
  pages: readonly string[],
  context: ListContext,
): Statement[] => {
  const { page } = context
  if (block.kind === 'list')
    return block.items.flatMap(({ text }, at) =>
      listBelow(
        text,
        { items: itemsBelow(block.items, at, page), number: block.page },
        pages,
        context,
      ),
    )
  if (next?.kind !== 'list') return []
  const list = { items: next.items, number: next.page }
  return listBelow(page.slice(block.start, block.end), list, pages, context)
}

const STATEMENT_BLOCKS: ReadonlySet<Block['kind']> = new Set(['prose', 'summary', 'list'])

/** The sentences of running text that announce a list of two to six things. */
export const statementsOf = (
  blocks: readonly Block[],
  pages: readonly string[],
  wording: Wording,
): Statement[] => {
  return blocks.flatMap((block, index) => {
    if (!STATEMENT_BLOCKS.has(block.kind) || isWorkedExample(block.heading)) return []
    const page = pages[block.page - 1] ?? ''
    const context = { page, block, position: index / blocks.length, wording }
    const inside = (block.kind === 'list' ? block.items : [block]).flatMap((part) =>
      sentencesOf(page.slice(part.start, part.end), wording.language).flatMap((sentence) => {
        const quote = page.slice(part.start + sentence.start, part.start + sentence.end)
        return listInSentence(withoutBrackets(onOneLine(sentence.text)), quote, context)
      }),
    )
    return [...inside, ...announcedBy(block, blocks[index + 1], pages, context)]
  })
}

import type { Block } from '../../text/blocks/blocks.ts'
import type { EmphasisedRun } from '../../text/inline/emphasis.ts'
import { onOneLine } from '../../text/normalise.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { cleanMeaning, isMeaning } from './meanings.ts'
import { headOf, wordsIn, type Wording } from './wording.ts'

/** A term and its meaning in a document. `quote` is verbatim on `page` (1-based). */
export type Definition = {
  readonly term: string
  readonly meaning: string
  readonly quote: string
  readonly page: number
  /** From a glossary, from a sentence about a term in bold, or from a sentence alone. */
  readonly source: 'glossary' | 'marked' | 'plain'
  /**
   * Whether the sentence has the form of a definition: "A spring tide is a …", "Osmosis is the …".
   */
  readonly isFormal: boolean
  /** Whether the quote is a sentence about the term that can serve as an answer. */
  readonly isSentence: boolean
}

const MAX_TERM_WORDS = 6

/** "The basic definition of general intent" names general intent. */
const DEFINITION_OF =
  /^(?:\p{L}+ )?(?:definition|meaning|definición|significado) (?:of|de) (?:(?:the|el|la|an?) )?(?:(?:term|concept|término|concepto) )?/iu

/** A term without surrounding articles, quotation marks, colon or abbreviation. */
export const cleanTerm = (text: string, { patterns }: Wording): string =>
  onOneLine(text)
    .replace(/\s*\([^()]*\)?$/u, '')
    .replace(/^[\s"'“”„«»(]+/u, '')
    .replace(/(?<![\s"'“”„«»:;,.)–—])[\s"'“”„«»:;,.)–—]+$/u, '')
    .replace(patterns.article, '')
    .replace(DEFINITION_OF, '')

/** Labels of a layout that also end terms: "hash table", "optimisation problem". */
const THING = /^(?:tables?|figures?|problems?|theorems?|inputs?|outputs?)$/iu

/** A participle with its complement: "closely related to the work ethic". */
const PARTICIPLE_PHRASE = /\p{L}ed\s+(?:to|by|with|in|on|from|for|as)\s/iu
/** Names in programs: "Gen.list". */
const CODE = /\p{Ll}\.\p{L}/u

/** Whether a phrase describes a thing instead of naming it: "specific type of sample". */
const isDescription = (term: string, { language, capitalNouns, patterns }: Wording): boolean =>
  (language === 'en' && (PARTICIPLE_PHRASE.test(term) || patterns.transparent.test(term))) ||
  (capitalNouns && !/^\P{Ll}/u.test(wordsIn(term).at(-1) ?? '')) ||
  CODE.test(term)

/** Whether `term` can be asked about: a few words, without numbers or signs. */
export const isTerm = (term: string, wording: Wording): boolean => {
  const { patterns } = wording
  const words = term.split(/\s+/u)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  return (
    words.length <= MAX_TERM_WORDS &&
    /^[\p{L}\p{M}\p{N} '’./-]{3,60}$/u.test(term) &&
    /\p{L}{2}/u.test(first) &&
    // "endoplasmic reticulum or E. R" is cut inside an abbreviation.
    !/\.\s/u.test(term) &&
    !/^\d+$/u.test(last) &&
    !patterns.boundary.test(first) &&
    !patterns.boundary.test(last) &&
    !words.some((word) => patterns.leans.test(word) || patterns.relative.test(word)) &&
    !patterns.vagueStart.test(term) &&
    !patterns.label.test(term) &&
    !isDescription(term, wording) &&
    (THING.test(headOf(term, wording)) || !patterns.label.test(headOf(term, wording)))
  )
}

const definition = (
  parts: {
    term: string
    meaning: string
    quote: string
    page: number
    isFormal?: boolean
    isSentence?: boolean
  },
  source: Definition['source'],
  wording: Wording,
): Definition[] => {
  const term = cleanTerm(parts.term, wording)
  const meaning = cleanMeaning(parts.meaning, wording)
  return isTerm(term, wording) && isMeaning(meaning, term, wording)
    ? [{ isFormal: false, isSentence: false, ...parts, term, meaning, source }]
    : []
}

/** A page on which definitions are searched. */
export type PageToSearch = {
  /** Its text. */
  readonly page: string
  /** What it emphasises. */
  readonly runs: readonly EmphasisedRun[]
  readonly wording: Wording
}

/** Whether the page shows the end of an entry's term: by a mark, bold type or an article. */
const hasBorder = ({ entry, start }: Block, { page, runs, wording }: PageToSearch): boolean =>
  entry !== undefined &&
  (/[:–—-]/u.test(page.slice(entry.term.end, entry.meaning.start)) ||
    wording.patterns.article.test(entry.meaning.text) ||
    runs.some((run) => run.start <= start + 1 && run.end > start))

/** The definition in a glossary entry. */
const fromEntry = (block: Block, place: PageToSearch): Definition[] =>
  block.entry && hasBorder(block, place)
    ? definition(
        {
          term: block.entry.term.text,
          meaning: block.entry.meaning.text,
          quote: place.page.slice(block.start, block.end).trim(),
          page: block.page,
        },
        'glossary',
        place.wording,
      )
    : []

/** A bold term before a colon or dash and the text after it, as in notes. */
const RUN_IN = /^\s*[:–—-]\s*/u
/** A bold term before a full stop and a phrase or sentence that says what it is. */
const RUN_IN_STOP =
  /^\s*\.?\s+(?:(?:is|are|ist|sind|es|son)\s+)?(?:an?|the|eine?|der|die|das|una?|unos|unas|el|la|los|las)\s/iu
const MAX_RUN_IN_WORDS = 60

const startsLine = (page: string, block: Block, at: number): boolean =>
  /(?:^|\n)\s*(?:[•●▪–*-]\s*|\d+[.)]\s*)?$/u.test(page.slice(block.start, at))

const fromRunIn = (block: Block, { page, runs, wording }: PageToSearch): Definition[] => {
  const heads = runs.filter((run) => startsLine(page, block, run.start))
  return heads.flatMap((run, index) => {
    const bare = page.slice(run.start, run.end)
    const rest = page
      .slice(run.end, heads[index + 1]?.start ?? block.end)
      // The mark of the next item.
      .replace(/(?<!\s)\s+(?:[•●▪◦–*-]|\d+[.)])\s*$/u, '')
    const isStopped = /\.\s*$/u.test(bare) || /^\s*\./u.test(rest)
    const meaning = rest.replace(RUN_IN, '').replace(/^\s*\.\s*/u, '')
    const isRunIn = RUN_IN.test(rest) || /:\s*$/u.test(bare)
    if (!isRunIn && !(isStopped && RUN_IN_STOP.test(rest))) return []
    if (wordsIn(meaning).length > MAX_RUN_IN_WORDS) return []
    const quote = (bare + rest).trim()
    return definition({ term: bare, meaning, quote, page: block.page }, 'marked', wording)
  })
}

type Found = { readonly term: string; readonly meaning: string; readonly isForward: boolean }

/** The term and meaning of a sentence that begins with one of them. */
const readSentence = (text: string, { patterns }: Wording): Found | null => {
  // A sentence cut off at the end of a page is no definition.
  if (!/[.!?]["”’)]*$/u.test(text)) return null
  const forward = patterns.defines.exec(text)?.groups
  const groups = forward ?? patterns.calls.exec(text)?.groups
  const [term, meaning] = [groups?.['term'], groups?.['meaning']]
  return term === undefined || meaning === undefined
    ? null
    : { term, meaning, isForward: forward !== undefined }
}

/** The definition in one sentence, of a bold term or a plain one. */
const fromSentence = (
  { text, ...place }: { text: string; quote: string; page: number },
  bold: readonly string[],
  wording: Wording,
): Definition[] => {
  const { copula, leans, boundary, indefinite, article, kindOfThing } = wording.patterns
  const found = readSentence(text, wording)
  if (found === null) return []
  const { meaning, isForward } = found
  const term = cleanTerm(found.term, wording)
  const isMarked = bold.includes(term.toLowerCase())
  const first = wordsIn(meaning)[0] ?? ''
  const isBare = !isForward && (!isMarked || leans.test(text) || boundary.test(first))
  if (isBare || copula.test(term)) return []
  const isFormal =
    isForward &&
    (indefinite.test(text) || !article.test(text) || kindOfThing?.test(meaning) === true)
  const parts = { ...place, term, meaning, isFormal, isSentence: true }
  return definition(parts, isMarked ? 'marked' : 'plain', wording)
}

/** The definitions in a block of a page, in page order. */
export const definitionsIn = (block: Block, place: PageToSearch): Definition[] => {
  const { page, runs, wording } = place
  if (block.kind === 'glossary' && block.entry) return fromEntry(block, place)
  if (!DEFINING.has(block.kind)) return []
  const inside = runs.filter((run) => run.start >= block.start && run.end <= block.end)
  const runIn = wording.readsRunIns ? fromRunIn(block, { ...place, runs: inside }) : []
  if (runIn.length > 0) return runIn
  const raw = page.slice(block.start, block.end)
  return sentencesOf(raw, wording.language).flatMap(({ text, start, end }) => {
    const [from, to] = [block.start + start, block.start + end]
    const bold = inside.filter((run) => run.start >= from && run.end <= to)
    const names = bold.map((run) =>
      cleanTerm(page.slice(run.start, run.end), wording).toLowerCase(),
    )
    const source = { quote: raw.slice(start, end), page: block.page }
    const whole = fromSentence({ text, ...source }, names, wording)
    return whole.length > 0 || block.kind === 'glossary'
      ? whole
      : bold.flatMap((run) =>
          isPrelude(page.slice(from, run.start), wording)
            ? []
            : fromAside(
                { ...source, term: page.slice(run.start, run.end) },
                page.slice(run.end, to),
                wording,
              ),
        )
  })
}

/** Whether a sentence begins with a phrase before its clause: "Under Mao, the party …". */
const isPrelude = (before: string, { patterns }: Wording): boolean =>
  patterns.boundary.test(wordsIn(before)[0] ?? '') && !before.includes(',')

/** The definition beside a bold term: "the retina (the neural tissue of the eye)". */
const fromAside = (
  bold: { term: string; quote: string; page: number },
  rest: string,
  wording: Wording,
): Definition[] => {
  const { aside, plural, indefinite } = wording.patterns
  const groups = aside.exec(rest.replace(/\s+/gu, ' '))?.groups
  const meaning = groups?.['inside'] ?? groups?.['meaning']
  // "composite bows, a design that …" does not say what composite bows are.
  const isOfOne = meaning !== undefined && indefinite.test(meaning)
  const isOfMany = plural?.test(headOf(bold.term, wording)) === true
  return meaning === undefined || isEnumerated(meaning) || (isOfOne && isOfMany)
    ? []
    : definition({ ...bold, meaning }, 'marked', wording)
}

const MAX_ENUMERATED_WORDS = 8

/** Whether the rest of an enumeration follows a bold term: ", the cell wall or the pili". */
const isEnumerated = (text: string): boolean =>
  /\s(?:and|or|und|oder|y|o|e|u)\s/iu.test(text) && wordsIn(text).length <= MAX_ENUMERATED_WORDS

/** Blocks that state what the document teaches. */
const DEFINING: ReadonlySet<Block['kind']> = new Set(['prose', 'list', 'glossary'])

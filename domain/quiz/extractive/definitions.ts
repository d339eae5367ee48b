import type { Block } from '../../text/blocks/blocks.ts'
import type { Span } from '../../text/blocks/lines.ts'
import type { EmphasisedRun } from '../../text/inline/emphasis.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { fromAside, fromSentence, isPrelude } from './defining-sentences.ts'
import { definition, type Definition } from './definition.ts'
import { genusOf } from './genus.ts'
import { cleanTerm } from './term-names.ts'
import { wordsIn, type Wording } from './wording.ts'

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

/** "Solvent: This is the …". */
const THIS_IS =
  /^\s*(?:(?:this|these|it|they|dies|das|es|sie|esto|se trata de)\s+)?(?:is|are|ist|sind|es|son)\s+(?=(?:an?|the|eine?|der|die|das|una?|el|la|los|las)\s)/iu

/** Words after a noun that begin a definition: "cells that …", "movement of …". */
const MODIFIER =
  /^(?:that|which|who|of|in|by|for|used|made|whose|where|de[rmns]|die|das|von|zum|zur|dessen|deren|que|del?|para|cuy[oa]s?|donde)$/iu

/** Maximum words of a noun phrase before what modifies it. */
const MAX_NOUN_WORDS = 6

/** Whether the text after a bold term begins with a sentence or order instead of a meaning. */
const isLabelOf = (meaning: string, wording: Wording): boolean => {
  if (ARGUMENT.test(meaning)) return true
  if (wording.patterns.article.test(meaning) || GERUND.test(meaning)) return false
  const words = wordsIn(meaning)
  const at = words.findIndex((word) => MODIFIER.test(word))
  return at < 1 || at > MAX_NOUN_WORDS || genusOf(meaning, wording).kinds.size === 0
}

/** Conjunctions of an argument, which a definition does not give. */
const ARGUMENT =
  /(?<!\p{L})(?:because|since|therefore|weil|daher|deshalb|ya que|porque|por lo que)(?!\p{L})/iu

const GERUND = /^\p{Lu}?\p{Ll}+ing\s/u

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
    const meaning = rest
      .replace(RUN_IN, '')
      .replace(/^\s*\.\s*/u, '')
      .replace(THIS_IS, '')
    const isRunIn = RUN_IN.test(rest) || /:\s*$/u.test(bare)
    if (!isRunIn && !(isStopped && RUN_IN_STOP.test(rest))) return []
    if (wordsIn(meaning).length > MAX_RUN_IN_WORDS) return []
    const quote = (bare + rest).trim()
    return isLabelOf(meaning, wording)
      ? []
      : definition({ term: bare, meaning, quote, page: block.page }, 'marked', wording)
  })
}

/** The mark of an item. */
const MARK = /^\s*(?:[•●▪◦–*-]|\(?\d{1,2}[.)])\s+/u

/** A sentence of `raw` without the mark of a list before it. */
const withoutMark = ({ text, start, end }: Span, raw: string): Span => {
  const length = MARK.exec(raw.slice(start, end))?.[0].length ?? 0
  return { text: text.replace(MARK, ''), start: start + length, end }
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
  return sentencesOf(raw, wording.language).flatMap((sentence) => {
    const { text, start, end } = withoutMark(sentence, raw)
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

/** Blocks that state what the document teaches. */
const DEFINING: ReadonlySet<Block['kind']> = new Set(['prose', 'list', 'glossary'])

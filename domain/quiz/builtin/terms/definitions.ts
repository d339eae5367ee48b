import { definitionChecks } from '../../../languages/definition-checks.ts'
import { beginning } from '../../../languages/patterns.ts'
import type { Block } from '../../../text/blocks/blocks.ts'
import { isNumberedExample } from '../../../text/blocks/sections.ts'
import { definitionLabelOf } from '../../../text/blocks/definition-labels.ts'
import type { Span } from '../../../text/blocks/lines.ts'
import type { EmphasisedRun } from '../../../text/inline/emphasis.ts'
import { onOneLine } from '../../../text/normalise.ts'
import { sentencesOf } from '../../../text/sentences.ts'
import {
  fromAside,
  fromBefore,
  fromClauseAfter,
  fromSentence,
  isPrelude,
} from './defining-sentences.ts'
import { definition, type Definition } from './definition.ts'
import { isLabelOf, isOfOwnKind, hasDefiningForm } from './meanings/label-meanings.ts'
import { fromColonLabel, fromLabelled, fromNoteLabel, fromTitle } from './labelled-definitions.ts'
import { isOfLabel } from './labels.ts'
import { unitsOf, type Unit } from './definition-units.ts'
import { headingWithoutNumber } from '../siblings/sibling-sections.ts'
import { cleanTerm } from './term-names.ts'
import { wordsIn, type Wording } from '../wording/wording.ts'
import { beginsInLowerCase } from '../../../text/sentence-bounds.ts'

/** Where definitions are searched: the page of a block and what is beside the block. */
type DefinitionContext = {
  /** The text of the page. */
  readonly page: string
  /** What the page emphasises. */
  readonly runs: readonly EmphasisedRun[]
  readonly wording: Wording
  /** The heading directly above the block. */
  readonly title?: string
  /** The rest of the block, a glossary entry, on the next page. */
  readonly rest?: string
}

/** Whether a mark or bold type shows the end of an entry's term. */
const isSeparated = ({ entry, start }: Block, { page, runs }: DefinitionContext): boolean =>
  entry !== undefined &&
  (/[:–—-]/u.test(page.slice(entry.term.end, entry.meaning.start)) ||
    runs.some((run) => run.start <= start + 1 && run.end > start))

/** Whether the page shows the end of an entry's term, also by an article. */
const hasBorder = (block: Block, context: DefinitionContext): boolean =>
  isSeparated(block, context) ||
  context.wording.patterns.article.test(block.entry?.meaning.text ?? '')

/** A copula before a meaning. */
const IS = beginning(
  definitionChecks('copulas'),
  String.raw`\s+(?=(?:${definitionChecks('articles')})\s)`,
)

/** A meaning without its term again as the subject: "Scour: The scour is the loss of sand". */
const withoutSubject = (text: string, term: string, wording: Wording): string => {
  const bare = text.replace(wording.patterns.article, '')
  const name = cleanTerm(term, wording)
  if (!bare.toLowerCase().startsWith(`${name.toLowerCase()} `)) return text
  const rest = bare.slice(name.length).trimStart()
  return IS.test(rest) ? rest.replace(IS, '') : text
}

/** Whether a page has the next one of a series to which a term belongs: "B horizon". */
const isLettered = (term: string, page: string): boolean =>
  term.startsWith('A ') && page.includes(`\nB ${term.slice(2)}`)

/** The definition in a part of a glossary: of its heading or, without one, of its entry. */
const fromGlossary = (block: Block, context: DefinitionContext): Definition[] => {
  const { entry, page } = block
  const { title = '', rest = '', wording } = context
  const quote = context.page.slice(block.start, block.end).trim()
  if (title !== '')
    // A label below the heading of an entry is an author or an aspect.
    return isSeparated(block, context)
      ? []
      : definition({ term: title, meaning: block.text, quote, page }, 'glossary', wording)
  if (entry === undefined || !hasBorder(block, context)) return []
  const term = entry.term.text
  const meaning = withoutSubject(`${entry.meaning.text} ${rest}`.trim(), term, wording)
  const parts = { term, meaning, quote, page, isLettered: isLettered(term, context.page) }
  return definition(parts, 'glossary', wording)
}

/** The number of a note after a sentence: "… for money.1 Later, …". */
const NOTE = /(?<=[\p{Ll})][.!?]["”’)]?)\d{1,3}(?=\s|$)/u

/** The text before the number of a note that ends its first sentence. */
const beforeNote = (text: string): string => text.slice(0, NOTE.exec(text)?.index)

/** The text before the next line with the mark of a list item. */
const beforeItem = (text: string): string => text.split(/\n\s*[•●▪◦]\s/u, 1)[0] ?? ''

/** A bold term before a colon or dash and the text after it, as in notes. */
const RUN_IN = /^\s*[:–—-]\s*/u
/** The same mark at the end of the bold text. */
const LABEL_END = /\s*:\s*$|\s[–—-]\s*$/u
/** A bold term before a full stop and a phrase or sentence that says what it is. */
const RUN_IN_STOP = new RegExp(
  String.raw`^\s*\.?\s+(?:(?:${definitionChecks('copulas')})\s+)?(?:${definitionChecks('articles', 'pluralArticles')})\s`,
  'iu',
)
const MAX_RUN_IN_WORDS = 60

/** "Solvent: This is the …". */
const THIS_IS = new RegExp(
  String.raw`^\s*(?:(?:${definitionChecks('standIns')})\s+)?(?:${definitionChecks('copulas')})\s+(?=(?:${definitionChecks('articles')})\s)`,
  'iu',
)

/** Words that join two things in one label; "or" joins two names of one. */
const ADDED = new RegExp(String.raw`\s(?:${definitionChecks('lastItemLinks')}|&)\s`, 'iu')

const startsLine = (page: string, block: Block, at: number): boolean =>
  /(?:^|\n)\s*(?:[•●▪–*-]\s*|\d+[.)]\s*)?$/u.test(page.slice(block.start, at))

const fromRunIn = (block: Block, { page, runs, wording }: DefinitionContext): Definition[] => {
  const heads = runs.filter((run) => startsLine(page, block, run.start))
  return heads.flatMap((run, index) => {
    const bare = page.slice(run.start, run.end)
    const rest = beforeItem(beforeNote(page.slice(run.end, heads[index + 1]?.start ?? block.end)))
      // The mark of the next item.
      .replace(/(?<!\s)\s+(?:[•●▪◦–*-]|\d+[.)])\s*$/u, '')
    const isStopped = /\.\s*$/u.test(bare) || /^\s*\./u.test(rest)
    const meaning = rest
      .replace(RUN_IN, '')
      .replace(/^[“„«]([^“”„«»]+)[”“»][.,;]?\s*$/u, '$1')
      .replace(/^\s*\.\s*/u, '')
      .replace(THIS_IS, '')
      .trimStart()
    const isRunIn = RUN_IN.test(rest) || LABEL_END.test(bare)
    if (!isRunIn && !(isStopped && RUN_IN_STOP.test(rest))) return []
    if (wordsIn(meaning).length > MAX_RUN_IN_WORDS || ADDED.test(bare)) return []
    const quote = (bare + rest).trim()
    const term = bare.replace(LABEL_END, '')
    const isOwnKind = isOfOwnKind(term, meaning, wording)
    const isFormal = isOwnKind || hasDefiningForm(meaning, wording)
    return isLabelOf(meaning, wording) && !isOwnKind
      ? []
      : definition({ term, meaning, quote, page: block.page, isFormal }, 'marked', wording)
  })
}

/** The mark of an item. */
const MARK = /^\s*(?:(?:[•●▪◦–*-]|\(?\d{1,2}[.)])\s+)?(?:\((?:[ivx]{1,4}|[a-h])\)\s+)?(?=\S)/u

/** A sentence of `raw` without the mark of a list before it. */
const withoutMark = ({ text, start, end }: Span, raw: string): Span => {
  const length = MARK.exec(raw.slice(start, end))?.[0].length ?? 0
  return { text: text.replace(MARK, ''), start: start + length, end }
}

const MAX_ENDING = 3

/** An emphasised run with the rest of its last word, as in "**enzyme**s". */
const withEnding = ({ start, end }: EmphasisedRun, page: string): string => {
  const ending = /^\p{Ll}+/u.exec(page.slice(end, end + MAX_ENDING + 1))?.[0] ?? ''
  const isInWord = ending.length <= MAX_ENDING && /\p{Ll}$/u.test(page.slice(start, end))
  return page.slice(start, end) + (isInWord ? ending : '')
}

/**
 * The definitions in a block of a page, in page order. A numbered example says what things are in
 * one case: "The sample is the 400 men who took part."
 */
export const definitionsIn = (block: Block, context: DefinitionContext): Definition[] => {
  const found = fromBlock(block, context)
  if (isNumberedExample(block.heading)) return found.filter(({ source }) => source === 'glossary')
  // A list of uses or trends has names of fields, and what is done in them.
  return context.wording.siblings.otherList.test(headingWithoutNumber(block.heading))
    ? found.filter((definition) => !isOfLabel(definition))
    : found
}

const fromBlock = (block: Block, context: DefinitionContext): Definition[] => {
  const { runs, wording } = context
  if (block.kind === 'glossary' && (block.entry || context.title))
    return fromGlossary(block, context)
  if (!DEFINING.has(block.kind)) return []
  const inside = runs.filter((run) => run.start >= block.start && run.end <= block.end)
  const runIn = wording.readsRunIns ? fromRunIn(block, { ...context, runs: inside }) : []
  if (runIn.length > 0) return runIn
  return unitsOf(block, context).flatMap((unit) =>
    fromUnit(unit, block, { ...context, runs: inside }),
  )
}

/** The definitions in the text of a block or in one of its items. */
const fromUnit = (unit: Unit, block: Block, { page, runs, wording }: DefinitionContext) => {
  const label = definitionLabelOf(page.slice(unit.start, unit.end))
  const begin = unit.start + (label?.length ?? 0)
  const raw = page.slice(begin, unit.end)
  return sentencesOf(raw, wording.language).flatMap((sentence, at) => {
    const { start, end } = withoutMark(sentence, raw)
    const quote = beforeNote(raw.slice(start, end))
    const [from, to] = [begin + start, begin + start + quote.length]
    const bold = runs.filter((run) => run.start >= from && run.end <= to)
    const source = { quote, page: block.page }
    const isFirst = at === 0
    const text = unit.isItem && end === raw.length ? closed(quote) : onOneLine(quote)
    const names = bold.map((run) => cleanTerm(withEnding(run, page), wording).toLowerCase())
    const title = isFirst ? unit.title : ''
    // The rest of a sentence of the previous page.
    const isRest = isFirst && block.kind === 'prose' && beginsInLowerCase(text)
    if (isRest && !bold.some((run) => run.start === from && run.end < to)) return []
    const whole =
      isFirst && label
        ? fromLabelled({ text, ...source }, { name: label.name, bold: names, title }, wording)
        : fromOneSentence({ text, ...source }, names, { wording, isFirst, title })
    return whole.length > 0 || block.kind === 'glossary'
      ? whole
      : bold.flatMap((run) => {
          const term = withEnding(run, page)
          const before = page.slice(from, run.start)
          const rest = page.slice(run.start + term.length, to)
          const marked = { ...source, term }
          const named = fromBefore(marked, before, wording)
          return named.length > 0 || isPrelude(before, wording)
            ? named
            : fromAside(marked, rest, wording)
        })
  })
}

/** An item of a list on one line, with the full stop that notes leave out. */
const closed = (item: string): string => onOneLine(item).replace(/(?<=[\p{L})])$/u, '.')

/** The definition in a sentence without a label for definitions. */
const fromOneSentence = (
  sentence: { readonly text: string; readonly quote: string; readonly page: number },
  bold: readonly string[],
  {
    wording,
    isFirst,
    title,
  }: { readonly wording: Wording; readonly isFirst: boolean; readonly title: string },
): Definition[] => {
  const labelled = isFirst ? fromColonLabel(sentence, bold, wording) : []
  if (labelled.length > 0) return labelled
  const noted = isFirst && bold.length === 0 ? fromNoteLabel(sentence, wording) : []
  if (noted.length > 0) return noted
  const whole = fromSentence(sentence, bold, wording)
  if (whole.length > 0) return whole
  const titled = title === '' ? [] : fromTitle(sentence, title, wording)
  return titled.length > 0 || bold.length > 0 ? titled : fromClauseAfter(sentence, wording)
}

/** Blocks that state what the document teaches. */
const DEFINING: ReadonlySet<Block['kind']> = new Set(['prose', 'list', 'glossary'])

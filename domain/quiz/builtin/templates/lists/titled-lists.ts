import type { Block } from '../../../../text/blocks/blocks.ts'
import type { Span } from '../../../../text/blocks/lines.ts'
import { isWorkedExample, sectionOf } from '../../../../text/blocks/sections.ts'
import { onOneLine } from '../../../../text/normalise.ts'
import { sentencesOf } from '../../../../text/sentences.ts'
import { markBefore, withoutNumbers } from '../../siblings/item-marks.ts'
import { isAspect } from '../../siblings/sibling-checks.ts'
import { headingWithoutNumber } from '../../siblings/sibling-sections.ts'
import {
  areOfOneKind,
  countIn,
  hasExplanation,
  isSelfContainedLead,
  itemOf,
  type Item,
  type Statement,
} from '../statements.ts'
import { capitalised, wordsIn, type Wording } from '../../wording/wording.ts'

const ITEMS = { min: 3, max: 6 } as const
const TITLE_WORDS = { min: 3, max: 9 } as const
/** Words before the end of a sentence that announces a list. */
const SUBJECT_WORDS = { min: 3, max: 16 } as const
/** Words of an item without an explanation; longer ones tell something. */
const MAX_NAME_WORDS = 9
/** The end of a sentence that an abbreviation cuts off: "such as z.". */
const CUT = /\s\p{L}\.$/u

/** The items of the first level of a list. */
const topItems = (block: Block, page: string): Span[] => {
  const [first] = block.items
  const mark = first && markBefore(first, page)
  return block.items.filter((item) => markBefore(item, page) === mark)
}

/** The introduction of a list in the block before it: a title, or a sentence that announces it. */
const leadOf = (block: Block, page: string, wording: Wording): string | null => {
  const { siblings } = wording
  const hasWords = (text: string, { min, max }: { min: number; max: number }) => {
    const words = wordsIn(text).length
    return words >= min && words <= max
  }
  const whole = onOneLine(page.slice(block.start, block.end))
  const title = headingWithoutNumber(whole)
  const isTitle = block.kind === 'heading' || (block.kind === 'prose' && whole.endsWith(':'))
  if (isTitle && siblings.listTitle.test(title) && hasWords(title, TITLE_WORDS)) return title
  if (block.kind !== 'prose' || !whole.endsWith(':')) return null
  const last = sentencesOf(page.slice(block.start, block.end), wording.language).at(-1)
  const lead = onOneLine(last?.text ?? '').replace(/:$/u, '')
  const subject = lead.replace(siblings.listEnd, '')
  return subject !== lead && hasWords(subject, SUBJECT_WORDS) ? lead : null
}

/** Whether an item can be understood as a name without the text around it. */
const isName = ({ text, explanation }: Item, wording: Wording): boolean => {
  const { patterns, siblings } = wording
  const { dependentStart, contextReference, pointer, readerWords } = patterns
  const faults = [dependentStart, contextReference, pointer, readerWords, siblings.pointer]
  return (
    wordsIn(text).length <= MAX_NAME_WORDS &&
    /\p{L}{3}/u.test(text) &&
    !faults.some((fault) => fault.test(text)) &&
    !isAspect(text, wording) &&
    !CUT.test(explanation)
  )
}

const answersOf = (items: readonly (Item | null)[], wording: Wording): readonly Item[] => {
  const all = items.filter((item) => item !== null)
  const areLabelled = new Set(all.map(({ explanation }) => explanation !== '')).size === 1
  return all.length === items.length &&
    areLabelled &&
    areOfOneKind(all) &&
    all.every((item) => isName(item, wording))
    ? all
    : []
}

/** The lists below titles such as "Advantages of tide mills", and below sentences that end so. */
export const titledLists = (
  blocks: readonly Block[],
  pages: readonly string[],
  wording: Wording,
): Statement[] =>
  blocks.flatMap((block, at): Statement[] => {
    const next = blocks[at + 1]
    if (next?.kind !== 'list' || blocks[at + 2]?.kind === 'list') return []
    const lead = leadOf(block, pages[block.page - 1] ?? '', wording)
    if (lead === null || sectionOf(lead) !== null || isWorkedExample(block.heading)) return []
    const page = pages[next.page - 1] ?? ''
    const items = withoutNumbers(topItems(next, page))
    const count = countIn(lead, wording)
    if (items.length < ITEMS.min || items.length > ITEMS.max) return []
    if (count !== null && count !== items.length) return []
    if (!isSelfContainedLead(lead.replace(wording.siblings.listEnd, ''), wording)) return []
    const all = answersOf(
      items.map((item) => itemOf(item, page, next.page)),
      wording,
    )
    if (all.length === 0) return []
    const isExplained = all.every(hasExplanation)
    const answers = all.map(({ text, explanation, quote, page: number }) => ({
      text: isExplained ? `${capitalised(text)}: ${explanation}` : capitalised(text),
      quote,
      page: number,
    }))
    const names = all.map(({ text }) => text)
    const position = at / blocks.length
    return [{ kind: 'announced', shown: lead, answers, names, isExplained, position }]
  })

import { QUIZ_PROMPT_CHARS } from '../../../constants.ts'
import type { EmphasisedRuns } from '../../../text/inline/emphasis.ts'
import type { PageStructure } from '../../../text/blocks/page-structure.ts'
import { detectLanguage } from '../../../text/language.ts'
import { stopWordsOf } from '../../../text/search/stop-words.ts'
import { stemOf, tokenise } from '../../../text/search/terms.ts'
import { askablePages } from './askable.ts'
import { countsFrom, totalCount, type QuestionCounts } from '../counts.ts'
import { filesFor } from './spread.ts'
import { MAKING, QUESTION_TYPES, type QuestionType } from '../../kinds/registry.ts'

/** `emphasis` and `structure` are missing for texts stored without them. */
export type SourceText = {
  readonly fileId: string
  readonly pages: readonly string[]
  readonly emphasis?: EmphasisedRuns
  readonly structure?: PageStructure
}

/** How many characters a text has. */
export const charactersOf = ({ pages }: SourceText): number =>
  pages.reduce((sum, page) => sum + page.length, 0)

/** A part of one page. */
type Passage = { readonly page: number; readonly text: string }

/**
 * The input of one model call: consecutive passages of one file, at most `QUIZ_PROMPT_CHARS` (or
 * the budget of the model) with labels.
 */
export type Window = { readonly fileId: string; readonly passages: readonly Passage[] }

/** Characters reserved for the label of a passage. */
const LABEL_CHARS = 24
/** Minimum letters of a window. */
const MIN_LETTERS = 120
/** Maximum share of a window that one piece of text takes, so that windows can be even. */
const PIECE_SHARE = 1 / 6

/**
 * Divides the askable text of every file into windows of about equal size, at most `budget`
 * characters with labels. They begin and end at paragraphs or sentences and may cross pages.
 */
export const windowsOf = (
  files: readonly SourceText[],
  budget: number = QUIZ_PROMPT_CHARS,
): Window[][] =>
  files.map(({ fileId, pages }) =>
    evenly(
      askablePages(pages).flatMap((text, index) =>
        piecesOf(text, Math.floor((budget - LABEL_CHARS) * PIECE_SHARE)).map((piece) => ({
          page: index + 1,
          text: piece,
        })),
      ),
      budget,
    ).flatMap((passages) => (lettersIn(passages) >= MIN_LETTERS ? [{ fileId, passages }] : [])),
  )

const lettersIn = (passages: readonly Passage[]): number =>
  passages.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)

/** Characters of a piece in a window: with a label where a page begins. */
const costOf = (piece: Passage, before: Passage | undefined): number =>
  piece.text.length + (before?.page === piece.page ? 0 : LABEL_CHARS)

/** Groups pieces so that all groups have about the same size and none exceeds `budget`. */
const evenly = (pieces: readonly Passage[], budget: number): Passage[][] => {
  const total = pieces.reduce((sum, piece, at) => sum + costOf(piece, pieces[at - 1]), 0)
  // A group may end before its last piece would exceed the budget, so they are planned smaller.
  const planned = Math.ceil(total / (budget * (1 - PIECE_SHARE)))
  const groups: Passage[][] = []
  let group: Passage[] = []
  let size = 0
  let before = 0
  const close = () => {
    if (group.length > 0) groups.push(joined(group))
    group = []
    size = 0
  }
  for (const [at, piece] of pieces.entries()) {
    // What is left at the start of this group, divided by the groups that are left.
    const groupsLeft = planned - groups.length
    const target = groupsLeft <= 1 ? Infinity : (total - before + size) / groupsLeft
    const cost = costOf(piece, group.at(-1))
    if (size + cost > budget || (group.length > 0 && size + cost / 2 > target)) close()
    size += costOf(piece, group.at(-1))
    group.push(piece)
    before += costOf(piece, pieces[at - 1])
  }
  close()
  return groups
}

/** Pieces of one page as one passage; each piece ends with its own whitespace. */
const joined = (pieces: readonly Passage[]): Passage[] => {
  const passages: { page: number; text: string }[] = []
  for (const { page, text } of pieces) {
    const last = passages.at(-1)
    if (last?.page === page) last.text += text
    else passages.push({ page, text })
  }
  return passages.map(({ page, text }) => ({ page, text: text.trim() }))
}

/**
 * Pieces of a page of at most `most` characters, divided at the ends of paragraphs or sentences.
 */
const piecesOf = (page: string, most: number): string[] => {
  const pieces: string[] = []
  let rest = page.trim()
  while (rest.length > most) {
    const head = rest.slice(0, most)
    const cut = Math.max(lastEnd(head, /\n\s*\n/gu), lastEnd(head, /[.!?。！？]["”’)]?\s/gu))
    const space = head.lastIndexOf(' ') + 1
    const at = cut > most / 3 ? cut : Math.max(space, Math.ceil(most / 2))
    pieces.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return rest === '' ? pieces : [...pieces, rest]
}

const lastEnd = (text: string, pattern: RegExp): number => {
  const last = [...text.matchAll(pattern)].at(-1)
  return last ? last.index + last[0].length : 0
}

/**
 * A window, the number of questions of each type to request from it, and the terms to cover: those
 * that set it apart from the windows of the other calls.
 */
export type GenerationCall = {
  readonly window: Window
  readonly counts: QuestionCounts
  readonly focus: readonly string[]
}

/** Maximum questions of all kinds per call. */
const QUESTIONS_PER_CALL = 3

/** The page (from 1) of an earlier question. */
type EarlierPage = { readonly fileId: string; readonly page: number }

type PlanOptions = {
  /** 0–1; shifts the windows, so that a top-up uses others. */
  readonly offset?: number
  /** What the learner was asked before: less of it is asked again. */
  readonly earlier?: readonly EarlierPage[]
}

/** Shifts of the windows of a file that are tried, as shares of the distance of two windows. */
const SHIFTS = [0, 0.2, 0.4, 0.6, 0.8]

const askedIn = ({ fileId, passages }: Window, earlier: readonly EarlierPage[]): number =>
  earlier.filter((one) => one.fileId === fileId && passages.some(({ page }) => page === one.page))
    .length

/** `count` windows spread evenly over a file, those with the fewest earlier questions. */
const evenlySpread = (
  list: readonly Window[],
  count: number,
  { offset = 0, earlier = [] }: PlanOptions,
): Window[] => {
  const shifted = SHIFTS.map((shift) =>
    Array.from({ length: count }, (_, index) => {
      const place = ((index + 0.5 + shift + offset) / count) % 1
      return list[Math.min(list.length - 1, Math.floor(place * list.length))]
    }).filter((window) => window !== undefined),
  )
  const asked = shifted.map((windows) =>
    windows.reduce((sum, window) => sum + askedIn(window, earlier), 0),
  )
  return shifted[asked.indexOf(Math.min(...asked))] ?? []
}

const lengthOf = (list: readonly Window[]): number =>
  list.reduce((sum, window) => sum + lettersIn(window.passages), 0)

/**
 * Distributes the questions in groups to windows spread evenly over every file: more groups to long
 * files, and fewer to what the learner was asked about before.
 */
export const planCalls = (
  windows: readonly (readonly Window[])[],
  counts: QuestionCounts,
  options: PlanOptions = {},
): GenerationCall[] => {
  const groups = groupsOf(counts)
  const readable = windows.filter((list) => list.length > 0)
  if (readable.length === 0) return []
  const { earlier = [] } = options
  const files = filesFor(
    groups.length,
    readable.map((list) => ({
      length: lengthOf(list),
      asked: earlier.filter(({ fileId }) => fileId === list[0]?.fileId).length,
    })),
  )
  const callsByFile = readable.map((list, file): GenerationCall[] => {
    const own = groups.filter((_, index) => files[index] === file)
    const chosen = evenlySpread(list, own.length, options)
    return chosen.flatMap((window, index) => {
      const group = own[index]
      return group ? [{ window, counts: group, focus: [] }] : []
    })
  })
  // Alternates between files, so that an early stop has covered all of them.
  const rounds = Math.max(...callsByFile.map((list) => list.length))
  return withFocus(
    Array.from({ length: rounds }, (_, round) =>
      callsByFile.flatMap((list) => list[round] ?? []),
    ).flat(),
  )
}

/** Terms of a plan for each call. */
const FOCUS_TERMS = 6

const wordsIn = ({ passages }: Window): Map<string, { word: string; count: number }> => {
  const text = passages.map((passage) => passage.text).join('\n')
  const language = detectLanguage(text)
  const stopWords = stopWordsOf(language)
  const found = new Map<string, { word: string; count: number }>()
  for (const word of tokenise(text, language)) {
    if (word.length < 4 || /\p{N}/u.test(word) || stopWords.has(word)) continue
    const stem = stemOf(word, language)
    const known = found.get(stem)
    found.set(stem, { word: known?.word ?? word, count: (known?.count ?? 0) + 1 })
  }
  return found
}

/** Adds the terms that are frequent in a call's window and rare in the windows of the others. */
const withFocus = (calls: readonly GenerationCall[]): GenerationCall[] => {
  const words = calls.map(({ window }) => wordsIn(window))
  const windowsWith = (stem: string): number => words.filter((found) => found.has(stem)).length
  return calls.map((call, at) => ({
    ...call,
    focus: [...(words[at] ?? [])]
      .filter(([, { count }]) => count > 1)
      .map(([stem, { word, count }]) => ({ word, score: count / windowsWith(stem) ** 2 }))
      .sort((a, b) => b.score - a.score)
      .slice(0, FOCUS_TERMS)
      .map(({ word }) => word),
  }))
}

const groupsOf = (counts: QuestionCounts): QuestionCounts[] => {
  const calls = Math.max(
    Math.ceil(totalCount(counts) / QUESTIONS_PER_CALL),
    ...QUESTION_TYPES.map((type) => Math.ceil(counts[type] / MAKING[type].maxPerCall)),
  )
  const groups = Array.from({ length: calls }, () => countsFrom(() => 0))
  let next = 0
  const distribute = (type: QuestionType) => {
    for (let left = counts[type]; left > 0; next++) {
      const group = groups[next % calls]
      if (!group || totalCount(group) >= QUESTIONS_PER_CALL) continue
      group[type]++
      left--
    }
  }
  // The longest first, so that each call has at most one of them.
  for (const type of QUESTION_TYPES.toReversed()) distribute(type)
  return groups.filter((group) => totalCount(group) > 0)
}

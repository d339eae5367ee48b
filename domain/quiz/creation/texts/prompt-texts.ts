import { QUIZ_PROMPT_CHARS } from '../../../constants.ts'
import { detectLanguage } from '../../../text/language.ts'
import { stopWordsOf } from '../../../text/search/stop-words.ts'
import { stemOf, tokenise } from '../../../text/search/terms.ts'
import { askablePages } from './askable.ts'
import { countsFrom, totalCount, type QuestionCounts } from '../counts.ts'
import type { SourceText } from './source-text.ts'
import { filesFor } from './spread.ts'
import { MAKING, QUESTION_TYPES, type QuestionType } from '../../kinds/registry.ts'

/** A part of one page. */
type PagePart = { readonly page: number; readonly text: string }

/**
 * The input of one model call: consecutive parts of one file, at most `QUIZ_PROMPT_CHARS` (or
 * the budget of the model) with labels.
 */
export type PromptText = { readonly fileId: string; readonly parts: readonly PagePart[] }

/** Characters reserved for the label of a part. */
const LABEL_CHARS = 24
/** Minimum letters of a prompt text. */
const MIN_LETTERS = 120
/** Maximum share of a prompt text that one piece takes, so that all can be equally long. */
const PIECE_SHARE = 1 / 6

/**
 * Divides the askable text of every file into texts for prompts, of about equal size and at most
 * `budget` characters with labels. They begin and end at paragraphs or sentences, and may cross
 * pages.
 */
export const promptTextsOf = (
  files: readonly SourceText[],
  budget: number = QUIZ_PROMPT_CHARS,
): PromptText[][] =>
  files.map(({ fileId, pages }) =>
    evenly(
      askablePages(pages).flatMap((text, index) =>
        piecesOf(text, Math.floor((budget - LABEL_CHARS) * PIECE_SHARE)).map((piece) => ({
          page: index + 1,
          text: piece,
        })),
      ),
      budget,
    ).flatMap((parts) => (lettersIn(parts) >= MIN_LETTERS ? [{ fileId, parts }] : [])),
  )

const lettersIn = (parts: readonly PagePart[]): number =>
  parts.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)

/** Characters of a piece in a prompt text: with a label where a page begins. */
const costOf = (piece: PagePart, before: PagePart | undefined): number =>
  piece.text.length + (before?.page === piece.page ? 0 : LABEL_CHARS)

/** Groups pieces so that all groups have about the same size and none exceeds `budget`. */
const evenly = (pieces: readonly PagePart[], budget: number): PagePart[][] => {
  const total = pieces.reduce((sum, piece, at) => sum + costOf(piece, pieces[at - 1]), 0)
  // A group may end before its last piece would exceed the budget, so they are planned smaller.
  const planned = Math.ceil(total / (budget * (1 - PIECE_SHARE)))
  const groups: PagePart[][] = []
  let group: PagePart[] = []
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

/** Pieces of one page as one part; each piece ends with its own whitespace. */
const joined = (pieces: readonly PagePart[]): PagePart[] => {
  const parts: { page: number; text: string }[] = []
  for (const { page, text } of pieces) {
    const last = parts.at(-1)
    if (last?.page === page) last.text += text
    else parts.push({ page, text })
  }
  return parts.map(({ page, text }) => ({ page, text: text.trim() }))
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
 * The text of a prompt, the number of questions of each type to request from it, and the terms to
 * cover: those that set it apart from the texts of the other calls.
 */
export type GenerationCall = {
  readonly promptText: PromptText
  readonly counts: QuestionCounts
  readonly focus: readonly string[]
}

/** Maximum questions of all kinds per call. */
const QUESTIONS_PER_CALL = 3

/** The page (from 1) of an earlier question. */
type EarlierPage = { readonly fileId: string; readonly page: number }

type PlanOptions = {
  /** 0–1; shifts the texts, so that a top-up uses others. */
  readonly offset?: number
  /** What the learner was asked before: less of it is asked again. */
  readonly earlier?: readonly EarlierPage[]
}

/** Shifts of the texts of a file that are tried, as shares of the distance of two. */
const SHIFTS = [0, 0.2, 0.4, 0.6, 0.8]

const askedIn = ({ fileId, parts }: PromptText, earlier: readonly EarlierPage[]): number =>
  earlier.filter((one) => one.fileId === fileId && parts.some(({ page }) => page === one.page))
    .length

/** `count` texts spread evenly over a file, those with the fewest earlier questions. */
const evenlySpread = (
  list: readonly PromptText[],
  count: number,
  { offset = 0, earlier = [] }: PlanOptions,
): PromptText[] => {
  const shifted = SHIFTS.map((shift) =>
    Array.from({ length: count }, (_, index) => {
      const place = ((index + 0.5 + shift + offset) / count) % 1
      return list[Math.min(list.length - 1, Math.floor(place * list.length))]
    }).filter((text) => text !== undefined),
  )
  const asked = shifted.map((texts) => texts.reduce((sum, text) => sum + askedIn(text, earlier), 0))
  return shifted[asked.indexOf(Math.min(...asked))] ?? []
}

const lengthOf = (list: readonly PromptText[]): number =>
  list.reduce((sum, { parts }) => sum + lettersIn(parts), 0)

/**
 * Distributes the questions in groups to texts spread evenly over every file: more groups to long
 * files, and fewer to what the learner was asked about before.
 */
export const planCalls = (
  promptTexts: readonly (readonly PromptText[])[],
  counts: QuestionCounts,
  options: PlanOptions = {},
): GenerationCall[] => {
  const groups = groupsOf(counts)
  const readable = promptTexts.filter((list) => list.length > 0)
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
    return chosen.flatMap((promptText, index) => {
      const group = own[index]
      return group ? [{ promptText, counts: group, focus: [] }] : []
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

const wordsIn = ({ parts }: PromptText): Map<string, { word: string; count: number }> => {
  const text = parts.map((part) => part.text).join('\n')
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

/** Adds the terms that are frequent in the text of a call and rare in those of the others. */
const withFocus = (calls: readonly GenerationCall[]): GenerationCall[] => {
  const words = calls.map(({ promptText }) => wordsIn(promptText))
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

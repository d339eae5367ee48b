import { QUIZ_PROMPT_CHARS } from '../constants.ts'
import type { EmphasisedRuns } from '../text/emphasis.ts'
import { countsFrom, totalCount, type QuestionCounts } from './counts.ts'
import { MAKING, QUESTION_TYPES, type QuestionType } from './kinds/registry.ts'

/** `emphasis` is missing for texts stored without it. */
export type SourceText = {
  readonly fileId: string
  readonly pages: readonly string[]
  readonly emphasis?: EmphasisedRuns
}

/** A part of one page. */
export type Passage = { readonly page: number; readonly text: string }

/**
 * The input of one model call: consecutive passages of one file, at most `QUIZ_PROMPT_CHARS` with
 * labels.
 */
export type Window = { readonly fileId: string; readonly passages: readonly Passage[] }

/** Characters reserved for the label of a passage. */
export const LABEL_CHARS = 24
/** Minimum letters of a window. */
const MIN_LETTERS = 120

/** Divides every file into windows, at paragraph or sentence ends if possible. */
export const windowsOf = (files: readonly SourceText[]): Window[][] =>
  files.map(({ fileId, pages }) => {
    const windows: Window[] = []
    let passages: Passage[] = []
    let size = 0
    const close = () => {
      if (lettersIn(passages) >= MIN_LETTERS) windows.push({ fileId, passages })
      passages = []
      size = 0
    }
    pages.forEach((text, index) => {
      for (const piece of piecesOf(text.trim())) {
        if (size + piece.length + LABEL_CHARS > QUIZ_PROMPT_CHARS) close()
        passages.push({ page: index + 1, text: piece })
        size += piece.length + LABEL_CHARS
      }
    })
    close()
    return windows
  })

const lettersIn = (passages: readonly Passage[]): number =>
  passages.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)

/** The parts of a page that each fit a window. */
const piecesOf = (text: string): string[] => {
  const most = QUIZ_PROMPT_CHARS - LABEL_CHARS
  const pieces: string[] = []
  let rest = text
  while (rest.length > most) {
    const head = rest.slice(0, most)
    const cut = Math.max(lastEnd(head, /\n\s*\n/gu), lastEnd(head, /[.!?。！？؟]["”’)]?\s/gu))
    const at = cut > most / 2 ? cut : Math.max(head.lastIndexOf(' '), most / 2)
    pieces.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return rest === '' ? pieces : [...pieces, rest]
}

const lastEnd = (text: string, pattern: RegExp): number => {
  const last = [...text.matchAll(pattern)].at(-1)
  return last ? last.index + last[0].length : 0
}

/** A window and the number of questions of each type to request from it. */
export type GenerationCall = { readonly window: Window; readonly counts: QuestionCounts }

/** Maximum questions of all kinds per call. */
const QUESTIONS_PER_CALL = 3

/**
 * Distributes the questions in groups to windows spread evenly over every file. `offset` (0–1)
 * shifts the windows, so that a top-up uses others.
 */
export const planCalls = (
  windows: readonly (readonly Window[])[],
  counts: QuestionCounts,
  offset = 0,
): GenerationCall[] => {
  const groups = groupsOf(counts)
  const readable = windows.filter((list) => list.length > 0)
  if (readable.length === 0) return []
  const shares = readable.map((_, file) =>
    groups.filter((_, index) => index % readable.length === file),
  )
  const callsByFile = readable.map((list, file) =>
    (shares[file] ?? []).flatMap((group, index, all): GenerationCall[] => {
      const place = ((index + 0.5) / all.length + offset / all.length) % 1
      const window = list[Math.min(list.length - 1, Math.floor(place * list.length))]
      return window ? [{ window, counts: group }] : []
    }),
  )
  // Alternates between files, so that an early stop has covered all of them.
  const rounds = Math.max(...callsByFile.map((list) => list.length))
  return Array.from({ length: rounds }, (_, round) =>
    callsByFile.flatMap((list) => list[round] ?? []),
  ).flat()
}

const groupsOf = (counts: QuestionCounts): QuestionCounts[] => {
  const calls = Math.max(
    Math.ceil(totalCount(counts) / QUESTIONS_PER_CALL),
    ...QUESTION_TYPES.map((type) => Math.ceil(counts[type] / MAKING[type].maxPerCall)),
  )
  const groups = Array.from({ length: calls }, () => countsFrom(() => 0))
  let next = 0
  const deal = (type: QuestionType) => {
    for (let left = counts[type]; left > 0; next++) {
      const group = groups[next % calls]
      if (!group || totalCount(group) >= QUESTIONS_PER_CALL) continue
      group[type]++
      left--
    }
  }
  // The longest first, so that each call has at most one of them.
  for (const type of QUESTION_TYPES.toReversed()) deal(type)
  return groups.filter((group) => totalCount(group) > 0)
}

import type { Passage } from '../text/search/passages.ts'
import type { CheckedAnswer, Lack } from './citations.ts'
import { escapeMarkdownOutsideFormulas } from './builtin/quotation.ts'

/** The answer of one file. */
export type FileAnswer = {
  readonly fileId: string
  readonly name: string
  readonly answer: CheckedAnswer
}

/** A file's name in passages and headings, without anything that Markdown would render. */
const heading = (title: string): string =>
  `**${escapeMarkdownOutsideFormulas(title.replace(/\s+/gu, ' ').trim())}**`

/** The answer with the file in each citation. */
const withFile = ({ fileId, answer }: Pick<FileAnswer, 'fileId' | 'answer'>): CheckedAnswer => ({
  ...answer,
  citations: answer.citations.map((citation) => ({ ...citation, file_id: fileId })),
})

/** Whether an answer is more than a refusal or the closest passages. */
export const isDirect = ({ refused, closest }: CheckedAnswer): boolean =>
  !refused && closest !== true

/** Several answers, each under its title (plain text). */
export function joinAnswers(
  parts: readonly { readonly title: string; readonly answer: CheckedAnswer }[],
): CheckedAnswer {
  const joined: CheckedAnswer = { content: '', citations: [], unsupported: [], refused: false }
  for (const { title, answer } of parts) {
    joined.content += `${joined.content === '' ? '' : '\n\n'}${heading(title)}\n\n`
    const shift = joined.content.length
    joined.content += answer.content
    joined.citations.push(...answer.citations)
    for (const { start, end } of answer.unsupported)
      joined.unsupported.push({ start: start + shift, end: end + shift })
  }
  return joined
}

/** Whether an answer quotes anything that may help. */
const hasPassages = ({ refused, citations }: CheckedAnswer): boolean =>
  !refused && citations.length > 0

/** The answers of several files, each under the name of its file; refusals are left out. */
export function answerByFile(answers: readonly FileAnswer[], notFound: string): CheckedAnswer {
  const parts = answers.filter(({ answer }) => !answer.refused)
  return parts.length === 0
    ? { content: notFound, citations: [], unsupported: [], refused: true }
    : joinAnswers(parts.map((part) => ({ title: part.name, answer: withFile(part) })))
}

/** How many closest passages of the best file, and of each other one, are shown together. */
const MAX_CLOSEST = { first: 3, other: 2 } as const

/** The first closest passages of an answer, with their citations. */
export function firstPassages(
  { content, citations, passages = [] }: CheckedAnswer,
  count: number,
): Pick<CheckedAnswer, 'content' | 'citations'> {
  const [first] = passages
  const last = passages.slice(0, count).at(-1)
  const text = content.slice(first?.start, last?.end)
  const before = [...content.slice(0, first?.start).matchAll(MARK)].length
  const shown = [...text.matchAll(MARK)].length
  return { content: text, citations: citations.slice(before, before + shown) }
}

/** The parts of a question that all of the files lack; null if one of the files has all. */
function commonLack(answers: readonly FileAnswer[]): Lack | null {
  const [first, ...others] = answers.map(({ answer }) => answer.lack)
  if (!first) return null
  if ('kind' in first)
    return others.every((other) => other && 'kind' in other && other.kind === first.kind)
      ? first
      : null
  const words = first.words.filter((word) =>
    others.every((other) => other && 'words' in other && other.words.includes(word)),
  )
  return words.length === 0 ? null : { words }
}

/** The text above the closest passages: what all files lack, and the lead of the best one. */
function leadOf(best: CheckedAnswer, lack: string): string {
  // The words that one document lacks are stated before its lead, but another one may have them.
  const before = best.content.slice(0, best.passages?.[0]?.start).trimEnd()
  const lead = before.split('\n\n').at(-1) ?? ''
  return lack === '' ? lead : `${lack}\n\n${lead}`
}

const lacksWords = ({ answer: { lack } }: FileAnswer): boolean =>
  lack !== undefined && 'words' in lack && lack.words.length > 0

/** The best file and those as close; without files that lack words if the best one lacks none. */
const nearest = (found: readonly FileAnswer[]): readonly FileAnswer[] =>
  found[0] && !lacksWords(found[0]) ? found.filter((one) => !lacksWords(one)) : found

/** The closest passages of several files (best file first), each under the name of its file. */
function joinClosest(answers: readonly FileAnswer[], lack: string): CheckedAnswer | null {
  const found = answers.filter(({ answer }) => (answer.passages ?? []).length > 0)
  const shown = nearest(found)
  const [best] = shown
  if (!best || found.length === 1) return null
  const joined = joinAnswers(
    shown.map(({ fileId, name, answer }) => {
      const count = answer === best.answer ? MAX_CLOSEST.first : MAX_CLOSEST.other
      return {
        title: name,
        answer: withFile({ fileId, answer: { ...answer, ...firstPassages(answer, count) } }),
      }
    }),
  )
  const hasMore =
    shown.length < found.length ||
    found.some(
      ({ answer }) => answer.more === true || (answer.passages ?? []).length > MAX_CLOSEST.other,
    )
  return {
    ...joined,
    content: `${leadOf(best.answer, lack)}\n\n${joined.content}`,
    closest: true,
    ...(hasMore && { more: true }),
  }
}

/** The closest passages of one of several files below what all of them lack. */
function withLead({ answer, ...file }: FileAnswer, lack: string): FileAnswer {
  const { passages = [], content } = answer
  const [first] = passages
  return answer.lack === undefined || !first
    ? { ...file, answer }
    : {
        ...file,
        answer: { ...answer, content: `${leadOf(answer, lack)}\n\n${content.slice(first.start)}` },
      }
}

/**
 * The first of the answers (best file first) that defines what is asked for, else that answers
 * directly, else the closest passages of all files, else a refusal. `describeLack` writes what none
 * has.
 */
export function chooseAnswer(
  answers: readonly FileAnswer[],
  notFound: string,
  describeLack: (lack: Lack) => string,
): CheckedAnswer {
  const direct =
    answers.find(({ answer }) => answer.defines === true) ??
    answers.find(({ answer }) => isDirect(answer))
  const common = commonLack(answers)
  const lack = common ? describeLack(common) : ''
  const closest = direct ? null : joinClosest(answers, lack)
  if (closest) return closest
  const chosen =
    direct ??
    answers.find(({ answer }) => hasPassages(answer)) ??
    answers.find(({ answer }) => !answer.refused)
  if (!chosen) return { content: notFound, citations: [], unsupported: [], refused: true }
  const isElsewhere = answers.some((one) => one !== chosen && hasPassages(one.answer))
  const { answer } = withLead(chosen, lack)
  return { ...withFile({ ...chosen, answer }), ...(isElsewhere && { more: true }) }
}

/** The passages of several files, numbered from 1 for the prompt. */
export const numberPassages = (
  found: readonly { readonly fileId: string; readonly passages: readonly Passage[] }[],
): Passage[] =>
  found
    .flatMap(({ fileId, passages }) =>
      passages.map((passage) => ({ ...passage, source: { fileId, page: passage.page } })),
    )
    .map((passage, i) => ({ ...passage, page: i + 1 }))

const MARK = /\[p\. (\d+)\]/gu

/**
 * Text that cites passages by their numbers in the prompt, with the pages of their files instead.
 * A mark that is not complete yet is left out.
 */
export const withSourcePages = (text: string, passages: readonly Passage[]): string =>
  passages.some(({ source }) => source !== undefined)
    ? text.replace(/\[[^\]]{0,12}$/u, '').replace(MARK, (mark, number: string) => {
        const source = passages[Number(number) - 1]?.source
        return source ? `[p. ${source.page}]` : mark
      })
    : text

/** An answer checked against numbered passages, with the files and their pages in its citations. */
export function withSources(
  { content, citations, unsupported, ...rest }: CheckedAnswer,
  passages: readonly Passage[],
): CheckedAnswer {
  const restored: CheckedAnswer = { ...rest, content: '', citations: [], unsupported: [] }
  /** By how much the text before an offset has grown. */
  const shifts: { at: number; by: number }[] = []
  let from = 0
  let by = 0
  for (const [i, mark] of [...content.matchAll(MARK)].entries()) {
    const citation = citations[i]
    const source = passages[Number(mark[1]) - 1]?.source
    if (!citation || !source) continue
    const replacement = `[p. ${source.page}]`
    restored.content += content.slice(from, mark.index) + replacement
    restored.citations.push({ ...citation, page: source.page, file_id: source.fileId })
    from = mark.index + mark[0].length
    by += replacement.length - mark[0].length
    shifts.push({ at: from, by })
  }
  restored.content += content.slice(from)
  const moved = (offset: number): number =>
    offset + (shifts.findLast(({ at }) => at <= offset)?.by ?? 0)
  restored.unsupported = unsupported.map(({ start, end }) => ({
    start: moved(start),
    end: moved(end),
  }))
  return restored
}

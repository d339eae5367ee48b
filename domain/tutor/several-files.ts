import type { Passage } from '../text/search/passages.ts'
import type { CheckedAnswer } from './citations.ts'
import { escapeMarkdownOutsideFormulas } from './extractive/quotation.ts'

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

/** The answers of several files, each under the name of its file; refusals are left out. */
export function answerByFile(answers: readonly FileAnswer[], notFound: string): CheckedAnswer {
  const parts = answers.filter(({ answer }) => !answer.refused)
  return parts.length === 0
    ? { content: notFound, citations: [], unsupported: [], refused: true }
    : joinAnswers(parts.map((part) => ({ title: part.name, answer: withFile(part) })))
}

/**
 * The first of the answers (best file first) that defines what is asked for, else that answers
 * directly, else that shows the closest passages, else a refusal.
 */
export function chooseAnswer(answers: readonly FileAnswer[], notFound: string): CheckedAnswer {
  const chosen =
    answers.find(({ answer }) => answer.defines === true) ??
    answers.find(({ answer }) => isDirect(answer)) ??
    answers.find(({ answer }) => !answer.refused)
  return chosen
    ? withFile(chosen)
    : { content: notFound, citations: [], unsupported: [], refused: true }
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

import { answerWords } from '../../../languages/answers.ts'
import type { DocumentIndex } from '../../../text/document.ts'
import type { CheckedAnswer } from '../../citations.ts'
import type { FrontMatter } from '../../question/message-kinds.ts'
import {
  composeAnswer,
  escapeMarkdownOutsideFormulas,
  merge,
  ownWords,
  type Quotation,
} from '../quotation.ts'
import type { BuiltinMessages } from '../messages.ts'

/** Number of first lines searched. */
const LINES = 30
const OPENING_LINES = 4

const NAMED_AUTHORS = new RegExp(
  String.raw`^\s*(?:${answerWords('authorLabels')})(?:\s*[:：]\s*|\s+)`,
  'iu',
)
/** One word of a name: capitalised words, initials, particles, and footnote marks. */
const NAME_WORD = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Lu}\.|${answerWords('nameParticles')})[\d*†‡,;]*$`,
  'u',
)
const JOINS = new RegExp(String.raw`\s+(?:${answerWords('and')}|&)\s+|\s*[,;·|]\s*`, 'u')
const YEAR = /(?<![\d.,])(?:1[5-9]|20)\d{2}(?![\d,]|\.\d)/u
const DATED = new RegExp(String.raw`\b(?:${answerWords('publication')})\p{L}*|©|\(c\)`, 'iu')
const MONTH = new RegExp(
  String.raw`\b(?:${answerWords('months')})\p{L}*\.?\s+(?:\d{1,2},?\s+)?(?:1[5-9]|20)\d{2}`,
  'iu',
)

type Line = { text: string; at: number }

const linesOf = (page: string): Line[] => {
  let at = 0
  return page.split('\n').flatMap((line) => {
    const start = at + (line.length - line.trimStart().length)
    at += line.length + 1
    return line.trim() === '' ? [] : [{ text: line.trim(), at: start }]
  })
}

/** Whether a line is a list of names, each of two to four words beginning with a capital. */
function areNames(line: string): boolean {
  if (line.length > 160) return false
  const names = line
    .replace(/[\d*†‡∗]+/gu, '')
    .split(JOINS)
    .filter((name) => name.trim() !== '')
  return (
    names.length > 0 &&
    names.every((name) => {
      const words = name.trim().split(/\s+/)
      return words.length >= 2 && words.length <= 5 && words.every((word) => NAME_WORD.test(word))
    })
  )
}

const PLACES = new RegExp(answerWords('titlePageWords'), 'iu')

/** The lines with the authors, date or title; empty if there are none. */
function matchingLines(about: FrontMatter, lines: readonly Line[]): Line[] {
  switch (about) {
    case 'title':
      return lines.slice(0, 1)
    case 'authors': {
      const named = lines.filter(
        ({ text }) => NAMED_AUTHORS.test(text) && areNames(text.replace(NAMED_AUTHORS, '')),
      )
      // The first line is the title even if it looks like a name.
      return named.length > 0
        ? named.slice(0, 2)
        : lines
            .slice(1, 12)
            .filter(({ text }) => areNames(text) && !PLACES.test(text))
            .slice(0, 3)
    }
    case 'date': {
      const years = lines.filter(({ text }) => YEAR.test(text) && text.length <= 200)
      const datedYears = years.filter(({ text }) => DATED.test(text) || MONTH.test(text))
      return (
        datedYears.length > 0 ? datedYears : years.filter(({ text }) => text.length <= 60)
      ).slice(0, 2)
    }
  }
}

/**
 * The requested information from the first page, else how the document begins. Null without a
 * first page.
 */
export function frontMatter(
  { pages }: DocumentIndex,
  about: FrontMatter,
  words: BuiltinMessages,
): CheckedAnswer | null {
  const all = linesOf(pages[0] ?? '')
  const lines = all.length > LINES * 2 ? [...all.slice(0, LINES), ...all.slice(-6)] : all
  const matches = matchingLines(about, lines)
  const quoted = (line: Line): Quotation => ({
    markdown: `${escapeMarkdownOutsideFormulas(line.text)} [p. 1]`,
    citations: [{ page: 1, quote: line.text }],
  })
  if (matches.length > 0) return composeAnswer(matches.map(quoted))
  const opening = all.slice(0, OPENING_LINES).map(quoted)
  if (opening.length === 0) return null
  const quotations = opening.map(({ markdown, citations }) => ({
    markdown: `> ${markdown}`,
    citations,
  }))
  return composeAnswer(
    [ownWords(words.notFound), ownWords(words.opening), merge(quotations, '\n\n')],
    {
      refused: true,
    },
  )
}

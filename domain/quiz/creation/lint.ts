import { questionChecks } from '../../languages/question-checks.ts'
import { normalise } from '../../text/normalise.ts'
import { numbersIn } from '../../text/words-and-numbers.ts'
import type { QuestionDraft } from './draft.ts'
import { isOnPage } from '../kinds/checks.ts'
import type { LintRule } from '../kinds/kind.ts'
import { MAKING } from '../kinds/registry.ts'

/**
 * The first rule that `draft` breaks, or null if it is accepted. `pages` are those of its file.
 * The draft is not repaired.
 */
export const lint = (draft: QuestionDraft, pages: readonly string[]): LintRule | null => {
  const texts = [draft.question, draft.correct, draft.explanation, draft.quote, ...draft.wrong]
  if (texts.some((text) => normalise(text) === '')) return 'empty'
  return (
    MAKING[draft.type].lint(draft, pages) ??
    ([...texts, ...draft.points.map((point) => point.text)].some(hasBrokenLatex)
      ? 'broken_latex'
      : null) ??
    ([...texts, ...draft.points.map((point) => point.text)].some(
      (text) => text !== draft.quote && LINK.test(text),
    )
      ? 'link'
      : null) ??
    (NEEDS_CONTEXT.test(draft.question) ? 'needs_context' : null) ??
    (isOnPage(draft.quote, draft.page, pages) ? null : 'evidence_missing') ??
    (isSupported(draft, pages) ? null : 'key_unsupported')
  )
}

/** Links, images, and prompt markup. */
const LINK = /https?:\/\/|\bwww\.|!?\[[^\]]*\]\(|<\/?[a-z][^>]*>|<<<|>>>/iu

/**
 * References that need other text: a passage above, a figure, "he". The learner sees the question
 * alone.
 */
const NEEDS_CONTEXT = new RegExp(
  String.raw`\b(?:${questionChecks('neededTexts')})|^(?:${questionChecks('aboutUnnamed')})\b`,
  'iu',
)

/** Hundreds of drafts are checked against one page, so its numbers are read once. */
const numbersOfPages = new WeakMap<readonly string[], Map<number, ReadonlySet<string>>>()

/** The numbers on page `page` (from 1). */
const numbersOn = (page: number, pages: readonly string[]): ReadonlySet<string> => {
  const known = numbersOfPages.get(pages) ?? new Map<number, ReadonlySet<string>>()
  numbersOfPages.set(pages, known)
  const numbers = known.get(page) ?? new Set(numbersIn(pages[page - 1] ?? ''))
  known.set(page, numbers)
  return numbers
}

/** The key's numbers are on the page or in the question, and the page supports the key. */
const isSupported = (draft: QuestionDraft, pages: readonly string[]): boolean => {
  const { correct, question, page, points } = draft
  const pageNumbers = new Set([page, ...points.map((point) => point.page)])
  const asked = new Set(numbersIn(question))
  const isKnown = (number: string) =>
    asked.has(number) || [...pageNumbers].some((one) => numbersOn(one, pages).has(number))
  if (!numbersIn(correct).every(isKnown)) return false
  const text = [...pageNumbers].map((number) => pages[number - 1] ?? '').join('\n')
  return MAKING[draft.type].isSupported(draft, text)
}

/** Unpaired dollar signs around a formula, or unbalanced braces or \left–\right inside one. */
export const hasBrokenLatex = (text: string): boolean => {
  if (!/\\[a-zA-Z([]|\$/u.test(text)) return false
  const unescaped = text.replace(/\\[\\$%&#_]/gu, '')
  // Amounts of money have a single dollar sign.
  const dollars =
    unescaped.replace(/\$\s?\d[\d,.]*(?!\S*[\\^_=])(?=[\s.,;:)!?]|$)/gu, '').split('$').length - 1
  if (dollars % 2 === 1) return true
  const pairs: readonly (readonly [RegExp, RegExp])[] = [
    [/\\\(/gu, /\\\)/gu],
    [/\\\[/gu, /\\\]/gu],
    [/\\left\b/gu, /\\right\b/gu],
    [/\\begin\{/gu, /\\end\{/gu],
  ]
  const count = (pattern: RegExp) => unescaped.match(pattern)?.length ?? 0
  if (pairs.some(([unmarked, close]) => count(unmarked) !== count(close))) return true
  let depth = 0
  for (const mark of unescaped.replace(/\\[{}]/gu, '')) {
    if (mark === '{') depth++
    if (mark === '}') depth--
    if (depth < 0) return true
  }
  return depth !== 0
}

import { normalise } from '../../text/normalise.ts'
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
const NEEDS_CONTEXT =
  /\b(?:(?:in|from|by|to|of|does) (?:this|the (?:above|following|given|provided)) (?:passage|text|excerpt|paragraph|section|document)|(?:passage|text|excerpt|figure|table|diagram|image|graph|example)s? (?:above|below|shown|provided)|(?:mentioned|described|discussed|shown|stated|listed) (?:above|below|earlier|previously)|(?:figure|fig\.|table|equation) \d|passages? \d)|^(?:what|why|how|when|where|who|which)(?: else)? (?:is|are|was|were|did|does|do|has|have|had|can|could|will|would) (?:he|she|they|these|those)\b/iu

/** The key's numbers are on the page or in the question, and the page supports the key. */
const isSupported = (draft: QuestionDraft, pages: readonly string[]): boolean => {
  const { correct, question, page, points } = draft
  const numbers = (text: string) => text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []
  const pageNumbers = new Set([page, ...points.map((point) => point.page)])
  const text = [...pageNumbers].map((number) => pages[number - 1] ?? '').join('\n')
  const knownNumbers = new Set([...numbers(text), ...numbers(question)])
  if (!numbers(correct).every((number) => knownNumbers.has(number))) return false
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

import { MARKS, MCQ_OPTIONS } from '../constants.ts'
import { detectLanguage } from '../text/language.ts'
import { locateQuote } from '../text/find-quote.ts'
import { normalise } from '../text/normalise.ts'
import { contentTerms } from '../text/terms.ts'
import type { QuestionDraft } from './draft.ts'

/** The reason for rejecting a question. */
export const LINT_RULES = [
  'empty',
  'option_count',
  'options_repeat',
  'options_contain',
  'all_or_none',
  'key_much_longer',
  'broken_latex',
  'evidence_missing',
  'point_count',
  'points_repeat',
  'gives_away',
  'key_unsupported',
  'link',
  'needs_context',
  'grammar_clue',
] as const
export type LintRule = (typeof LINT_RULES)[number]

/**
 * The first rule that `draft` breaks, or null if it is accepted. `pages` are those of its file.
 * The draft is not repaired.
 */
export const lint = (draft: QuestionDraft, pages: readonly string[]): LintRule | null => {
  const texts = [draft.question, draft.correct, draft.explanation, draft.quote, ...draft.wrong]
  if (texts.some((text) => normalise(text) === '')) return 'empty'
  return (
    (draft.type === 'mcq' ? lintOptions(draft) : lintPoints(draft, pages)) ??
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

/** "… is called an": only an option with the right initial sound fits. */
const hasGrammarClue = ({
  question,
  correct,
  wrong,
}: Pick<QuestionDraft, 'question' | 'correct' | 'wrong'>): boolean => {
  const article = /\b(an?)\s*(?:_{2,}|…|\.{3})?\s*[.:?]?$/iu.exec(question)?.[1]?.toLowerCase()
  if (article === undefined) return false
  const fits = (option: string) => /^[aeio]/iu.test(option.trim()) === (article === 'an')
  return fits(correct) && !wrong.every(fits)
}

/**
 * The key's numbers are on the page, and half of its content words are on the page or in the
 * question.
 */
const isSupported = (
  { type, correct, question, page, points }: QuestionDraft,
  pages: readonly string[],
): boolean => {
  const numbers = (text: string) => text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []
  const pageNumbers = new Set([page, ...points.map((point) => point.page)])
  const text = [...pageNumbers].map((number) => pages[number - 1] ?? '').join('\n')
  const knownNumbers = new Set([...numbers(text), ...numbers(question)])
  if (!numbers(correct).every((number) => knownNumbers.has(number))) return false
  if (type !== 'mcq' || text.toLowerCase().includes(correct.toLowerCase())) return true
  const language = detectLanguage(text)
  const terms = contentTerms(correct, language)
  const known = new Set([...contentTerms(text, language), ...contentTerms(question, language)])
  return terms.filter((term) => known.has(term)).length * 2 >= terms.length
}

const ALL_OR_NONE =
  /^(?:all|none|both|neither|any|either)(?: of (?:the (?:above|other|given|listed|options|answers|choices)|these|them)|(?: answers?| options?)? (?:a|b|c|d|1|2|3|4) (?:and|&|or|nor) (?:a|b|c|d|1|2|3|4))|^(?:(?:a|b|c|d) (?:and|&|or) (?:a|b|c|d))$|^(?:alle|keine|ninguna|todas|toutes|aucune)[^.]{0,20}(?:genannten|anteriores|ci-dessus|réponses)/iu

/**
 * A key longer than the longest wrong option by this factor and this many characters stands out.
 */
const MUCH_LONGER = { times: 1.6, characters: 12 } as const

const lintOptions = ({ question, correct, wrong, points }: QuestionDraft): LintRule | null => {
  if (wrong.length !== MCQ_OPTIONS - 1) return 'option_count'
  if (points.length > 0) return 'point_count'
  const options = [correct, ...wrong].map(plain)
  if (new Set(options).size !== MCQ_OPTIONS) return 'options_repeat'
  if (options.some((option) => ALL_OR_NONE.test(option))) return 'all_or_none'
  const contains = (whole: string, part: string) =>
    whole !== part && ` ${whole} `.includes(` ${part} `)
  if (options.some((whole) => options.some((part) => contains(whole, part))))
    return 'options_contain'
  const longest = Math.max(...wrong.map((option) => option.length))
  if (
    correct.length > longest * MUCH_LONGER.times &&
    correct.length > longest + MUCH_LONGER.characters
  )
    return 'key_much_longer'
  if (hasGrammarClue({ question, correct, wrong })) return 'grammar_clue'
  return contains(plain(question), plain(correct)) ? 'gives_away' : null
}

const lintPoints = (
  { type, question, correct, wrong, points }: QuestionDraft,
  pages: readonly string[],
): LintRule | null => {
  if (wrong.length > 0) return 'option_count'
  const least = LEAST_POINTS[type === 'laq' ? 'laq' : 'saq']
  if (points.length < least || points.length > MARKS[type]) return 'point_count'
  if (points.some((point) => normalise(point.text) === '')) return 'empty'
  if (new Set(points.map((point) => plain(point.text))).size !== points.length)
    return 'points_repeat'
  if (!points.every((point) => isOnPage(point.quote, point.page, pages))) return 'evidence_missing'
  return plain(question).includes(plain(correct)) ? 'gives_away' : null
}

/** Minimum points of a written question; the maximum is one point per mark. */
const LEAST_POINTS = { saq: 1, laq: 3 } as const

/** Keeps words, numbers, and the signs that change a formula or a number. */
const plain = (text: string): string =>
  normalise(text)
    .replace(/^[(]?[a-d1-4][.)]\s+/u, '')
    .replace(/[^\p{L}\p{M}\p{N}+\-*/=<>^%$€£.,°\\]+/gu, ' ')
    .replace(/[.,]+(?=\s|$)/gu, '')
    .trim()

const isOnPage = (quote: string, page: number, pages: readonly string[]): boolean => {
  const text = pages[page - 1]
  if (text === undefined || normalise(quote) === '') return false
  return text.includes(quote) || (locateQuote(quote, text)?.matchType ?? 'fuzzy') !== 'fuzzy'
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

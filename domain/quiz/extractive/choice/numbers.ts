import { shuffled } from '../../random.ts'
import type { Asked, AnswerCandidate, KeyUse } from '../reading/answer-candidates.ts'
import { DISTRACTORS } from '../reading/mcq-candidate.ts'
import type { ProseSentence } from '../reading/prose.ts'
import { numberFormat } from '../reading/candidate-spans.ts'

const value = (text: string): number => Number(text.replaceAll(',', ''))

/** What the sentence itself tells of a number: "between 55 and ____ percent" is more than 55 and at most 100. */
const boundsOf = (use: KeyUse, { analysed: { text } }: ProseSentence): [number, number] => {
  const lower = /\b(?:between|from)\s+([\d,.]*\d)(?:\s*\p{L}+)?\s+(?:and|to)\s+$/u.exec(
    text.slice(0, use.start),
  )?.[1]
  const upper = /^(?:\s*\p{L}+)?\s+(?:and|to)\s+([\d,.]*\d)/u.exec(text.slice(use.end))?.[1]
  const opened = /\b(?:between|from)\s+$/u.test(text.slice(0, use.start))
  const share = /^\s*(?:%|percent|per cent)/u.test(text.slice(use.end)) && value(use.text) <= 100
  return [
    lower === undefined ? 0 : value(lower),
    opened && upper !== undefined ? value(upper) : share ? 100 : Infinity,
  ]
}

/** Numbers of the same format from the documents, then ones a slip away. */
export const numericDistractors = (
  { key, use, sentence }: Asked,
  keys: readonly AnswerCandidate[],
  random: () => number,
): string[] | null => {
  const right = value(key.text)
  if (!Number.isFinite(right) || right === 0) return null
  const spread = key.kind === 'year' ? 60 / right : 0.7
  const [least, most] = boundsOf(use, sentence)
  // No year later than the last one the documents know.
  const latest = Math.max(
    right,
    ...keys.filter(({ kind }) => kind === 'year').map(({ text }) => value(text)),
  )
  const inSentence = new Set(sentence.analysed.text.match(/\d[\d,.]*\d|\d/gu) ?? [])
  const usable = (text: string): boolean => {
    const distance = Math.abs(value(text) - right) / right
    return (
      text !== key.text &&
      !inSentence.has(text) &&
      distance > 0 &&
      distance <= Math.max(spread, right < 5 ? 3 / right : 0) &&
      value(text) > least &&
      value(text) < most &&
      (key.kind !== 'year' || value(text) <= latest)
    )
  }
  const found = keys
    .filter((other) => other.kind === key.kind && other.sort === key.sort && usable(other.text))
    .map((other) => other.text)
  const options = new Set(shuffled(found, random).slice(0, DISTRACTORS - 1))
  for (let tries = 0; options.size < DISTRACTORS && tries < 60; tries++) {
    const slip = slipOf(key, right, random)
    if (usable(slip)) options.add(slip)
  }
  return options.size === DISTRACTORS ? [...options] : null
}

const slipOf = (key: AnswerCandidate, right: number, random: () => number): string => {
  const sign = random() < 0.5 ? -1 : 1
  if (key.kind === 'year') return String(Math.round(right + sign * (4 + Math.floor(random() * 26))))
  const decimals = Number(numberFormat(key.text).at(-1))
  const unit = 10 ** -decimals
  const trailing = /(0+)(?:\.|$)/u.exec(key.text.replaceAll(',', ''))?.[1]?.length ?? 0
  const step =
    decimals > 0 ? unit : 10 ** Math.min(trailing, Math.max(0, Math.floor(Math.log10(right)) - 0))
  const most = Math.max(3, Math.round((right * 0.5) / step))
  const slipped = right + sign * step * (1 + Math.floor(random() * most))
  const text = slipped.toFixed(decimals)
  return key.text.includes(',') ? text.replace(/\B(?=(?:\d{3})+(?!\d))/gu, ',') : text
}

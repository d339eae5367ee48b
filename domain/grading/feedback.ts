import type { GradingMessages } from './messages.ts'
import type { JudgedPoint } from './wire.ts'

/** Feedback that lists met and missing points with their pages. */
export const feedbackOf = (points: readonly JudgedPoint[], words: GradingMessages): string => {
  const of = (verdict: JudgedPoint['verdict']) =>
    points.filter((point) => point.verdict === verdict)
  const [met, partial, missed] = [of('met'), of('partial'), of('missed')]
  if (met.length === points.length) return words.everything
  if (missed.length === points.length) return `${words.nothing} ${words.missing(missed)}`
  return [
    met.length > 0 ? words.met(met.map((point) => point.text)) : '',
    partial.length > 0 ? words.partial(partial) : '',
    missed.length > 0 ? words.missing(missed) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

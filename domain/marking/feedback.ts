import type { MarkingMessages } from './messages.ts'
import type { JudgedPoint } from './wire.ts'

/** Feedback that lists met, missing and open points with their pages. */
export const feedbackOf = (points: readonly JudgedPoint[], words: MarkingMessages): string => {
  const of = (verdict: JudgedPoint['verdict']) =>
    points.filter((point) => point.verdict === verdict)
  const [met, partial, missed, open] = [of('met'), of('partial'), of('missed'), of('open')]
  if (met.length === points.length) return words.everything
  if (missed.length === points.length) return `${words.nothing} ${words.missing(missed)}`
  return [
    met.length > 0 ? words.met(met.map((point) => point.text)) : '',
    partial.length > 0 ? words.partial(partial) : '',
    missed.length > 0 ? words.missing(missed) : '',
    open.length > 0 ? words.open(open) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

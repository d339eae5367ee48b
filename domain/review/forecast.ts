import { daysBetween, memoryStates, retrievability } from './schedule.ts'
import type { History } from './wire.ts'

/**
 * How fast learners forget, compared with the published weights: factors of stability, with a
 * log-normal prior.
 */
const SPREAD = 0.5
const STEPS = 20
const FACTORS = Array.from({ length: 2 * STEPS + 1 }, (_, index) => (index - STEPS) / 10).map(
  (log) => ({ factor: Math.exp(log), prior: Math.exp(-((log / SPREAD) ** 2) / 2) }),
)
/**
 * Probability of a wrong answer to a known question, and of a right one to a forgotten question.
 */
const SLIP_RATE = 0.03
const GUESS_RATE = 0.05
/** 80% of a normal distribution are within this number of standard deviations. */
const RANGE = 1.2816

type Weighted = { readonly factor: number; readonly weight: number }

export type Forecast = {
  /** The share (0–1) of the questions that would be answered correctly. */
  readonly share: number
  /** The range of the share with a probability of 80%. */
  readonly from: number
  readonly to: number
}

const chance = (days: number, stability: number): number =>
  GUESS_RATE + (1 - SLIP_RATE - GUESS_RATE) * retrievability(days, stability)

/** How the learner's own answers weight the factors. Answers on the same day have no weight. */
function weightsFrom(histories: readonly History[]): Weighted[] {
  const seen = histories.flatMap((history) => {
    const states = memoryStates(history)
    return history.slice(1).flatMap((attempt, index) => {
      const days = daysBetween(history[index]?.at ?? attempt.at, attempt.at)
      const stability = states[index]?.stability
      return days === 0 || stability === undefined
        ? []
        : [{ days, stability, isCorrect: attempt.is_correct === true }]
    })
  })
  const logs = FACTORS.map(({ factor, prior }) =>
    seen.reduce((sum, { days, stability, isCorrect }) => {
      const known = chance(days, stability * factor)
      return sum + Math.log(isCorrect ? known : 1 - known)
    }, Math.log(prior)),
  )
  const most = Math.max(...logs)
  const weights = logs.map((log) => Math.exp(log - most))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return FACTORS.map(({ factor }, index) => ({ factor, weight: (weights[index] ?? 0) / total }))
}

const lastState = (history: History, at: number) => ({
  days: daysBetween(history.at(-1)?.at ?? at, at),
  stability: memoryStates(history).at(-1)?.stability ?? 1,
})

/**
 * What would be remembered at a time (ms since 1970) without further reviews; null without
 * questions. The range covers the uncertainty about the learner and the random variation of the
 * answers.
 */
export function forecastAt(histories: readonly History[], at: number): Forecast | null {
  if (histories.length === 0) return null
  const weights = weightsFrom(histories)
  const states = histories.map((history) => lastState(history, at))
  const byFactor = weights.map(({ factor, weight }) => {
    const chances = states.map(({ days, stability }) => chance(days, stability * factor))
    const sum = chances.reduce((total, each) => total + each, 0)
    const variance = chances.reduce((total, each) => total + each * (1 - each), 0)
    return { weight, share: sum / states.length, variance: variance / states.length ** 2 }
  })
  const share = byFactor.reduce((sum, each) => sum + each.weight * each.share, 0)
  const variance = byFactor.reduce(
    (sum, each) => sum + each.weight * (each.variance + (each.share - share) ** 2),
    0,
  )
  const spread = RANGE * Math.sqrt(variance)
  return { share, from: Math.max(0, share - spread), to: Math.min(1, share + spread) }
}

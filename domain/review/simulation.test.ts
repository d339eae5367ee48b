import { describe, expect, test } from 'vitest'
import { planDay, type DayPlan, type PlannedQuestion } from './exam-plan.ts'
import { DAY_MS } from '../day.ts'
import { countAnswers } from './count-answers.ts'
import { forecastAt } from './forecast.ts'
import { daysBetween, memoryStates, nextReviewAt, retrievability, reviewDays } from './schedule.ts'
import type { Attempt, History } from './wire.ts'

const START = Date.parse('2026-03-01T00:00:00Z')
const LEARNERS = 40
const DAYS = 30
const QUESTIONS = 120
const GROUP = 12

/** A generator of numbers in [0, 1), the same for each seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

type Simulated = { id: string; ease: number; history: History }

/**
 * A learner who forgets faster or slower than the published weights, questions that are harder or
 * easier than others, slips, lucky guesses, and written answers that are partly right.
 */
class Learner {
  readonly questions: Simulated[] = []
  readonly #random: () => number
  readonly #pace: number

  constructor(seed: number) {
    this.#random = randomFrom(seed)
    this.#pace = Math.exp(0.4 * normal(this.#random))
    for (let index = 0; index < QUESTIONS; index += 1) {
      // Learned in the three weeks before, in quizzes of the evening.
      const at = START - Math.ceil(this.#random() * 21) * DAY_MS + 18 * 3_600_000
      const ease = Math.exp(0.3 * normal(this.#random))
      const id = `${seed}-${String(index).padStart(3, '0')}`
      this.questions.push({ id, ease, history: [this.#attempt(0.7, at)] })
    }
  }

  #attempt(known: number, at: number): Attempt {
    const isCorrect = this.#random() < 0.02 + 0.95 * known
    const isPartial = !isCorrect && this.#random() < 0.5
    const marks = isCorrect ? 3 : isPartial ? (this.#random() < 0.5 ? 1 : 2) : 0
    return { at, is_correct: isCorrect, marks_obtained: marks, marks: 3 }
  }

  /** Whether the question would be answered correctly at a time. */
  knows(question: Simulated, at: number): Attempt {
    const last = question.history.at(-1)?.at ?? at
    const stability = (memoryStates(question.history).at(-1)?.stability ?? 1) * this.#pace
    const days = Math.round((at - last) / DAY_MS)
    return this.#attempt(retrievability(days, stability * question.ease), at)
  }

  answer(question: Simulated, at: number): void {
    question.history = [...question.history, this.knows(question, at)]
  }
}

const planned = ({ id, history }: Simulated): PlannedQuestion => ({
  id,
  lastAt: history.at(-1)?.at ?? 0,
  dueAt: nextReviewAt(history),
  isKnown: history.at(-1)?.is_correct === true,
  returns: reviewDays(history),
})

/** Answers what the plan of each day has, `days` days long. Returns the plans and their loads. */
function learn(learner: Learner, days: number) {
  const plans: DayPlan[] = []
  const waits: number[] = []
  for (let day = 0; day < days; day += 1) {
    const until = START + (day + 1) * DAY_MS
    const plan = planDay(learner.questions.map(planned), { until, days: DAYS - day, setAt: START })
    plans.push(plan)
    const today = new Set(plan.today)
    for (const question of learner.questions) {
      if (!today.has(question.id)) continue
      const last = question.history.at(-1)
      // Those from before the first day could not be asked earlier.
      if (last && last.at >= START && last.is_correct !== true)
        waits.push(Math.round((until - 6 * 3_600_000 - last.at) / DAY_MS))
      learner.answer(question, until - 6 * 3_600_000)
    }
  }
  return { loads: plans.map(({ today }) => today.length), plans, waits }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

describe('1,200 simulated days of learning for an exam', () => {
  const learners = Array.from({ length: LEARNERS }, (_, index) => new Learner(index + 1))
  const results = learners.map((learner) => ({ learner, ...learn(learner, DAYS) }))

  test('a question that is not fully known is asked again within two days', () => {
    const waits = results.flatMap((result) => result.waits)
    expect(waits.length).toBeGreaterThan(1000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(2)
  })

  test('every question is seen again before the exam', () => {
    const unseen = learners.flatMap(({ questions }) =>
      questions.filter(({ history }) => (history.at(-1)?.at ?? 0) < START),
    )
    expect(unseen).toEqual([])
  })

  test('the load of a day differs little from the mean', () => {
    const deviations = results.map(({ loads }) => {
      const average = mean(loads)
      return Math.sqrt(mean(loads.map((load) => (load - average) ** 2))) / average
    })
    const peaks = results.map(({ loads }) => Math.max(...loads) / mean(loads))
    if (process.env['STOA_SHOW_SIMULATION'] === '1')
      process.stdout.write(
        `${JSON.stringify({ deviation: mean(deviations), peak: Math.max(...peaks), loads: results.slice(0, 3).map(({ loads }) => loads), waits: results.flatMap(({ waits }) => waits).reduce<Record<string, number>>((all, wait) => ({ ...all, [wait]: (all[wait] ?? 0) + 1 }), {}) })}\n`,
      )
    expect(mean(deviations)).toBeLessThan(0.2)
    expect(Math.max(...peaks)).toBeLessThan(1.6)
  })
})

describe('the forecast of simulated learners', () => {
  /** Learners who stopped some days before the exam, so that forecasts are of all sizes. */
  const stopped = Array.from({ length: 120 }, (_, index) => {
    const learner = new Learner(1000 + index)
    const days = 3 + (index % 20)
    learn(learner, days)
    const at = START + (days + ((index * 7) % 60)) * DAY_MS
    return { learner, at }
  })

  /** The questions of a learner in groups that are remembered about equally well. */
  const groupsOf = (learner: Learner, at: number): Simulated[][] => {
    const remembered = ({ history }: Simulated) =>
      retrievability(
        daysBetween(history.at(-1)?.at ?? at, at),
        memoryStates(history).at(-1)?.stability ?? 1,
      )
    const sorted = learner.questions.toSorted((a, b) => remembered(a) - remembered(b))
    return Array.from({ length: QUESTIONS / GROUP }, (_, index) =>
      sorted.slice(index * GROUP, (index + 1) * GROUP),
    )
  }

  test('has an error of at most 5 points in each tenth of the forecasts', () => {
    const pairs = stopped.flatMap(({ learner, at }) =>
      groupsOf(learner, at).map((group) => ({
        chance:
          forecastAt(
            group.map(({ history }) => history),
            at,
          )?.share ?? NaN,
        known: mean(group.map((question) => (learner.knows(question, at).is_correct ? 1 : 0))),
      })),
    )
    const sorted = pairs.toSorted((a, b) => a.chance - b.chance)
    const size = sorted.length / 10
    const errors = Array.from({ length: 10 }, (_, bin) => {
      const part = sorted.slice(Math.floor(bin * size), Math.floor((bin + 1) * size))
      return mean(part.map(({ chance }) => chance)) - mean(part.map(({ known }) => known))
    })
    if (process.env['STOA_SHOW_SIMULATION'] === '1')
      process.stdout.write(
        `${JSON.stringify({ count: sorted.length, errors, lowest: sorted[0]?.chance, highest: sorted.at(-1)?.chance })}\n`,
      )
    expect(Math.max(...errors.map(Math.abs))).toBeLessThanOrEqual(0.05)
  })

  test('has a range that contains the result about as often as it claims', () => {
    const within = stopped.map(({ learner, at }) => {
      const histories = learner.questions.map(({ history }) => history)
      const forecast = forecastAt(histories, at)
      const share = mean(
        learner.questions.map((question) => (learner.knows(question, at).is_correct ? 1 : 0)),
      )
      return forecast && share >= forecast.from && share <= forecast.to ? 1 : 0
    })
    if (process.env['STOA_SHOW_SIMULATION'] === '1')
      process.stdout.write(`within ${mean(within)}\n`)
    expect(mean(within)).toBeGreaterThan(0.7)
  })

  test('is narrower with more answers, and null without questions', () => {
    const { learner, at } = stopped[0] ?? { learner: new Learner(1), at: START }
    const histories = learner.questions.map(({ history }) => history)
    const [few, all] = [forecastAt(histories.slice(0, 8), at), forecastAt(histories, at)]
    const width = (forecast: typeof few) => (forecast ? forecast.to - forecast.from : 0)
    expect(width(all)).toBeLessThan(width(few))
    expect(forecastAt([], at)).toBeNull()
    expect(countAnswers(histories)).toBeGreaterThan(histories.length - 1)
  })
})

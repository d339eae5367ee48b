import { describe, expect, test } from 'vitest'
import { RETRIES_MAX } from '../../constants.ts'
import { isMissed, nextTurn, type PractisedAnswer } from './practice.ts'

const IDS = ['a', 'b', 'c', 'd', 'e', 'f']
const QUESTIONS = IDS.map((id) => ({ id, withdrawn_at: null }))

let minute = 0
const attempt = (is_correct: boolean | null) => ({
  is_correct,
  answered_at: new Date(Date.UTC(2026, 0, 1, 10, (minute += 1))).toISOString(),
})

/** Plays a practice: `right` decides each attempt. Returns the questions in the order asked. */
function play(right: (id: string, attempt: number) => boolean, questions = QUESTIONS): string[] {
  const answers = new Map<string, PractisedAnswer>()
  const asked: string[] = []
  for (let turn = nextTurn(questions, answers); turn; turn = nextTurn(questions, answers)) {
    const id = questions[turn.index]?.id ?? ''
    const made = attempt(right(id, turn.attempt))
    const before = answers.get(id)
    answers.set(
      id,
      before
        ? { ...before, retries: [...before.retries, made] }
        : { ...made, question_id: id, retries: [] },
    )
    asked.push(id)
    if (asked.length > 100) throw new Error('the practice does not end')
  }
  return asked
}

describe('nextTurn', () => {
  test('asks every question once when all answers are correct', () => {
    expect(play(() => true)).toEqual(IDS)
  })

  test('asks a missed question again after three other answers', () => {
    expect(play((id, attempt) => id !== 'a' || attempt === 2).join('')).toBe('abcdaef')
  })

  test('asks a new question after each one that comes again, however many are missed', () => {
    expect(play(() => false).join('')).toMatch(/^abcdaebfc/)
  })

  test('asks missed questions at the end until they were right once', () => {
    expect(play((id, attempt) => id !== 'f' || attempt === 3).join('')).toBe('abcdefff')
  })

  test('stops asking after the maximum of retries', () => {
    expect(play(() => false, [{ id: 'a', withdrawn_at: null }])).toHaveLength(1 + RETRIES_MAX)
  })

  test('continues at the first unanswered question after one was skipped', () => {
    const answers = new Map([['b', { ...attempt(true), question_id: 'b', retries: [] }]])
    expect(nextTurn(QUESTIONS, answers)).toEqual({ index: 0, attempt: 1 })
  })

  test('does not ask a withdrawn question, neither for the first time nor again', () => {
    const withdrawn = ['a', 'b'].map((id) => ({ id, withdrawn_at: '2026-01-01T10:00:00Z' }))
    const answers = new Map([['a', { ...attempt(false), question_id: 'a', retries: [] }]])
    expect(nextTurn([...withdrawn, { id: 'c', withdrawn_at: null }], answers)).toEqual({
      index: 2,
      attempt: 1,
    })
    expect(nextTurn(withdrawn, answers)).toBeNull()
  })

  test('does not ask an unmarked answer again', () => {
    const answer = { ...attempt(null), question_id: 'a', retries: [] }
    expect(isMissed(answer)).toBe(false)
    expect(nextTurn([{ id: 'a', withdrawn_at: null }], new Map([['a', answer]]))).toBeNull()
  })
})

import { expect, test } from 'vitest'
import { Failure } from '../../../domain/failure.ts'
import { logFailure, reasonOf } from './log-failure.ts'

test.each([
  [new Error('connection lost'), 'connection lost'],
  [{ code: '57014', message: 'canceling statement' }, '57014: canceling statement'],
  ['the stream ended', 'the stream ended'],
  [new Failure('model_stalled'), 'model_stalled'],
  [new Failure('model_refused', { cause: new Error('HTTP 400') }), 'model_refused: HTTP 400'],
  [undefined, ''],
  [null, ''],
  [{ message: 7 }, ''],
])('logs the cause %o', (cause, reason) => {
  expect(reasonOf(cause)).toBe(reason)
})

test('leaves out what a message quotes', () => {
  const unreadable = (() => {
    try {
      return JSON.parse('My diary of May') as unknown
    } catch (error) {
      return error
    }
  })()
  expect(reasonOf(unreadable)).not.toMatch(/diary/)
  expect(reasonOf({ message: 'invalid input syntax for type uuid: "my diary"' })).toBe(
    'invalid input syntax for type uuid: …',
  )
})

test('limits the length of a reason', () => {
  expect(reasonOf(new Error('x'.repeat(1000)))).toHaveLength(200)
})

test('logs the code of a failure and its reason', () => {
  const logged: unknown[] = []
  const log = (event: unknown) => void logged.push(event)
  logFailure({ log }, 'quiz_failed', new Failure('quiz_generate_failed', { cause: 'no rows' }))
  expect(logged).toEqual([{ name: 'quiz_failed', code: 'quiz_generate_failed', reason: 'no rows' }])
})

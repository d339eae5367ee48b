import { expect, test } from 'vitest'
import { Failure } from '../../../../domain/failure.ts'
import { isUnreachable } from './unreachable.ts'

const failed = (cause: unknown) => new Failure('quiz_answer_failed', { cause })

test.each([
  ['a request that fetch could not send', failed(new TypeError('Failed to fetch')), true],
  ['a request for rows without a response', failed({ code: '', message: 'TypeError' }), true],
  ['the same, before it is a failure', new TypeError('Failed to fetch'), true],
  ['a refusal of the database', failed({ code: '23514', message: 'closed' }), false],
  ['a failure of the server', failed('unexpected'), false],
  ['another exception', new Error('not loaded'), false],
])('classifies %s', (_, error, expected) => {
  expect(isUnreachable(error)).toBe(expected)
})

import { expect, test } from 'vitest'
import { asFailure, Failure } from '../../../../domain/failure.ts'
import { failedRequest, RequestError } from './request-error.ts'

const respond = (error: unknown) => {
  const logged: unknown[] = []
  const { status } = failedRequest({ log: (event) => void logged.push(event) }, error)
  return { status, logged }
}

test('logs a failure of the server with its reason, also one that a request met', () => {
  const logged = [{ name: 'tutor_failed', code: 'chat_failed', reason: 'connection lost' }]
  const cause = new Error('connection lost')
  expect(respond(new RequestError('chat_failed', 500, cause))).toEqual({ status: 500, logged })
  expect(respond(cause)).toEqual({ status: 500, logged })
})

test('logs no refusal', () => {
  expect(respond(new RequestError('chat_not_found', 404))).toEqual({ status: 404, logged: [] })
  expect(respond(new Failure('quota_messages'))).toEqual({ status: 413, logged: [] })
})

test('is a failure, whose code remains where a stream has begun', () => {
  const refused = new RequestError('chat_text_check_failed', 500)
  expect(asFailure(refused, 'chat_failed').code).toBe('chat_text_check_failed')
})

import { expect, it } from 'vitest'
import { Failure } from '../../../domain/failure.ts'
import { errors } from '../../../messages/en/errors.ts'
import { eventStream, errorResponse } from './respond.ts'

it('streams each event as a line of data and ends with the work', async () => {
  const response = eventStream<{ n: number }>((emit) => {
    emit({ n: 1 })
    emit({ n: 2 })
    return Promise.resolve()
  })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(await response.text()).toBe('data: {"n":1}\n\ndata: {"n":2}\n\n')
})

it('aborts the signal when the client disconnects, and lets the work continue', async () => {
  const finished = Promise.withResolvers<string>()
  const response = eventStream<string>(async (emit, signal) => {
    emit('first')
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    emit('to nobody')
    finished.resolve('done')
  })
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  expect(await finished.promise).toBe('done')
})

it('closes the connection with an error if the work throws', async () => {
  const response = eventStream(() => Promise.reject(new Error('no')))
  await expect(response.text()).rejects.toThrow('no')
})

it('returns the code and message of a failure without its cause', async () => {
  const response = errorResponse(new Failure('chat_failed', { cause: 'a secret' }), 500)
  expect([response.status, await response.json()]).toEqual([
    500,
    { code: 'chat_failed', message: errors.chat_failed },
  ])
})

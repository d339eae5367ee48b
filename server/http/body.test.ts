import { expect, test } from 'vitest'
import { readBody } from './body.ts'

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/x?y=1', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)

const read = (request: Request, max: number) => readBody(request, { max, reserve: () => true })

/** A body of undeclared length that counts the chunks read from it. */
function stream(chunks: number, size: number) {
  let chunksRead = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (chunksRead++ < chunks) controller.enqueue(new Uint8Array(size))
      else controller.close()
    },
  })
  return { body, taken: () => chunksRead }
}

test('reads a body within the limit completely, with its method, address and headers', async () => {
  const result = await read(post('12345', { apikey: 'k' }), 5)
  if (typeof result === 'string') throw new Error(result)
  expect(result.method).toBe('POST')
  expect(result.url).toBe('http://localhost/x?y=1')
  expect(result.headers.get('apikey')).toBe('k')
  expect(await result.text()).toBe('12345')
})

test('does not read a body whose declared length is too long', async () => {
  const { body, taken: chunksRead } = stream(10, 10)
  expect(await read(post(body, { 'content-length': '100' }), 5)).toBe('too_large')
  expect(chunksRead()).toBeLessThan(3)
})

test('stops reading a body that exceeds the limit', async () => {
  const { body, taken: chunksRead } = stream(1000, 10)
  expect(await read(post(body), 25)).toBe('too_large')
  expect(chunksRead()).toBeLessThan(10)
})

test('returns a request without a body unchanged', async () => {
  const request = new Request('http://localhost/x')
  expect(await read(request, 5)).toBe(request)
})

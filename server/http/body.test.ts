import { expect, test } from 'vitest'
import { readWhole } from './body.ts'

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/x?y=1', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)

/** A body whose length nobody was told; counts what was taken of it. */
function stream(chunks: number, size: number) {
  let taken = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken++ < chunks) controller.enqueue(new Uint8Array(size))
      else controller.close()
    },
  })
  return { body, taken: () => taken }
}

test('a body within the limit arrives whole, with its method, address and headers', async () => {
  const read = await readWhole(post('12345', { apikey: 'k' }), 5)
  expect(read?.method).toBe('POST')
  expect(read?.url).toBe('http://localhost/x?y=1')
  expect(read?.headers.get('apikey')).toBe('k')
  expect(await read?.text()).toBe('12345')
})

test('a body that says it is too long is not read at all', async () => {
  const { body, taken } = stream(10, 10)
  expect(await readWhole(post(body, { 'content-length': '100' }), 5)).toBeNull()
  expect(taken()).toBeLessThan(3)
})

test('a body that turns out too long is read no further', async () => {
  const { body, taken } = stream(1000, 10)
  expect(await readWhole(post(body), 25)).toBeNull()
  expect(taken()).toBeLessThan(10)
})

test('a request without a body stays as it is', async () => {
  const request = new Request('http://localhost/x')
  expect(await readWhole(request, 5)).toBe(request)
})

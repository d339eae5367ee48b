import { vi } from 'vitest'

/**
 * Delays the response to the next request for `path` until `release` is called. The server answers
 * at once; `received` resolves then.
 */
export function delayResponse(
  method: 'GET' | 'POST',
  path: string,
): { received: Promise<void>; release: () => void } {
  const received = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const send = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch')
  spy.mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const isMatch = request.method === method && new URL(request.url).pathname === path
    if (isMatch) spy.mockImplementation(send)
    const original = await send(input, init)
    if (!isMatch) return original
    const response = new Response(await original.text(), original)
    received.resolve()
    await released.promise
    return response
  })
  return { received: received.promise, release: () => released.resolve() }
}

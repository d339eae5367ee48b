import { vi } from 'vitest'

/**
 * Holds back the answer to the next request for `path`: the server gives it at once, as things stand then, and it arrives when it
 * is released. `given` resolves once the server has answered.
 */
export function delayResponse(
  method: 'GET' | 'POST',
  path: string,
): { given: Promise<void>; release: () => void } {
  const given = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const send = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch')
  spy.mockImplementation(async (input, init) => {
    const asked = new Request(input, init)
    const isMeant = asked.method === method && new URL(asked.url).pathname === path
    if (isMeant) spy.mockImplementation(send)
    const answer = await send(input, init)
    if (!isMeant) return answer
    const held = new Response(await answer.text(), answer)
    given.resolve()
    await released.promise
    return held
  })
  return { given: given.promise, release: () => released.resolve() }
}

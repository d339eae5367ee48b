import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  chatty,
  cut,
  errorField,
  fenced,
  notJson,
  rateLimited,
  refuses,
  invalidReply,
  replies,
  stalled,
  startModelEndpoint,
  truncated,
  unavailable,
  withoutSchemas,
  type ModelEndpoint,
} from '../../../testing/model-endpoint.ts'
import { createModelClient } from './model-client.ts'
import { Failure } from '../../../domain/failure.ts'

let endpoint: ModelEndpoint
beforeEach(async () => {
  endpoint = await startModelEndpoint(replies('Water moves.'))
})
afterEach(() => endpoint.close())

/** For what stands still on purpose; what only takes its time on a busy machine is not given up. */
const IMPATIENT = { idleMs: 1_000, totalMs: 2_000 }

const client = (more: { apiKey?: string; idleMs?: number; totalMs?: number } = {}) =>
  createModelClient({ baseUrl: endpoint.baseUrl, model: 'llama-3.1-8b', waitCapMs: 20, ...more })

const codeOf = (result: { ok: true } | { ok: false; failure: Failure }) =>
  result.ok ? 'ok' : result.failure.code

async function streamed(signal?: AbortSignal, more = {}) {
  let text = ''
  try {
    for await (const piece of client(more).stream({ user: 'Why?' }, signal ? { signal } : {}))
      text += piece
    return { text, code: 'ok' }
  } catch (error) {
    return { text, code: error instanceof Failure ? error.code : 'thrown' }
  }
}

describe('one reply', () => {
  it('sends one user message, and the key only where there is one', async () => {
    expect(await client().text({ system: 'Be brief.', user: 'Why?' })).toEqual({
      ok: true,
      value: 'Water moves.',
    })
    await client({ apiKey: 'k1' }).text({ user: 'Why?' })
    const [bare, keyed] = endpoint.requests
    expect(bare?.body).toEqual({
      model: 'llama-3.1-8b',
      messages: [{ role: 'user', content: 'Be brief.\n\nWhy?' }],
      stream: false,
    })
    expect(bare?.headers.authorization).toBeUndefined()
    expect(keyed?.headers.authorization).toBe('Bearer k1')
  })

  it('waits out a rate limit and a loading model, then gives up', async () => {
    endpoint.behave([rateLimited('1'), unavailable(), replies('At last.')])
    expect(await client().text({ user: 'Why?' })).toEqual({ ok: true, value: 'At last.' })
    endpoint.behave(rateLimited('60'))
    expect(codeOf(await client().text({ user: 'Why?' }))).toBe('model_rate_limited')
  })

  it.each([
    ['model_refused', errorField('quota exceeded')],
    ['model_refused', refuses(401)],
    ['model_unreachable', refuses(500)],
    ['model_bad_reply', notJson],
    ['model_bad_reply', replies('')],
    ['model_stalled', stalled(5)(replies('Water moves.'))],
    ['model_stalled', cut(5)(replies('Water moves.'))],
  ])('says %s', async (code, behaviour) => {
    endpoint.behave(behaviour)
    expect(codeOf(await client(IMPATIENT).text({ user: 'Why?' }))).toBe(code)
  })

  it('says model_unreachable where nothing listens', async () => {
    const nowhere = createModelClient({ baseUrl: 'http://127.0.0.1:9/v1', model: 'm' })
    expect(codeOf(await nowhere.text({ user: 'Why?' }))).toBe('model_unreachable')
  })

  it('knows its own machine from a remote one', () => {
    expect(client().remote).toBe(false)
    expect(createModelClient({ baseUrl: 'https://models.example/v1', model: 'm' }).remote).toBe(
      true,
    )
  })
})

describe('a streamed reply', () => {
  it('comes in pieces', async () => {
    endpoint.behave(replies('Water moves through the membrane.'))
    expect(await streamed()).toEqual({ text: 'Water moves through the membrane.', code: 'ok' })
    expect(endpoint.requests[0]?.body.stream).toBe(true)
  })

  it('is ended when it stalls, and says so when the line is cut', async () => {
    endpoint.behave(stalled(24)(replies('Water moves through the membrane.')))
    expect(await streamed(undefined, IMPATIENT)).toEqual({
      text: 'Water moves through the ',
      code: 'model_stalled',
    })
    endpoint.behave(cut(24)(replies('Water moves through the membrane.')))
    expect((await streamed()).code).toBe('model_stalled')
  })

  it('takes an error field and an answer in one piece', async () => {
    endpoint.behave(errorField('no'))
    expect((await streamed()).code).toBe('model_refused')
  })

  it('ends without a failure when the caller stops it', async () => {
    endpoint.behave(stalled(12)(replies('Water moves through the membrane.')))
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 50)
    expect((await streamed(stop.signal)).code).toBe('ok')
  })
})

describe('structured replies', () => {
  const item = z.object({ question: z.string(), page: z.coerce.number<string | number>() })
  const one = { question: 'What moves?', page: 2 }
  const ask = () => client().structured({ user: 'Make questions.' }, item)

  it('asks by schema', async () => {
    endpoint.behave(replies(JSON.stringify({ items: [one] })))
    expect(await ask()).toEqual({ ok: true, value: [one] })
    expect(endpoint.requests[0]?.body.response_format?.type).toBe('json_schema')
    expect(endpoint.requests[0]?.prompt).toBe('Make questions.')
  })

  it('shows an example where the schema is refused, and remembers it', async () => {
    endpoint.behave(withoutSchemas(replies(JSON.stringify([one]))))
    const same = client()
    await same.structured({ user: 'Make questions.' }, item)
    expect(await same.structured({ user: 'Make questions.' }, item)).toEqual({
      ok: true,
      value: [one],
    })
    expect(endpoint.requests.map(({ body }) => Boolean(body.response_format))).toEqual([
      true,
      false,
      false,
    ])
    expect(endpoint.requests[2]?.prompt).toContain('{"items":[{"question":"…"')
  })

  it('takes what a small model wraps, fences and breaks off', async () => {
    endpoint.behave(
      truncated(0.9)(
        chatty(fenced(replies(JSON.stringify([one, one, { question: 'x'.repeat(400), page: 1 }])))),
      ),
    )
    expect(await ask()).toEqual({ ok: true, value: [one, one] })
  })

  it('asks once more with what was wrong', async () => {
    endpoint.behave([
      replies(JSON.stringify([{ question: 'No page' }])),
      replies(JSON.stringify([one])),
    ])
    expect(await ask()).toEqual({ ok: true, value: [one] })
    expect(endpoint.requests[1]?.prompt).toMatch(/could not be used:[\s\S]*page/)
  })

  it('gives up after the second bad reply', async () => {
    endpoint.behave(invalidReply)
    expect(codeOf(await ask())).toBe('model_bad_reply')
    expect(endpoint.requests).toHaveLength(2)
  })
})

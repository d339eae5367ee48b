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
  type Behaviour,
  type ModelEndpoint,
} from '../../../../testing/model/endpoint.ts'
import { createModelClient } from './client.ts'
import { Failure } from '../../../../domain/failure.ts'

let endpoint: ModelEndpoint
beforeEach(async () => {
  endpoint = await startModelEndpoint(replies('Water moves.'))
})
afterEach(() => endpoint.close())

/** Short timeouts for replies that stall on purpose; other tests use longer ones. */
const SHORT_TIMEOUTS = { idleMs: 1_000, totalMs: 2_000 }

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
  it('sends one user message, and the key only if there is one', async () => {
    expect(await client().text({ system: 'Be brief.', user: 'Why?' })).toEqual({
      ok: true,
      value: 'Water moves.',
    })
    await client({ apiKey: 'k1' }).text({ user: 'Why?' })
    const [withoutKey, withKey] = endpoint.requests
    expect(withoutKey?.body).toEqual({
      model: 'llama-3.1-8b',
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Why?' },
      ],
      stream: false,
    })
    expect(withoutKey?.headers.authorization).toBeUndefined()
    expect(withKey?.headers.authorization).toBe('Bearer k1')
  })

  it('does not follow a redirect to another endpoint', async () => {
    const other = await startModelEndpoint(replies('From elsewhere.'))
    const location = `${other.baseUrl}/chat/completions`
    endpoint.behave(() => ({ status: 307, headers: { location }, text: 'moved' }))
    expect(codeOf(await client().text({ user: 'Why?' }))).toBe('model_refused')
    expect(await streamed()).toEqual({ text: '', code: 'model_refused' })
    expect(other.requests).toEqual([])
    await other.close()
  })

  it('retries on a rate limit and a loading model, then fails', async () => {
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
  ])('fails with %s', async (code, behaviour) => {
    endpoint.behave(behaviour)
    expect(codeOf(await client(SHORT_TIMEOUTS).text({ user: 'Why?' }))).toBe(code)
  })

  it('fails with model_unreachable without a server', async () => {
    const nowhere = createModelClient({ baseUrl: 'http://127.0.0.1:9/v1', model: 'm' })
    expect(codeOf(await nowhere.text({ user: 'Why?' }))).toBe('model_unreachable')
  })

  it('distinguishes loopback from a remote host', () => {
    expect(client().remote).toBe(false)
    expect(createModelClient({ baseUrl: 'https://models.example/v1', model: 'm' }).remote).toBe(
      true,
    )
  })
})

describe('a streamed reply', () => {
  it('arrives in chunks', async () => {
    endpoint.behave(replies('Water moves through the membrane.'))
    expect(await streamed()).toEqual({ text: 'Water moves through the membrane.', code: 'ok' })
    expect(endpoint.requests[0]?.body.stream).toBe(true)
  })

  it('fails when it stalls and when the connection is cut', async () => {
    endpoint.behave(stalled(24)(replies('Water moves through the membrane.')))
    expect(await streamed(undefined, SHORT_TIMEOUTS)).toEqual({
      text: 'Water moves through the ',
      code: 'model_stalled',
    })
    endpoint.behave(cut(24)(replies('Water moves through the membrane.')))
    expect((await streamed()).code).toBe('model_stalled')
  })

  it('handles an error field and an unstreamed answer', async () => {
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

describe('a reply of more than a million characters', () => {
  const padded =
    (contentType: string, start: string, end: string): Behaviour =>
    () => ({
      status: 200,
      text: '',
      headers: { 'content-type': contentType },
      raw: start + ' '.repeat(1_200_000) + end,
    })
  const choices = (part: string) =>
    JSON.stringify({ choices: [{ [part]: { content: 'Water moves.' }, finish_reason: 'stop' }] })

  it('fails if it is complete', async () => {
    endpoint.behave(padded('application/json', '', choices('message')))
    expect(codeOf(await client().text({ user: 'Why?' }))).toBe('model_bad_reply')
    expect(await streamed()).toEqual({ text: '', code: 'model_bad_reply' })
  })

  it('fails if it is one event of a stream', async () => {
    endpoint.behave(
      padded('text/event-stream', 'data: ', `${choices('delta')}\n\ndata: [DONE]\n\n`),
    )
    expect(await streamed()).toEqual({ text: '', code: 'model_bad_reply' })
  })
})

describe('structured replies', () => {
  const item = z.object({ question: z.string(), page: z.coerce.number<string | number>() })
  const one = { question: 'What moves?', page: 2 }
  const requestItems = () => client().structured({ user: 'Make questions.' }, item)

  it('requests a schema', async () => {
    endpoint.behave(replies(JSON.stringify({ items: [one] })))
    expect(await requestItems()).toEqual({ ok: true, value: [one] })
    expect(endpoint.requests[0]?.body.response_format?.type).toBe('json_schema')
    expect(endpoint.requests[0]?.prompt).toBe('Make questions.')
  })

  it('sends an example if the schema is refused, and remembers it', async () => {
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

  it('accepts replies that are wrapped, fenced or truncated', async () => {
    endpoint.behave(
      truncated(0.9)(
        chatty(fenced(replies(JSON.stringify([one, one, { question: 'x'.repeat(400), page: 1 }])))),
      ),
    )
    expect(await requestItems()).toEqual({ ok: true, value: [one, one] })
  })

  it('asks once more and includes the error', async () => {
    endpoint.behave([
      replies(JSON.stringify([{ question: 'No page' }])),
      replies(JSON.stringify([one])),
    ])
    expect(await requestItems()).toEqual({ ok: true, value: [one] })
    expect(endpoint.requests[1]?.prompt).toMatch(/could not be used:[\s\S]*page/)
  })

  it('fails after the second invalid reply', async () => {
    endpoint.behave(invalidReply)
    expect(codeOf(await requestItems())).toBe('model_bad_reply')
    expect(endpoint.requests).toHaveLength(2)
  })
})

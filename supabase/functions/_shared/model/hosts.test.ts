import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { modelVerdict } from '../../../../domain/marking/model/prompt.ts'
import { modelDraft } from '../../../../domain/quiz/model/model-draft.ts'
import {
  replies,
  startModelEndpoint,
  type Behaviour,
  type ModelEndpoint,
} from '../../../../testing/model/endpoint.ts'
import * as hosts from '../../../../testing/model/hosts.ts'
import { createModelClient } from './client.ts'
import type { ModelEvent } from './requests.ts'

let endpoint: ModelEndpoint
beforeEach(async () => {
  endpoint = await startModelEndpoint(replies('Water moves.'))
})
afterEach(() => endpoint.close())

const client = (more: { model?: string; log?: (event: ModelEvent) => void } = {}) =>
  createModelClient({ baseUrl: endpoint.baseUrl, model: 'm', waitCapMs: 20, ...more })

const PROMPT = { system: 'Be brief.', user: 'Why?', temperature: 0.4, maxTokens: 900 }
const VERDICT = { point: 1, quote: 'it moves', verdict: 'met' as const }
const DRAFT = {
  type: 'mcq' as const,
  evidence: 'Water moves.',
  page: 1,
  question: 'What moves?',
  correct: 'Water',
  wrong: ['Air', 'Sand', 'Light'],
  explanation: 'The text says so.',
}

const streamed = async (model: ReturnType<typeof client>): Promise<string> => {
  let text = ''
  for await (const piece of model.stream(PROMPT)) text += piece
  return text
}

describe.each(Object.entries(hosts))('%s', (_, host) => {
  it('answers in one piece, as a stream and in a structure', async () => {
    const model = client()
    endpoint.behave(host(replies('Water moves.')))
    expect(await model.text(PROMPT)).toEqual({ ok: true, value: 'Water moves.' })
    expect(await streamed(model)).toBe('Water moves.')
    endpoint.behave(host(replies(JSON.stringify({ items: [VERDICT] }))))
    expect(await model.structured(PROMPT, modelVerdict)).toEqual({ ok: true, value: [VERDICT] })
    endpoint.behave(host(replies(JSON.stringify({ items: [{ ...DRAFT, points: null }] }))))
    expect(await model.structured(PROMPT, modelDraft)).toEqual({ ok: true, value: [DRAFT] })
  })

  it('is called without the parameters it rejected from then on', async () => {
    const model = client()
    endpoint.behave(host(replies(JSON.stringify({ items: [VERDICT] }))))
    await model.structured(PROMPT, modelVerdict)
    await streamed(model)
    const before = endpoint.requests.length
    await model.structured(PROMPT, modelVerdict)
    await streamed(model)
    expect(endpoint.requests.length - before).toBe(2)
  })
})

test('keeps other parameters if one is rejected', async () => {
  const model = client()
  endpoint.behave(hosts.openAiReasoning(replies(JSON.stringify({ items: [VERDICT] }))))
  await model.structured(PROMPT, modelVerdict)
  const body = endpoint.requests.at(-1)?.body
  expect(body?.max_completion_tokens).toBe(900)
  expect(body?.temperature).toBeUndefined()
  expect(body?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(body?.response_format?.json_schema?.strict).toBe(true)
})

test('retries an unexplained rejection without the schema, and keeps the schema if that fails too', async () => {
  const model = client()
  const rejects: Behaviour = () => ({ status: 400, text: 'bad request' })
  endpoint.behave(rejects)
  expect((await model.structured(PROMPT, modelVerdict)).ok).toBe(false)
  endpoint.behave(replies(JSON.stringify({ items: [VERDICT] })))
  await model.structured(PROMPT, modelVerdict)
  expect(endpoint.requests.at(-1)?.body.response_format).toBeDefined()
})

test('reports a missing model without another attempt', async () => {
  const events: ModelEvent[] = []
  const model = client({ model: 'missing:8b', log: (event) => events.push(event) })
  endpoint.behave(hosts.ollama(replies('Water moves.')))
  const reply = await model.text(PROMPT)
  expect(reply.ok ? 'ok' : reply.failure.code).toBe('model_refused')
  expect(endpoint.requests).toHaveLength(1)
  expect(events).toMatchObject([{ name: 'model_call_failed', status: 404, code: 'api_error' }])
})

test('repeats a call whose tokens were used for reasoning with a higher limit', async () => {
  const model = client()
  endpoint.behave((request) =>
    (request.body.max_tokens ?? 0) > 1000
      ? { status: 200, text: '<think>Hm.</think>Water moves.' }
      : { status: 200, text: '<think>Hm, let me', finish: 'length' },
  )
  expect(await model.text(PROMPT)).toEqual({ ok: true, value: 'Water moves.' })
  expect(await streamed(model)).toBe('Water moves.')
})

test('removes reasoning from a reply, also without its opening tag', async () => {
  const model = client()
  endpoint.behave(replies('Let me see.</think>Water moves.'))
  expect(await model.text(PROMPT)).toEqual({ ok: true, value: 'Water moves.' })
  await streamed(model)
  expect(await streamed(model)).toBe('Water moves.')
})

test('counts the tokens of each call', async () => {
  const events: ModelEvent[] = []
  const model = client({ log: (event) => events.push(event) })
  const usage = { prompt_tokens: 12, completion_tokens: 3 }
  endpoint.behave(() => ({ status: 200, text: 'Water moves.', usage }))
  await model.text(PROMPT)
  await streamed(model)
  const counted = { name: 'model_call', promptTokens: 12, completionTokens: 3 }
  expect(events).toMatchObject([counted, counted])
})

test('waits for the first token as long as configured', async () => {
  endpoint.behave(() => ({ status: 200, text: 'Water moves.', slow: 300 }))
  const model = (firstMs: number) =>
    createModelClient({ baseUrl: endpoint.baseUrl, model: 'm', firstMs, idleMs: 60_000 })
  expect(await streamed(model(60_000))).toBe('Water moves.')
  await expect(streamed(model(20))).rejects.toMatchObject({ code: 'model_stalled' })
})

import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { en } from '../../messages/en/index.ts'
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts'
import { freePort } from '../../testing/services/free-port.ts'
import {
  replies,
  refuses,
  startModelEndpoint,
  type ModelEndpoint,
} from '../../testing/model/endpoint.ts'
import { readEnv } from '../env.ts'
import { mayChooseModel, withChosenModel } from './chosen-model.ts'
import { findLocalModels } from './local-servers.ts'

const CHOICE = { server: 'ollama', model: 'llama3.1:8b' } as const

describe('a model of this machine', () => {
  let app: TestApp
  let ollama: ModelEndpoint
  let learner: SignedIn
  beforeAll(async () => {
    ollama = await startModelEndpoint(replies('A feeling of knowing [p. 5].'), {
      models: ['llama3.1:8b', 'qwen3:4b'],
    })
    const unused = `http://127.0.0.1:${await freePort()}/v1`
    app = await createTestApp({
      localEndpoints: { ollama: ollama.baseUrl, lm_studio: unused, llama_cpp: unused },
    })
    learner = await app.signUp({
      fullName: 'Ada',
      email: 'ada@example.org',
      password: 'a long enough password',
    })
  })
  afterAll(async () => {
    await app.close()
    await ollama.close()
  })

  const call = async (
    body: object,
    { token = learner.accessToken, headers = {}, address = '127.0.0.1' } = {},
  ) => {
    const request = new Request(`${app.url}/functions/v1/local-models`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: app.key,
        authorization: `Bearer ${token}`,
        ...headers,
      },
      body: JSON.stringify(body),
    })
    const response = await app.fetch(request, address)
    const text = await response.text()
    return [response.status, text.startsWith('{') ? (JSON.parse(text) as object) : text] as const
  }
  const health = async (): Promise<unknown> =>
    (await app.fetch(new Request(`${app.url}/health`))).json()

  it('is found where its program answers', async () => {
    expect(await call({ action: 'list' })).toEqual([
      200,
      { chosen: null, servers: [{ server: 'ollama', models: ['llama3.1:8b', 'qwen3:4b'] }] },
    ])
  })

  it('answers an example question when it is tried, without being used', async () => {
    expect(await call({ action: 'try', ...CHOICE })).toMatchObject([
      200,
      {
        question: en.home.example.question,
        answer: 'A feeling of knowing [p. 5].',
      },
    ])
    const asked = ollama.requests.at(-1)?.body
    expect(asked?.model).toBe('llama3.1:8b')
    expect(JSON.stringify(asked?.messages)).toContain(en.home.example.highlighted)
    expect(await health()).toMatchObject({ tutor: 'builtin', model: null })
    ollama.behave(refuses(404, 'model not found'))
    expect(await call({ action: 'try', ...CHOICE })).toMatchObject([
      200,
      { failure: { code: 'model_refused' } },
    ])
  })

  it('is used once it is chosen, also after a restart, until it is stopped', async () => {
    expect(await call({ action: 'use', ...CHOICE })).toEqual([200, { chosen: CHOICE }])
    const { host } = new URL(ollama.baseUrl)
    expect(await health()).toMatchObject({ tutor: 'model', model: { host, name: CHOICE.model } })
    const config: unknown = await (await app.fetch(new Request(`${app.url}/config.json`))).json()
    expect(config).toMatchObject({ model: CHOICE.model, localModels: true })

    const stored = join(app.folder, 'model.json')
    expect(JSON.parse(await readFile(stored, 'utf8'))).toEqual(CHOICE)
    const env = readEnv({ STOA_DATA: app.folder })
    expect((await withChosenModel(env)).model).toMatchObject({ name: CHOICE.model })

    expect(await call({ action: 'stop' })).toEqual([200, { chosen: null }])
    expect(await health()).toMatchObject({ tutor: 'builtin' })
    expect((await withChosenModel(env)).model).toBeNull()
  })

  it.each([
    ['without an account', { token: '' }],
    ['through a proxy', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['from another machine', { address: '192.0.2.1' }],
  ])('cannot be chosen %s', async (_, options) => {
    const [status] = await call({ action: 'use', ...CHOICE }, options)
    expect([401, 404]).toContain(status)
    expect(await health()).toMatchObject({ tutor: 'builtin' })
  })

  it('is one of the known programs, never another address', async () => {
    for (const server of ['http://models.example', 'other', '']) {
      const [status] = await call({ action: 'use', server, model: 'm' })
      expect(status).toBe(400)
    }
  })
})

it('is not found where the list is too long, also without a declared length', async () => {
  let padding = ''
  const server = createServer((_, response) => {
    response.write(padding)
    response.end(JSON.stringify({ data: [{ id: 'llama3.1:8b' }] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const unused = `http://127.0.0.1:${await freePort()}/v1`
  const ollama = `http://127.0.0.1:${port}/v1`
  const find = () => findLocalModels({ ollama, lm_studio: unused, llama_cpp: unused }, 0)
  padding = ' '
  const short = await find()
  padding = ' '.repeat(1_200_000)
  const long = await find()
  server.close()
  expect(short).toEqual([{ server: 'ollama', models: ['llama3.1:8b'] }])
  expect(long).toEqual([])
})

it('can be chosen only on a server of one machine whose environment sets no model', () => {
  const may = (env: Record<string, string>) => mayChooseModel(readEnv(env))
  expect(may({})).toBe(true)
  expect(may({ HOST: '0.0.0.0' })).toBe(false)
  expect(may({ PUBLIC_URL: 'https://stoa.example' })).toBe(false)
  expect(may({ OPENAI_BASE_URL: 'http://localhost:11434/v1' })).toBe(false)
})

it('is ignored if the stored choice is damaged', async () => {
  const app = await createTestApp()
  await writeFile(join(app.folder, 'model.json'), '{"server":"oll')
  const env = readEnv({ STOA_DATA: app.folder })
  expect((await withChosenModel(env)).model).toBeNull()
  await app.close()
})

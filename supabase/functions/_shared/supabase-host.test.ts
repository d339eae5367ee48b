import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { FunctionHandler } from './deps.ts'
import { json } from './respond.ts'
import { serveOnSupabase } from './supabase-host.ts'

let api: Server
let seen: { url: string | undefined; authorization: string | undefined; apikey: unknown }[]
let url: string
beforeEach(async () => {
  seen = []
  api = createServer((request, response) => {
    const { url: path, headers } = request
    seen.push({ url: path, authorization: headers.authorization, apikey: headers['apikey'] })
    response.setHeader('content-type', 'application/json').end('[]')
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  const address = api.address()
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
})
afterEach(() => {
  vi.unstubAllGlobals()
  api.close()
})

/** The handler that the edge runtime calls for each request. */
function served(handle: FunctionHandler, env: Record<string, string> = {}) {
  let serve: (request: Request) => Promise<Response> = () =>
    Promise.reject(new Error('nothing is served'))
  vi.stubGlobal('Deno', {
    serve: (handler: typeof serve) => (serve = handler),
    env: { toObject: () => ({ SUPABASE_URL: url, SUPABASE_ANON_KEY: 'anon-key', ...env }) },
  })
  serveOnSupabase(handle)
  return (init: RequestInit = {}) =>
    serve(new Request('http://edge.test/function', { method: 'POST', ...init }))
}

test('queries the database as the caller of a function', async () => {
  const call = served(async (request, deps) =>
    json((await deps.db(request).from('bases').select()).data),
  )
  const response = await call({ headers: { authorization: 'Bearer caller' } })
  expect(await response.json()).toEqual([])
  expect(seen).toEqual([
    { url: '/rest/v1/bases?select=*', authorization: 'Bearer caller', apikey: 'anon-key' },
  ])
})

test('configures the model from the secrets', async () => {
  const named: FunctionHandler = async (_, { model }) => Promise.resolve(json(model?.name ?? null))
  expect(await (await served(named)()).json()).toBeNull()
  const env = { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', OPENAI_MODEL: 'small' }
  expect(await (await served(named, env)()).json()).toBe('small')
})

test('allows calls of sites with other origins', async () => {
  const call = served(() => Promise.resolve(json('answer')))
  const preflight = await call({ method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  for (const response of [preflight, await call()]) {
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization')
  }
})

test('logs the kind of an exception and answers it as unexpected', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const response = await served(() => Promise.reject(new TypeError('a learner’s words')))()
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ code: 'unexpected' })
  const id = response.headers.get('x-request-id') ?? ''
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(logged.mock.calls).toEqual([[`{"name":"error","request":"${id}","error":"TypeError"}`]])
})

test('uses the request id of the gateway', async () => {
  const headers = { 'x-request-id': 'gateway-1' }
  const response = await served(() => Promise.resolve(json('answer')))({ headers })
  expect(response.headers.get('x-request-id')).toBe('gateway-1')
})

test('runs background work where the host offers no extension of its life', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  let done = false
  const response = await served((_, { background }) => {
    background(Promise.reject(new Error('lost connection')))
    background(Promise.resolve().then(() => (done = true)))
    return Promise.resolve(json('answer'))
  })()
  expect(response.status).toBe(200)
  expect(done).toBe(true)
})

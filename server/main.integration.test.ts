import { createClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { confirmationLink } from '../testing/confirmation-link.ts'
import { replies, slowed, stalled, startModelEndpoint } from '../testing/model-endpoint.ts'
import { seedFixtures } from '../testing/personas.ts'
import { startPostgres } from '../testing/postgres.ts'
import { startServer, type ServerProcess } from '../testing/server.ts'
import { STUDY_PAGES } from '../testing/study-text.ts'
import type { Database } from '../types/database.ts'

let folder: string
let data: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-main-'))
  data = join(folder, 'data')
})
afterAll(() => rm(folder, { recursive: true }))

const start = (env: Record<string, string> = {}) => startServer({ STOA_DATA: data, ...env })

async function account(server: ServerProcess, email: string) {
  const config = (await (await fetch(`${server.url}/config.json`)).json()) as {
    url: string
    key: string
  }
  const client = createClient<Database>(config.url, config.key, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const password = 'correct horse battery'
  const signedIn = await client.auth.signInWithPassword({ email, password })
  if (signedIn.data.user) return { client, user: signedIn.data.user, key: config.key }
  await client.auth.signUp({ email, password, options: { data: { full_name: 'Grace Hopper' } } })
  await fetch(await confirmationLink(server.url, email), { redirect: 'manual' })
  const again = await client.auth.signInWithPassword({ email, password })
  if (again.error) throw again.error
  return { client, user: again.data.user, key: config.key }
}

test('retains everything confirmed before a kill -9 after the next start', async () => {
  let server = await start()
  let { client, user } = await account(server, 'grace@example.com')
  const answered: string[] = []
  for (let round = 0; round < 3; round++) {
    let count = 0
    const write = async () => {
      for (;;) {
        const name = `round ${round} ${count++}`
        const { error } = await client.from('bases').insert({ name, user_id: user.id })
        if (error) return
        answered.push(name)
      }
    }
    const writers = Promise.all([write(), write(), write()])
    while (count < 40) await sleep(5)
    await server.stop('SIGKILL')
    await writers
    server = await start()
    const next = await account(server, 'grace@example.com')
    const { data: rows } = await next.client.from('bases').select('name')
    const storedNames = new Set(rows?.map((row) => row.name))
    expect(answered.filter((name) => !storedNames.has(name))).toEqual([])
    client = next.client
    user = next.user
  }
  expect(answered.length).toBeGreaterThan(90)
  expect(await server.stop('SIGTERM')).toBe(0)
})

test.runIf(platform() === 'linux')(
  'uses less than 600 MB for a first start and the first account',
  async () => {
    const server = await start({ STOA_DATA: join(folder, 'small') })
    await account(server, 'grace@example.com')
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
    const peakMegabytes = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
    expect(peakMegabytes).toBeLessThan(600)
    expect(peakMegabytes).toBeGreaterThan(0)
    await server.stop('SIGTERM')
  },
)

test('refuses a second process on the same folder in one line; the first continues', async () => {
  const server = await start()
  await expect(start()).rejects.toThrow(
    new RegExp(`^Cannot start: ${data} is in use by process ${server.pid}; [^\\n]*$`),
  )
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  await server.stop('SIGTERM')
})

test('refuses a port in use in one line and releases the folder', async () => {
  const server = await start()
  const otherFolder = join(folder, 'other')
  const { port } = new URL(server.url)
  await expect(startServer({ STOA_DATA: otherFolder, PORT: port })).rejects.toThrow(
    new RegExp(`^Cannot start: port ${port} of 127.0.0.1 is in use[^\\n]*$`),
  )
  expect((await readdir(otherFolder)).filter((name) => name.startsWith('lock'))).toEqual(['lock'])
  await server.stop('SIGTERM')
})

test('refuses an invalid setting in one line that names it', async () => {
  await expect(start({ DATABASE_URL: 'mysql://x' })).rejects.toThrow(
    /^Cannot start: DATABASE_URL must be a postgres:\/\/ URL$/,
  )
})

test.each([
  ['STOA_DATA', { STOA_DATA: '/dev/null/data' }],
  ['STOA_DATA', { STOA_DATA: '/proc/nowhere/data' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://127.0.0.1:1/stoa' }],
  ['HOST', { HOST: 'nowhere.invalid' }],
])('refuses an unusable %s in one line that names it', async (name, env) => {
  await expect(start(env)).rejects.toThrow(new RegExp(`^Cannot start: ${name}[^\\n]+$`))
})

test('serves metrics to the holder of their token only, and writes no line below the log level', async () => {
  const token = 'a-token-for-metrics'
  const server = await start({ STOA_METRICS_TOKEN: token, STOA_LOG_LEVEL: 'error' })
  const metrics = (headers: Record<string, string> = {}) =>
    fetch(`${server.url}/metrics`, { headers })
  expect((await metrics()).status).toBe(401)
  expect((await metrics({ authorization: 'Bearer another-token-123' })).status).toBe(401)
  const answer = await metrics({ authorization: `Bearer ${token}` })
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  expect(text).toContain('stoa_http_requests_total{service="site",method="GET",status="401"} 2')
  expect(text).toMatch(/^stoa_data_free_bytes [1-9]\d*$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(server.log).toEqual([])
  await server.stop('SIGTERM')
})

test('has no metrics without a token for them', async () => {
  const server = await start()
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  await server.stop('SIGTERM')
})

test('creates secrets once, readable by their owner only', async () => {
  const file = join(data, 'secrets.json')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(data)).mode & 0o777).toBe(0o700)
  const before = await readFile(file, 'utf8')
  await (await start()).stop('SIGTERM')
  expect(await readFile(file, 'utf8')).toBe(before)
})

test('stops the start on damaged secrets instead of replacing them', async () => {
  const file = join(data, 'secrets.json')
  const before = await readFile(file, 'utf8')
  await writeFile(file, '{}')
  await expect(start()).rejects.toThrow(
    /^Cannot start: \S+secrets\.json is damaged; restore it from a backup, or move it away/,
  )
  await writeFile(file, before)
})

test('removes a quiz that a killed process was making at the next start', async () => {
  let server = await start()
  const { client, user } = await account(server, 'grace@example.com')
  const quiz = {
    user_id: user.id,
    quiz_name: 'Half made',
    difficulty: 'easy',
    total_mcqs: 1,
    status: 'generating',
  }
  await client.from('quizzes').insert(quiz).throwOnError()
  await server.stop('SIGKILL')
  server = await start()
  const next = await account(server, 'grace@example.com')
  expect((await next.client.from('quizzes').select('id')).data).toEqual([])
  await server.stop('SIGTERM')
})

test('on SIGTERM, refuses new requests, finishes running ones and exits with 0', async () => {
  const server = await start()
  const { client, key } = await account(server, 'grace@example.com')
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  const body = JSON.stringify({
    name: 'Slowly sent',
    user_id: (await client.auth.getUser()).data.user?.id,
  })
  const slow = request(`${server.url}/rest/v1/bases`, {
    method: 'POST',
    headers: {
      apikey: key,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  })
  const begun = once(slow, 'continue')
  const status = new Promise((resolve, reject) => {
    slow.on('response', (response) => resolve(response.statusCode)).on('error', reject)
  })
  slow.flushHeaders()
  await begun
  slow.write(body.slice(0, 10))
  const stopped = server.stop('SIGTERM')
  const isRefused = () =>
    fetch(`${server.url}/health`).then(
      () => false,
      () => true,
    )
  await vi.waitUntil(isRefused, { timeout: 60_000 })
  slow.end(body.slice(10))
  expect(await status).toBe(201)
  expect(await stopped).toBe(0)
})

test('on SIGTERM, exits although an upload, the model and a quiz generation hang, and abandons them', async () => {
  const endpoint = await startModelEndpoint(
    stalled(20)(slowed(1)(replies('Plants take in carbon dioxide.'))),
  )
  const env = { OPENAI_BASE_URL: endpoint.baseUrl, OPENAI_MODEL: 'stand-in' }
  let server = await start(env)
  const { client, user, key } = await account(server, 'grace@example.com')
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  const { chatId, fileId } = await seedFixtures({ client, user })
  const headers = { apikey: key, authorization: `Bearer ${token}` }
  const upload = request(`${server.url}/storage/v1/object/files/${user.id}/base/half.pdf`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/pdf', 'content-length': 1_000_000 },
  })
  const cut = once(upload, 'error')
  upload.write('x'.repeat(100_000))
  const answer = await fetch(`${server.url}/functions/v1/tutor-chat`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ chat_id: chatId, question: 'What do plants take in?' }),
  })
  const reader = answer.body?.getReader()
  await reader?.read()
  // Long enough for a question to be asked about it.
  const extracted_text = STUDY_PAGES.join('\f')
  await client
    .from('pdf_text_content')
    .update({ extracted_text })
    .eq('file_id', fileId)
    .throwOnError()
  const quizId = randomUUID()
  const tab = new AbortController()
  await fetch(`${server.url}/functions/v1/make-quiz`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      quiz_id: quizId,
      quiz_name: 'Given up',
      difficulty: 'easy',
      counts: { mcq: 1, saq: 0, laq: 0 },
      file_ids: [fileId],
    }),
    signal: tab.signal,
  })
  await vi.waitUntil(() => endpoint.requests.length === 2, { timeout: 60_000 })
  // The client has disconnected, so that closing connections does not end the quiz generation.
  tab.abort()
  expect(await server.stop('SIGTERM')).toBe(0)
  // The server did not wait for the model, whose timeout of a minute would have failed the quiz.
  expect(server.log.map(({ name }) => name)).not.toContain('quiz_failed')
  await cut
  await reader?.cancel().catch(() => undefined)
  await endpoint.close()
  const stored = await readdir(join(data, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  const uploads = stored.filter((entry) => entry.isFile() && entry.name !== '.identity')
  expect(uploads).toEqual([])
  server = await start()
  const next = await account(server, 'grace@example.com')
  const { data: messages } = await next.client
    .from('chat_messages')
    .select('message_type')
    .eq('chat_id', chatId)
    .order('timestamp')
  expect(messages?.map((message) => message.message_type)).toEqual(['user', 'user', 'ai'])
  expect((await next.client.from('quizzes').select('id').eq('id', quizId)).data).toEqual([])
  await server.stop('SIGTERM')
})

test('logs one line per request without personal data', async () => {
  const server = await start()
  const { client, user, key } = await account(server, 'secretive@example.com')
  const { data: base } = await client
    .from('bases')
    .insert({ name: 'My diary', user_id: user.id })
    .select()
    .single()
  await client
    .from('bases')
    .select()
    .eq('id', base?.id ?? '')
  await client.from('bases').insert({ name: ' ', user_id: user.id })
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  await fetch(`${server.url}/base/${base?.id ?? ''}?search=diary`)
  await fetch(`${server.url}/some/My-diary?x=${token}`)
  await server.stop('SIGTERM')
  const requests = server.log.filter((line) => line['name'] === 'request')
  expect(requests.find((line) => line['route'] === '/rest/v1/bases')).toEqual({
    at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    level: 'info',
    name: 'request',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    method: 'POST',
    route: '/rest/v1/bases',
    status: 201,
    ms: expect.any(Number) as number,
  })
  expect(requests.map((line) => line['route'])).toEqual(
    expect.arrayContaining(['/auth/v1/token', '/base/:id', '/*', '/inbox/messages']),
  )
  const all = JSON.stringify(server.log)
  for (const personal of [
    'secretive',
    'example.com',
    'diary',
    'Hopper',
    user.id,
    base?.id ?? '-',
    token,
    key,
  ])
    expect(all).not.toContain(personal)
})

test('retains everything on PostgreSQL after a restart and runs no migration twice', async () => {
  const postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.url, STOA_DATA: join(folder, 'over-postgres') }
  let server = await start(env)
  const { client, user } = await account(server, 'pg@example.com')
  await client.from('bases').insert({ name: 'Kept', user_id: user.id }).throwOnError()
  await server.stop('SIGKILL')
  server = await start(env)
  expect(await (await fetch(`${server.url}/health`)).json()).toMatchObject({ database: 'postgres' })
  const next = await account(server, 'pg@example.com')
  expect((await next.client.from('bases').select('name')).data).toEqual([{ name: 'Kept' }])
  expect(await server.stop('SIGINT')).toBe(0)
  await postgres.stop()
})

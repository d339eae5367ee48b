import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { replies, slowed, stalled, startModelEndpoint } from '../../testing/model/endpoint.ts'
import { seedFixtures } from '../../testing/personas.ts'
import { startServer } from '../../testing/server.ts'
import { accountAt } from '../../testing/fixtures/stored-account.ts'
import { STUDY_PAGES } from '../../testing/fixtures/study-text.ts'
import { copyEmptyDatabase } from '../../testing/template.ts'

let folder: string
let data: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-shutdown-'))
  data = join(folder, 'data')
  await copyEmptyDatabase(data)
})
afterAll(() => rm(folder, { recursive: true }))

const start = (env: Record<string, string> = {}) => startServer({ STOA_DATA: data, ...env })

test('on SIGTERM, refuses new requests, finishes running ones and exits with 0', async () => {
  const server = await start()
  const { client, key } = await accountAt(server, 'grace@example.com')
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
  const { client, userId, key } = await accountAt(server, 'grace@example.com')
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  const { chatId, fileId } = await seedFixtures({ client, user: { id: userId } })
  const headers = { apikey: key, authorization: `Bearer ${token}` }
  const upload = request(`${server.url}/storage/v1/object/files/${userId}/base/half.pdf`, {
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
  const next = await accountAt(server, 'grace@example.com')
  const { data: messages } = await next.client
    .from('chat_messages')
    .select('message_type')
    .eq('chat_id', chatId)
    .order('timestamp')
  expect(messages?.map((message) => message.message_type)).toEqual(['user', 'user', 'ai'])
  expect((await next.client.from('quizzes').select('id').eq('id', quizId)).data).toEqual([])
  await server.stop('SIGTERM')
})

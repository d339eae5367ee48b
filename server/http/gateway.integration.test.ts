import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errors } from '../../messages/en/errors.ts'
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts'
import { listen } from './listen.ts'

let app: TestApp
let learner: SignedIn
beforeAll(async () => {
  app = await createTestApp({ env: { STOA_QUOTA_MB: '1', STOA_QUOTA_FILES: '3' } })
  learner = await app.signUp({
    fullName: 'Ada',
    email: 'ada@example.com',
    password: 'a long enough password',
  })
})
afterAll(() => app.close())

/** A body that counts the bytes read from it. */
function countedBody() {
  let bytesRead = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      bytesRead += 1
      if (bytesRead > 1000) controller.close()
      else controller.enqueue(new Uint8Array(1024))
    },
  })
  return { stream, read: () => bytesRead }
}

const send = (path: string, headers: Record<string, string>, body: BodyInit) =>
  app.fetch(
    new Request(`${app.url}${path}`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit),
  )

describe('a body is not read', () => {
  const paths = [
    '/rest/v1/bases',
    '/functions/v1/tutor-chat',
    '/storage/v1/object/files/a',
    '/auth/v1/signup',
  ]
  test.each(paths)('without a valid key: %s', async (path) => {
    for (const headers of [{}, { apikey: 'wrong' }] as Record<string, string>[]) {
      const body = countedBody()
      expect((await send(path, headers, body.stream)).status).toBe(401)
      expect(body.read()).toBeLessThan(3)
    }
  })

  test.each(paths)('with a token that is not valid: %s', async (path) => {
    const body = countedBody()
    const headers = { apikey: app.key, authorization: 'Bearer a.b.c' }
    const response = await send(path, headers, body.stream)
    expect(response.status).toBe(401)
    if (!path.startsWith('/storage')) expect(body.read()).toBeLessThan(3)
  })

  test('when the table or the query is not supported', async () => {
    const body = countedBody()
    const headers = { apikey: app.key, authorization: `Bearer ${learner.accessToken}` }
    expect((await send('/rest/v1/nowhere', headers, body.stream)).status).toBe(404)
    expect(body.read()).toBeLessThan(3)
  })
})

describe('a body of the storage service that is not a file', () => {
  const list = (headers: Record<string, string>, body: BodyInit) =>
    send('/storage/v1/object/list/files', { apikey: app.key, ...headers }, body)
  const signedIn = () => ({ authorization: `Bearer ${learner.accessToken}` })

  test('is small without an account', async () => {
    const body = countedBody()
    expect((await list({}, body.stream)).status).toBe(413)
    expect(body.read()).toBeLessThan(70)
    expect((await list({}, '{}')).status).toBe(200)
  })

  test('counts towards the memory for bodies of its account', async () => {
    const held = Promise.withResolvers<void>()
    const heldBody = () =>
      new ReadableStream<Uint8Array>({
        async pull(controller) {
          controller.enqueue(new Uint8Array(4_000_000))
          await held.promise
          controller.close()
        },
      })
    const answers = Array.from({ length: 12 }, () => list(signedIn(), heldBody()))
    const first = await Promise.race(answers)
    held.resolve()
    expect(first.status).toBe(503)
    await Promise.all(answers)
  })

  test('contains at most a thousand paths and their options', async () => {
    const body = JSON.stringify({ prefix: '', extra: Array(5000).fill(1) })
    const answer = await list(signedIn(), body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: 'The body contains too many values' })
  })
})

describe('attempts', () => {
  const signIn = (path: string, email: string, address: string) =>
    app.fetch(
      new Request(`${app.url}${path}?grant_type=password`, {
        method: 'POST',
        headers: { apikey: app.key, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'wrong password' }),
      }),
      address,
    )

  test('end in 429 in the format of GoTrue, for every spelling of the path', async () => {
    const statuses = []
    for (const path of ['/auth/v1/token', '/auth/v1/%74oken', '/%61uth/v1/toke%6e'])
      for (let n = 0; n < 5; n++)
        statuses.push((await signIn(path, 'eve@example.com', '10.9.9.9')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(400), ...Array<number>(5).fill(429)])
    const refused = await signIn('/auth/v1/token', 'eve@example.com', '10.9.9.9')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Too many attempts. Please try again in a few minutes, or in an hour at the latest.',
    })
  })

  test.each(['GET', 'HEAD', 'POST'])('to verify by %s end in 429', async (method) => {
    const statuses = new Set<number>()
    for (let n = 0; n < 125; n++) {
      const response = await app.fetch(
        new Request(`${app.url}/auth/v1/verify?type=recovery&token=${n}`, {
          method,
          headers: { apikey: app.key },
        }),
        `10.9.8.${method.length}`,
      )
      statuses.add(response.status)
    }
    expect(statuses).toContain(429)
  })

  test('to guess the current password of an account end in 429', async () => {
    const statuses = []
    for (let n = 0; n < 12; n++) {
      const response = await app.fetch(
        new Request(`${app.url}/auth/v1/user`, {
          method: 'PUT',
          headers: {
            apikey: app.key,
            authorization: `Bearer ${learner.accessToken}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ current_password: `guess ${n}`, password: 'another password 1' }),
        }),
        '10.9.6.1',
      )
      statuses.push(response.status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429])
  })

  test('to send mail to new addresses end in 429', async () => {
    const statuses = []
    for (let n = 0; n < 6; n++) {
      const response = await app.fetch(
        new Request(`${app.url}/auth/v1/user`, {
          method: 'PUT',
          headers: {
            apikey: app.key,
            authorization: `Bearer ${learner.accessToken}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ email: 'new@example.com' }),
        }),
        '10.9.7.1',
      )
      statuses.push(response.status)
    }
    expect(statuses.slice(4)).toEqual([429, 429])
  })
})

describe('the storage of an account', () => {
  const upload = (name: string, bytes: number) =>
    learner.client.storage
      .from('files')
      .upload(`${learner.user.id}/${name}`, new Uint8Array(bytes), { contentType: 'text/plain' })

  test('has a quota of bytes and of files', async () => {
    expect((await upload('a.txt', 600 * 1024)).error).toBeNull()
    const over = await upload('b.txt', 600 * 1024)
    expect(over.error).toMatchObject({ statusCode: '413' })
    const errors = []
    for (const name of ['c.txt', 'd.txt', 'e.txt']) errors.push((await upload(name, 10)).error)
    expect(errors).toEqual([null, null, expect.objectContaining({ statusCode: '413' })])
    const { data } = await learner.client.storage.from('files').list(learner.user.id)
    expect(data).toHaveLength(3)
  })

  test('counts a copy towards both quotas', async () => {
    const files = learner.client.storage.from('files')
    const folder = learner.user.id
    const copy = () => files.copy(`${folder}/a.txt`, `${folder}/copy.txt`)
    expect((await copy()).error).toMatchObject({ statusCode: '413' })
    await files.remove([`${folder}/c.txt`, `${folder}/d.txt`])
    expect((await copy()).error).toMatchObject({ statusCode: '413' })
    expect((await files.copy(`${folder}/a.txt`, `${folder}/a.txt`)).error).not.toBeNull()
    expect((await files.list(folder)).data).toHaveLength(1)
  })
})

test('limits how often one account runs a function at the same time', async () => {
  const call = () =>
    app.fetch(
      new Request(`${app.url}/functions/v1/delete-account`, {
        method: 'POST',
        headers: { apikey: app.key, authorization: `Bearer ${learner.accessToken}` },
        body: JSON.stringify({ email: 'other@example.com' }),
      }),
    )
  const statuses = (await Promise.all(Array.from({ length: 6 }, call))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(1)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

test('limits how often one account marks answers at the same time, also before their bodies arrived', async () => {
  const arrived = Promise.withResolvers<void>()
  const body = () =>
    new ReadableStream<Uint8Array>({
      async pull(controller) {
        controller.enqueue(new TextEncoder().encode('{'))
        await arrived.promise
        controller.close()
      },
    })
  const headers = { apikey: app.key, authorization: `Bearer ${learner.accessToken}` }
  const mark = () => send('/functions/v1/grade-answer', headers, body())
  const all = Array.from({ length: 9 }, mark)
  const refused = await Promise.race(all)
  arrived.resolve()
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { code: 'too_many_at_once', message: errors.too_many_at_once },
  ])
  const statuses = (await Promise.all(all)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array<number>(8).fill(400), 429])
})

test('sets strict transport security only if the public address is https', async () => {
  const httpsApp = await createTestApp({ env: { PUBLIC_URL: 'https://stoa.example' } })
  const header = async (tested: TestApp) =>
    (await tested.fetch(new Request(`${tested.url}/health`))).headers.get(
      'strict-transport-security',
    )
  expect(await header(httpsApp)).toMatch(/^max-age=\d{8}/)
  expect(await header(app)).toBeNull()
  expect((await httpsApp.fetch(new Request(`${httpsApp.url}/inbox/messages`))).status).toBe(404)
  await httpsApp.close()
})

/** Sends only the head of an upload over a socket; resolves with the response when it closes. */
function stalledUpload(port: number, head: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  socket.on('close', () => resolve(received))
  socket.on('error', () => undefined)
  socket.write(head)
  return promise
}

const HEAD = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nabc'

test('closes the connection of a stalled upload', async () => {
  const listener = await listen({
    fetch: async (request) => new Response(await request.text()),
    host: '127.0.0.1',
    port: 0,
    limits: { idleUploadMs: 200 },
  })
  expect(await stalledUpload(listener.port, HEAD)).toBe('')
  await listener.close()
})

test('closes an upload that continues after its response', async () => {
  const listener = await listen({
    fetch: () => Promise.resolve(new Response('no', { status: 401 })),
    host: '127.0.0.1',
    port: 0,
    limits: { refusedBodyMs: 200 },
  })
  expect(await stalledUpload(listener.port, HEAD)).toMatch(/^HTTP\/1.1 401/)
  await listener.close()
})

/** The status line of the response to `request`, sent as it is. */
async function statusOf(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  let response = ''
  for await (const chunk of socket) response += String(chunk)
  return response.split('\r\n', 1)[0] ?? ''
}

test('refuses a request that names two hosts, also for a socket', async () => {
  const port = Number(new URL(app.url).port)
  const hosts = 'Host: localhost\r\nHost: evil.example\r\n'
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'
  const close = 'Connection: close\r\n'
  expect(await statusOf(port, `GET /health HTTP/1.1\r\n${hosts}${close}\r\n`)).toMatch(/ 400 /)
  expect(
    await statusOf(port, `GET /realtime/v1/websocket HTTP/1.1\r\n${hosts}${upgrade}\r\n`),
  ).toMatch(/ 400 /)
  expect(await statusOf(port, `GET /health HTTP/1.1\r\nHost: a\r\n${close}\r\n`)).toMatch(/ 200 /)
})

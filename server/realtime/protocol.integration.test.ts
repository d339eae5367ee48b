import { SignJWT } from 'jose'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts'
import {
  handshakeStatus,
  openSocket,
  settled,
  subscribed,
  watchChanges,
  type RawSocket,
} from '../../testing/realtime.ts'
import { REALTIME_LIMITS, type RealtimeLimits } from './limits.ts'

const HOUR = 3600 * 1000
const WAIT = { timeout: 60_000 }
const CHANGES = { config: { postgres_changes: [{ event: '*', schema: 'public' }] } }
const person = (name: string) => ({
  fullName: name,
  email: `${name}@example.com`,
  password: `password of ${name}`,
})

/** Closes what a test has opened. */
const sockets: RawSocket[] = []
async function open(app: TestApp, options: Partial<Parameters<typeof openSocket>[1]> = {}) {
  const socket = await openSocket(app.url, { key: app.key, ...options })
  sockets.push(socket)
  return socket
}

let app: TestApp
let ada: SignedIn
let ben: SignedIn
let now = Date.now
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(now()), realtimeLimits: { checkMs: 50 } })
  ada = await app.signUp(person('ada'))
  ben = await app.signUp(person('ben'))
})
afterAll(async () => {
  for (const socket of sockets) socket.close()
  await app.close()
})

const systemMessage = (text: string) => (message: unknown[]) =>
  message[3] === 'system' && JSON.stringify(message[4]).includes(text)

describe('a join', () => {
  test.each([
    ['no token', undefined, 'Sign in first'],
    ['the publishable key', 'key', 'Sign in first'],
    ['a token that is no token', 'x.y.z', 'not valid or has expired'],
  ])('with %s is refused', async (_, token, reason) => {
    const socket = await open(app)
    const access_token = token === 'key' ? app.key : token
    const reply = await socket.join('realtime:any', { ...CHANGES, access_token })
    expect(reply.status).toBe('error')
    expect(reply.response['reason']).toContain(reason)
  })

  test('with a token that another key has signed is refused', async () => {
    const forged = await new SignJWT({ sub: ada.user.id, role: 'authenticated' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('another secret of sufficient length'))
    const socket = await open(app)
    const reply = await socket.join('realtime:any', { ...CHANGES, access_token: forged })
    expect(reply.response['reason']).toContain('not valid')
  })

  test('with an expired token is refused, and one whose session has ended', async () => {
    const { client, accessToken } = await app.signUp(person('cleo'))
    const late = Date.now() + HOUR + 1000
    now = () => late
    const socket = await open(app)
    const expired = await socket.join('realtime:any', { ...CHANGES, access_token: accessToken })
    now = Date.now
    expect(expired.response['reason']).toContain('has expired')
    await client.auth.signOut()
    const ended = await socket.join('realtime:any', { ...CHANGES, access_token: accessToken })
    expect(ended.response['reason']).toContain('not valid')
  })

  test('of a visitor reports an error to the unmodified client', async () => {
    const visitor = app.client()
    const channel = visitor
      .channel('any')
      .on('postgres_changes', { event: '*', schema: 'public' }, () => undefined)
    await expect(subscribed(channel)).rejects.toThrow('Sign in first')
    await visitor.removeAllChannels()
  })

  test('of a topic that is joined already ends the earlier channel', async () => {
    const socket = await open(app)
    const payload = { ...CHANGES, access_token: ada.accessToken }
    await socket.join('realtime:twice', payload)
    await socket.join('realtime:twice', payload)
    const closed = await socket.next((message) => message[3] === 'phx_close')
    expect(closed.slice(0, 3)).toEqual(['join-1', 'join-1', 'realtime:twice'])
  })

  test('lists the bindings and reports that they are active, in both versions', async () => {
    const payload = { ...CHANGES, access_token: ada.accessToken }
    const socket = await open(app)
    const { status, response } = await socket.join('realtime:any', payload)
    expect(status).toBe('ok')
    expect(response).toEqual({ postgres_changes: [{ id: 1, event: '*', schema: 'public' }] })
    await socket.next(systemMessage('Subscribed to PostgreSQL'))
    const old = await open(app, { version: '1.0.0' })
    old.send({ topic: 'realtime:any', event: 'phx_join', payload, ref: '1', join_ref: '1' })
    await vi.waitUntil(() => old.received.length >= 2, WAIT)
    expect(old.received[0]).toMatchObject({
      topic: 'realtime:any',
      event: 'phx_reply',
      ref: '1',
      payload: { status: 'ok' },
    })
  })
})

describe('an open channel', () => {
  test('is closed when its token expires, and continues with a newer one', async () => {
    const { client, accessToken } = await app.signUp(person('dora'))
    const [stale, fresh] = [await open(app), await open(app)]
    for (const socket of [stale, fresh])
      await socket.join('realtime:any', { ...CHANGES, access_token: accessToken })
    const later = Date.now() + HOUR - 60_000
    now = () => later
    const { data } = await client.auth.refreshSession()
    const token = data.session?.access_token
    fresh.send([null, 'r', 'realtime:any', 'access_token', { access_token: token }])
    fresh.send([null, 'h', 'phoenix', 'heartbeat', {}])
    await fresh.next((message) => message[1] === 'h')
    const expiry = Date.now() + HOUR + 1000
    now = () => expiry
    await stale.next(systemMessage('The access token has expired'))
    await stale.next((message) => message[3] === 'phx_close')
    expect(fresh.received.map((message) => message[3])).not.toContain('phx_close')
    now = Date.now
  })

  test('is closed when its session ends, also by another request', async () => {
    const { client, accessToken } = await app.signUp(person('emil'))
    const socket = await open(app)
    await socket.join('realtime:any', { ...CHANGES, access_token: accessToken })
    await client.auth.signOut()
    await socket.next(systemMessage('The session has ended'))
    await socket.next((message) => message[3] === 'phx_close')
    const other = await app.signUp(person('emma'))
    await socket.join('realtime:any', { ...CHANGES, access_token: other.accessToken })
    await app.sql('delete from auth.sessions where user_id = $1', [other.user.id])
    await vi.waitUntil(
      () => socket.received.filter((message) => message[3] === 'phx_close').length === 2,
      WAIT,
    )
  })

  test('is closed by the token of another account and by an empty one', async () => {
    for (const token of [ben.accessToken, null]) {
      const socket = await open(app)
      await socket.join('realtime:any', { ...CHANGES, access_token: ada.accessToken })
      socket.send([null, null, 'realtime:any', 'access_token', { access_token: token }])
      await socket.next(systemMessage('not valid for this channel'))
    }
  })

  test('is left by the client and sends nothing afterwards', async () => {
    const watch = await watchChanges(ada.client, [{ table: 'bases' }], 'leaving')
    await settled(ada.client, ada.user.id, watch)
    const before = watch.changes.length
    expect(await ada.client.removeChannel(watch.channel)).toBe('ok')
    const other = await watchChanges(ada.client, [{ table: 'bases' }], 'staying')
    await settled(ada.client, ada.user.id, other)
    expect(watch.changes).toHaveLength(before)
    await ada.client.removeAllChannels()
  })
})

describe('a socket', () => {
  test('answers heartbeats and refuses messages to topics that it has not joined', async () => {
    const socket = await open(app)
    socket.send([null, '1', 'phoenix', 'heartbeat', {}])
    expect(await socket.next((message) => message[1] === '1')).toEqual([
      null,
      '1',
      'phoenix',
      'phx_reply',
      { status: 'ok', response: {} },
    ])
    socket.send(['1', '2', 'realtime:other', 'broadcast', { event: 'x' }])
    expect(await socket.next((message) => message[1] === '2')).toMatchObject({
      4: { status: 'error', response: { reason: 'unmatched topic' } },
    })
  })

  test.each([
    ['a malformed message', '{', 1007],
    ['a malformed binary message', new Uint8Array([9, 9]), 1007],
    ['a message that is too large', 'x'.repeat(REALTIME_LIMITS.messageBytes + 1), 1009],
  ])('is closed after %s', async (_, data, code) => {
    const socket = await open(app)
    socket.sendRaw(data)
    expect(await socket.closed).toBe(code)
  })

  test('is closed after too many messages', async () => {
    const socket = await open(app)
    for (let n = 0; n <= REALTIME_LIMITS.messagesAtOnce + 50; n += 1)
      socket.send([null, String(n), 'phoenix', 'heartbeat', {}])
    expect(await socket.closed).toBe(1008)
  })

  test('has a limited number of channels, and a channel of bindings', async () => {
    const socket = await open(app)
    const access_token = ada.accessToken
    for (let n = 0; n < REALTIME_LIMITS.channelsPerSocket; n += 1)
      expect((await socket.join(`realtime:${n}`, { access_token })).status).toBe('ok')
    const { response } = await socket.join('realtime:more', { access_token })
    expect(response['reason']).toContain('Too many channels')
    const many = Array.from({ length: REALTIME_LIMITS.bindingsPerChannel + 1 }, () => ({
      event: '*',
      schema: 'public',
    }))
    const config = { postgres_changes: many }
    const refused = await (await open(app)).join('realtime:0', { access_token, config })
    expect(refused.response['reason']).toContain('not valid')
  })

  test('stays with its account while it has channels', async () => {
    const socket = await open(app)
    await socket.join('realtime:ada', { access_token: ada.accessToken })
    const other = await socket.join('realtime:ben', { access_token: ben.accessToken })
    expect(other.response['reason']).toContain('another account')
    socket.send(['join-1', 'leave', 'realtime:ada', 'phx_leave', {}])
    expect((await socket.join('realtime:ben', { access_token: ben.accessToken })).status).toBe('ok')
  })
})

describe('the handshake', () => {
  test('needs a key, a path and the own origin', async () => {
    const status = (options: Partial<Parameters<typeof handshakeStatus>[1]>) =>
      handshakeStatus(app.url, { key: app.key, ...options })
    expect(await status({})).toBe(101)
    expect(await status({ headers: { origin: app.url } })).toBe(101)
    expect(await status({ headers: { origin: 'https://evil.example' } })).toBe(403)
    expect(await status({ key: 'other' })).toBe(401)
    expect(await status({ path: '/realtime/v1/other' })).toBe(404)
    expect(await status({ path: '/rest/v1/bases' })).toBe(404)
    expect(await status({ version: '9' })).toBe(400)
  })

  test('answers an incomplete handshake with 400, and other requests as usual', async () => {
    const { port } = new URL(app.url)
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.write(
      `GET /realtime/v1/websocket?apikey=${app.key} HTTP/1.1\r\nHost: 127.0.0.1\r\n` +
        'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    )
    await once(socket, 'close')
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    const plain = await fetch(`${app.url}/realtime/v1/websocket?apikey=${app.key}`)
    expect([plain.status, plain.headers.get('upgrade')]).toEqual([426, 'websocket'])
    const path = `${app.url}/realtime/v1/api/broadcast`
    expect((await fetch(path, { method: 'POST', body: '{}' })).status).toBe(404)
    const health = await fetch(`${app.url}/health`, {
      headers: { connection: 'upgrade', upgrade: 'h2c' },
    }).catch(() => null)
    expect(health === null || health.status === 200).toBe(true)
  })
})

describe('with lower limits', () => {
  let small: TestApp
  let learner: SignedIn
  afterEach(() => small.close())
  async function start(realtimeLimits: Partial<RealtimeLimits>): Promise<void> {
    small = await createTestApp({ env: { TRUST_PROXY: 'loopback' }, realtimeLimits })
    learner = await small.signUp(person('small'))
  }

  test('a socket without a join is closed, and one that sends nothing', async () => {
    await start({ checkMs: 20, joinMs: 500, silentMs: 1000 })
    const [unused, silent] = [await open(small), await open(small)]
    const payload = { access_token: learner.accessToken }
    silent.send(['1', '1', 'realtime:any', 'phx_join', payload])
    expect(await unused.closed).toBe(1008)
    expect(await silent.closed).toBe(1008)
  })

  test('limits the bindings of an account on all of its sockets', async () => {
    await start({})
    const config = {
      postgres_changes: Array(REALTIME_LIMITS.bindingsPerChannel).fill({
        event: '*',
        schema: 'public',
      }),
    }
    const join = (socket: RawSocket, topic: number) =>
      socket.join(`realtime:${topic}`, { access_token: learner.accessToken, config })
    const [one, two] = [await open(small), await open(small)]
    const channels = REALTIME_LIMITS.bindingsPerAccount / REALTIME_LIMITS.bindingsPerChannel
    for (let n = 0; n < channels; n += 1) expect((await join(one, n)).status).toBe('ok')
    expect((await join(two, 0)).response['reason']).toContain('Too many subscriptions')
    expect((await join(one, 0)).status).toBe('ok')
    one.send(['join-2', 'leave', 'realtime:1', 'phx_leave', {}])
    await one.next(([, ref]) => ref === 'leave')
    expect((await join(two, 0)).status).toBe('ok')
  })

  test('limits the sockets of an account, of an address and of the process', async () => {
    await start({ socketsPerAccount: 2, socketsPerAddress: 3, sockets: 5 })
    const at = (address: string) => ({ 'x-forwarded-for': address })
    const status = (address: string) =>
      handshakeStatus(small.url, { key: small.key, headers: at(address) })
    const first = [1, 2, 3].map(() => open(small, { headers: at('192.0.2.1') }))
    const opened = await Promise.all(first)
    expect(await status('192.0.2.1')).toBe(429)
    expect(await status('192.0.2.2')).toBe(101)
    const joins = await Promise.all(
      opened.map((socket) => socket.join('realtime:any', { access_token: learner.accessToken })),
    )
    expect(joins.map(({ status: joined }) => joined).toSorted()).toEqual(['error', 'ok', 'ok'])
    // The socket that was closed above counts until its end has arrived
    for (const address of ['192.0.2.3', '192.0.2.4'])
      await vi.waitUntil(
        () =>
          open(small, { headers: at(address) }).then(
            () => true,
            () => false,
          ),
        WAIT,
      )
    expect(await status('192.0.2.5')).toBe(503)
  })
})

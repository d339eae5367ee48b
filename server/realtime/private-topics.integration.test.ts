import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newPersona, type Client, type Persona } from '../../testing/personas.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { collectBroadcasts, openSocket, subscribed } from '../../testing/realtime.ts'

const WAIT = { timeout: 60_000 }

let app: TestApp
let ada: Persona
let ben: Persona
let tab: Client
beforeAll(async () => {
  app = await createTestApp()
  ada = await newPersona(app, 'ada')
  ben = await newPersona(app, 'ben')
  tab = app.client()
  const { email, password } = ada
  expect((await tab.auth.signInWithPassword({ email, password })).error).toBeNull()
})
afterAll(async () => {
  for (const client of [ada.client, ben.client, tab]) await client.removeAllChannels()
  await app.close()
})

const PRIVATE = { private: true }
const topicOf = ({ user }: Persona) => `user:${user.id}:desk`

describe('a broadcast', () => {
  test('reaches the other tabs of the account, not its sender', async () => {
    const [sender, receiver] = [
      await collectBroadcasts(ada.client, topicOf(ada), { broadcast: { ack: true } }),
      await collectBroadcasts(tab, topicOf(ada)),
    ]
    const sent = await sender.channel.send({ type: 'broadcast', event: 'moved', payload: { x: 1 } })
    expect(sent).toBe('ok')
    await vi.waitUntil(() => receiver.received.length === 1, WAIT)
    expect(receiver.received).toEqual([['moved', { x: 1 }]])
    expect(sender.received).toEqual([])
    const bytes = new Uint8Array([1, 2, 255]).buffer
    await sender.channel.send({ type: 'broadcast', event: 'bytes', payload: bytes })
    await vi.waitUntil(() => receiver.received.length === 2, WAIT)
    expect(receiver.received[1]).toEqual(['bytes', bytes])
    await Promise.all([ada.client.removeAllChannels(), tab.removeAllChannels()])
  })

  test('reaches its sender where that asks for it', async () => {
    const own = await collectBroadcasts(ada.client, `user:${ada.user.id}`, {
      broadcast: { self: true },
    })
    await own.channel.send({ type: 'broadcast', event: 'moved', payload: { x: 2 } })
    await vi.waitUntil(() => own.received.length === 1, WAIT)
    await ada.client.removeAllChannels()
  })

  test('is refused where the account delivers more than its share', async () => {
    const { email, password } = ben
    const tabs = [app.client(), app.client(), app.client(), app.client()]
    for (const each of tabs) {
      await each.auth.signInWithPassword({ email, password })
      await collectBroadcasts(each, topicOf(ben))
    }
    const acknowledged = { broadcast: { ack: true } }
    const { channel } = await collectBroadcasts(ben.client, topicOf(ben), acknowledged)
    const payload = { text: 'x'.repeat(60_000) }
    // At once, since the share grows again with time; fewer than one socket may send at once
    const outcomes = await Promise.all(
      Array.from({ length: 80 }, () =>
        channel.send({ type: 'broadcast', event: 'large', payload }, { timeout: WAIT.timeout }),
      ),
    )
    expect(new Set(outcomes)).toEqual(new Set(['ok', 'error']))
    for (const each of [ben.client, ...tabs]) await each.removeAllChannels()
  })

  test('is refused on a channel that is not private', async () => {
    const channel = ada.client.channel('anything', { config: { broadcast: { ack: true } } })
    await subscribed(channel)
    expect(await channel.send({ type: 'broadcast', event: 'moved', payload: {} })).toBe('error')
    await ada.client.removeAllChannels()
  })
})

describe('a topic', () => {
  const join = (client: Client, topic: string, config: object) =>
    subscribed(client.channel(topic, { config })).finally(() => client.removeAllChannels())

  test('of another account cannot be joined', async () => {
    await expect(join(ben.client, topicOf(ada), PRIVATE)).rejects.toThrow('another account')
    await expect(join(ben.client, topicOf(ada), {})).rejects.toThrow('another account')
    await expect(join(ben.client, `user:${ada.user.id}`, PRIVATE)).rejects.toThrow('another')
  })

  test('whose name only begins with the own id belongs to another account', async () => {
    const topic = `user:${ben.user.id}x`
    await expect(join(ben.client, topic, PRIVATE)).rejects.toThrow('another account')
    await expect(join(ben.client, ben.user.id, PRIVATE)).rejects.toThrow('A private topic is')
  })

  test('without an account is never private and has no presence', async () => {
    await expect(join(ben.client, 'lobby', PRIVATE)).rejects.toThrow('A private topic is')
    await expect(join(ben.client, 'lobby', { presence: { enabled: true } })).rejects.toThrow(
      'Presence needs a private channel',
    )
  })
})

describe('presence', () => {
  /** Joins with presence and collects who comes and goes. */
  async function watch(client: Client, key: string) {
    const events: unknown[] = []
    const channel = client.channel(topicOf(ada), { config: { ...PRIVATE, presence: { key } } })
    channel
      .on('presence', { event: 'join' }, ({ key: who, newPresences }) =>
        events.push(['join', who, newPresences.map((presence) => presence['page'] as unknown)]),
      )
      .on('presence', { event: 'leave' }, ({ key: who }) => events.push(['leave', who]))
    await subscribed(channel)
    return { channel, events }
  }

  test('shows the tabs of the account that are present, until they leave', async () => {
    const first = await watch(ada.client, 'first')
    expect(await first.channel.track({ page: 1 })).toBe('ok')
    await vi.waitUntil(() => first.events.length === 1, WAIT)
    const second = await watch(tab, 'second')
    await vi.waitUntil(() => Object.keys(second.channel.presenceState()).length === 1, WAIT)
    expect(second.channel.presenceState()).toMatchObject({ first: [{ page: 1 }] })
    await second.channel.track({ page: 2 })
    await second.channel.track({ page: 3 })
    await vi.waitUntil(() => first.events.length >= 4, WAIT)
    expect(first.events).toEqual([
      ['join', 'first', [1]],
      ['join', 'second', [2]],
      ['leave', 'second'],
      ['join', 'second', [3]],
    ])
    expect(first.channel.presenceState()).toMatchObject({
      first: [{ page: 1 }],
      second: [{ page: 3 }],
    })
    await second.channel.untrack()
    await vi.waitUntil(() => !('second' in first.channel.presenceState()), WAIT)
    await second.channel.track({ page: 4 })
    await vi.waitUntil(() => 'second' in first.channel.presenceState(), WAIT)
    // A tab that is closed leaves as well
    await tab.realtime.disconnect()
    await vi.waitUntil(() => !('second' in first.channel.presenceState()), WAIT)
    await ada.client.removeAllChannels()
  })

  test('is refused if it is too large, and under a name that every object has', async () => {
    const { data } = await ada.client.auth.getSession()
    const socket = await openSocket(app.url, { key: app.key })
    const topic = `realtime:${topicOf(ada)}`
    const join = (key: string) => {
      const config = { private: true, presence: { key, enabled: true } }
      return socket.join(topic, { config, access_token: data.session?.access_token })
    }
    for (const key of ['__proto__', 'constructor'])
      expect((await join(key)).response['reason']).toContain('not valid')
    expect((await join('desk')).status).toBe('ok')
    const track = (ref: string, payload: object) =>
      socket.send([null, ref, topic, 'presence', { event: 'track', payload }])
    track('large', { text: 'x'.repeat(5000) })
    expect(await socket.next((message) => message[1] === 'large')).toMatchObject({
      4: { status: 'error' },
    })
    track('small', { phx_ref: 'forged' })
    const diff = await socket.next((message) => message[3] === 'presence_diff')
    expect(JSON.stringify(diff)).toContain('"desk":{"metas":[{"phx_ref":"')
    expect(JSON.stringify(diff)).not.toContain('forged')
    socket.close()
  })
})

import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readHandshake } from './protocol/handshake.ts'
import { REALTIME_LIMITS } from './limits.ts'
import { MessageRate } from './protocol/message-rate.ts'
import { Outboxes } from './outbox.ts'
import { Deliveries } from './deliveries.ts'
import { PendingChanges } from './changes/pending-changes.ts'

const ADA = '0e3d3e76-1f3c-480d-9820-02bb28814ae4'

describe('the rate of messages', () => {
  test('allows a burst and then the average', () => {
    const rate = new MessageRate({ perSecond: 2, atOnce: 3 }, 0)
    expect([0, 0, 0, 0].map((ms) => rate.count(ms))).toEqual([true, true, true, false])
    expect([500, 500, 1000].map((ms) => rate.count(ms))).toEqual([true, false, true])
  })
})

describe('the deliveries of an account', () => {
  const limits = { ...REALTIME_LIMITS, deliveredBytesPerSecond: 1000, deliveredBytesAtOnce: 10_000 }

  test('are limited by their size and number together, also if they are small', () => {
    const deliveries = new Deliveries(limits)
    expect(deliveries.count(ADA, 10, 900, 0)).toBe(true)
    expect(deliveries.count(ADA, 2, 900, 0)).toBe(false)
    expect(deliveries.count('another', 10, 900, 0)).toBe(true)
    expect(deliveries.count(ADA, 2, 900, 1000)).toBe(true)
    expect(deliveries.count(ADA, 20, 1, 10_000)).toBe(false)
  })

  test('are forgotten once nothing is used up', () => {
    const deliveries = new Deliveries(limits)
    deliveries.count(ADA, 10, 900, 0)
    deliveries.prune(1000)
    expect(deliveries.size).toBe(1)
    deliveries.prune(9000)
    expect(deliveries.size).toBe(0)
  })
})

describe('pending changes', () => {
  const change = (keys: string[], table = 'bases') => ({
    user: ADA,
    table,
    type: 'UPDATE' as const,
    keys: keys.map((key) => [key]),
  })

  test('of one table become one batch, with each row once', () => {
    const pending = new PendingChanges()
    pending.add(change(['a', 'b']))
    pending.add(change(['b', 'c']))
    pending.add(change(['d'], 'chats'))
    pending.add(change(['e']))
    const batches = pending.takeAll().flatMap(([, list]) => list)
    expect(batches.map(({ table, keys }) => [table, [...(keys?.keys() ?? [])]])).toEqual([
      ['bases', ['a', 'b', 'c']],
      ['chats', ['d']],
      ['bases', ['e']],
    ])
    expect(pending.isEmpty).toBe(true)
  })

  test('over the limit are replaced by the name of their table', () => {
    const pending = new PendingChanges()
    const keys = Array.from({ length: REALTIME_LIMITS.pendingRows }, (_, n) => String(n))
    pending.add(change(keys))
    pending.add(change(['one more']))
    pending.add(change(['and another']))
    const [[, batches = []] = []] = pending.takeAll()
    expect(batches.map((batch) => batch.keys?.size ?? null)).toEqual([keys.length, null])
  })
})

describe('what a client has not read', () => {
  const socket = (bufferedAmount: number) => {
    const calls: string[] = []
    const fake = {
      OPEN: WebSocket.OPEN,
      readyState: WebSocket.OPEN,
      bufferedAmount,
      send: () => calls.push('sent'),
      terminate: () => calls.push('disconnected'),
    }
    return { calls, socket: fake as unknown as WebSocket }
  }
  const limits = { ...REALTIME_LIMITS, outgoingBytes: 100, totalOutgoingBytes: 150 }

  test('disconnects the client above the limit of its socket', () => {
    const outboxes = new Outboxes(limits)
    const [slow, fast] = [socket(101), socket(100)]
    for (const each of [slow, fast]) outboxes.send(each.socket, 'x')
    expect([slow.calls, fast.calls]).toEqual([['disconnected'], ['sent']])
  })

  test('disconnects a client that waits when all sockets together are above the limit', () => {
    const outboxes = new Outboxes(limits)
    const sockets = [socket(90), socket(90), socket(10)]
    for (const each of sockets) outboxes.add(each.socket)
    for (const each of sockets) outboxes.send(each.socket, 'x')
    expect(sockets.map(({ calls }) => calls)).toEqual([
      ['disconnected'],
      ['disconnected'],
      ['sent'],
    ])
  })
})

describe('a handshake', () => {
  const PATH = '/realtime/v1/websocket?apikey=key&vsn=2.0.0'
  const status = (url: string, headers: Record<string, string> = {}) => {
    const request = { url, headers: { host: 'stoa.example', ...headers } } as IncomingMessage
    const answer = readHandshake(request, { keys: ['key'], publicUrl: 'https://stoa.example' })
    return 'status' in answer ? answer.status : 101
  }

  test.each([
    [PATH, {}, 101],
    [PATH, { origin: 'https://stoa.example' }, 101],
    [PATH, { origin: 'http://localhost:8080', host: 'localhost:8080' }, 101],
    [PATH, { origin: 'https://evil.example' }, 403],
    [PATH, { origin: 'https://stoa.example.evil.example' }, 403],
    [PATH, { origin: 'null' }, 403],
    ['/realtime/v1/websocket?apikey=key', {}, 101],
    ['/realtime/v1/websocket?vsn=2.0.0', { apikey: 'key' }, 101],
    ['/realtime/v1/websocket?apikey=other', {}, 401],
    ['/realtime/v1/websocket', {}, 401],
    ['/realtime/v1/websocket?apikey=key&vsn=3.0.0', {}, 400],
    ['/realtime/v1/other?apikey=key', {}, 404],
    ['/', {}, 404],
    ['//', {}, 404],
  ])('to %s with %o is answered with %i', (url, headers, expected) => {
    expect(status(url, headers)).toBe(expected)
  })
})

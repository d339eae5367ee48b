import fc from 'fast-check'
import Serializer from '@supabase/realtime-js/dist/module/lib/serializer.js'
import { describe, expect, test } from 'vitest'
import { decodeFrame, encodeFrame, type Frame } from './frames.ts'

const client = new Serializer()
const frame: Frame = {
  joinRef: '1',
  ref: '2',
  topic: 'realtime:user:x',
  event: 'phx_join',
  payload: { config: {} },
}
const text = (value: unknown) => Buffer.from(JSON.stringify(value))

/** What the library makes of `frame`. */
function readByClient(sent: string | Buffer | null): unknown {
  let read: unknown
  const data = Buffer.isBuffer(sent) ? new Uint8Array(sent).buffer : (sent ?? '')
  client.decode(data, (message: unknown) => (read = message))
  return read
}

/** What the library sends for `message`. */
function written(message: Parameters<Serializer['encode']>[0]): Buffer {
  let sent: string | ArrayBuffer = ''
  client.encode(message, (data) => (sent = data))
  return typeof sent === 'string' ? Buffer.from(sent) : Buffer.from(sent)
}

describe('a message', () => {
  test('is an object in version 1.0.0 and a list in version 2.0.0', () => {
    const object = {
      join_ref: '1',
      ref: '2',
      topic: frame.topic,
      event: 'phx_join',
      payload: { config: {} },
    }
    const list = ['1', '2', frame.topic, 'phx_join', { config: {} }]
    expect(decodeFrame('1.0.0', text(object), false)).toEqual(frame)
    expect(decodeFrame('2.0.0', text(list), false)).toEqual(frame)
    expect(decodeFrame('1.0.0', text(list), false)).toBeNull()
    expect(decodeFrame('2.0.0', text(object), false)).toBeNull()
    expect(JSON.parse(String(encodeFrame('1.0.0', frame)))).toEqual(object)
    expect(JSON.parse(String(encodeFrame('2.0.0', frame)))).toEqual(list)
  })

  test('without references or a payload is accepted, as a heartbeat of version 1.0.0 is', () => {
    expect(decodeFrame('1.0.0', text({ topic: 'phoenix', event: 'heartbeat' }), false)).toEqual({
      joinRef: null,
      ref: null,
      topic: 'phoenix',
      event: 'heartbeat',
      payload: {},
    })
  })

  test.each([
    ['no JSON', Buffer.from('{')],
    ['a text', text('x')],
    ['too few parts', text(['1', '2', 'topic'])],
    ['a topic that is no text', text(['1', '2', 3, 'event', {}])],
    ['a topic that is too long', text(['1', '2', 'x'.repeat(256), 'event', {}])],
    ['a payload that is a list', text(['1', '2', 'topic', 'event', []])],
    [
      'a payload nested too deep',
      Buffer.from(`["1","2","t","e",${'{"a":'.repeat(40)}1${'}'.repeat(40)}]`),
    ],
  ])('is malformed with %s', (_, data) => {
    expect(decodeFrame('2.0.0', data, false)).toBeNull()
  })

  test('of random bytes is malformed and throws nothing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, isBinary) => {
        const decoded = decodeFrame('2.0.0', Buffer.from([3, ...bytes]), isBinary)
        expect(decoded === null || typeof decoded.topic === 'string').toBe(true)
      }),
    )
  })
})

describe('a broadcast', () => {
  const broadcast = (payload: unknown) => ({
    join_ref: '1',
    ref: '2',
    topic: 'realtime:user:x',
    event: 'broadcast',
    payload: { type: 'broadcast', event: 'moved', payload } as Record<string, unknown>,
  })

  test('of the library is read with its JSON', () => {
    const sent = written(broadcast({ x: 1, name: 'Überblick' }))
    expect(decodeFrame('2.0.0', sent, true)).toEqual({
      joinRef: '1',
      ref: '2',
      topic: 'realtime:user:x',
      event: 'broadcast',
      payload: { type: 'broadcast', event: 'moved', payload: { x: 1, name: 'Überblick' } },
    })
    expect(decodeFrame('1.0.0', sent, true)).toBeNull()
  })

  test('of bytes is read and reaches the library as bytes', () => {
    const bytes = new Uint8Array([1, 2, 255])
    const read = decodeFrame('2.0.0', written(broadcast(bytes.buffer)), true)
    const sent = encodeFrame('2.0.0', {
      ...frame,
      event: 'broadcast',
      payload: read?.payload ?? {},
    })
    const { payload } = readByClient(sent) as { payload: { event: string; payload: ArrayBuffer } }
    expect(payload.event).toBe('moved')
    expect(new Uint8Array(payload.payload)).toEqual(bytes)
    expect(
      encodeFrame('1.0.0', { ...frame, event: 'broadcast', payload: read?.payload ?? {} }),
    ).toBeNull()
  })

  test.each([
    ['another kind', [4, 0, 0, 0, 0, 0, 1, 123, 125]],
    ['texts longer than the message', [3, 200, 0, 0, 0, 0, 1]],
    ['no JSON where JSON is announced', [3, 0, 0, 0, 0, 0, 1, 123]],
    ['nothing behind its kind', [3]],
  ])('is malformed with %s', (_, bytes) => {
    expect(decodeFrame('2.0.0', Buffer.from(bytes), true)).toBeNull()
  })
})

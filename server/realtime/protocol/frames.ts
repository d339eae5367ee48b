import type { RawData } from 'ws'
import { z } from 'zod'
import { isWithinLimits } from '../../http/limits/json-limits.ts'
import { REALTIME_LIMITS } from '../limits.ts'

/** The two serializations of Phoenix: objects, or lists and binary broadcasts. */
export const VERSIONS = ['1.0.0', '2.0.0'] as const
export type Version = (typeof VERSIONS)[number]

/** A message of Phoenix. `joinRef` names the join of its channel, `ref` a message to reply to. */
export type Frame = {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: Readonly<Record<string, unknown>>
}

/** A broadcast. Its payload is JSON, or bytes. */
type Broadcast = { type: 'broadcast'; event: string; payload: unknown }

const REF_CHARS = 64
const EVENT_CHARS = 255
const JSON_LIMITS = { maxDepth: 20, maxValues: 10_000 }

const ref = z.string().max(REF_CHARS).nullish()
const frame = z.object({
  join_ref: ref,
  ref,
  topic: z.string().max(REALTIME_LIMITS.topicBytes),
  event: z.string().max(EVENT_CHARS),
  payload: z.record(z.string(), z.unknown()).nullish(),
})
const list = z
  .tuple([frame.shape.join_ref, ref, frame.shape.topic, frame.shape.event, frame.shape.payload])
  .transform(([join_ref, reference, topic, event, payload]) => ({
    join_ref,
    ref: reference,
    topic,
    event,
    payload,
  }))

/** The bytes that announce a binary broadcast, from and to a client, and what is in it. */
const PUSH = 3
const SENT = 4
const JSON_ENCODING = 1
const PUSH_HEADER_BYTES = 7

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isWithinLimits(value, JSON_LIMITS) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * A binary broadcast: kind, the lengths of join reference, reference, topic, event and metadata,
 * the encoding, these texts, and the payload. Null if it is not one.
 */
function decodeBinary(data: Buffer): Frame | null {
  const [kind, joinRefLength, refLength, topicLength, eventLength, metaLength, encoding] = data
  if (kind !== PUSH || encoding === undefined) return null
  let offset = PUSH_HEADER_BYTES
  const take = (length = 0): string => {
    // Clients write one byte for each character
    const text = data.subarray(offset, offset + length).toString('latin1')
    offset += length
    return text
  }
  const [joinRef, reference] = [take(joinRefLength), take(refLength)]
  const [topic, event] = [take(topicLength), take(eventLength)]
  take(metaLength)
  if (offset > data.length) return null
  const bytes = data.subarray(offset)
  const payload = encoding === JSON_ENCODING ? parseJson(bytes.toString()) : Buffer.from(bytes)
  if (payload === undefined) return null
  return {
    joinRef: joinRef === '' ? null : joinRef,
    ref: reference === '' ? null : reference,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event, payload } satisfies Broadcast,
  }
}

/** The bytes that a socket received. */
export const toBuffer = (data: RawData): Buffer =>
  Buffer.isBuffer(data) ? data : Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)

/** The message that a client sent; null if it is malformed. */
export function decodeFrame(version: Version, data: Buffer, isBinary: boolean): Frame | null {
  if (isBinary) return version === '2.0.0' ? decodeBinary(data) : null
  const parsed = (version === '1.0.0' ? frame : list).safeParse(parseJson(data.toString()))
  if (!parsed.success) return null
  const { join_ref, ref: reference, topic, event, payload } = parsed.data
  return {
    joinRef: join_ref ?? null,
    ref: reference ?? null,
    topic,
    event,
    payload: payload ?? {},
  }
}

function encodeBinary(topic: string, event: string, payload: Uint8Array): Buffer {
  const texts = [Buffer.from(topic), Buffer.from(event)]
  const header = Buffer.from([SENT, ...texts.map(({ length }) => length), 0, 0])
  return Buffer.concat([header, ...texts, payload])
}

/**
 * A message for a client. Bytes in a broadcast travel in a binary message, which version 1.0.0 does
 * not have: null there.
 */
export function encodeFrame(version: Version, message: Frame): string | Buffer | null {
  const { joinRef, ref: reference, topic, event, payload } = message
  const bytes = event === 'broadcast' ? payload['payload'] : null
  if (bytes instanceof Uint8Array)
    return version === '2.0.0' ? encodeBinary(topic, String(payload['event']), bytes) : null
  return version === '1.0.0'
    ? JSON.stringify({ join_ref: joinRef, ref: reference, topic, event, payload })
    : JSON.stringify([joinRef, reference, topic, event, payload])
}

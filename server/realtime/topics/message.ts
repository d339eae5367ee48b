import { z } from 'zod'

const meta = z.looseObject({ phx_ref: z.string() })
const present = z.object({ key: z.string(), meta })
const payload = z.record(z.string(), z.unknown())
/** A private topic of one account, as `Topics.join` names it. */
const topic = z.string()

const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('broadcast'), topic, payload }),
  /** A channel of the sending process became present. */
  z.object({ kind: z.literal('joined'), topic, present }),
  /** The presence with this reference ended. */
  z.object({ kind: z.literal('left'), topic, ref: z.string() }),
  /** All channels of the sending process that are present in the topic. */
  z.object({ kind: z.literal('state'), topic, present: z.array(present) }),
  /** Asks all processes, or one of them, for the state of a topic, or of all. */
  z.object({ kind: z.literal('ask'), topic: topic.nullable(), process: z.string().nullable() }),
  /** Sent at intervals while a channel of the sending process is present anywhere. */
  z.object({ kind: z.literal('alive') }),
])

/** The presence state that a client sent, and the reference that the server gave it. */
export type Meta = z.infer<typeof meta>

/** One channel that is present, under the key that its client chose. */
export type Present = z.infer<typeof present>

/** The messages about private topics between processes on one database. */
export type TopicMessage = z.infer<typeof message>

const BYTES = 'bytes'

/** Bytes of a broadcast in JSON: as Base64. */
const toJson = (value: TopicMessage): unknown =>
  value.kind === 'broadcast' && value.payload['payload'] instanceof Uint8Array
    ? {
        ...value,
        payload: { ...value.payload, payload: null },
        [BYTES]: Buffer.from(value.payload['payload']).toString('base64'),
      }
    : value

const withBytes = z.looseObject({ [BYTES]: z.base64() })

function fromJson(value: unknown): TopicMessage | null {
  const { data } = message.safeParse(value)
  if (data?.kind !== 'broadcast') return data ?? null
  const bytes = withBytes.safeParse(value).data?.[BYTES]
  if (typeof bytes !== 'string') return data
  return { ...data, payload: { ...data.payload, payload: Buffer.from(bytes, 'base64') } }
}

/** One message as JSON. */
export const encodeMessage = (value: TopicMessage): string => JSON.stringify(toJson(value))

/** The messages in a JSON list, without values of other kinds, which another release may send. */
export function decodeMessages(text: string): TopicMessage[] {
  try {
    const values: unknown = JSON.parse(text)
    if (!Array.isArray(values)) return []
    return values.map(fromJson).filter((value) => value !== null)
  } catch {
    return []
  }
}

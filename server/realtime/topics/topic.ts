import { randomUUID } from 'node:crypto'
import type { Meta, Present, TopicMessage } from './message.ts'

type Payload = Readonly<Record<string, unknown>>
type State = Record<string, { metas: Meta[] }>
type Difference = { joins?: readonly Present[]; leaves?: readonly Present[] }

/** A channel that takes part in a topic. */
export type Member = {
  readonly presenceKey: string
  /** Whether it is sent who is present. */
  readonly watchesPresence: boolean
  /** Whether it is sent its own broadcasts. */
  readonly receivesOwn: boolean
  send(event: string, payload: Payload): void
}

/** Sends a message to the other processes; resolves with whether it was sent. */
type Publish = (message: TopicMessage) => Promise<boolean>

const refOf = ({ meta }: Present): string => meta.phx_ref

function stateOf(present: Iterable<Present>): State {
  const keys = Map.groupBy(present, ({ key }) => key)
  return Object.fromEntries(
    [...keys].map(([key, entries]) => [key, { metas: entries.map(({ meta }) => meta) }]),
  )
}

/**
 * The channels of one topic of one account, what they broadcast and who is present, in this process
 * and in the others.
 */
export class Topic {
  readonly name: string
  readonly #publish: Publish
  readonly #members = new Set<Member>()
  readonly #present = new Map<Member, Present>()
  /** Who is present in each other process, by reference. */
  readonly #elsewhere = new Map<string, Map<string, Present>>()

  constructor(name: string, publish: Publish) {
    this.name = name
    this.#publish = publish
  }

  /** The channels of this process. */
  get size(): number {
    return this.#members.size
  }

  get isEmpty(): boolean {
    return this.#members.size === 0
  }

  /** The channels of this process that are present. */
  get present(): Present[] {
    return [...this.#present.values()]
  }

  add(member: Member): void {
    this.#members.add(member)
  }

  remove(member: Member): void {
    this.untrack(member)
    this.#members.delete(member)
  }

  /**
   * Sends a broadcast to the other members, and to the sender where it asked for that. Resolves
   * with whether it was passed on to the other processes.
   */
  broadcast(sender: Member, payload: Payload): Promise<boolean> {
    for (const member of this.#members)
      if (member !== sender || member.receivesOwn) member.send('broadcast', payload)
    return this.#publish({ kind: 'broadcast', topic: this.name, payload: { ...payload } })
  }

  /** Sends `member` who is present. */
  sendState(member: Member): void {
    const elsewhere = [...this.#elsewhere.values()].flatMap((entries) => [...entries.values()])
    member.send('presence_state', stateOf([...this.#present.values(), ...elsewhere]))
  }

  /** Makes `member` present with `payload`, in place of what it had. */
  track(member: Member, payload: Payload): void {
    const meta: Meta = { ...payload, phx_ref: randomUUID() }
    // First without the former state: the client loses the references of a key that joins twice
    this.untrack(member)
    const present = { key: member.presenceKey, meta }
    this.#present.set(member, present)
    this.#sendDifference({ joins: [present] })
    void this.#publish({ kind: 'joined', topic: this.name, present })
  }

  untrack(member: Member): void {
    const left = this.#present.get(member)
    if (!left) return
    this.#present.delete(member)
    this.#sendDifference({ leaves: [left] })
    void this.#publish({ kind: 'left', topic: this.name, ref: refOf(left) })
  }

  /** A message of another process about this topic. */
  receive(process: string, message: TopicMessage): void {
    if (message.kind === 'broadcast')
      for (const member of this.#members) member.send('broadcast', message.payload)
    else if (message.kind === 'joined') this.#setElsewhere(process, { joins: [message.present] })
    else if (message.kind === 'left') {
      const left = this.#elsewhere.get(process)?.get(message.ref)
      if (left) this.#setElsewhere(process, { leaves: [left] })
    } else if (message.kind === 'state') this.#replace(process, message.present)
  }

  /** Removes all presences of `process`. */
  forget(process: string): void {
    this.#replace(process, [])
  }

  #replace(process: string, present: readonly Present[]): void {
    const known = this.#elsewhere.get(process)
    const refs = new Set(present.map(refOf))
    this.#setElsewhere(process, {
      joins: present.filter((entry) => !known?.has(refOf(entry))),
      leaves: [...(known?.values() ?? [])].filter((entry) => !refs.has(refOf(entry))),
    })
  }

  #setElsewhere(process: string, { joins = [], leaves = [] }: Difference): void {
    if (joins.length + leaves.length === 0) return
    const entries = this.#elsewhere.get(process) ?? new Map<string, Present>()
    for (const entry of leaves) entries.delete(refOf(entry))
    for (const entry of joins) entries.set(refOf(entry), entry)
    if (entries.size > 0) this.#elsewhere.set(process, entries)
    else this.#elsewhere.delete(process)
    this.#sendDifference({ joins, leaves })
  }

  #sendDifference({ joins = [], leaves = [] }: Difference): void {
    const payload = { joins: stateOf(joins), leaves: stateOf(leaves) }
    for (const member of this.#members)
      if (member.watchesPresence) member.send('presence_diff', payload)
  }
}

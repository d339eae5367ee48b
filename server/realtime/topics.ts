import { randomUUID } from 'node:crypto'

type Payload = Readonly<Record<string, unknown>>
type Meta = Payload & { phx_ref: string }
type State = Record<string, { metas: Meta[] }>

/** A channel that takes part in a topic. */
export type Member = {
  readonly presenceKey: string
  /** Whether it is sent who is present. */
  readonly watchesPresence: boolean
  /** Whether it is sent its own broadcasts. */
  readonly receivesOwn: boolean
  send(event: string, payload: Payload): void
}

/** The channels of one topic of one account, what they broadcast and who is present. */
export class Topic {
  readonly #members = new Set<Member>()
  readonly #present = new Map<Member, Meta>()

  get isEmpty(): boolean {
    return this.#members.size === 0
  }

  add(member: Member): void {
    this.#members.add(member)
  }

  remove(member: Member): void {
    this.untrack(member)
    this.#members.delete(member)
  }

  /** Sends a broadcast to the other members, and to the sender where it asked for that. */
  broadcast(sender: Member, payload: Payload): void {
    for (const member of this.#members)
      if (member !== sender || member.receivesOwn) member.send('broadcast', payload)
  }

  /** Sends `member` who is present. */
  sendState(member: Member): void {
    const keys = Map.groupBy(this.#present, ([present]) => present.presenceKey)
    const state: State = Object.fromEntries(
      [...keys].map(([key, entries]) => [key, { metas: entries.map(([, meta]) => meta) }]),
    )
    member.send('presence_state', state)
  }

  /** Makes `member` present with `payload`, in place of what it had. */
  track(member: Member, payload: Payload): void {
    const meta: Meta = { ...payload, phx_ref: randomUUID() }
    // first without the former state: the client loses the references of a key that joins twice
    this.untrack(member)
    this.#present.set(member, meta)
    this.#sendDifference(member, { joined: meta })
  }

  untrack(member: Member): void {
    const left = this.#present.get(member)
    this.#present.delete(member)
    if (left) this.#sendDifference(member, { left })
  }

  #sendDifference({ presenceKey }: Member, { joined, left }: { joined?: Meta; left?: Meta }): void {
    const stateOf = (meta: Meta | undefined): State =>
      meta ? Object.fromEntries([[presenceKey, { metas: [meta] }]]) : {}
    const payload = { joins: stateOf(joined), leaves: stateOf(left) }
    for (const member of this.#members)
      if (member.watchesPresence) member.send('presence_diff', payload)
  }
}

/** The private topics of all accounts. */
export class Topics {
  readonly #topics = new Map<string, Topic>()

  /** Adds `member` to the topic `name`, which belongs to one account. */
  join(name: string, member: Member): Topic {
    const topic = this.#topics.get(name) ?? new Topic()
    this.#topics.set(name, topic)
    topic.add(member)
    return topic
  }

  leave(name: string, member: Member): void {
    const topic = this.#topics.get(name)
    topic?.remove(member)
    if (topic?.isEmpty) this.#topics.delete(name)
  }
}

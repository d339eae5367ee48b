import type { RealtimeLimits } from '../limits.ts'
import type { TopicMessage } from './message.ts'
import { bytesOf, type Deliveries } from '../deliveries.ts'
import { Relay, type RelayOptions, type Sender } from './relay.ts'
import { Topic, type Member } from './topic.ts'

/** Separates the id of the account and the name of the topic; no id contains it. */
const SEPARATOR = ' '

const keyOf = (userId: string, name: string): string => `${userId}${SEPARATOR}${name}`
const accountOf = (key: string): string => key.slice(0, key.indexOf(SEPARATOR))

/** Another process: the time of its last message, and whether its state was requested. */
type OtherProcess = { number: number; at: number; isAsked: boolean }

/** The private topics of all accounts that have channels in this process. */
export class Topics {
  readonly #topics = new Map<string, Topic>()
  readonly #limits: RealtimeLimits
  /** Null where this process is the only one on its database. */
  readonly #relay: Relay | null
  readonly #deliveries: Deliveries
  readonly #processes = new Map<string, OtherProcess>()
  /** Topics whose presence was requested from the other processes. */
  readonly #asked = new WeakSet<Topic>()
  /** Whether a change of presence could not be sent to the other processes. */
  #isStale = false

  constructor(options: Omit<RelayOptions, 'receive'> & { deliveries: Deliveries }) {
    this.#limits = options.limits
    this.#deliveries = options.deliveries
    const receive = (sender: Sender, message: TopicMessage) => this.#receive(sender, message)
    this.#relay = options.database.kind === 'postgres' ? new Relay({ ...options, receive }) : null
  }

  /** Adds `member` to the topic `name` of `userId`. */
  join(userId: string, name: string, member: Member): Topic {
    const key = keyOf(userId, name)
    const topic = this.#topics.get(key) ?? new Topic(key, (message) => this.#publish(key, message))
    this.#topics.set(key, topic)
    topic.add(member)
    return topic
  }

  /**
   * Counts a message with `payload`, `times`, to every channel of `topic` and to the other
   * processes; false if the account of the topic delivers too much.
   */
  mayDeliver({ name, size }: Topic, payload: unknown, times = 1): boolean {
    return this.#deliveries.count(accountOf(name), times * (size + 1), bytesOf(payload))
  }

  /** Resolves once `topic` receives what other processes send. Throws `DatabaseError`. */
  async connect(topic: Topic): Promise<void> {
    if (!this.#relay) return
    await this.#relay.start()
    if (this.#asked.has(topic)) return
    this.#asked.add(topic)
    void this.#publish(topic.name, { kind: 'ask', topic: topic.name, process: null })
  }

  leave(userId: string, name: string, member: Member): void {
    const key = keyOf(userId, name)
    const topic = this.#topics.get(key)
    topic?.remove(member)
    if (topic?.isEmpty) this.#topics.delete(key)
  }

  /** Listens to no other process while no channel has a private topic. */
  async stopIfUnused(): Promise<void> {
    if (this.#topics.size > 0) return
    this.#processes.clear()
    await this.#relay?.stop()
  }

  /** Waits until everything has been sent to the other processes. */
  async settled(): Promise<void> {
    await this.#relay?.settled()
  }

  /**
   * To be called every `checkMs`: removes processes that send nothing, and announces that this
   * one runs.
   */
  check(): void {
    this.#deliveries.prune()
    if (!this.#relay || this.#topics.size === 0) return
    const oldest = performance.now() - this.#limits.processSilentMs
    for (const [process, { at }] of this.#processes) if (at < oldest) this.#forget(process)
    if (this.#isStale) this.#republish(this.#relay)
    else if ([...this.#topics.values()].some(({ present }) => present.length > 0))
      void this.#publish('', { kind: 'alive' })
  }

  async #publish(key: string, message: TopicMessage): Promise<boolean> {
    if (!this.#relay) return true
    const isSent = await this.#relay.send(accountOf(key), message)
    if (!isSent && message.kind !== 'broadcast') this.#isStale = true
    return isSent
  }

  /** Sends the state of all topics under a new number, so that the others discard the old one. */
  #republish(relay: Relay): void {
    this.#isStale = false
    relay.renew()
    for (const key of this.#topics.keys()) this.#publishState(key)
    void this.#publish('', { kind: 'ask', topic: null, process: null })
  }

  #publishState(key: string): void {
    const present = this.#topics.get(key)?.present ?? []
    if (present.length > 0) void this.#publish(key, { kind: 'state', topic: key, present })
  }

  #forget(process: string): void {
    this.#processes.delete(process)
    for (const topic of this.#topics.values()) topic.forget(process)
  }

  #receive({ process, number }: Sender, message: TopicMessage): void {
    const known = this.#processes.get(process)
    const isAlive = message.kind === 'alive'
    if (known && known.number !== number) this.#forget(process)
    const isAsked = known?.number === number && known.isAsked
    this.#processes.set(process, { number, at: performance.now(), isAsked: isAsked || isAlive })
    if (message.kind === 'alive') {
      // Its earlier messages are missing, or were removed while it sent nothing
      if (!isAsked) void this.#publish('', { kind: 'ask', topic: null, process })
    } else if (message.kind === 'ask') this.#answer(message)
    else this.#topics.get(message.topic)?.receive(process, message)
  }

  #answer({ topic, process }: Extract<TopicMessage, { kind: 'ask' }>): void {
    if (process !== null && process !== this.#relay?.process) return
    if (topic !== null) this.#publishState(topic)
    else for (const key of this.#topics.keys()) this.#publishState(key)
  }
}

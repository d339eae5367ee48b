const MB = 1024 * 1024

type BodyLimits = {
  /** Bytes of all bodies in memory at the same time, without the first `freeBytes` of each. */
  totalBytes: number
  /** Bytes of the bodies of one account, and of one address, so that none uses up the total. */
  accountBytes: number
  addressBytes: number
  /** A body of this size always fits: signing in and asking work while large bodies wait. */
  freeBytes: number
  /** Bodies that one account may send at the same time. */
  perAccount: number
  /** Bodies that one address may send at the same time. A school may share one address. */
  perAddress: number
}

const BODY_LIMITS: BodyLimits = {
  totalBytes: 160 * MB,
  accountBytes: 45 * MB,
  addressBytes: 80 * MB,
  freeBytes: 16 * 1024,
  perAccount: 12,
  perAddress: 200,
}

type BodySender = {
  address: string
  /** Undefined: not signed in. */
  account: string | undefined
}

type BodyLease = {
  /** Reserves this many more bytes; false if a budget is exhausted. */
  reserve(bytes: number): boolean
  /** Releases the body and its bytes. Call it once. */
  release(): void
}

type Share = { bodies: number; bytes: number }

/** Counts the bodies in memory and their bytes. */
export class BodyBudget {
  readonly #limits: BodyLimits
  /** Of each account and address that has a body in memory. */
  readonly #shares = new Map<string, Share>()
  #bytes = 0

  constructor(limits: BodyLimits = BODY_LIMITS) {
    this.#limits = limits
  }

  /** Leases one more body, or null if the sender has too many in progress. */
  open({ address, account }: BodySender): BodyLease | null {
    const { perAccount, perAddress, accountBytes, addressBytes, freeBytes } = this.#limits
    const senders = [{ key: `address ${address}`, bodies: perAddress, bytes: addressBytes }]
    if (account !== undefined)
      senders.push({ key: `account ${account}`, bodies: perAccount, bytes: accountBytes })
    if (senders.some(({ key, bodies }) => this.#shareOf(key).bodies >= bodies)) return null
    for (const { key } of senders) this.#change(key, { bodies: 1, bytes: 0 })
    let received = 0
    let counted = 0
    const count = (more: number) => {
      counted += more
      this.#bytes += more
      for (const { key } of senders) this.#change(key, { bodies: 0, bytes: more })
    }
    return {
      reserve: (bytes) => {
        const more = Math.max(0, received + bytes - freeBytes) - counted
        const isFull = senders.some((each) => this.#shareOf(each.key).bytes + more > each.bytes)
        if (more > 0 && (isFull || this.#bytes + more > this.#limits.totalBytes)) return false
        received += bytes
        count(more)
        return true
      },
      release: () => {
        count(-counted)
        for (const { key } of senders) this.#change(key, { bodies: -1, bytes: 0 })
      },
    }
  }

  #shareOf(key: string): Share {
    return this.#shares.get(key) ?? { bodies: 0, bytes: 0 }
  }

  #change(key: string, by: Share): void {
    const { bodies, bytes } = this.#shareOf(key)
    const share = { bodies: bodies + by.bodies, bytes: bytes + by.bytes }
    if (share.bodies > 0) this.#shares.set(key, share)
    else this.#shares.delete(key)
  }
}

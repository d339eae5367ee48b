export type BodyLimits = {
  /** Bytes of all bodies in memory at the same time. */
  totalBytes: number
  /** Bodies that one account may send at the same time. */
  perAccount: number
  /** Bodies that one address may send at the same time. A school may share one address. */
  perAddress: number
}

export const BODY_LIMITS: BodyLimits = {
  totalBytes: 160 * 1024 * 1024,
  perAccount: 12,
  perAddress: 200,
}

export type BodySender = {
  address: string
  /** Undefined: not signed in. */
  account: string | undefined
}

export type BodyLease = {
  /** Reserves this many more bytes; false if the budget is exhausted. */
  reserve(bytes: number): boolean
  /** Releases the body and its bytes. Call it once. */
  release(): void
}

/** Counts the bodies in memory and their bytes. */
export class BodyBudget {
  readonly #limits: BodyLimits
  readonly #open = new Map<string, number>()
  #bytes = 0

  constructor(limits: BodyLimits = BODY_LIMITS) {
    this.#limits = limits
  }

  /** Leases one more body, or null if the sender has too many in progress. */
  open({ address, account }: BodySender): BodyLease | null {
    const keys: [key: string, max: number][] = [[`address ${address}`, this.#limits.perAddress]]
    if (account !== undefined) keys.push([`account ${account}`, this.#limits.perAccount])
    if (keys.some(([key, max]) => (this.#open.get(key) ?? 0) >= max)) return null
    for (const [key] of keys) this.#change(key, 1)
    let bytes = 0
    return {
      reserve: (more) => {
        if (this.#bytes + more > this.#limits.totalBytes) return false
        bytes += more
        this.#bytes += more
        return true
      },
      release: () => {
        this.#bytes -= bytes
        bytes = 0
        for (const [key] of keys) this.#change(key, -1)
      },
    }
  }

  #change(key: string, by: number): void {
    const count = (this.#open.get(key) ?? 0) + by
    if (count > 0) this.#open.set(key, count)
    else this.#open.delete(key)
  }
}

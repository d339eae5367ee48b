import { compare, hash } from 'bcrypt'
import { availableParallelism } from 'node:os'
import { AuthError } from './auth-error.ts'

/**
 * The cost of every hash. Different costs would reveal existing accounts by response time, so a new
 * one needs stored hashes to be replaced when their users sign in (docs/decisions/0012).
 */
const COST = 10

/**
 * How passwords are stored and compared. `network` is that of the caller: networks take turns, so
 * that many sign-ins from one delay another by one password only.
 */
export type Passwords = {
  /** The bcrypt hash of `password`, of at most 72 bytes; an error if too many are waiting. */
  hash(password: string, network: string): Promise<string | AuthError>
  /**
   * Whether `password` has the hash `stored`. Takes the same time and returns false without an
   * account or password (`stored` null).
   */
  verify(password: string, stored: string | null, network: string): Promise<boolean | AuthError>
}

/** Passwords hashed at the same time. Hashing uses the threads that file access needs. */
const CONCURRENCY = Math.max(1, Math.min(2, availableParallelism() - 1))
const MAX_WAITING = 200
/** Of one network: a school may share one, whose class of forty signs in at once. */
const MAX_WAITING_OF_NETWORK = 100

/** Salt and hash of 40 random bytes that were never stored. */
const UNUSED = 'R5aPCuGbqbg5Sv6msOMa7uq.3IomLj42r5uvUbm5MZ3ey3R3W2iKu'

/** The waiting calls by network, in the order of the networks' turns. */
const waiting = new Map<string, (() => void)[]>()
let waitingCount = 0
let running = 0

/** The first that waits of the network whose turn it is; that network then comes last. */
function nextInTurn(): (() => void) | undefined {
  const [turn] = waiting
  if (!turn) return undefined
  const [network, queue] = turn
  const next = queue.shift()
  waiting.delete(network)
  if (queue.length > 0) waiting.set(network, queue)
  waitingCount -= 1
  return next
}

/** Runs `work` when fewer than `CONCURRENCY` others run; refuses if too many are waiting. */
async function inTurn<T>(network: string, work: () => Promise<T>): Promise<T | AuthError> {
  if (running >= CONCURRENCY) {
    const queue = waiting.get(network) ?? []
    if (waitingCount >= MAX_WAITING || queue.length >= MAX_WAITING_OF_NETWORK)
      return new AuthError(429, 'over_request_rate_limit', 'Too many sign-ins at once')
    waiting.set(network, queue)
    waitingCount += 1
    await new Promise<void>((resolve) => queue.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = nextInTurn()
    if (next) next()
    else running -= 1
  }
}

/** The hash of `cost` with which a password is compared if there is no account. */
export const hashWithoutAccount = (cost = COST): string =>
  `$2b$${String(cost).padStart(2, '0')}$${UNUSED}`

/** Passwords with hashes of `cost`; only tests pass another one than the default. */
export function createPasswords(cost = COST): Passwords {
  const withoutAccount = hashWithoutAccount(cost)
  return {
    hash: (password, network) => inTurn(network, () => hash(password, cost)),
    async verify(password, stored, network) {
      const matches = await inTurn(network, () => compare(password, stored ?? withoutAccount))
      return matches instanceof AuthError ? matches : matches && stored !== null
    },
  }
}

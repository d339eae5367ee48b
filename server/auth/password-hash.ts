import { compare, hash } from 'bcrypt'
import { availableParallelism } from 'node:os'
import { AuthError } from './auth-error.ts'

/**
 * The cost of every hash. Different costs would reveal existing accounts by response time, so a new
 * one needs stored hashes to be replaced when their users sign in (docs/decisions/0012).
 */
const COST = 10

/** How passwords are stored and compared. */
export type Passwords = {
  /** The bcrypt hash of `password`, of at most 72 bytes; an error if too many are waiting. */
  hash(password: string): Promise<string | AuthError>
  /**
   * Whether `password` has the hash `stored`. Takes the same time and returns false without an
   * account or password (`stored` null).
   */
  verify(password: string, stored: string | null): Promise<boolean | AuthError>
}

/** Passwords hashed at the same time. Hashing uses the threads that file access needs. */
const CONCURRENCY = Math.max(1, Math.min(2, availableParallelism() - 1))
const MAX_WAITING = 200

/** Salt and hash of 40 random bytes that were never stored. */
const UNUSED = 'R5aPCuGbqbg5Sv6msOMa7uq.3IomLj42r5uvUbm5MZ3ey3R3W2iKu'

const waiting: (() => void)[] = []
let running = 0

/** Runs `work` when fewer than `CONCURRENCY` others run; refuses if too many are waiting. */
async function inTurn<T>(work: () => Promise<T>): Promise<T | AuthError> {
  if (running >= CONCURRENCY) {
    if (waiting.length >= MAX_WAITING)
      return new AuthError(429, 'over_request_rate_limit', 'Too many sign-ins at once')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** What a password is compared with where there is no account: a hash of `cost`. */
export const hashWithoutAccount = (cost = COST): string =>
  `$2b$${String(cost).padStart(2, '0')}$${UNUSED}`

/** Passwords with hashes of `cost`; only tests pass another one than the default. */
export function createPasswords(cost = COST): Passwords {
  const withoutAccount = hashWithoutAccount(cost)
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async verify(password, stored) {
      const matches = await inTurn(() => compare(password, stored ?? withoutAccount))
      return matches instanceof AuthError ? matches : matches && stored !== null
    },
  }
}

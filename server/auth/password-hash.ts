import { compare, hash } from 'bcrypt'
import { availableParallelism } from 'node:os'
import { Refusal } from './refusal.ts'

/** The cost of every hash. Different costs would reveal existing accounts by response time. */
const COST = 10
/** Passwords hashed at the same time. Hashing uses the threads that file access needs. */
const CONCURRENCY = Math.max(1, Math.min(2, availableParallelism() - 1))
const MAX_WAITING = 200

/** The hash of 40 random bytes that were never stored. */
const NO_ACCOUNT = '$2b$10$R5aPCuGbqbg5Sv6msOMa7uq.3IomLj42r5uvUbm5MZ3ey3R3W2iKu'

const waiting: (() => void)[] = []
let running = 0

/** Runs `work` when fewer than `CONCURRENCY` others run; refuses if too many are waiting. */
async function inTurn<T>(work: () => Promise<T>): Promise<T | Refusal> {
  if (running >= CONCURRENCY) {
    if (waiting.length >= MAX_WAITING)
      return new Refusal(429, 'over_request_rate_limit', 'Too many sign-ins at once')
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

/** The bcrypt hash of `password`, of at most 72 bytes; a refusal if too many are waiting. */
export const hashPassword = (password: string): Promise<string | Refusal> =>
  inTurn(() => hash(password, COST))

/**
 * Whether `password` has the hash `stored`. Takes the same time and returns false without an
 * account or password (`stored` null).
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
): Promise<boolean | Refusal> {
  const matches = await inTurn(() => compare(password, stored ?? NO_ACCOUNT))
  return matches instanceof Refusal ? matches : matches && stored !== null
}

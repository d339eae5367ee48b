import { createHash } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { withSession, type Database } from '../../database/database.ts'
import { networkOf } from '../address.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Allowed attempts (`points`) in a period of `seconds`. */
type Rate = { points: number; seconds: number }

/**
 * The counted actions and their limits: by one address (IPv6: one /64 network), on one account from
 * one address, and on one account from all addresses together. `accountAtKnownAddress` remains to
 * an address that the account signed in from before when others have used up its attempts. A
 * school may share one address, so its limits let a class of forty sign up and sign in within a
 * minute.
 */
export const RATES = {
  signIn: {
    address: { points: 120, seconds: MINUTE },
    accountAtAddress: { points: 10, seconds: MINUTE },
    account: { points: 60, seconds: 15 * MINUTE },
    accountAtKnownAddress: { points: 30, seconds: 15 * MINUTE },
  },
  mail: {
    address: { points: 120, seconds: MINUTE },
    accountAtAddress: { points: 4, seconds: MINUTE },
    account: { points: 12, seconds: HOUR },
    accountAtKnownAddress: { points: 4, seconds: HOUR },
  },
  verify: {
    address: { points: 120, seconds: MINUTE },
    accountAtAddress: { points: 10, seconds: MINUTE },
    account: { points: 30, seconds: 15 * MINUTE },
  },
  /** Everything else of `/auth/v1`: refreshing a session, reading the user, signing out. */
  auth: { address: { points: 1200, seconds: MINUTE } },
  functions: { account: { points: 120, seconds: MINUTE } },
  makeQuiz: { account: { points: 40, seconds: MINUTE } },
  /** Opening sockets of `/realtime/v1`. */
  realtime: { address: { points: 600, seconds: MINUTE } },
  /** Links that stop mails. A provider of mail opens those of many people from one address. */
  unsubscribe: { address: { points: 120, seconds: MINUTE } },
  upload: { account: { points: 250, seconds: MINUTE } },
} as const satisfies Record<string, Partial<Record<Scope, Rate>>>

type Scope = 'address' | 'accountAtAddress' | 'account' | 'accountAtKnownAddress'
export type Action = keyof typeof RATES

type Caller = {
  /** The network address that the request came from. */
  address: string
  /** The account: an email address or a user's id. */
  account?: string | undefined
  /** Whether the account signed in from the address before. */
  isKnown?: () => Promise<boolean>
}

export type RateLimiter = {
  /** Counts one attempt. Resolves with the seconds to wait; 0 if it is allowed. */
  attempt(action: Action, caller: Caller): Promise<number>
  /** Counts one attempt against `rate` for any key. Resolves with the seconds to wait. */
  count(name: string, key: string, rate: Rate): Promise<number>
}

/** Keys contain personal data, so only their hashes are stored. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Resolves with the seconds to wait. Throws errors of the store. */
async function consume(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(hashed(key))
    return 0
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
  }
}

/** Limits in memory, or shared by every process on one PostgreSQL. */
function limiters(database: Database | null): (name: string, rate: Rate) => RateLimiterAbstract {
  const limitersByName = new Map<string, RateLimiterAbstract>()
  const create = (keyPrefix: string, { points, seconds: duration }: Rate): RateLimiterAbstract => {
    const memory = new RateLimiterMemory({ keyPrefix, points, duration })
    if (!database) return memory
    return new RateLimiterPostgres({
      keyPrefix,
      points,
      duration,
      schemaName: 'private',
      tableName: 'rate_limits',
      tableCreated: true,
      storeType: 'pool',
      storeClient: {
        query: ({ text, values }: { text: string; values: readonly unknown[] }) =>
          withSession(database, (session) => session.run(text, values)),
      },
      // Without the database no sign-in succeeds; this keeps the response a 429
      insuranceLimiter: memory,
      inMemoryBlockOnConsumed: points + 1,
    })
  }
  return (name, rate) => {
    const limiter = limitersByName.get(name) ?? create(name, rate)
    limitersByName.set(name, limiter)
    return limiter
  }
}

/** Counts attempts, shared through `database`; null: in the memory of this process. */
export function createRateLimiter(database: Database | null): RateLimiter {
  const limiterOf = limiters(database)
  const count = (name: string, key: string, rate: Rate) => consume(limiterOf(name, rate), key)
  return {
    count,
    async attempt(action, { address, account, isKnown }) {
      const rates: Partial<Record<Scope, Rate>> = RATES[action]
      const network = networkOf(address)
      const who = account?.trim().toLowerCase()
      const keys: readonly (readonly [Scope, string | undefined])[] = [
        ['address', network],
        ['accountAtAddress', who && `${network} ${who}`],
        ['account', who],
      ]
      for (const [scope, key] of keys) {
        const rate = rates[scope]
        if (!rate || key === undefined) continue
        const wait = await count(`${action}:${scope}`, key, rate)
        if (wait === 0) continue
        const known = scope === 'account' ? rates.accountAtKnownAddress : undefined
        if (!known || !(await isKnown?.())) return wait
        return count(`${action}:accountAtKnownAddress`, `${network} ${who}`, known)
      }
      return 0
    },
  }
}

import { createHmac } from 'node:crypto'
import { DAY_MS } from '../../domain/day.ts'
import { withSession, type Database, type Session } from '../database/database.ts'
import { isLoopback } from '../env.ts'
import { networkOf } from '../http/address.ts'
import type { Secrets } from '../secrets.ts'

/** How long a network stays known after the last sign-in from it. */
const KNOWN_DAYS = 60
/** Above this number the oldest networks of an account are removed. */
const MAX_NETWORKS = 20

export type KnownNetworks = {
  /** Stores that the account signed in from `address`, within the transaction of `session`. */
  record(session: Session, userId: string, address: string): Promise<void>
  /** Whether the account of `email` signed in from the network of `address` before. */
  isKnown(email: string, address: string): Promise<boolean>
  /**
   * Stores that the password of the unconfirmed account was chosen from `address`; the same work
   * without such an account.
   */
  recordSignUp(session: Session, userId: string, address: string): Promise<void>
  /** Whether the password of the unconfirmed account was chosen from the network of `address`. */
  isOfSignUp(session: Session, userId: string, address: string): Promise<boolean>
}

/**
 * The networks that each account signed in from. Others can use up the attempts of an account, but
 * not those of its known networks (docs/decisions/0033-known-networks.md).
 */
export function knownNetworks({
  database,
  secrets,
  now,
}: {
  database: Database
  secrets: Secrets
  now: () => Date
}): KnownNetworks {
  // Addresses are personal data, and few enough to be found from a plain hash
  const hashOf = (address: string): string =>
    createHmac('sha256', `network ${secrets.jwtSecret}`)
      .update(isLoopback(address) ? 'loopback' : networkOf(address))
      .digest('base64url')
  const oldest = () => new Date(now().getTime() - KNOWN_DAYS * DAY_MS).toISOString()
  return {
    async record(session, userId, address) {
      await session.run(
        `insert into auth.known_networks (user_id, network_hash, seen_at) values ($1, $2, $3)
         on conflict (user_id, network_hash) do update set seen_at = excluded.seen_at`,
        [userId, hashOf(address), now().toISOString()],
      )
      await session.run(
        `delete from auth.known_networks where user_id = $1 and (seen_at < $2 or network_hash not in
           (select network_hash from auth.known_networks where user_id = $1
            order by seen_at desc, network_hash = $3 desc limit ${MAX_NETWORKS}))`,
        [userId, oldest(), hashOf(address)],
      )
    },
    async isKnown(email, address) {
      const { rows } = await withSession(database, (session) =>
        session.run(
          `select 1 from auth.known_networks n join auth.users u on u.id = n.user_id
           where u.email = $1 and u.is_sso_user = false and n.network_hash = $2 and n.seen_at >= $3`,
          [email, hashOf(address), oldest()],
        ),
      )
      return rows.length > 0
    },
    async recordSignUp(session, userId, address) {
      await session.run(
        `insert into auth.sign_up_networks (user_id, network_hash)
         select id, $2 from auth.users where id = $1
         on conflict (user_id) do update set network_hash = excluded.network_hash`,
        [userId, hashOf(address)],
      )
    },
    async isOfSignUp(session, userId, address) {
      const { rows } = await session.run(
        'select 1 from auth.sign_up_networks where user_id = $1 and network_hash = $2',
        [userId, hashOf(address)],
      )
      return rows.length > 0
    },
  }
}

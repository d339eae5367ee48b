import type { Concurrency } from '../../supabase/functions/_shared/concurrency.ts'
import type { Log } from '../monitoring/log.ts'
import type { VerifyToken } from '../tokens.ts'
import type { ChangeFeed } from './changes/change-feed.ts'
import type { RealtimeLimits } from './limits.ts'
import type { Outboxes } from './outbox.ts'
import type { Tables } from './changes/tables.ts'
import type { Topics } from './topics/topics.ts'

/** What the sockets of one process share. */
export type Hub = {
  feed: ChangeFeed
  topics: Topics
  tables: Tables
  outboxes: Outboxes
  /** Counts the sockets of accounts and addresses. */
  sockets: Concurrency
  verifyToken: VerifyToken
  limits: RealtimeLimits
  now: () => Date
  log: Log
}

import { z } from 'zod'
import { parseChangeFilter, type Condition } from '../changes/filter.ts'
import { REALTIME_LIMITS } from '../limits.ts'
import { RequestError } from './request-error.ts'
import type { Table, Tables } from '../changes/tables.ts'

const TOKEN_CHARS = 16 * 1024
const NAME_CHARS = 63

const requested = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string().max(NAME_CHARS),
  table: z.string().max(NAME_CHARS).optional(),
  filter: z.string().max(REALTIME_LIMITS.filterChars).optional(),
  select: z.array(z.string().max(NAME_CHARS)).min(1).max(100).optional(),
})
const broadcast = z.object({
  ack: z.boolean().default(false),
  self: z.boolean().default(false),
  replication_ready: z.boolean().default(false),
})
const presence = z.object({
  // Clients look keys up in an object, where these would find what every object has
  key: z
    .string()
    .max(REALTIME_LIMITS.presenceKeyChars)
    .refine((key) => !(key in Object.prototype))
    .default(''),
  enabled: z.boolean().default(false),
})
const request = z.object({
  config: z
    .object({
      broadcast: broadcast.prefault({}),
      presence: presence.prefault({}),
      postgres_changes: z.array(requested).max(REALTIME_LIMITS.bindingsPerChannel).default([]),
      private: z.boolean().default(false),
    })
    .prefault({}),
  access_token: z.string().max(TOKEN_CHARS).nullish(),
})

type Requested = z.infer<typeof requested>
export type JoinRequest = z.infer<typeof request>

/** One `postgres_changes` subscription of a channel. */
export type Binding = {
  id: number
  requested: Requested
  /** Null: all tables. */
  table: Table | null
  conditions: readonly Condition[]
}

/** The payload of `phx_join`; null if it is not one. */
export const parseJoin = (payload: unknown): JoinRequest | null =>
  request.safeParse(payload).data ?? null

function bind(requested: Requested, id: number, tables: Tables): Binding {
  if (requested.schema !== 'public') throw new RequestError('Changes are sent of the schema public')
  if (requested.table === undefined || requested.table === '*') {
    if (requested.filter || requested.select)
      throw new RequestError('A filter and a selection of columns need a table')
    return { id, requested: requested, table: null, conditions: [] }
  }
  const table = tables.get(requested.table)
  if (!table) throw new RequestError(`There is no table "${requested.table}"`)
  const missing = requested.select?.find(
    (name) => !table.columns.some((column) => column.name === name),
  )
  if (missing !== undefined) throw new RequestError(`There is no column "${missing}"`)
  return {
    id,
    requested: requested,
    table,
    conditions: parseChangeFilter(requested.filter ?? '', table),
  }
}

/** The bindings of a join, with ids from 1. Throws `RequestError`. */
export const bindingsOf = (changes: readonly Requested[], tables: Tables): Binding[] =>
  changes.map((asked, index) => bind(asked, index + 1, tables))

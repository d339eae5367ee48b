import { z } from 'zod'
import { withSession, type Database } from '../database/database.ts'

/** What one account may have and do. */
export type Quotas = {
  /** Bytes of stored files. */
  storageBytes: number
  files: number
  bases: number
  chats: number
  messages: number
  quizzes: number
  /** Bytes of extracted text and of messages. */
  textBytes: number
  modelCallsPerDay: number
}

const MEGABYTE = 1024 * 1024
const number = (fallback: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int({ error: 'must be a whole number' })
    .min(0)
    .max(1_000_000_000)
    .default(fallback)

/** The environment variables of the quotas, with their defaults. */
export const quotaVariables = {
  STOA_QUOTA_MB: number(2048),
  STOA_QUOTA_FILES: number(10_000),
  STOA_QUOTA_BASES: number(1_000),
  STOA_QUOTA_CHATS: number(5_000),
  STOA_QUOTA_MESSAGES: number(50_000),
  STOA_QUOTA_QUIZZES: number(5_000),
  STOA_QUOTA_TEXT_MB: number(500),
  STOA_QUOTA_MODEL_CALLS: number(2_000),
}

type Variables = Record<keyof typeof quotaVariables, number>

export const quotasOf = (variables: Variables): Quotas => ({
  storageBytes: variables.STOA_QUOTA_MB * MEGABYTE,
  files: variables.STOA_QUOTA_FILES,
  bases: variables.STOA_QUOTA_BASES,
  chats: variables.STOA_QUOTA_CHATS,
  messages: variables.STOA_QUOTA_MESSAGES,
  quizzes: variables.STOA_QUOTA_QUIZZES,
  textBytes: variables.STOA_QUOTA_TEXT_MB * MEGABYTE,
  modelCallsPerDay: variables.STOA_QUOTA_MODEL_CALLS,
})

/** Stores the quotas of rows in the database, which enforces them. */
export async function storeQuotas(database: Database, quotas: Quotas): Promise<void> {
  const { bases, files, chats, messages, quizzes, textBytes } = quotas
  await withSession(database, (session) =>
    session.run(
      `insert into private.quotas (resource, maximum)
       select key, value::bigint from jsonb_each_text($1::text::jsonb)
       on conflict (resource) do update set maximum = excluded.maximum
       where quotas.maximum <> excluded.maximum`,
      [JSON.stringify({ bases, files, chats, messages, quizzes, text_bytes: textBytes })],
    ),
  )
}

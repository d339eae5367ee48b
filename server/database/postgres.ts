import postgres from 'postgres'
import type { Database } from './database.ts'
import { parsers } from './values.ts'

const MAX_CONNECTIONS = 10

/** Both drivers take JSON already written as text and anything else as a value to write. */
const json = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const SERIALIZERS: Record<number, (value: unknown) => string> = { 114: json, 3802: json }

const text = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String(value)

/** A pool on the PostgreSQL at `url`. Nothing connects before the first session. */
export function openPostgres(url: string): Database {
  const types = Object.fromEntries(
    Object.entries(parsers).map(([oid, parse]) => {
      const number = Number(oid)
      return [oid, { to: number, from: [number], serialize: SERIALIZERS[number] ?? text, parse }]
    }),
  )
  const pool = postgres(url, {
    max: MAX_CONNECTIONS,
    connection: { TimeZone: 'UTC', application_name: 'stoa' },
    types,
    onnotice: () => undefined,
  })
  return {
    kind: 'postgres',
    session: async () => {
      const connection = await pool.reserve()
      return {
        async run(query, params) {
          const result = await connection.unsafe(query, [...(params ?? [])] as never[])
          // null for a statement that counts nothing, whatever its type says
          return { rows: [...result], affected: result.count || 0 }
        },
        async script(query) {
          await connection.unsafe(query).simple()
        },
        release: () => connection.release(),
      }
    },
    close: () => pool.end({ timeout: 5 }),
  }
}

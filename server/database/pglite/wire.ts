import type { Statement } from '../statement.ts'
import type { DatabaseErrorFields } from '../database-error.ts'

/** What the main thread asks of the database worker: one request at a time, plain values only. */
export type WireRequest =
  /**
   * Runs the statements in order, up to the first error. The answer is the last one's, of at most
   * `answerChars` characters.
   */
  | {
      readonly kind: 'batch'
      readonly statements: readonly Statement[]
      readonly answerChars?: number | undefined
    }
  /** Runs any number of statements without parameters. */
  | { readonly kind: 'script'; readonly text: string }
  /** Gives the database as a tar file. */
  | { readonly kind: 'dump' }
  /** Shuts PostgreSQL down with a checkpoint. */
  | { readonly kind: 'close' }

export type WireAnswer = {
  /** The names of the columns. */
  readonly columns: readonly string[]
  /** Whether a column's values are JSON text that the main thread parses. */
  readonly json: readonly boolean[]
  /** The values of all rows, row after row. */
  readonly values: readonly unknown[]
  /** How many rows there are: a row may have no columns (`select from t`). */
  readonly count: number
  readonly affected: number
}

/**
 * What the worker sends: `ready` once after it has opened, then one answer or error per request.
 */
export type WireReply =
  | { readonly kind: 'ready' }
  /** PostgreSQL ended or the WebAssembly code failed: later messages of this worker are ignored. */
  | { readonly kind: 'broken'; readonly reason: string }
  /** A statement has exhausted the stack. */
  | { readonly kind: 'stack' }
  | { readonly kind: 'answer'; readonly answer: WireAnswer }
  | { readonly kind: 'dump'; readonly bytes: Uint8Array }
  | { readonly kind: 'error'; readonly error: DatabaseErrorFields; readonly fatal: boolean }
  /** Not an answer: sent between answers while the worker listens to `channel`. */
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string }

/** How the worker opens PGlite. */
export type WorkerOptions = {
  /** The folder of the database; null: in memory. */
  readonly folder: string | null
  /** The path of a dump of which a copy is opened instead of an empty database. */
  readonly template: string | null
  /**
   * Whether a folder without a database is an error, as it is when a worker is followed by another.
   */
  readonly mustExist: boolean
  /** During recovery, files last changed before this time (ms since 1970) are not synced again. */
  readonly syncedBefore: number | null
  /** The channels to listen to from the start. */
  readonly channels: readonly string[]
}

/** The rows of an answer as objects. */
export function rowsOf({ columns, json, values, count }: WireAnswer): Record<string, unknown>[] {
  const rows: Record<string, unknown>[] = []
  for (let number = 0; number < count; number++) {
    const start = number * columns.length
    const row: Record<string, unknown> = {}
    for (const [index, name] of columns.entries()) {
      const value = values[start + index]
      row[name] = json[index] === true && typeof value === 'string' ? JSON.parse(value) : value
    }
    rows.push(row)
  }
  return rows
}

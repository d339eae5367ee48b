import type { PostgrestClient } from '@supabase/postgrest-js'
import { asFailure, Failure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

/** A row whose columns an archive decides; the database checks them, and row-level security. */
export type Row = Readonly<Record<string, unknown>>

type Table =
  | 'bases'
  | 'base_files'
  | 'pdf_text_content'
  | 'reading_places'
  | 'highlights'
  | 'chats'
  | 'chat_messages'
  | 'quizzes'
  | 'quiz_sources'
  | 'quiz_questions'
  | 'quiz_answers'

/** Limits of one request, below those of the server. */
const BATCH_ROWS = 200
const BATCH_CHARS = 500_000

const TOO_MANY_REQUESTS = 429
const BUSY_WAIT_MS = 5000
const BUSY_ATTEMPTS = 24

/** Consecutive rows that fit into one request. */
function* batchesOf(rows: readonly Row[]): Generator<Row[]> {
  let batch: Row[] = []
  let chars = 0
  for (const row of rows) {
    const size = JSON.stringify(row).length
    if (batch.length > 0 && (batch.length === BATCH_ROWS || chars + size > BATCH_CHARS)) {
      yield batch
      batch = []
      chars = 0
    }
    batch.push(row)
    chars += size
  }
  if (batch.length > 0) yield batch
}

/** The tables without the types of their columns. */
function tables(): Promise<PostgrestClient> {
  return supabase()
}

/** Inserts rows in order. Fails with the failure of a quota or `import_failed`. */
export async function insertRows(table: Table, rows: readonly Row[]): Promise<void> {
  const db = await tables()
  for (const batch of batchesOf(rows)) {
    const { error } = await db.from(table).insert(batch)
    if (error) throw asFailure(error, 'import_failed')
  }
}

/** Completes a quiz with the totals and the time of the archive. Fails with `import_failed`. */
export async function completeQuiz(id: string, archived: Row): Promise<void> {
  const db = await tables()
  const { status, completed_at, marks_obtained, percentage } = archived
  const { error } = await db
    .from('quizzes')
    .update({ status, completed_at, marks_obtained, percentage })
    .eq('id', id)
  if (error) throw new Failure('import_failed', { cause: error })
}

/** Stores the time limit of a test and its start. Fails with `import_failed`. */
export async function storeTime(id: string, archived: Row): Promise<void> {
  const db = await tables()
  const { time_limit_minutes, started_at } = archived
  const { error } = await db.from('quizzes').update({ time_limit_minutes, started_at }).eq('id', id)
  if (error) throw new Failure('import_failed', { cause: error })
}

const statusOf = (error: object): number =>
  Number(('statusCode' in error && error.statusCode) || ('status' in error && error.status))

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Stores the bytes of a file. Waits while the server allows no further uploads, at most two
 * minutes. Fails with `import_failed`; a quota is named by the server's own text.
 */
export async function storeBytes(
  bytes: Blob,
  { path, type, signal }: { path: string; type: string; signal: AbortSignal },
): Promise<void> {
  const files = await (await supabase()).files()
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted()
    const { error } = await files.upload(path, new Blob([bytes], { type }), { contentType: type })
    if (!error) return
    const status = statusOf(error)
    if (status === TOO_MANY_REQUESTS && attempt < BUSY_ATTEMPTS) await wait(BUSY_WAIT_MS)
    else if (status === 413)
      throw new Failure('import_failed', { cause: error, detail: error.message })
    else throw new Failure(status === 507 ? 'server_full' : 'import_failed', { cause: error })
  }
}

import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../../types/database.ts'
import type { Concurrency } from './concurrency.ts'
import type { ModelClient } from './model/client.ts'
import type { TextEngine } from './text-engine/text-engine.ts'

/**
 * The dependencies of a function. Each host (our server, Supabase's edge runtime) provides its own.
 */
export type FunctionDeps = {
  /** A client that acts as the caller of this request: row-level security applies. */
  db(request: Request): SupabaseClient<Database>
  /**
   * A client that no policy restricts, for procedures that only functions may call. What the caller
   * of a request may do is checked before, as that caller. Throws without a key.
   */
  service(): SupabaseClient<Database>
  /** The language model, or null without one. */
  model: ModelClient | null
  /** What computes on long texts. */
  engine: TextEngine
  /** The running requests of each account. */
  jobs: Concurrency
  now: () => Date
  /** A fresh 32-bit seed for the pure parts that shuffle. */
  seed(): number
  /** Work that must finish even where the caller's connection is gone. */
  background(work: Promise<unknown>): void
  /** One line in the structured log. Never personal data, never document text. */
  log: (event: { name: string; [field: string]: unknown }) => void
}

export type FunctionHandler = (request: Request, deps: FunctionDeps) => Promise<Response>

import type { PGlite } from '@electric-sql/pglite'

/**
 * The variables of PostgreSQL that a request to cancel sets. It checks them for each row that it
 * reads, and ends the statement with an ordinary error.
 */
const CANCEL_FLAGS = ['_QueryCancelPending', '_InterruptPending'] as const

/** Sets or clears the request to cancel the current statement. */
export function setCancelled(pglite: PGlite, isCancelled: boolean): void {
  const module: unknown = Reflect.get(pglite, 'mod')
  const memory: unknown = Reflect.get(Object(module), 'HEAPU8')
  for (const flag of CANCEL_FLAGS) {
    const address: unknown = Reflect.get(Object(module), flag)
    if (typeof address !== 'number' || !(memory instanceof Uint8Array))
      throw new Error('This version of PGlite has no flags to cancel a statement')
    memory[address] = isCancelled ? 1 : 0
  }
}

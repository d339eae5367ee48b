import { PGlite } from '@electric-sql/pglite'
import { openAsBlob } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { DURABLE_START, DurableFs } from './durable-fs.ts'
import { parsers } from '../../values.ts'
import { limitMemory } from './memory-limit.ts'
import type { WorkerOptions } from '../wire.ts'

/**
 * PostgreSQL writes its complete buffer pool at its start, so that 128 MB would be resident, used
 * or not. PGlite has no checkpointer that would keep to `max_wal_size`: `maintenance.ts` runs the
 * checkpoints, and these bounds decide how much of the log one of them leaves behind.
 */
const LOG = ['max_wal_size=48MB', 'min_wal_size=32MB', 'wal_recycle=off']
/**
 * PostgreSQL refuses what is nested too deeply for its stack. That of WebAssembly ends
 * sooner with its usual limit of 2 MB, and with it the worker.
 */
const SETTINGS = ['max_stack_depth=500kB', ...LOG]
const BUFFERS = 'shared_buffers=32MB'
/** A database in memory is small and is opened for a test: its start writes and copies less. */
const BUFFERS_IN_MEMORY = 'shared_buffers=8MB'
const LOG_IN_MEMORY = '--wal-segsize=1'

/**
 * What PGlite's own code throws where C would jump back to the main loop after an ordinary error.
 */
const LONGJMP_STATUS = 100

/**
 * The two functions of PGlite's WebAssembly module that its main loop calls around each message.
 */
type MainLoop = { _PostgresMainLoopOnce: () => void; stackRestore: (pointer: number) => void }

/** Called with the reason, and whether it is that a statement exhausted the stack. */
type OnBroken = (reason: string, isStack: boolean) => void

/** Emscripten's `ExitStatus` is no `Error`. */
const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined

/**
 * PGlite ignores every exception of the main loop and answers with empty rows: an exhausted stack,
 * a trap, an exit after FATAL or PANIC. Here such an exception is reported and leaves the loop, so
 * that no answer is made from it.
 */
function reportBrokenSession(pglite: PGlite, onBroken: OnBroken): void {
  const module: unknown = Reflect.get(pglite, 'mod')
  if (typeof module !== 'object' || module === null || !('_PostgresMainLoopOnce' in module))
    throw new Error('This version of PGlite has no main loop where one is expected')
  const loop = module as MainLoop
  const run = loop._PostgresMainLoopOnce.bind(loop)
  const restore = loop.stackRestore.bind(loop)
  let failure: Error | null = null
  loop._PostgresMainLoopOnce = () => {
    try {
      run()
    } catch (error) {
      const status = statusOf(error)
      if (status !== LONGJMP_STATUS) {
        failure =
          error instanceof Error ? error : new Error(`PostgreSQL ended with ${String(status)}`)
        onBroken(`${failure.name}: ${failure.message}`, failure instanceof RangeError)
      }
      throw error
    }
  }
  // PGlite calls this from the handler that would continue with the next message
  loop.stackRestore = (pointer) => {
    restore(pointer)
    if (failure) throw failure
  }
}

/** Opens PGlite with `options`. `onBroken` is called once PostgreSQL no longer works. */
export async function openEngine(
  { folder, template, mustExist, syncedBefore }: WorkerOptions,
  onBroken: OnBroken,
): Promise<PGlite> {
  if (folder !== null && mustExist) await access(join(folder, 'PG_VERSION'))
  const fs = folder === null ? null : new DurableFs(folder, { syncedBefore })
  const start = fs ? DURABLE_START : PGlite.defaultStartParams
  const buffers = fs ? BUFFERS : BUFFERS_IN_MEMORY
  const settings = [buffers, ...SETTINGS].flatMap((setting) => ['-c', setting])
  const pglite = new PGlite({
    ...(fs && { fs }),
    startParams: [...start, ...settings],
    initDbStartParams: ['-c', buffers, ...(fs ? [] : [LOG_IN_MEMORY])],
    ...(template !== null && { loadDataDir: await openAsBlob(template) }),
    parsers,
  })
  await pglite.waitReady
  fs?.recovered()
  reportBrokenSession(pglite, onBroken)
  limitMemory(pglite)
  await pglite.exec("set timezone to 'UTC'")
  return pglite
}

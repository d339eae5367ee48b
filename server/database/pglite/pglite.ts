import { setFlagsFromString } from 'node:v8'
import { withSession, type Database, type Session } from '../database.ts'
import { databaseError, SQLSTATE } from '../database-error.ts'
import type { DatabaseThread } from './database-thread.ts'
import { MAINTENANCE_LIMITS, REQUEST_LIMITS, type SessionLimits } from '../limits.ts'
import { Notifications } from '../notifications.ts'
import { listenStatements } from './listen.ts'
import { PgliteSession } from './session.ts'
import { ThreadSupervisor } from './thread-supervisor.ts'
import { Semaphore } from '../semaphore.ts'
import type { Log } from '../../monitoring/log.ts'

export type PgliteDatabase = Database & {
  readonly kind: 'pglite'
  /**
   * The complete database as a tar file that `template` opens again. For small databases only: it
   * is held in memory.
   */
  dump(): Promise<Uint8Array>
  /** Whether no session is open and no caller waits for one. */
  isIdle(): boolean
}

export type PgliteOptions = {
  /**
   * Where the database is; made there where nothing is. Without it the database is in memory and
   * ends with its worker.
   */
  folder?: string
  /** The path of a dump of which a copy is opened. */
  template?: string
  /** For sessions that do not set other limits. */
  limits?: SessionLimits
  /** How many sessions may wait, and for how many milliseconds. */
  queue?: { waiting: number; waitMs: number }
  /** Throws where a statement must not be sent now, for lack of disk space for example. */
  check?: (text: string) => void
  log?: Log
  /** Called once where the database cannot be reopened: the process should end. */
  onGiveUp?: (message: string) => void
}

// V8's optimising compiler takes half a gigabyte for one function of PostgreSQL's; the baseline
// compiler's code answers a request as fast (docs/decisions/0009-memory.md). The flags apply to the
// threads of this process.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)

const QUEUE = { waiting: 200, waitMs: 30_000 }

/**
 * Opens PGlite in a worker thread. There is one session, which passes from holder to holder in the
 * order in which they ask: lite begins its transactions by plain statements, which two requests at
 * once would otherwise mix, roles included. A statement over its limit ends the worker and the
 * database is reopened; other callers wait and continue.
 */
export async function openPglite(options: PgliteOptions = {}): Promise<PgliteDatabase> {
  const { limits = REQUEST_LIMITS, queue = QUEUE, check = () => undefined } = options
  const notifications = new Notifications()
  const supervisor = await ThreadSupervisor.open({
    folder: options.folder ?? null,
    template: options.template ?? null,
    log: options.log ?? (() => undefined),
    onGiveUp: options.onGiveUp ?? (() => undefined),
    notifications,
  })
  const semaphore = new Semaphore(queue)
  /** Makes the session listen to the channels that have a listener at this moment. */
  const updateChannels = (session: Session) =>
    session.script(listenStatements(notifications.channels))

  /** Waits for a slot and for an open worker. */
  const acquireThread = async (): Promise<DatabaseThread> => {
    await semaphore.acquire()
    try {
      return await supervisor.current(queue.waitMs)
    } catch (error) {
      semaphore.release()
      throw error
    }
  }

  const session = async (own = limits): Promise<Session> => {
    const thread = await acquireThread()
    return new PgliteSession({ thread, limits: own, check, onRelease: () => semaphore.release() })
  }

  return {
    kind: 'pglite',
    isIdle: () => semaphore.idle,
    session,
    async listen(channel, listener) {
      notifications.add(channel, listener)
      const stop = async () => {
        notifications.remove(channel, listener)
        await withSession({ session }, updateChannels)
      }
      try {
        await withSession({ session }, updateChannels)
        return stop
      } catch (error) {
        notifications.remove(channel, listener)
        throw error
      }
    },
    async dump() {
      const thread = await acquireThread()
      try {
        const reply = await thread.ask({ kind: 'dump' }, MAINTENANCE_LIMITS.statementMs)
        if (reply.kind === 'dump') return reply.bytes
        throw databaseError({ code: SQLSTATE.connectionFailure, message: 'No dump was made' })
      } finally {
        semaphore.release()
      }
    },
    async close() {
      // The current session finishes first; a worker that does not respond is closed as well
      await acquireThread().catch(() => undefined)
      await supervisor.close()
    },
  }
}

import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { setFlagsFromString } from 'node:v8'
import type { Database, Session } from './database.ts'
import { parsers } from './values.ts'

export type PgliteDatabase = Database & {
  readonly kind: 'pglite'
  /** The whole database as one file that `template` opens again. */
  dump(): Promise<Blob>
}

// V8's optimising compiler takes half a gigabyte for one function of PostgreSQL's; the baseline compiler's code answers a
// request as fast (docs/decisions/0009-memory.md)
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)

/** PostgreSQL writes its whole buffer pool at its start, so that 128 MB of it are resident from then on, used or not. */
const SETTINGS = ['-c', 'shared_buffers=32MB']

/**
 * Opens PGlite: in memory, or where `options.fs` says; with `template`, as a copy of a dump. There is one session, handed
 * from holder to holder in the order they asked: lite begins its transactions by plain statements, which two requests at
 * once would otherwise mix, roles included.
 */
export async function openPglite(
  options: Pick<PGliteOptions, 'fs' | 'startParams'> & { template?: Blob } = {},
): Promise<PgliteDatabase> {
  const { template, startParams = PGlite.defaultStartParams, ...rest } = options
  const pglite = new PGlite({
    ...rest,
    startParams: [...startParams, ...SETTINGS],
    initDbStartParams: SETTINGS,
    ...(template && { loadDataDir: template }),
    parsers,
  })
  await pglite.waitReady
  await pglite.exec("set timezone to 'UTC'")

  let last: Promise<void> = Promise.resolve()
  const session = async (): Promise<Session> => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    return {
      async run(text, params) {
        const { rows, affectedRows } = await pglite.query<Record<string, unknown>>(text, [
          ...(params ?? []),
        ])
        return { rows, affected: affectedRows ?? 0 }
      },
      async script(text) {
        await pglite.exec(text)
      },
      release: resolve,
    }
  }

  return {
    kind: 'pglite',
    session,
    dump: () => pglite.dumpDataDir('none'),
    close: async () => {
      await session()
      await pglite.close()
    },
  }
}

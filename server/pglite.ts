import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import type { Database, Session } from './database.ts'
import { parsers } from './values.ts'

export type PgliteDatabase = Database & {
  readonly kind: 'pglite'
  /** The whole database as one file that `template` opens again. */
  dump(): Promise<Blob>
}

/**
 * Opens PGlite: in memory, or where `options.fs` says; with `template`, as a copy of a dump. There is one session, handed
 * from holder to holder in the order they asked: lite begins its transactions by plain statements, which two requests at
 * once would otherwise mix, roles included.
 */
export async function openPglite(
  options: Pick<PGliteOptions, 'fs' | 'startParams'> & { template?: Blob } = {},
): Promise<PgliteDatabase> {
  const { template, ...rest } = options
  const pglite = new PGlite({ ...rest, ...(template && { loadDataDir: template }), parsers })
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
        const { rows, affectedRows } = await pglite.query<Record<string, unknown>>(text, [...(params ?? [])])
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

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startPostgres } from '../../testing/services/postgres.ts'
import { startServer } from '../../testing/server.ts'

test('stops on SIGTERM after its PostgreSQL has ended', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-lost-'))
  const postgres = await startPostgres()
  const server = await startServer({ STOA_DATA: folder, DATABASE_URL: postgres.url })
  try {
    await postgres.stop()
    expect((await fetch(`${server.url}/health`)).status).toBe(503)
    expect(await server.stop('SIGTERM')).toBe(0)
  } finally {
    await server.stop('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
})

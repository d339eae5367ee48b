import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../testing/services/free-port.ts'
import { openSocket, settled, watchChanges } from '../../testing/realtime.ts'
import { startServer } from '../../testing/server.ts'
import { accountAt } from '../../testing/fixtures/stored-account.ts'
import { copyEmptyDatabase } from '../../testing/template.ts'

const TOKEN = 'a-token-for-metrics'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-realtime-'))
  await copyEmptyDatabase(join(folder, 'data'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a stopping server closes its sockets at once, and clients subscribe again after its start', async () => {
  const port = String(await freePort())
  const start = () =>
    startServer({ STOA_DATA: join(folder, 'data'), PORT: port, STOA_METRICS_TOKEN: TOKEN })
  const before = await start()
  const { client, userId, key } = await accountAt(before, 'grace@example.com')
  const watch = await watchChanges(client, [{ table: 'bases' }])
  await settled(client, userId, watch)
  const socket = await openSocket(before.url, { key })
  const metrics = await fetch(`${before.url}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  expect(await metrics.text()).toMatch(/^stoa_realtime_sockets 2$/m)
  const closed = socket.closed.then((code) => ({ code, isStopping: true }))
  const stopped = before.stop('SIGTERM')
  const first = await Promise.race([closed, stopped])
  expect(first).toEqual({ code: 1012, isStopping: true })
  expect(await stopped).toBe(0)
  const accepted = before.log.filter(({ route }) => route === '/realtime/v1/websocket')
  expect(accepted.map(({ status }) => status)).toEqual([101, 101])
  const after = await start()
  await vi.waitUntil(() => watch.channel.state === 'joined', { timeout: 120_000 })
  await settled(client, userId, watch)
  await client.removeAllChannels()
  expect(await after.stop('SIGTERM')).toBe(0)
})

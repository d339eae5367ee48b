import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../testing/server.ts'
import { accountAt } from '../../testing/fixtures/stored-account.ts'
import { copyEmptyDatabase } from '../../testing/template.ts'

let folder: string
let data: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-log-'))
  data = join(folder, 'data')
  await copyEmptyDatabase(data)
})
afterAll(() => rm(folder, { recursive: true }))

const start = (env: Record<string, string> = {}) => startServer({ STOA_DATA: data, ...env })

test('serves metrics to the holder of their token only, and writes no line below the log level', async () => {
  const token = 'a-token-for-metrics'
  const server = await start({ STOA_METRICS_TOKEN: token, STOA_LOG_LEVEL: 'error' })
  const metrics = (headers: Record<string, string> = {}) =>
    fetch(`${server.url}/metrics`, { headers })
  expect((await metrics()).status).toBe(401)
  expect((await metrics({ authorization: 'Bearer another-token-123' })).status).toBe(401)
  const answer = await metrics({ authorization: `Bearer ${token}` })
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  expect(text).toContain('stoa_http_requests_total{service="site",method="GET",status="401"} 2')
  expect(text).toMatch(/^stoa_data_free_bytes [1-9]\d*$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(server.log).toEqual([])
  await server.stop('SIGTERM')
})

test('has no metrics without a token for them', async () => {
  const server = await start()
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  await server.stop('SIGTERM')
})

test('logs one line per request without personal data', async () => {
  const server = await start()
  const { client, userId, key } = await accountAt(server, 'secretive@example.com')
  const { data: base } = await client
    .from('bases')
    .insert({ name: 'My diary', user_id: userId })
    .select()
    .single()
  await client
    .from('bases')
    .select()
    .eq('id', base?.id ?? '')
  await client.from('bases').insert({ name: ' ', user_id: userId })
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  await fetch(`${server.url}/base/${base?.id ?? ''}?search=diary`)
  await fetch(`${server.url}/some/My-diary?x=${token}`)
  await server.stop('SIGTERM')
  const requests = server.log.filter((line) => line['name'] === 'request')
  expect(requests.find((line) => line['route'] === '/rest/v1/bases')).toEqual({
    at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    level: 'info',
    name: 'request',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    method: 'POST',
    route: '/rest/v1/bases',
    status: 201,
    ms: expect.any(Number) as number,
  })
  expect(requests.map((line) => line['route'])).toEqual(
    expect.arrayContaining(['/auth/v1/token', '/base/:id', '/*', '/inbox/messages']),
  )
  const all = JSON.stringify(server.log)
  for (const personal of [
    'secretive',
    'example.com',
    'diary',
    'Hopper',
    userId,
    base?.id ?? '-',
    token,
    key,
  ])
    expect(all).not.toContain(personal)
})

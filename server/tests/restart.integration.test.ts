import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '../../testing/services/postgres.ts'
import { startServer } from '../../testing/server.ts'
import { accountAt } from '../../testing/fixtures/stored-account.ts'
import { copyEmptyDatabase } from '../../testing/template.ts'

let folder: string
let data: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-restart-'))
  data = join(folder, 'data')
  await copyEmptyDatabase(data)
})
afterAll(() => rm(folder, { recursive: true }))

const start = (env: Record<string, string> = {}) => startServer({ STOA_DATA: data, ...env })

test('retains everything confirmed before a kill -9 after the next start', async () => {
  let server = await start()
  let { client, userId } = await accountAt(server, 'grace@example.com')
  const answered: string[] = []
  for (let round = 0; round < 3; round++) {
    let count = 0
    const write = async () => {
      for (;;) {
        const name = `round ${round} ${count++}`
        const { error } = await client.from('bases').insert({ name, user_id: userId })
        if (error) return
        answered.push(name)
      }
    }
    const writers = Promise.all([write(), write(), write()])
    while (count < 40) await sleep(5)
    await server.stop('SIGKILL')
    await writers
    server = await start()
    const next = await accountAt(server, 'grace@example.com')
    const { data: rows } = await next.client.from('bases').select('name')
    const storedNames = new Set(rows?.map((row) => row.name))
    expect(answered.filter((name) => !storedNames.has(name))).toEqual([])
    client = next.client
    userId = next.userId
  }
  expect(answered.length).toBeGreaterThan(90)
  expect(await server.stop('SIGTERM')).toBe(0)
})

test('removes a quiz that a killed process was making at the next start', async () => {
  let server = await start()
  const { client, userId } = await accountAt(server, 'grace@example.com')
  const quiz = {
    user_id: userId,
    quiz_name: 'Half made',
    difficulty: 'easy',
    total_mcqs: 1,
    status: 'generating',
  }
  await client.from('quizzes').insert(quiz).throwOnError()
  await server.stop('SIGKILL')
  server = await start()
  const next = await accountAt(server, 'grace@example.com')
  expect((await next.client.from('quizzes').select('id')).data).toEqual([])
  await server.stop('SIGTERM')
})

test('retains everything on PostgreSQL after a restart and runs no migration twice', async () => {
  const postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.url, STOA_DATA: join(folder, 'over-postgres') }
  let server = await start(env)
  const { client, userId } = await accountAt(server, 'pg@example.com')
  await client.from('bases').insert({ name: 'Kept', user_id: userId }).throwOnError()
  await server.stop('SIGKILL')
  server = await start(env)
  expect(await (await fetch(`${server.url}/health`)).json()).toMatchObject({ database: 'postgres' })
  const next = await accountAt(server, 'pg@example.com')
  expect((await next.client.from('bases').select('name')).data).toEqual([{ name: 'Kept' }])
  expect(await server.stop('SIGINT')).toBe(0)
  await postgres.stop()
})

import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startPostgres, type TestPostgres } from '../../testing/services/postgres.ts'
import { databaseTemplate } from '../../testing/template.ts'
import { migrate, readMigrations } from '../startup/migrate.ts'
import { inTransaction, withSession, type Database } from './database.ts'
import { openPglite } from './pglite/pglite.ts'
import { openPostgres } from './postgres/postgres.ts'

const WAIT = { timeout: 60_000 }

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
  const database = openPostgres(postgres.url)
  await migrate(database, await readMigrations())
  await database.close()
})
afterAll(() => postgres.stop())

describe.each(['pglite', 'postgres'])('notifications over %s', (kind) => {
  let database: Database
  let heard: string[]
  let gaps: number
  let stop: () => Promise<void>
  const run = (text: string, params: readonly unknown[] = []) =>
    withSession(database, async (session) => (await session.run(text, params)).rows)
  const listen = () =>
    database.listen('stoa_changes', {
      onNotification: (payload) => heard.push(payload),
      onGap: () => (gaps += 1),
    })
  beforeEach(async () => {
    heard = []
    gaps = 0
    database =
      kind === 'pglite'
        ? await openPglite({ template: await databaseTemplate() })
        : openPostgres(postgres.url)
    stop = await listen()
  })
  afterEach(() => database.close())

  async function newQuiz(): Promise<{ user: string; quiz: string }> {
    const [user, quiz] = [randomUUID(), randomUUID()]
    await run('insert into auth.users (id, email) values ($1, $2)', [user, `${user}@example.com`])
    await run(
      `insert into quizzes (id, user_id, quiz_name, difficulty) values ($1, $2, 'Cells', 'easy')`,
      [quiz, user],
    )
    return { user, quiz }
  }
  const tables = () => heard.map((payload) => (JSON.parse(payload) as { table: string }).table)
  /** Waits until everything before has arrived. */
  async function drained(): Promise<void> {
    const mark = randomUUID()
    await run(`select pg_notify('stoa_changes', $1)`, [JSON.stringify({ table: mark })])
    await vi.waitUntil(() => tables().includes(mark), WAIT)
    heard = heard.filter((payload) => !payload.includes(mark))
  }

  test('announce the keys of a statement together, but not those of one that is rolled back', async () => {
    const { user, quiz } = await newQuiz()
    await drained()
    heard = []
    await run(
      `insert into quiz_questions (quiz_id, question_type, question_number, question_text, options,
         correct_answer, correct_option_number, explanation, marks)
       select $1, 'mcq', n, 'Which?', '{"1":"a","2":"b","3":"c","4":"d"}', 'a', 1, 'Page 1', 1
       from generate_series(1, 30) as n`,
      [quiz],
    )
    await inTransaction(database, async (session) => {
      await session.run('update quizzes set total_marks = 30 where id = $1', [quiz])
      throw new Error('rolled back')
    }).catch(() => undefined)
    await run('update quizzes set total_marks = 30 where id = $1', [randomUUID()])
    await drained()
    expect(heard.map((payload) => JSON.parse(payload) as object)).toEqual([
      { table: 'quiz_questions', type: 'INSERT', user, keys: expect.any(Array) as unknown },
    ])
    const [{ keys } = { keys: [] }] = heard.map(
      (payload) => JSON.parse(payload) as { keys: string[][] },
    )
    expect(new Set(keys.flat()).size).toBe(30)
  })

  test('divide many keys, and leave out the keys of more than a thousand rows', async () => {
    const { user } = await newQuiz()
    await drained()
    const insert = (count: number) =>
      run(
        `insert into question_reviews (first_id, user_id, question_id, history, due_at)
         select gen_random_uuid(), $1, gen_random_uuid(), '[]', now()
         from generate_series(1, $2::integer)`,
        [user, count],
      )
    heard = []
    await insert(1000)
    await drained()
    const parts = heard.map((payload) => (JSON.parse(payload) as { keys: unknown[] }).keys.length)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1000)
    expect(Math.max(...parts)).toBe(80)
    expect(Math.max(...heard.map((payload) => payload.length))).toBeLessThan(8000)
    heard = []
    await insert(1001)
    await drained()
    expect(heard.map((payload) => JSON.parse(payload) as object)).toEqual([
      { table: 'question_reviews', type: 'INSERT', user, keys: null },
    ])
  })

  test('end with their listener and begin again with the next one', async () => {
    await newQuiz()
    await drained()
    await stop()
    heard = []
    await newQuiz()
    const again = await listen()
    await drained()
    expect(heard).toEqual([])
    await newQuiz()
    await drained()
    expect(tables()).toEqual(['quizzes'])
    await again()
  })

  test('continue after a lost connection, which is reported', async () => {
    const lose =
      kind === 'pglite'
        ? // over its limit, which ends the worker
          withSession(database, (session) => session.run('select pg_sleep(60)'), {
            statementMs: 100,
            holdMs: 60_000,
          })
        : run(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where query ilike 'listen%' and pid <> pg_backend_pid()`,
          )
    await lose.catch(() => undefined)
    await vi.waitUntil(() => gaps > 0, WAIT)
    await run(`select pg_notify('stoa_changes', 'after the loss')`)
    await vi.waitUntil(() => heard.includes('after the loss'), WAIT)
  })
})

test('listening to a PostgreSQL that does not answer fails', async () => {
  const database = openPostgres('postgres://stoa@127.0.0.1:1/none')
  const listener = { onNotification: () => undefined, onGap: () => undefined }
  await expect(database.listen('stoa_changes', listener)).rejects.toMatchObject({ code: '08006' })
  await database.close()
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseTemplate } from '../../testing/template.ts'
import { withSession, type Database } from '../database/database.ts'
import { openPglite } from '../database/pglite/pglite.ts'
import { repairUnfinishedWork } from './repair-unfinished-work.ts'

let database: Database
beforeAll(async () => {
  database = await openPglite({ template: await databaseTemplate() })
})
afterAll(() => database.close())

const run = (text: string, params: readonly unknown[] = []) =>
  withSession(database, async (session) => (await session.run(text, params)).rows)

test('answers every question that a stopped process left, however many there are', async () => {
  const chats = 1001
  const [user, base, file] = [randomUUID(), randomUUID(), randomUUID()]
  await run('insert into auth.users (id, email) values ($1, $2)', [user, 'ada@example.com'])
  await run(`insert into bases (id, user_id, name) values ($1, $2, 'Sea')`, [base, user])
  await run(
    `insert into base_files (id, base_id, file_name, file_path, file_type, file_size)
     values ($1, $2, 'tides.pdf', $3, 'application/pdf', 1000)`,
    [file, base, `${user}/${base}/tides.pdf`],
  )
  await run(
    `with made as (
       insert into chats (user_id, base_id, file_id, chat_name)
       select $1, $2, $3, 'Chat ' || n from generate_series(1, $4::integer) as n
       returning id
     )
     insert into chat_messages (chat_id, message_type, content)
     select id, 'user', 'What is a tide?' from made`,
    [user, base, file, chats],
  )
  await repairUnfinishedWork(database, { shared: false })
  expect(
    await run(
      `select message_type, count(*)::integer as count from chat_messages group by 1 order by 1`,
    ),
  ).toEqual([
    { message_type: 'error', count: chats },
    { message_type: 'user', count: chats },
  ])
})

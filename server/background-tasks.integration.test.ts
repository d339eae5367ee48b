import { expect, test, vi } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { newPersona } from '../testing/personas.ts'
import { databaseTemplate } from '../testing/template.ts'
import { startBackgroundTasks } from './background-tasks.ts'
import type { Database } from './database/database.ts'
import { openPglite } from './database/pglite/pglite.ts'
import { readEnv } from './env.ts'
import { openStore } from './storage/store/open-store.ts'

test('does the other hourly tasks where one fails', async () => {
  const opened = await openPglite({ template: await databaseTemplate() })
  const app = await createTestApp({ database: opened })
  const events: string[] = []
  try {
    const { user } = await newPersona(app, 'never-confirmed')
    await app.sql(
      `update auth.users set email_confirmed_at = null, last_sign_in_at = null,
         created_at = now() - interval '30 days', updated_at = now() - interval '30 days'
       where id = $1`,
      [user.id],
    )
    await app.sql(`delete from auth.sessions where user_id = $1`, [user.id])
    await app.sql(`delete from auth.known_networks where user_id = $1`, [user.id])
    await app.sql(`delete from auth.one_time_tokens where user_id = $1`, [user.id])
    const database: Database = {
      ...opened,
      session: async (limits) => {
        const session = await opened.session(limits)
        const run = session.run.bind(session)
        session.run = (text, params) =>
          text.includes('pg_policy') ? Promise.reject(new Error('no right')) : run(text, params)
        return session
      },
    }
    const env = readEnv({ STOA_DATA: app.folder, STOA_BACKUPS: '0' })
    const tasks = startBackgroundTasks({
      env,
      database,
      blobs: await openStore(env),
      log: ({ name }) => void events.push(name),
      app: { sendReminders: () => Promise.resolve() },
      mailer: { inbox: null, delivery: 'inbox' },
    })
    await vi.waitFor(() => expect(events).toContain('unconfirmed_accounts_removed'), 20_000)
    tasks.stop()
    expect(events).toContain('background_task_failed')
  } finally {
    await app.close()
  }
})

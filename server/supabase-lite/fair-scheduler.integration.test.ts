import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/app.ts'
import { newPersona, unwrap } from '../../testing/personas.ts'
import { databaseTemplate } from '../../testing/template.ts'
import type { Database } from '../database/database.ts'
import { openPglite } from '../database/pglite/pglite.ts'

test('many requests of one account do not fill the queue of the database', async () => {
  const opened = await openPglite({ template: await databaseTemplate() })
  let asked = 0
  let most = 0
  const database: Database = {
    ...opened,
    session: async (limits) => {
      asked += 1
      most = Math.max(most, asked)
      const session = await opened.session(limits)
      const release = session.release.bind(session)
      session.release = () => {
        asked -= 1
        release()
      }
      return session
    },
  }
  const app = await createTestApp({ database })
  try {
    const { client } = await newPersona(app, 'one')
    await unwrap(client.from('bases').select('id'))
    most = 0
    await Promise.all(Array.from({ length: 30 }, () => unwrap(client.from('bases').select('id'))))
    expect(most).toBeLessThanOrEqual(2)
    const files = client.storage.from('files')
    most = 0
    await Promise.all(Array.from({ length: 30 }, () => files.info('one/missing.pdf')))
    expect(most).toBeLessThanOrEqual(4)
    most = 0
    await Promise.all(Array.from({ length: 30 }, () => client.auth.getUser()))
    expect(most).toBeLessThanOrEqual(4)
  } finally {
    await app.close()
  }
})

import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/app.ts'
import { newPersona, seedFixtures, unwrap } from '../../testing/personas.ts'
import { databaseTemplate } from '../../testing/template.ts'
import type { Database } from '../database/database.ts'
import { openPglite } from '../database/pglite/pglite.ts'

test('counting rows reads no texts', async () => {
  const opened = await openPglite({ template: await databaseTemplate() })
  const statements: string[] = []
  const database: Database = {
    ...opened,
    session: async (limits) => {
      const session = await opened.session(limits)
      const run = session.run.bind(session)
      session.run = (text, params) => {
        statements.push(text)
        return run(text, params)
      }
      return session
    },
  }
  const app = await createTestApp({ database })
  try {
    const owner = await newPersona(app, 'owner')
    await seedFixtures(owner)
    statements.length = 0
    const texts = owner.client.from('pdf_text_content')
    const { count } = await texts.select('*', { count: 'exact', head: true })
    expect(count).toBe(1)
    expect(statements.filter((text) => text.includes('pdf_text_content'))).not.toEqual([])
    expect(statements.filter((text) => text.includes('extracted_text'))).toEqual([])
    const all = await owner.client.from('pdf_text_content').select('extracted_text')
    expect(all).toMatchObject({ status: 400, error: { code: 'PGRST100' } })
    const few = owner.client.from('pdf_text_content').select('extracted_text').limit(5)
    expect(await unwrap(few)).toHaveLength(1)
  } finally {
    await app.close()
  }
})

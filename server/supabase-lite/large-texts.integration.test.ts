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
  } finally {
    await app.close()
  }
})

test('texts are listed, searched, changed and deleted together while they fit into one request', async () => {
  const app = await createTestApp({
    database: await openPglite({ template: await databaseTemplate() }),
  })
  try {
    const { client, user } = await newPersona(app, 'owner')
    const stranger = await newPersona(app, 'stranger')
    const { baseId, fileId } = await seedFixtures({ client, user })
    const texts = () => client.from('pdf_text_content')
    const { id } = await unwrap(
      client
        .from('base_files')
        .insert({
          base_id: baseId,
          file_name: 'b.txt',
          file_path: `${user.id}/${baseId}/b.txt`,
          file_size: 10,
          file_type: 'txt',
        })
        .select('id')
        .single(),
    )
    const stored = { status: 'completed', extracted_text: 'Ice melts.', text_length: 10 }
    await unwrap(
      texts()
        .insert({ file_id: id, ...stored })
        .select(),
    )
    expect(await unwrap(texts().select())).toHaveLength(2)
    expect(await unwrap(stranger.client.from('pdf_text_content').select())).toEqual([])

    const search = (word: string) => texts().select('file_id').textSearch('extracted_text', word)
    expect(await unwrap(search('ice'))).toEqual([{ file_id: id }])
    const long = { text_length: 16_000_000 }
    expect((await texts().update(long).in('file_id', [id, fileId])).error).toBeNull()
    const refused = {
      status: 413,
      error: { hint: 'Read or search them one by one, by their keys' },
    }
    expect(await texts().select()).toMatchObject(refused)
    expect(await texts().select('*, base_files(file_name)')).toMatchObject(refused)
    expect(await texts().delete().neq('status', 'failed').select()).toMatchObject(refused)
    expect(await search('ice').limit(1)).toMatchObject(refused)
    expect(await search('ice').eq('file_id', id)).toMatchObject(refused)
    const searchable = { text_length: 5_000_000 }
    expect((await texts().update(searchable).in('file_id', [id, fileId])).error).toBeNull()
    expect(await search('ice')).toMatchObject(refused)
    expect(await unwrap(search('ice').eq('file_id', id))).toEqual([{ file_id: id }])
    const compared = texts().select('file_id').like('extracted_text', '%ice%')
    expect((await compared).status).toBe(400)
    expect(await unwrap(texts().select('file_id'))).toHaveLength(2)
    expect(await unwrap(texts().select().eq('file_id', id))).toHaveLength(1)
    expect((await texts().delete().neq('status', 'failed')).error).toBeNull()
  } finally {
    await app.close()
  }
})

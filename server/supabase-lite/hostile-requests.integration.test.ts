import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { newPersona, seedFixtures, unwrap, type Persona } from '../../testing/personas.ts'
import { databaseTemplate } from '../../testing/template.ts'
import { openPglite } from '../database/pglite/pglite.ts'

let app: TestApp
let owner: Persona
const reopened: unknown[] = []
beforeAll(async () => {
  const database = await openPglite({
    template: await databaseTemplate(),
    log: (event) => {
      if (event.name === 'database_reopened') reopened.push(event)
    },
  })
  app = await createTestApp({ database })
  owner = await newPersona(app, 'owner')
})
afterAll(() => app.close())

const isRefused = { status: 400, error: { code: 'PGRST102' } }

test('nested JSON in a text is refused and does not end the session of the database', async () => {
  const nested = '['.repeat(300_000)
  const asked = owner.client.rpc('get_question_bank', { p_filter: nested, p_page: 1 })
  expect(await asked).toMatchObject(isRefused)
  const { fileId } = await seedFixtures(owner)
  const texts = owner.client.from('pdf_text_content')
  expect(await texts.update({ structure: nested }).eq('file_id', fileId)).toMatchObject(isRefused)
  expect(await unwrap(owner.client.from('bases').select('name'))).toHaveLength(1)
  expect(reopened).toEqual([])
})

test('a request changes at most fifty rows that it does not select by a key', async () => {
  const { baseId } = await seedFixtures(owner)
  const more = Array.from({ length: 50 }, (_, number) => ({
    base_id: baseId,
    file_name: `${number}.txt`,
    file_path: `${owner.user.id}/${baseId}/${number}.txt`,
    file_size: 1,
    file_type: 'txt',
  }))
  await owner.client.from('base_files').insert(more).throwOnError()
  const change = () => owner.client.from('base_files').update({ file_size: 2 })
  expect(await change().eq('base_id', baseId)).toMatchObject({ status: 413 })
  expect((await change().eq('base_id', baseId).eq('file_type', 'txt')).error).toBeNull()
  const changed = owner.client.from('base_files').select('id').eq('file_size', 2)
  expect(await unwrap(changed)).toHaveLength(50)
})

test('a request stores at most 600,000 characters in several rows, and any one row', async () => {
  const { chatId } = await seedFixtures(owner)
  const message = (chars: number) => ({
    chat_id: chatId,
    message_type: 'user' as const,
    content: 'x'.repeat(chars),
  })
  const messages = () => owner.client.from('chat_messages')
  const many = Array.from({ length: 7 }, () => message(90_000))
  expect(await messages().insert(many)).toMatchObject({ status: 413 })
  expect((await messages().insert([...many.slice(1), message(1)])).error).toBeNull()
  const change = () => messages().update({ content: 'y'.repeat(99_000) })
  expect(await change().eq('chat_id', chatId)).toMatchObject({ status: 413 })
  const stored = await unwrap(messages().select('id').eq('chat_id', chatId))
  expect(
    (
      await change().in(
        'id',
        stored.slice(0, 6).map(({ id }) => id),
      )
    ).error,
  ).toBeNull()
})

test('numbers that are written with hundreds of digits are refused in JSON', async () => {
  const { fileId } = await seedFixtures(owner)
  const change = (structure: unknown[]) =>
    owner.client
      .from('pdf_text_content')
      .update({ structure: structure as number[] })
      .eq('file_id', fileId)
  expect(await change([1e308])).toMatchObject(isRefused)
  expect(await change([{ x: [1e-300] }])).toMatchObject(isRefused)
  expect((await change([0, 1.5, -1e-7, 1e15])).error).toBeNull()
})

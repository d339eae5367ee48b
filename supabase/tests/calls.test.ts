import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createPersonas,
  seedFixtures,
  unwrap,
  newPersona,
  type Fixtures,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'

/**
 * The database calls of docs/requirements.md, §7, made by the unmodified client, that no other test
 * covers.
 */
let personas: Personas
let learner: Persona
let fixtures: Fixtures
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  learner = await newPersona(personas.app, 'learner')
  fixtures = await seedFixtures(learner)
})

test('lists the bases of a user, newest first, with their file counts', async () => {
  const { client, user } = learner
  await unwrap(
    client
      .from('bases')
      .insert({ name: 'Later', user_id: user.id, created_at: '2030-01-01T00:00:00.000Z' })
      .select(),
  )
  const bases = await unwrap(
    client
      .from('bases')
      .select('*, base_files(count)')
      .eq('user_id', user.id)
      .order('created_at', { ascending: false }),
  )
  expect(bases.map(({ name, base_files }) => [name, base_files])).toEqual([
    ['Later', [{ count: 0 }]],
    ['Biology', [{ count: 1 }]],
  ])
  expect(bases[0]?.created_at).toBe('2030-01-01T00:00:00+00:00')
  const one = client.from('bases').select().eq('id', fixtures.baseId)
  expect((await one.eq('user_id', user.id).single()).data?.id).toBe(fixtures.baseId)
  const others = client
    .from('bases')
    .select()
    .eq('id', fixtures.baseId)
    .eq('user_id', personas.stranger.user.id)
  expect((await others.single()).error?.code).toBe('PGRST116')
})

test('lists files by user, by base newest first, and PDFs only', async () => {
  const { client, user } = learner
  const file = (file_name: string, file_type: string, uploaded_at: string) => ({
    base_id: fixtures.baseId,
    file_name,
    file_path: `${user.id}/${fixtures.baseId}/${randomUUID()}`,
    file_size: 5_000_000_000,
    file_type,
    uploaded_at,
  })
  const made = await unwrap(
    client
      .from('base_files')
      .insert([
        file('old.png', 'image/png', '2020-01-01T00:00:00Z'),
        file('new.pdf', 'application/pdf', '2030-01-01T00:00:00Z'),
      ])
      .select(),
  )
  expect(made.map(({ file_size }) => file_size)).toEqual([5_000_000_000, 5_000_000_000])

  const ofUser = await unwrap(
    client
      .from('base_files')
      .select('file_name, bases!inner(name, user_id)')
      .eq('bases.user_id', user.id),
  )
  expect(ofUser).toHaveLength(3)
  expect(ofUser[0]?.bases).toEqual({ name: 'Biology', user_id: user.id })

  const ofBase = client.from('base_files').select('file_name').eq('base_id', fixtures.baseId)
  expect(
    (await unwrap(ofBase.order('uploaded_at', { ascending: false }))).map((row) => row.file_name),
  ).toEqual(['new.pdf', 'leaves.pdf', 'old.png'])
  const pdfs = client
    .from('base_files')
    .select('file_name, pdf_text_content(status)')
    .eq('base_id', fixtures.baseId)
  const rows = await unwrap(pdfs.eq('file_type', 'application/pdf').order('uploaded_at'))
  expect(rows).toEqual([
    { file_name: 'leaves.pdf', pdf_text_content: { status: 'completed' } },
    { file_name: 'new.pdf', pdf_text_content: null },
  ])
})

test('upserts, searches and deletes a text, and replaces it with a failure', async () => {
  const { client } = learner
  const texts = () => client.from('pdf_text_content')
  const search = async (query: string) =>
    unwrap(texts().select('file_id').textSearch('extracted_text', query, { type: 'websearch' }))
  expect(await search('"carbon dioxide" oxygen')).toEqual([{ file_id: fixtures.fileId }])
  expect(await search('helium')).toEqual([])
  const failed = {
    file_id: fixtures.fileId,
    status: 'failed',
    error_message: 'No text content found in PDF',
  }
  const row = await unwrap(
    texts()
      .upsert({ ...failed, extracted_text: null, text_length: 0 })
      .select()
      .single(),
  )
  expect(row).toMatchObject(failed)
  const { count } = await texts().select('*', { count: 'exact', head: true }).eq('status', 'failed')
  expect(count).toBe(1)
  expect((await texts().delete().eq('file_id', fixtures.fileId)).error).toBeNull()
  expect((await texts().select().maybeSingle()).data).toBeNull()
})

test('lists the messages of a chat in order, and deletes the chat after its messages', async () => {
  const { client } = learner
  for (const content of ['second', 'third'])
    await unwrap(
      client
        .from('chat_messages')
        .insert({ chat_id: fixtures.chatId, message_type: 'ai', content })
        .select(),
    )
  const messages = await unwrap(
    client
      .from('chat_messages')
      .select('content')
      .eq('chat_id', fixtures.chatId)
      .order('timestamp'),
  )
  expect(messages.map(({ content }) => content)).toEqual([
    'What do plants take in?',
    'second',
    'third',
  ])
  expect(
    (await client.from('chat_messages').delete().eq('chat_id', fixtures.chatId)).error,
  ).toBeNull()
  expect((await client.from('chats').delete().eq('id', fixtures.chatId)).error).toBeNull()
})

test('loads a complete quiz in one request: questions with answers and sources', async () => {
  const quiz = await unwrap(
    learner.client
      .from('quizzes')
      .select('*, quiz_questions(*, quiz_answers(*)), quiz_sources(base_files(file_name))')
      .eq('id', fixtures.quizId)
      .single(),
  )
  expect(quiz.quiz_questions).toHaveLength(1)
  expect(quiz.quiz_questions[0]?.quiz_answers).toHaveLength(1)
  expect(quiz.quiz_sources).toEqual([{ base_files: { file_name: 'leaves.pdf' } }])
})

test('stores and returns a text of three megabytes unchanged', async () => {
  const page = `${'Pflanzen nehmen Kohlendioxid auf – 植物。'.repeat(10)}\f`
  const text = page.repeat(7_500)
  const row = {
    file_id: fixtures.fileId,
    extracted_text: text,
    text_length: text.length,
    status: 'completed',
  }
  expect((await learner.client.from('pdf_text_content').upsert(row)).error).toBeNull()
  const stored = await unwrap(
    learner.client
      .from('pdf_text_content')
      .select('extracted_text')
      .eq('file_id', fixtures.fileId)
      .single(),
  )
  expect(stored.extracted_text === text).toBe(true)
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createPersonas,
  mcqRow,
  newPersona,
  seedFixtures,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'

let personas: Personas
beforeAll(async () => {
  personas = await createPersonas({
    env: {
      STOA_QUOTA_BASES: '3',
      STOA_QUOTA_FILES: '3',
      STOA_QUOTA_CHATS: '3',
      STOA_QUOTA_MESSAGES: '3',
      STOA_QUOTA_QUIZZES: '3',
      STOA_QUOTA_TEXT_MB: '1',
    },
  })
})
afterAll(() => personas.app.close())

/** Inserts of one more row, by counted resource. */
async function inserts({ client, user }: Persona) {
  const { baseId, fileId, chatId } = await seedFixtures({ client, user })
  const file = () => ({
    base_id: baseId,
    file_name: 'a.pdf',
    file_path: `${user.id}/${randomUUID()}`,
    file_size: 1,
    file_type: 'application/pdf',
  })
  return {
    bases: () => client.from('bases').insert({ user_id: user.id, name: 'One more' }),
    files: () => client.from('base_files').insert(file()),
    chats: () =>
      client
        .from('chats')
        .insert({ user_id: user.id, base_id: baseId, file_id: fileId, chat_name: 'One more' }),
    messages: () =>
      client.from('chat_messages').insert({ chat_id: chatId, message_type: 'ai', content: 'x' }),
    quizzes: () =>
      client.from('quizzes').insert({ user_id: user.id, quiz_name: 'Q', difficulty: 'easy' }),
  }
}

test.each(['bases', 'files', 'chats', 'messages', 'quizzes'] as const)(
  'limits the %s of an account to its quota, also for simultaneous writes',
  async (resource) => {
    const insert = (await inserts(await newPersona(personas.app, resource)))[resource]
    const answers = await Promise.all(Array.from({ length: 6 }, async () => insert()))
    const refused = answers.filter(({ error }) => error !== null)
    expect(answers.length - refused.length).toBe(2)
    for (const { status, error } of refused) {
      expect(status).toBe(413)
      expect(error).toMatchObject({ code: 'PT413', hint: `quota_${resource}` })
    }
  },
)

test('counts the rows of one request together, and writes none if it is refused', async () => {
  const { client, user } = await newPersona(personas.app, 'bulk')
  const rows = Array.from({ length: 4 }, () => ({ user_id: user.id, name: 'Bulk' }))
  expect((await client.from('bases').insert(rows)).error?.hint).toBe('quota_bases')
  expect((await client.from('bases').select('id')).data).toEqual([])
  expect((await client.from('bases').insert(rows.slice(1))).error).toBeNull()
})

test('counts the quota of each account separately', async () => {
  const { client, user } = await newPersona(personas.app, 'first')
  const rows = Array.from({ length: 3 }, () => ({ user_id: user.id, name: 'Mine' }))
  expect((await client.from('bases').insert(rows)).error).toBeNull()
  const otherUser = await newPersona(personas.app, 'second')
  const row = { user_id: otherUser.user.id, name: 'Mine' }
  expect((await otherUser.client.from('bases').insert(row)).error).toBeNull()
})

test('limits the bytes of the texts of one account', async () => {
  const { client, user } = await newPersona(personas.app, 'texts')
  const { fileId } = await seedFixtures({ client, user })
  const text = Array.from({ length: 60_000 }, () => randomUUID()).join(' ')
  const row = { file_id: fileId, extracted_text: text, text_length: text.length }
  const stored = await client.from('pdf_text_content').upsert({ ...row, status: 'completed' })
  expect(stored.error).toMatchObject({ code: 'PT413', hint: 'quota_text' })
})

test('counts what is stored beside a text towards its quota', async () => {
  const { client, user } = await newPersona(personas.app, 'recognition')
  const { fileId } = await seedFixtures({ client, user })
  const recognition = Array.from({ length: 60_000 }, () => randomUUID())
  const stored = client.from('pdf_text_content').update({ recognition }).eq('file_id', fileId)
  expect((await stored).error).toMatchObject({ code: 'PT413', hint: 'quota_text' })
})

test('counts messages towards the quota of text', async () => {
  const { client, user } = await newPersona(personas.app, 'messages')
  const { chatId, messageId } = await seedFixtures({ client, user })
  await personas.app.sql(
    `insert into private.account_quotas (user_id, resource, maximum) values ($1, 'messages', 1000)`,
    [user.id],
  )
  // Does not compress
  const content = Array.from({ length: 2500 }, () => randomUUID()).join(' ')
  const message = { chat_id: chatId, message_type: 'user' as const, content }
  const four = Array.from({ length: 4 }, () => message)
  expect((await client.from('chat_messages').insert(four)).error).toBeNull()
  expect((await client.from('chat_messages').insert(four)).error).toBeNull()
  const refused = { code: 'PT413', hint: 'quota_messages' }
  expect((await client.from('chat_messages').insert(four)).error).toMatchObject(refused)

  const metadata = { quotes: Array.from({ length: 4000 }, () => randomUUID()) }
  const change = (values: object) => client.from('chat_messages').update(values).eq('id', messageId)
  expect((await change({ content })).error).toBeNull()
  expect((await change({ metadata })).error).toBeNull()
  expect((await client.from('chat_messages').insert(message)).error).toMatchObject(refused)
  const small = { ...message, content: 'Thanks' }
  expect((await client.from('chat_messages').insert(small)).error).toBeNull()
})

describe('questions and answers have together the quota of text', () => {
  const refused = { code: 'PT413', hint: 'quota_quizzes' }
  /** Does not compress. */
  const ids = (count: number) => Array.from({ length: count }, () => randomUUID())

  test.each(['test', 'practice'])('in a %s', async (mode) => {
    const { client, user } = await newPersona(personas.app, 'quizzes')
    const { fileId } = await seedFixtures({ client, user })
    const quiz_id = randomUUID()
    const quiz = { id: quiz_id, user_id: user.id, quiz_name: 'Q', difficulty: 'easy', mode }
    await client.from('quizzes').insert(quiz).throwOnError()
    const question = { ...mcqRow(quiz_id, fileId), versions: [ids(15_000)] }
    const insert = (question_number: number) =>
      client.from('quiz_questions').insert({ ...question, question_number })
    expect((await insert(1)).error).toBeNull()
    expect((await insert(2)).error).toMatchObject(refused)
  })

  test('also if they are changed', async () => {
    const { client, user } = await newPersona(personas.app, 'answers')
    const { quizId } = await seedFixtures({ client, user })
    const change = (values: object) =>
      client.from('quiz_answers').update(values).eq('quiz_id', quizId)
    expect((await change({ history: ids(20_000) })).error).toBeNull()
    expect((await change({ points: ids(4_000), retries: [ids(10_000)] })).error).toMatchObject(
      refused,
    )
    expect((await change({ history: [] })).error).toBeNull()
  })
})

test('limits the files of a quiz', async () => {
  const { client, user } = await newPersona(personas.app, 'sources')
  const { baseId, quizId } = await seedFixtures({ client, user })
  await personas.app.sql(
    `insert into private.account_quotas (user_id, resource, maximum) values ($1, 'files', 2000)`,
    [user.id],
  )
  await personas.app.sql(
    `insert into public.base_files (base_id, file_name, file_path, file_size, file_type)
     select $1::uuid, 'a', $2 || '/' || number, 1, 'text/plain' from generate_series(1, 1000) as number`,
    [baseId, user.id],
  )
  const files = await client.from('base_files').select('id').eq('file_name', 'a').throwOnError()
  const sources = files.data.map(({ id }) => ({ quiz_id: quizId, file_id: id, base_id: baseId }))
  const insert = (rows: typeof sources) => client.from('quiz_sources').insert(rows)
  expect((await insert(sources)).error?.code).toBe('23514')
  expect((await insert(sources.slice(1))).error).toBeNull()
})

test('refuses to read or change the quotas over the API', async () => {
  const { app, owner } = personas
  const [row] = await app.sql<{ readable: boolean; writable: boolean }>(
    `select has_table_privilege('authenticated', 'private.quotas', 'select') as readable,
       has_table_privilege('authenticated', 'private.quotas', 'update') as writable`,
  )
  expect(row).toEqual({ readable: false, writable: false })
  const response = await app.fetch(
    new Request(`${app.url}/rest/v1/quotas`, { headers: { apikey: app.key } }),
  )
  expect(response.status).toBe(404)
  expect(owner.user.id).toBeTruthy()
})

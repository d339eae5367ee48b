import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { missedChanges } from '../../domain/missed-changes.ts'
import {
  createPersonas,
  mcqRow,
  newPersona,
  seedFixtures,
  type Fixtures,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'
import { REALTIME_LIMITS } from './limits.ts'
import { settled, watchChanges, type SeenChange, type Watch } from '../../testing/realtime.ts'

/** Every table, in an order in which rows can be deleted, with its primary key. */
const KEYS = {
  quiz_answers: ['quiz_id', 'question_id'],
  question_reviews: ['first_id', 'user_id'],
  quiz_questions: ['id'],
  quiz_sources: ['quiz_id', 'file_id'],
  quizzes: ['id'],
  chat_messages: ['id'],
  chats: ['id'],
  highlights: ['id'],
  review_notices: ['user_id'],
  pdf_text_content: ['file_id'],
  base_files: ['id'],
  bases: ['id'],
} as const
type TableName = keyof typeof KEYS
const TABLES = Object.keys(KEYS) as TableName[]
const VALUES = (fixtures: Fixtures, userId: string): Record<TableName, string[]> => ({
  quiz_answers: [fixtures.quizId, fixtures.questionId],
  question_reviews: [fixtures.questionId, userId],
  quiz_questions: [fixtures.questionId],
  quiz_sources: [fixtures.quizId, fixtures.fileId],
  quizzes: [fixtures.quizId],
  chat_messages: [fixtures.messageId],
  chats: [fixtures.chatId],
  highlights: [fixtures.highlightId],
  review_notices: [userId],
  pdf_text_content: [fixtures.fileId],
  base_files: [fixtures.fileId],
  bases: [fixtures.baseId],
})

let personas: Personas
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(async () => {
  for (const { client } of [personas.owner, personas.stranger]) await client.removeAllChannels()
  await personas.app.close()
})

const sql = (text: string, params: readonly unknown[] = []) => personas.app.sql(text, params)
const bareKey = (table: TableName, values: readonly string[]) =>
  Object.fromEntries(KEYS[table].map((column, index) => [column, values[index]]))
const where = (table: TableName) =>
  KEYS[table].map((column, index) => `${column} = $${index + 1}`).join(' and ')

/** A row in each table; one of them is written by triggers only. */
async function seedAll(persona: Persona): Promise<Record<TableName, string[]>> {
  const fixtures = await seedFixtures(persona)
  await sql(
    `insert into question_reviews (first_id, user_id, question_id, history, due_at)
     values ($1, $2, $1, '[]', now())`,
    [fixtures.questionId, persona.user.id],
  )
  return VALUES(fixtures, persona.user.id)
}

/** A page is turned often, and other devices need it only when they open a screen. */
const NOT_ANNOUNCED = ['reading_places']

test('every other table of the schema announces its changes', async () => {
  const tables = await sql(`select tablename from pg_tables where schemaname = 'public' order by 1`)
  expect(tables.map(({ tablename }) => tablename)).toEqual([...TABLES, ...NOT_ANNOUNCED].toSorted())
})

describe('a learner', () => {
  let own: Watch
  let foreign: Watch
  let keys: Record<TableName, string[]>
  beforeAll(async () => {
    own = await watchChanges(personas.owner.client)
    foreign = await watchChanges(personas.stranger.client)
    keys = await seedAll(personas.owner)
    await settled(personas.owner.client, personas.owner.user.id, own)
    for (const table of TABLES)
      await sql(
        `update ${table} set ${KEYS[table][0]} = ${KEYS[table][0]} where ${where(table)}`,
        keys[table],
      )
    await settled(personas.owner.client, personas.owner.user.id, own)
    for (const table of TABLES) await sql(`delete from ${table} where ${where(table)}`, keys[table])
    await settled(personas.owner.client, personas.owner.user.id, own)
    await settled(personas.stranger.client, personas.stranger.user.id, foreign)
  })

  test.each(TABLES)('is sent own new, changed and deleted rows: %s', (table) => {
    const key = bareKey(table, keys[table])
    const about = (type: string) =>
      own.changes.find(
        (change) =>
          change.table === table &&
          change.eventType === type &&
          Object.entries(key).every(
            ([column, value]) => (type === 'DELETE' ? change.old : change.new)[column] === value,
          ),
      )
    expect(about('INSERT')).toMatchObject({ schema: 'public', old: {}, errors: null })
    expect(about('UPDATE')).toMatchObject({ old: key, new: key })
    expect(about('DELETE')).toMatchObject({ old: key, new: {} })
    expect(Object.keys(about('DELETE')?.old ?? {}).toSorted()).toEqual(Object.keys(key).toSorted())
  })

  test('is sent no row of another learner', () => {
    const ids = foreign.changes.map(({ new: row }) => row['user_id'])
    expect(foreign.changes.map(({ table }) => table)).toEqual(['bases'])
    expect(ids).toEqual([personas.stranger.user.id])
  })

  test('is sent the rows as the tables show them', async () => {
    const { client, user } = personas.owner
    const name = `Read ${randomUUID()}`
    const { data } = await client
      .from('bases')
      .insert({ user_id: user.id, name })
      .select()
      .single()
      .throwOnError()
    const change = await own.next(({ new: row }) => row['name'] === name)
    expect(change.new).toEqual(data)
    const quiz = await client
      .from('quizzes')
      .insert({ user_id: user.id, quiz_name: name, difficulty: 'easy' })
      .select()
      .single()
      .throwOnError()
    const added = await own.next(({ new: row }) => row['quiz_name'] === name)
    expect(added.new).toEqual(quiz.data)
  })
})

describe('a row that its subscriber may not read', () => {
  let watch: Watch
  let persona: Persona
  beforeAll(async () => {
    persona = await newPersona(personas.app, 'reader')
    watch = await watchChanges(persona.client)
  })
  afterAll(() => persona.client.removeAllChannels())

  test.each(TABLES)(
    'is not sent, even if its change is announced to the subscriber: %s',
    async (table) => {
      const keys = await seedAll(personas.owner)
      const announcement = { table, type: 'UPDATE', user: persona.user.id, keys: [keys[table]] }
      const before = watch.changes.length
      await sql(`select pg_notify('stoa_changes', $1)`, [JSON.stringify(announcement)])
      await settled(persona.client, persona.user.id, watch)
      expect(watch.changes.slice(before).map((change) => change.table)).toEqual(['bases'])
    },
  )

  test('is not sent to its former owner, but to the new one', async () => {
    const { client, user } = personas.owner
    const own = await watchChanges(client, [{ table: 'bases' }], 'bases')
    const { data } = await client
      .from('bases')
      .insert({ user_id: user.id, name: 'Moving' })
      .select()
      .single()
      .throwOnError()
    await own.next(({ new: row }) => row['id'] === data.id)
    await sql('update bases set user_id = $2 where id = $1', [data.id, persona.user.id])
    const gained = await watch.next(
      ({ eventType, new: row }) => eventType === 'UPDATE' && row['id'] === data.id,
    )
    expect(gained.new).toMatchObject({ user_id: persona.user.id })
    await settled(client, user.id, own)
    const seen = own.changes.filter(({ new: row }) => row['id'] === data.id)
    expect(seen.map(({ eventType }) => eventType)).toEqual(['INSERT'])
    await client.removeChannel(own.channel)
  })
})

describe('a subscription', () => {
  let persona: Persona
  let fixtures: Fixtures
  beforeAll(async () => {
    persona = await newPersona(personas.app, 'subscriber')
    fixtures = await seedFixtures(persona)
  })
  afterAll(() => persona.client.removeAllChannels())

  const message = (content: string) =>
    persona.client
      .from('chat_messages')
      .insert({ chat_id: fixtures.chatId, message_type: 'user', content })
      .select()
      .single()
      .throwOnError()
  const contents = (changes: readonly SeenChange[]) =>
    changes.map(({ eventType, new: row }) => [eventType, row['content']])

  test('gets the events, the rows and the columns that it asks for', async () => {
    const watch = await watchChanges(
      persona.client,
      [
        { table: 'chat_messages', event: 'INSERT', filter: 'content=in.(one,three)' },
        { table: 'chat_messages', event: 'UPDATE', select: ['content'] },
        { table: 'bases', event: 'INSERT' },
      ],
      'chosen',
    )
    for (const content of ['one', 'two', 'three']) await message(content)
    await settled(persona.client, persona.user.id, watch)
    await persona.client
      .from('chat_messages')
      .update({ content: 'four' })
      .eq('content', 'two')
      .throwOnError()
    await settled(persona.client, persona.user.id, watch)
    const messages = watch.changes.filter(({ table }) => table === 'chat_messages')
    expect(contents(messages)).toEqual([
      ['INSERT', 'one'],
      ['INSERT', 'three'],
      ['UPDATE', 'four'],
    ])
    expect(messages.at(-1)?.new).toEqual({ content: 'four' })
    await persona.client.removeChannel(watch.channel)
  })

  test('to one chat gets the keys of its deleted messages', async () => {
    const watch = await watchChanges(
      persona.client,
      [{ table: 'chat_messages', filter: `chat_id=eq.${fixtures.chatId}` }],
      'chat',
    )
    const { data } = await message('to be deleted')
    await watch.next(({ eventType }) => eventType === 'INSERT')
    await persona.client.from('chat_messages').delete().eq('id', data.id).throwOnError()
    const deleted = await watch.next(({ eventType }) => eventType === 'DELETE')
    expect(deleted.old).toEqual({ id: data.id })
    await persona.client.removeChannel(watch.channel)
  })

  test('gets the rows that are deleted with a base', async () => {
    const watch = await watchChanges(persona.client, [{ event: 'DELETE' }], 'deleted')
    const doomed = await seedFixtures(persona)
    await persona.client.from('quizzes').delete().eq('id', doomed.quizId).throwOnError()
    await persona.client.from('bases').delete().eq('id', doomed.baseId).throwOnError()
    // The rows of a base are announced after the base, perhaps in a later message.
    const deleted = () => watch.changes.map(({ table, old }) => [table, ...Object.values(old)])
    await expect.poll(deleted).toEqual(
      expect.arrayContaining([
        ['bases', doomed.baseId],
        ['quiz_questions', doomed.questionId],
        ['quiz_answers', doomed.quizId, doomed.questionId],
        ['base_files', doomed.fileId],
        ['pdf_text_content', doomed.fileId],
        ['chats', doomed.chatId],
        ['chat_messages', doomed.messageId],
      ]),
    )
    await persona.client.removeChannel(watch.channel)
  })

  test('gets no key of a test before the test is submitted', async () => {
    const watch = await watchChanges(
      persona.client,
      [
        { table: 'quiz_questions' },
        { table: 'quiz_answers' },
        { table: 'bases' },
        { table: 'quiz_questions', filter: 'correct_option_number=eq.1' },
      ],
      'test',
    )
    const open = await seedFixtures(persona)
    await persona.client
      .from('quiz_answers')
      .update({ is_correct: true, marks_obtained: 1, graded_by: 'rule' })
      .eq('quiz_id', open.quizId)
      .throwOnError()
    await settled(persona.client, persona.user.id, watch)
    const of = (table: string) => watch.changes.filter((change) => change.table === table)
    expect(of('quiz_questions')).toHaveLength(1)
    expect(of('quiz_answers').length).toBeGreaterThan(0)
    const sent = JSON.stringify(watch.changes.map(({ new: row }) => row))
    for (const hidden of [
      'correct_answer',
      'correct_option_number',
      'explanation',
      'source_quote',
      'points',
      'versions',
      'is_correct',
      'marks_obtained',
      'graded_by',
      'feedback',
      'history',
    ])
      expect(sent).not.toContain(`"${hidden}"`)
    await persona.client
      .from('quizzes')
      .update({ status: 'completed' })
      .eq('id', open.quizId)
      .throwOnError()
    await sql('update quiz_questions set quiz_id = quiz_id where quiz_id = $1', [open.quizId])
    const shown = await watch.next(
      ({ table, eventType }) => table === 'quiz_questions' && eventType === 'UPDATE',
    )
    expect(shown.new).toMatchObject({ correct_option_number: 1, correct_answer: 'Carbon dioxide' })
    await persona.client.removeChannel(watch.channel)
  })

  test('learns which table to read again if there were too many changes to send', async () => {
    const watch = await watchChanges(persona.client, [{ table: 'highlights' }], 'too many')
    const received: unknown[] = []
    watch.channel.on('system', {}, (payload) => received.push(payload))
    const own = await seedFixtures(persona)
    await sql(
      `insert into highlights (user_id, base_id, file_id, page, quote)
       select user_id, base_id, file_id, page, quote from highlights, generate_series(1, 1001)
       where id = $1`,
      [own.highlightId],
    )
    const missed = await vi.waitUntil(
      () => received.find((payload) => missedChanges.safeParse(payload).success),
      { timeout: 60_000 },
    )
    expect(missed).toMatchObject({
      extension: 'postgres_changes',
      status: 'error',
      missed_table: 'highlights',
    })
    await persona.client.removeChannel(watch.channel)
  })

  test('is sent a bounded number of bytes, and what to read again beyond them', async () => {
    const bytes = 10_000
    const watches = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        watchChanges(persona.client, [{ table: 'chat_messages' }], `large ${at}`),
      ),
    )
    const missed: unknown[] = []
    for (const { channel } of watches)
      channel.on('system', {}, (payload) => {
        if (missedChanges.safeParse(payload).success) missed.push(payload)
      })
    const content = 'a'.repeat(bytes)
    const row = { chat_id: fixtures.chatId, message_type: 'error', content }
    for (let inserts = 0; inserts < 15 && missed.length === 0; inserts += 1)
      await persona.client.from('chat_messages').insert(Array(20).fill(row)).throwOnError()
    await vi.waitUntil(() => missed.length > 0, { timeout: 60_000 })
    const sent = watches.flatMap(({ changes }) => changes)
    expect(sent.length * bytes).toBeGreaterThan(REALTIME_LIMITS.deliveredBytesAtOnce / 4)
    expect(sent.length * bytes).toBeLessThan(2 * REALTIME_LIMITS.deliveredBytesAtOnce)
    for (const { channel } of watches) await persona.client.removeChannel(channel)
  })

  test('gets all questions of a quiz in their order, and the short values of a large row', async () => {
    const watch = await watchChanges(
      persona.client,
      [{ table: 'quiz_questions' }, { table: 'pdf_text_content' }],
      'many',
    )
    const own = await seedFixtures(persona)
    const rows = Array.from({ length: 29 }, (_, index) => ({
      ...mcqRow(own.quizId, own.fileId),
      question_number: index + 2,
    }))
    await persona.client.from('quiz_questions').insert(rows).throwOnError()
    await vi.waitUntil(
      () => watch.changes.filter(({ table }) => table === 'quiz_questions').length === 30,
      { timeout: 60_000 },
    )
    const numbers = watch.changes.flatMap(({ table, new: row }) =>
      table === 'quiz_questions' ? [row['question_number']] : [],
    )
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    await persona.client
      .from('pdf_text_content')
      .update({
        extracted_text: 'a '.repeat(300_000),
        text_length: 600_000,
        error_message: 'what else the row has'.repeat(10),
        recognition: Array.from({ length: 3_000 }, () => randomUUID()),
      })
      .eq('file_id', own.fileId)
      .throwOnError()
    const large = await watch.next(({ errors }) => errors !== null)
    expect(large.errors).toEqual(['Error 413: Payload Too Large'])
    expect(large.new).toMatchObject({ file_id: own.fileId, text_length: 600_000 })
    expect(large.new).not.toHaveProperty('extracted_text')
    expect(large.new).not.toHaveProperty('recognition')
    // The large columns alone are left out, which are not even read
    expect(large.new).toHaveProperty('error_message', 'what else the row has'.repeat(10))
    await persona.client.removeChannel(watch.channel)
  })

  test('is refused for another schema, an unknown table or column, and a filter that is not offered', async () => {
    const errorOf = (binding: Record<string, unknown>) => {
      const { promise, resolve } = Promise.withResolvers<string>()
      const channel = persona.client
        .channel(randomUUID())
        .on(
          'postgres_changes',
          { event: '*', schema: 'public', ...binding } as never,
          () => undefined,
        )
        .subscribe((status, error) => resolve(`${status} ${error?.message ?? ''}`))
      return promise.finally(() => persona.client.removeChannel(channel))
    }
    expect(await errorOf({ schema: 'auth', table: 'users' })).toContain('CHANNEL_ERROR')
    expect(await errorOf({ table: 'users' })).toContain('There is no table "users"')
    expect(await errorOf({ table: 'bases', filter: 'secret=eq.1' })).toContain('no column "secret"')
    expect(await errorOf({ table: 'bases', filter: 'name=match.a' })).toContain('A filter is')
    expect(await errorOf({ filter: 'id=eq.1' })).toContain('need a table')
  })
})

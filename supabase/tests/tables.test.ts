import type { SupabaseClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createPersonas,
  seedFixtures,
  mcqRow,
  type Client,
  type Fixtures,
  type Personas,
} from '../../testing/personas.ts'
import type { Database, Json } from '../../types/database.ts'

/** `question_reviews` is written by triggers only: review.test.ts. */
type TableName = Exclude<keyof Database['public']['Tables'], 'question_reviews'>
type Values = Record<string, Json | undefined>

type Case = {
  /** The key of a row of the fixtures. */
  key: (fixtures: Fixtures) => Record<string, string>
  /** Another row that the owner may write. */
  newRow: (fixtures: Fixtures, userId: string) => Values
  change: Values
}

const file = (fixtures: Fixtures, userId: string): Values => ({
  base_id: fixtures.baseId,
  file_name: 'roots.pdf',
  file_path: `${userId}/${fixtures.baseId}/${randomUUID()}.pdf`,
  file_size: 1,
  file_type: 'application/pdf',
})

const CASES: Record<TableName, Case> = {
  bases: {
    key: ({ baseId }) => ({ id: baseId }),
    newRow: (_, user_id) => ({ user_id, name: 'Chemistry' }),
    change: { name: 'Botany' },
  },
  base_files: {
    key: ({ fileId }) => ({ id: fileId }),
    newRow: file,
    change: { file_name: 'renamed.pdf' },
  },
  pdf_text_content: {
    key: ({ fileId }) => ({ file_id: fileId }),
    // One per file: upserts the existing row
    newRow: ({ fileId }) => ({
      file_id: fileId,
      extracted_text: 'x',
      text_length: 1,
      status: 'completed',
    }),
    change: {
      status: 'failed',
      error_message: 'No text content found in PDF',
      extraction_version: 1,
    },
  },
  highlights: {
    key: ({ highlightId }) => ({ id: highlightId }),
    newRow: ({ baseId, fileId }, user_id) => ({
      user_id,
      base_id: baseId,
      file_id: fileId,
      page: 1,
      quote: 'give off oxygen',
    }),
    change: { note: 'Remember this' },
  },
  reading_places: {
    key: ({ fileId }) => ({ file_id: fileId }),
    newRow: ({ fileId }) => ({ file_id: fileId, page: 3 }),
    change: { page: 4 },
  },
  review_notices: {
    key: ({ userId }) => ({ user_id: userId }),
    newRow: (_, user_id) => ({ user_id, language: 'de', time_zone: 'Europe/Berlin' }),
    change: { mail: false, time_zone: 'America/Port-au-Prince' },
  },
  chats: {
    key: ({ chatId }) => ({ id: chatId }),
    newRow: ({ baseId, fileId }, user_id) => ({
      user_id,
      base_id: baseId,
      file_id: fileId,
      chat_name: 'Two',
    }),
    change: { chat_name: 'Renamed' },
  },
  chat_messages: {
    key: ({ messageId }) => ({ id: messageId }),
    newRow: ({ chatId }) => ({
      chat_id: chatId,
      message_type: 'ai',
      content: 'Carbon dioxide [p. 1].',
    }),
    change: { content: 'Changed' },
  },
  quizzes: {
    key: ({ quizId }) => ({ id: quizId }),
    newRow: (_, user_id) => ({ user_id, quiz_name: 'Roots', difficulty: 'hard' }),
    change: { status: 'in_progress' },
  },
  quiz_sources: {
    key: ({ quizId }) => ({ quiz_id: quizId }),
    newRow: ({ quizId, fileId, baseId }) => ({ quiz_id: quizId, file_id: fileId, base_id: baseId }),
    change: {},
  },
  quiz_questions: {
    key: ({ questionId }) => ({ id: questionId }),
    newRow: ({ quizId, fileId }) => ({ ...mcqRow(quizId, fileId), question_number: 2 }),
    change: { question_text: 'Changed?' },
  },
  quiz_answers: {
    key: ({ questionId }) => ({ question_id: questionId }),
    newRow: ({ quizId, questionId }) => ({
      quiz_id: quizId,
      question_id: questionId,
      user_answer: '2',
    }),
    change: { is_correct: true, marks_obtained: 1, graded_by: 'rule' },
  },
}
const TABLES = Object.keys(CASES) as TableName[]

/** The same client, for tables named by a variable. */
type AnyTable = { Row: Values; Insert: Values; Update: Values; Relationships: [] }
type AnyDatabase = {
  public: {
    Tables: Record<string, AnyTable>
    Views: Record<string, never>
    Functions: Record<string, never>
  }
}
const from = (client: Client, table: TableName) =>
  (client as unknown as SupabaseClient<AnyDatabase>).from(table)

let personas: Personas
let fixtures: Fixtures
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  fixtures = await seedFixtures(personas.owner)
})

/** The owner's row in the database, read without row-level security. */
async function storedRow(table: TableName): Promise<unknown[]> {
  const [[column, value] = ['', '']] = Object.entries(CASES[table].key(fixtures))
  return personas.app.sql(`select * from public.${table} where ${column} = $1`, [value])
}

/** Deletes the row whose key a new row needs. */
async function deleteConflicting(table: TableName): Promise<void> {
  const ONE_EACH = ['pdf_text_content', 'reading_places', 'review_notices']
  if (![...ONE_EACH, 'quiz_sources', 'quiz_answers'].includes(table)) return
  const [[column, value] = ['', '']] = Object.entries(CASES[table].key(fixtures))
  await personas.app.sql(`delete from public.${table} where ${column} = $1`, [value])
}

describe.each(TABLES)('%s', (table) => {
  const { key, newRow, change } = CASES[table]

  test('lets its owner select, insert, update and delete', async () => {
    const { client, user } = personas.owner
    const selected = await from(client, table).select().match(key(fixtures))
    expect(selected.error).toBeNull()
    expect(selected.data).toHaveLength(1)

    if (Object.keys(change).length > 0) {
      const updated = await from(client, table).update(change).match(key(fixtures)).select()
      expect(updated.error).toBeNull()
      expect(updated.data).toHaveLength(1)
      expect(updated.data?.[0]).toMatchObject(change)
    }

    const deleted = await from(client, table).delete().match(key(fixtures)).select()
    expect(deleted.error).toBeNull()
    expect(deleted.data).toHaveLength(1)
    expect(await storedRow(table)).toEqual([])

    fixtures = await seedFixtures(personas.owner)
    await deleteConflicting(table)
    const inserted = await from(client, table).insert(newRow(fixtures, user.id)).select()
    expect(inserted.error).toBeNull()
    expect(inserted.data).toHaveLength(1)
  })

  test('lets a stranger read, change and delete nothing', async () => {
    const before = await storedRow(table)
    const { client } = personas.stranger
    const selected = await from(client, table).select()
    expect(selected).toMatchObject({ error: null, data: [] })
    const updated = await from(client, table)
      .update(newRow(fixtures, personas.stranger.user.id))
      .match(key(fixtures))
      .select()
    expect(updated).toMatchObject({ error: null, data: [] })
    const deleted = await from(client, table).delete().match(key(fixtures)).select()
    expect(deleted).toMatchObject({ error: null, data: [] })
    expect(before).toHaveLength(1)
    expect(await storedRow(table)).toEqual(before)
  })

  test('refuses inserts by a stranger for the owner', async () => {
    await deleteConflicting(table)
    const row = newRow(fixtures, personas.owner.user.id)
    const { error } = await from(personas.stranger.client, table).insert(row)
    expect(error?.code).toBe('42501')
  })

  test('refuses every operation of a visitor', async () => {
    const before = await storedRow(table)
    const row: Values = { ...newRow(fixtures, personas.owner.user.id), ...change }
    const { anonymous } = personas
    const answers = await Promise.all([
      from(anonymous, table).select(),
      from(anonymous, table).insert(row),
      from(anonymous, table).update(row).match(key(fixtures)),
      from(anonymous, table).delete().match(key(fixtures)),
    ])
    expect(answers.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501', '42501'])
    expect(await storedRow(table)).toEqual(before)
  })
})

describe('a row may reference only rows of its owner', () => {
  let theirs: Fixtures
  beforeEach(async () => {
    theirs = await seedFixtures(personas.stranger)
  })

  /** Rows of the stranger that reference rows of the owner. */
  const crossOwner: [string, TableName, () => Values][] = [
    [
      'a file with a path under the owner',
      'base_files',
      () => file(theirs, personas.owner.user.id),
    ],
    [
      'a chat on the owner’s file',
      'chats',
      () => ({
        user_id: personas.stranger.user.id,
        base_id: theirs.baseId,
        file_id: fixtures.fileId,
        chat_name: 'x',
      }),
    ],
    [
      'a chat in the owner’s base',
      'chats',
      () => ({
        user_id: personas.stranger.user.id,
        base_id: fixtures.baseId,
        file_id: theirs.fileId,
        chat_name: 'x',
      }),
    ],
    [
      'a quiz from the owner’s file',
      'quiz_sources',
      () => ({ quiz_id: theirs.quizId, file_id: fixtures.fileId, base_id: fixtures.baseId }),
    ],
    [
      'a place in the owner’s file',
      'reading_places',
      () => ({ file_id: fixtures.fileId, page: 1 }),
    ],
    [
      'a question from the owner’s file',
      'quiz_questions',
      () => ({ ...mcqRow(theirs.quizId, fixtures.fileId), question_number: 2 }),
    ],
    [
      'an answer to the owner’s question in a quiz of their own',
      'quiz_answers',
      () => ({ quiz_id: theirs.quizId, question_id: fixtures.questionId, user_answer: '1' }),
    ],
  ]
  test.each(crossOwner)('%s is refused', async (_, table, row) => {
    const { error } = await from(personas.stranger.client, table).insert(row())
    expect(error?.code).toBe('42501')
  })

  const reassigned: [string, TableName, Values, () => Values][] = [
    ['a base given to another', 'bases', {}, () => ({ user_id: personas.stranger.user.id })],
    ['a file moved into another’s base', 'base_files', {}, () => ({ base_id: theirs.baseId })],
    ['a chat given to another', 'chats', {}, () => ({ user_id: personas.stranger.user.id })],
    [
      'a message moved into another’s chat',
      'chat_messages',
      {},
      () => ({ chat_id: theirs.chatId }),
    ],
    ['a quiz given to another', 'quizzes', {}, () => ({ user_id: personas.stranger.user.id })],
    [
      'a question moved into another’s quiz',
      'quiz_questions',
      {},
      () => ({ quiz_id: theirs.quizId }),
    ],
  ]
  test.each(reassigned)('%s is refused', async (_, table, __, change) => {
    const before = await storedRow(table)
    const { error } = await from(personas.owner.client, table)
      .update(change())
      .match(CASES[table].key(fixtures))
    expect(error?.code).toBe('42501')
    expect(await storedRow(table)).toEqual(before)
  })

  test('a chat references a file and the base of that file', async () => {
    const otherFixtures = await seedFixtures(personas.owner)
    const { error } = await personas.owner.client.from('chats').insert({
      user_id: personas.owner.user.id,
      base_id: otherFixtures.baseId,
      file_id: fixtures.fileId,
      chat_name: 'x',
    })
    expect(error?.code).toBe('42501')
  })
})

describe('the schema', () => {
  test('every table has tests in this file', async () => {
    const rows = await personas.app.sql<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'public' order by 1`,
    )
    expect(rows.map(({ tablename }) => tablename)).toEqual(
      [...TABLES, 'question_reviews'].toSorted(),
    )
  })

  test('every table has row-level security and a policy, and no policy admits everyone', async () => {
    const tables = await personas.app.sql<{ name: string; secured: boolean; policies: number }>(
      `select c.relname as name, c.relrowsecurity as secured,
              (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
       from pg_class c where c.relkind in ('r', 'p') and (c.relnamespace = 'public'::regnamespace
         or c.oid in ('storage.objects'::regclass))`,
    )
    expect(tables.filter(({ secured, policies }) => !secured || policies === 0)).toEqual([])
    const open = await personas.app.sql(
      `select tablename, policyname from pg_policies
       where btrim(coalesce(qual, 'true'), '()') = 'true' or btrim(coalesce(with_check, qual), '()') = 'true'
          or roles && array['public', 'anon']::name[]`,
    )
    expect(open).toEqual([])
  })

  test('visitors and the public have no right on any table or procedure', async () => {
    const rights = await personas.app.sql(
      `select table_name from information_schema.role_table_grants
       where table_schema = 'public' and grantee in ('anon', 'PUBLIC')
       union all
       select routine_name from information_schema.role_routine_grants
       where routine_schema = 'public' and grantee in ('anon', 'PUBLIC')`,
    )
    expect(rights).toEqual([])
  })

  test('every foreign key has an index that starts with it', async () => {
    const unindexed = await personas.app.sql(
      `select k.conrelid::regclass::text as table, k.conname from pg_constraint k
       where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
         select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`,
    )
    expect(unindexed).toEqual([])
  })
})

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
  /** What finds the row of a house. */
  key: (house: Fixtures) => Record<string, string>
  /** A further row that its owner may write. */
  fresh: (house: Fixtures, userId: string) => Values
  change: Values
}

const file = (house: Fixtures, userId: string): Values => ({
  base_id: house.baseId,
  file_name: 'roots.pdf',
  file_path: `${userId}/${house.baseId}/${randomUUID()}.pdf`,
  file_size: 1,
  file_type: 'application/pdf',
})

const CASES: Record<TableName, Case> = {
  bases: {
    key: ({ baseId }) => ({ id: baseId }),
    fresh: (_, user_id) => ({ user_id, name: 'Chemistry' }),
    change: { name: 'Botany' },
  },
  base_files: {
    key: ({ fileId }) => ({ id: fileId }),
    fresh: file,
    change: { file_name: 'renamed.pdf' },
  },
  pdf_text_content: {
    key: ({ fileId }) => ({ file_id: fileId }),
    // one to a file: the row that is there is upserted
    fresh: ({ fileId }) => ({
      file_id: fileId,
      extracted_text: 'x',
      text_length: 1,
      status: 'completed',
    }),
    change: { status: 'failed', error_message: 'No text content found in PDF' },
  },
  chats: {
    key: ({ chatId }) => ({ id: chatId }),
    fresh: ({ baseId, fileId }, user_id) => ({
      user_id,
      base_id: baseId,
      file_id: fileId,
      chat_name: 'Two',
    }),
    change: { chat_name: 'Renamed' },
  },
  chat_messages: {
    key: ({ messageId }) => ({ id: messageId }),
    fresh: ({ chatId }) => ({
      chat_id: chatId,
      message_type: 'ai',
      content: 'Carbon dioxide [p. 1].',
    }),
    change: { content: 'Changed' },
  },
  quizzes: {
    key: ({ quizId }) => ({ id: quizId }),
    fresh: (_, user_id) => ({ user_id, quiz_name: 'Roots', difficulty: 'hard' }),
    change: { status: 'in_progress' },
  },
  quiz_sources: {
    key: ({ quizId }) => ({ quiz_id: quizId }),
    fresh: ({ quizId, fileId, baseId }) => ({ quiz_id: quizId, file_id: fileId, base_id: baseId }),
    change: {},
  },
  quiz_questions: {
    key: ({ questionId }) => ({ id: questionId }),
    fresh: ({ quizId, fileId }) => ({ ...mcqRow(quizId, fileId), question_number: 2 }),
    change: { explanation: 'Changed' },
  },
  quiz_answers: {
    key: ({ questionId }) => ({ question_id: questionId }),
    fresh: ({ quizId, questionId }) => ({
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
let house: Fixtures
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  house = await seedFixtures(personas.owner)
})

/** The owner's row as it stands in the database, past row-level security. */
async function standing(table: TableName): Promise<unknown[]> {
  const [[column, value] = ['', '']] = Object.entries(CASES[table].key(house))
  return personas.app.sql(`select * from public.${table} where ${column} = $1`, [value])
}

/** Takes away the row that stands in the way of another with the same key. */
async function makeRoom(table: TableName): Promise<void> {
  if (!['pdf_text_content', 'quiz_sources', 'quiz_answers'].includes(table)) return
  const [[column, value] = ['', '']] = Object.entries(CASES[table].key(house))
  await personas.app.sql(`delete from public.${table} where ${column} = $1`, [value])
}

describe.each(TABLES)('%s', (table) => {
  const { key, fresh, change } = CASES[table]

  test('its owner selects, inserts, updates and deletes', async () => {
    const { client, user } = personas.owner
    const selected = await from(client, table).select().match(key(house))
    expect(selected.error).toBeNull()
    expect(selected.data).toHaveLength(1)

    if (Object.keys(change).length > 0) {
      const updated = await from(client, table).update(change).match(key(house)).select()
      expect(updated.error).toBeNull()
      expect(updated.data).toHaveLength(1)
      expect(updated.data?.[0]).toMatchObject(change)
    }

    const deleted = await from(client, table).delete().match(key(house)).select()
    expect(deleted.error).toBeNull()
    expect(deleted.data).toHaveLength(1)
    expect(await standing(table)).toEqual([])

    house = await seedFixtures(personas.owner)
    await makeRoom(table)
    const inserted = await from(client, table).insert(fresh(house, user.id)).select()
    expect(inserted.error).toBeNull()
    expect(inserted.data).toHaveLength(1)
  })

  test('a stranger sees nothing, changes nothing, deletes nothing', async () => {
    const before = await standing(table)
    const { client } = personas.stranger
    const selected = await from(client, table).select()
    expect(selected).toMatchObject({ error: null, data: [] })
    const updated = await from(client, table)
      .update(fresh(house, personas.stranger.user.id))
      .match(key(house))
      .select()
    expect(updated).toMatchObject({ error: null, data: [] })
    const deleted = await from(client, table).delete().match(key(house)).select()
    expect(deleted).toMatchObject({ error: null, data: [] })
    expect(before).toHaveLength(1)
    expect(await standing(table)).toEqual(before)
  })

  test('a stranger inserts nothing for the owner', async () => {
    await makeRoom(table)
    const row = fresh(house, personas.owner.user.id)
    const { error } = await from(personas.stranger.client, table).insert(row)
    expect(error?.code).toBe('42501')
  })

  test('a visitor may do nothing at all', async () => {
    const before = await standing(table)
    const row: Values = { ...fresh(house, personas.owner.user.id), ...change }
    const { anonymous } = personas
    const answers = await Promise.all([
      from(anonymous, table).select(),
      from(anonymous, table).insert(row),
      from(anonymous, table).update(row).match(key(house)),
      from(anonymous, table).delete().match(key(house)),
    ])
    expect(answers.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501', '42501'])
    expect(await standing(table)).toEqual(before)
  })
})

describe('what a row points at must be its owner’s too', () => {
  let theirs: Fixtures
  beforeEach(async () => {
    theirs = await seedFixtures(personas.stranger)
  })

  /** Rows of the stranger's own that reach into the owner's house. */
  const smuggled: [string, TableName, () => Values][] = [
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
        file_id: house.fileId,
        chat_name: 'x',
      }),
    ],
    [
      'a chat in the owner’s base',
      'chats',
      () => ({
        user_id: personas.stranger.user.id,
        base_id: house.baseId,
        file_id: theirs.fileId,
        chat_name: 'x',
      }),
    ],
    [
      'a quiz from the owner’s file',
      'quiz_sources',
      () => ({ quiz_id: theirs.quizId, file_id: house.fileId, base_id: house.baseId }),
    ],
    [
      'a question from the owner’s file',
      'quiz_questions',
      () => ({ ...mcqRow(theirs.quizId, house.fileId), question_number: 2 }),
    ],
    [
      'an answer to the owner’s question in a quiz of their own',
      'quiz_answers',
      () => ({ quiz_id: theirs.quizId, question_id: house.questionId, user_answer: '1' }),
    ],
  ]
  test.each(smuggled)('%s is refused', async (_, table, row) => {
    const { error } = await from(personas.stranger.client, table).insert(row())
    expect(error?.code).toBe('42501')
  })

  const moved: [string, TableName, Values, () => Values][] = [
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
  test.each(moved)('%s is refused', async (_, table, __, change) => {
    const before = await standing(table)
    const { error } = await from(personas.owner.client, table)
      .update(change())
      .match(CASES[table].key(house))
    expect(error?.code).toBe('42501')
    expect(await standing(table)).toEqual(before)
  })

  test('a chat names a file and the base that file is in', async () => {
    const other = await seedFixtures(personas.owner)
    const { error } = await personas.owner.client.from('chats').insert({
      user_id: personas.owner.user.id,
      base_id: other.baseId,
      file_id: house.fileId,
      chat_name: 'x',
    })
    expect(error?.code).toBe('42501')
  })
})

describe('the schema', () => {
  test('every table is tried above', async () => {
    const rows = await personas.app.sql<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'public' order by 1`,
    )
    expect(rows.map(({ tablename }) => tablename)).toEqual(
      [...TABLES, 'question_reviews'].toSorted(),
    )
  })

  test('every table has row-level security and a policy, and no policy lets everyone in', async () => {
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

  test('a visitor and the public have no right on any table or procedure', async () => {
    const rights = await personas.app.sql(
      `select table_name from information_schema.role_table_grants
       where table_schema = 'public' and grantee in ('anon', 'PUBLIC')
       union all
       select routine_name from information_schema.role_routine_grants
       where routine_schema = 'public' and grantee in ('anon', 'PUBLIC')`,
    )
    expect(rights).toEqual([])
  })

  test('every foreign key has an index that begins with it', async () => {
    const bare = await personas.app.sql(
      `select k.conrelid::regclass::text as table, k.conname from pg_constraint k
       where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
         select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`,
    )
    expect(bare).toEqual([])
  })
})

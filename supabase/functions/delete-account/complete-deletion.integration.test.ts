import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { newPersona, seedFixtures, type Persona } from '../../../testing/personas.ts'

/** Part of every text of the learner: wherever it is found, something of the account is left. */
const MARK = 'xylophone-secret-7391'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Every table of every schema, with the number of its rows that contain one of the texts. */
async function rowsWith(texts: readonly string[]): Promise<Record<string, number>> {
  const tables = await app.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await app.sql<{ rows: number }>(
      `select count(*)::int as rows from ${name} as t
       where exists (select from unnest($1::text[]) as text where strpos(lower(t::text), text) > 0)`,
      [texts],
    )
    if (row && row.rows > 0) found[name] = row.rows
  }
  return found
}

/** Paths of files under `root` whose name or bytes contain one of the texts. */
async function filesWith(root: string, texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const content = `${path}\n${(await readFile(path)).toString('latin1')}`.toLowerCase()
    if (texts.some((text) => content.includes(text))) found.push(path)
  }
  return found
}

/** Marks every text that the fixtures stored, and stores a file. */
async function fillAccount(learner: Persona): Promise<void> {
  const { baseId, fileId, highlightId, chatId, messageId, quizId, questionId } =
    await seedFixtures(learner)
  const { client, user } = learner
  const path = `${user.id}/${baseId}/${MARK}.txt`
  const stored = await client.storage.from('files').upload(path, new Blob([MARK]))
  if (stored.error) throw stored.error
  await client.from('bases').update({ name: MARK }).eq('id', baseId).throwOnError()
  await client
    .from('base_files')
    .update({ file_name: `${MARK}.pdf` })
    .eq('id', fileId)
    .throwOnError()
  await client
    .from('pdf_text_content')
    .update({ extracted_text: MARK })
    .eq('file_id', fileId)
    .throwOnError()
  await client.from('highlights').update({ note: MARK }).eq('id', highlightId).throwOnError()
  await client.from('chats').update({ chat_name: MARK }).eq('id', chatId).throwOnError()
  await client.from('chat_messages').update({ content: MARK }).eq('id', messageId).throwOnError()
  await client.from('quizzes').update({ quiz_name: MARK }).eq('id', quizId).throwOnError()
  await client
    .from('quiz_questions')
    .update({ explanation: MARK, source_quote: MARK })
    .eq('id', questionId)
    .throwOnError()
  await client
    .from('quiz_answers')
    .update({ feedback: MARK, is_correct: true, marks_obtained: 1 })
    .eq('quiz_id', quizId)
    .throwOnError()
  await client.rpc('complete_quiz', { p_quiz_id: quizId }).throwOnError()
  await app.sql('insert into private.review_mails (user_id, last_mail_on) values ($1, now())', [
    user.id,
  ])
}

test('leaves nothing of the account in any table or in any stored file', async () => {
  const learner = await newPersona(app, 'learner')
  await fillAccount(learner)
  const texts = [learner.user.id, learner.email.toLowerCase(), MARK]
  const before = await rowsWith(texts)
  const store = join(app.folder, 'files')
  expect(await filesWith(store, texts)).toHaveLength(1)
  // The search finds what is there, or it would prove nothing.
  for (const table of [
    'auth.users',
    'public.bases',
    'public.base_files',
    'public.pdf_text_content',
    'public.highlights',
    'public.review_notices',
    'private.review_mails',
    'public.chats',
    'public.chat_messages',
    'public.quizzes',
    'public.quiz_questions',
    'public.quiz_answers',
    'public.question_reviews',
    'storage.objects',
  ])
    expect(before[table], table).toBeGreaterThan(0)

  const { error } = await learner.client.functions.invoke('delete-account', {
    body: { email: learner.email },
  })
  expect(error).toBeNull()
  expect(await rowsWith(texts)).toEqual({})
  // Deleted bytes are in the trash until the snapshots that may need them are gone.
  await app.emptyTrash()
  expect(await filesWith(store, texts)).toEqual([])
})

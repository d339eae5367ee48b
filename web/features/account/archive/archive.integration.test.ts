import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ARCHIVE_LIMITS } from '../../../../domain/export/archive.ts'
import { createTestApp, type SignedIn, type TestApp } from '../../../../testing/app.ts'
import { ownQuestion } from '../../../../testing/fixtures/own-question.ts'
import { storeQuiz } from '../../../../testing/quiz.ts'
import { writeZip } from '../../../lib/zip/zip.ts'
import { importArchive } from './import-archive.ts'
import { addToJournal, readUnfinished, removeUnfinished } from './unfinished-imports.ts'
import { writeArchive } from './write-archive.ts'

const current = vi.hoisted((): { client: unknown } => ({ client: null }))
vi.mock('../../../lib/backend/supabase.ts', () => ({
  supabase: () => Promise.resolve(current.client),
}))

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const password = 'correct horse 9!'
let learners = 0

/** A new learner whose client the archive uses from now on. */
async function signIn(): Promise<SignedIn> {
  const email = `learner${++learners}@example.org`
  const learner = await app.signUp({ fullName: 'Ada', email, password })
  switchTo(learner)
  return learner
}
const switchTo = ({ client }: SignedIn) => {
  current.client = Object.assign(client, {
    files: () => Promise.resolve(client.storage.from('files')),
  })
}

const texts = {
  conversation: {
    you: 'You',
    tutor: 'Tutor',
    problem: 'Problem',
    file: (name: string) => `About ${name}`,
    sources: 'Sources',
    page: (page: number) => `p. ${page}`,
    time: (iso: string) => iso,
  },
  quiz: {
    page: (page: number) => `p. ${page}`,
    source: 'Source:',
    marks: (obtained: number | null, marks: number) => `${obtained ?? 0} of ${marks}`,
    yourAnswer: 'Your answer:',
    withdrawn: 'Withdrawn',
    answer: 'Answer:',
  },
}

const pack = (signal = new AbortController().signal) =>
  writeArchive({ texts, now: new Date(), signal, onProgress: () => undefined })

const unpack = ({ user }: SignedIn, file: Blob, options = {}) =>
  importArchive(file, {
    userId: user.id,
    maxFileBytes: 1024 * 1024,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...options,
  })

/** Every entry of an archive as text, by its name. */
async function entriesOf(file: Blob): Promise<Map<string, string>> {
  const reader = new ZipReader(new BlobReader(file))
  const entries = new Map<string, string>()
  for (const entry of await reader.getEntries())
    if (!entry.directory) entries.set(entry.filename, await entry.getData(new TextWriter()))
  return entries
}

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g

/** The archive without ids and the times of this import; lists in an order without ids. */
async function comparable(file: Blob): Promise<string[]> {
  const entries = await entriesOf(file)
  return [...entries]
    .map(([name, content]) => {
      const plain = content
        .replace(/"(updated_at|exported_at)": "[^"]*"/g, '"$1": ""')
        .replace(UUID, 'id')
      return `${name.replace(UUID, 'id')}\n${plain.split('\n').toSorted().join('\n')}`
    })
    .toSorted()
}

/** An account with something in every table: a file, a text, a chat, quizzes, marks, reviews. */
async function fillAccount(learner: SignedIn): Promise<void> {
  const { client, user } = learner
  const { quizId, questions } = await storeQuiz(learner, 'practice')
  const { data: file } = await client.from('base_files').select('*').single().throwOnError()
  const stored = await client.storage.from('files').upload(file.file_path, new Blob(['%PDF bytes']))
  if (stored.error) throw stored.error
  await client
    .from('pdf_text_content')
    .upsert({
      file_id: file.id,
      extracted_text: 'Leaves.\fRoots.',
      text_length: 14,
      extraction_version: 1,
      status: 'completed',
    })
    .throwOnError()
  const read_at = '2026-03-01T10:00:00+00:00'
  await client.from('reading_places').insert({ file_id: file.id, page: 2, read_at }).throwOnError()
  await client
    .from('highlights')
    .insert({
      user_id: user.id,
      base_id: file.base_id,
      file_id: file.id,
      page: 2,
      quote: 'Roots',
      suffix: '.',
      note: 'Below ground',
    })
    .throwOnError()
  await client
    .from('review_notices')
    .insert({ user_id: user.id, mail: true, language: 'de', time_zone: 'Europe/Berlin' })
    .throwOnError()
  await client.from('bases').update({ exam_on: '2090-05-01' }).eq('id', file.base_id).throwOnError()
  const chat = await client
    .from('chats')
    .insert({ user_id: user.id, base_id: file.base_id, file_id: file.id, chat_name: 'Light' })
    .select('id')
    .single()
    .throwOnError()
  for (const message_type of ['user', 'ai'])
    await client
      .from('chat_messages')
      .insert({ chat_id: chat.data.id, message_type, content: `From ${message_type}` })
      .throwOnError()
  await client
    .from('quiz_answers')
    .insert({
      quiz_id: quizId,
      question_id: questions.mcq,
      user_answer: '2',
      confidence: 'unsure',
      retries: [{ user_answer: '2', is_correct: true }],
      is_correct: true,
      marks_obtained: 1,
      similarity_score: 100,
      graded_by: 'rule',
      feedback: 'Correct.',
    })
    .throwOnError()
  await client.rpc('complete_quiz', { p_quiz_id: quizId }).throwOnError()
  await client
    .rpc('repeat_questions', {
      p_quiz: { id: crypto.randomUUID(), quiz_name: 'Again', mode: 'practice' },
      p_question_ids: [questions.mcq],
    })
    .throwOnError()
  await client
    .rpc('edit_question', {
      p_question_id: questions.saq,
      p_change: { question_text: 'Why green?', correct_answer: 'Light.', explanation: 'So.' },
    })
    .throwOnError()
  await client
    .rpc('withdraw_question', { p_question_id: questions.laq, p_reason: 'unclear' })
    .throwOnError()
}

const rowsOf = async ({ user }: SignedIn) => {
  const [row] = await app.sql<{ bases: number; quizzes: number; objects: number }>(
    `select (select count(*) from bases where user_id = $1)::int as bases,
      (select count(*) from quizzes where user_id = $1)::int as quizzes,
      (select count(*) from storage.objects where starts_with(name, $1::text))::int as objects`,
    [user.id],
  )
  return row
}

let owner: SignedIn
let archive: Blob
beforeAll(async () => {
  owner = await signIn()
  await fillAccount(owner)
  archive = (await pack()).blob
})
beforeEach(() => switchTo(owner))

it('contains every record as JSON and, to read, files, texts, chats and completed quizzes', async () => {
  const entries = await entriesOf(archive)
  expect([...entries.keys()].map((name) => name.replace(UUID, 'id')).toSorted()).toEqual([
    'chats/Plants/Light.md',
    'data/bases.json',
    'data/chats/id.json',
    'data/files.json',
    'data/highlights/id.json',
    'data/quizzes/id.json',
    'data/quizzes/id.json',
    'data/reviews.json',
    'data/settings.json',
    'data/texts/id.json',
    'files/Plants/leaves.pdf',
    'quizzes/Leaves.md',
    'stoa.json',
    'texts/Plants/leaves.pdf.txt',
  ])
  expect(entries.get('files/Plants/leaves.pdf')).toBe('%PDF bytes')
  expect(entries.get('quizzes/Leaves.md')).toContain('**Your answer:** Red and blue\n\n1 of 1')
  expect(entries.get('chats/Plants/Light.md')).toContain('> From user')
  expect(entries.get('quizzes/Leaves.md')).toMatch(/soil to the air\.\n\n\*\*Withdrawn\*\*/)
  expect(JSON.parse(entries.get('data/bases.json') ?? '')).toMatchObject([
    { exam_on: '2090-05-01', exam_set_at: expect.stringMatching(/^20/) as string },
  ])
  expect(JSON.parse(entries.get('data/reviews.json') ?? '')).toHaveLength(1)
})

it('covers every table that learners can read', async () => {
  const { tables } = await app.apiSchema()
  expect([...tables.keys()].toSorted()).toEqual([
    'base_files',
    'bases',
    'chat_messages',
    'chats',
    'highlights',
    'pdf_text_content',
    'question_reviews',
    'quiz_answers',
    'quiz_questions',
    'quiz_sources',
    'quizzes',
    'reading_places',
    'review_notices',
  ])
})

it('differs only in ids and times after another account imported it', async () => {
  const other = await signIn()
  const imported = await unpack(other, archive)
  expect(imported).toEqual({ bases: 1, files: 1, chats: 1, quizzes: 2, openTests: 0 })
  expect(await comparable((await pack()).blob)).toEqual(await comparable(archive))
  expect(await readUnfinished(other.user.id)).toBeNull()
})

it('shows no key of a test that is not submitted, and leaves it out of an import', async () => {
  const other = await signIn()
  const { quizId, questions } = await storeQuiz(other)
  await other.client
    .from('quiz_answers')
    .insert({ quiz_id: quizId, question_id: questions.mcq, user_answer: '2' })
    .throwOnError()
  const completed = await storeQuiz(other)
  await other.client.rpc('complete_quiz', { p_quiz_id: completed.quizId }).throwOnError()
  const { blob } = await pack()
  const entries = await entriesOf(blob)
  const test = entries.get(`data/quizzes/${quizId}.json`) ?? ''
  expect(test).toMatch(/"question_text": "Why do leaves look green/)
  expect(test).toMatch(/"user_answer": "2"/)
  expect(test).not.toMatch(/Chlorophyll absorbs red and blue light|The text says so/)
  expect(test).not.toMatch(/"correct_option_number": \d/)

  const third = await signIn()
  expect(await unpack(third, blob)).toMatchObject({ quizzes: 1, openTests: 1 })
  const { data } = await third.client.from('quizzes').select('status').throwOnError()
  expect(data).toEqual([{ status: 'completed' }])
})

/** An open test as earlier versions archived it, with its key encoded. */
const withEncodedKey = (test: string, key: object): string => {
  const quiz = JSON.parse(test) as Record<string, object[]>
  const sealed = {
    quiz_questions: quiz['quiz_questions']?.map(() => key),
    quiz_answers: quiz['quiz_answers']?.map(() => ({ is_correct: true, graded_by: 'rule' })),
  }
  return JSON.stringify({ ...quiz, sealed: btoa(JSON.stringify(sealed)) })
}

it('imports open tests of earlier archives, with their key and time', async () => {
  const other = await signIn()
  const { quizId, questions } = await storeQuiz(other)
  for (const id of [questions.saq, questions.laq])
    await other.client.from('quiz_questions').delete().eq('id', id).throwOnError()
  await other.client
    .from('quiz_answers')
    .insert({ quiz_id: quizId, question_id: questions.mcq, user_answer: '2' })
    .throwOnError()
  const time = { time_limit_minutes: 10, started_at: '2026-11-01T10:00:00+00:00' }
  await other.client.from('quizzes').update(time).eq('id', quizId).throwOnError()
  const { blob } = await pack()
  const name = `data/quizzes/${quizId}.json`
  const key = { correct_answer: 'Red and blue', correct_option_number: 2, explanation: 'So.' }
  const test = withEncodedKey((await entriesOf(blob)).get(name) ?? '', key)

  const third = await signIn()
  await unpack(third, await changed({ [name]: test }, blob))
  const read = async (columns: string) =>
    (await third.client.from('quizzes').select(columns).throwOnError()).data
  expect(
    await read(
      'status, time_limit_minutes, started_at, quiz_answers!quiz_answers_quiz_id_fkey(user_answer)',
    ),
  ).toEqual([{ status: 'ready', ...time, quiz_answers: [{ user_answer: '2' }] }])
  expect(
    await read('quiz_questions!quiz_questions_quiz_id_fkey(correct_answer, explanation)'),
  ).toEqual([{ quiz_questions: [{ correct_answer: '', explanation: '' }] }])
  const { data } = await third.client.from('quizzes').select('id').single().throwOnError()
  await third.client.rpc('complete_quiz', { p_quiz_id: data.id }).throwOnError()
  const { data: row } = await third.client
    .from('quiz_questions')
    .select('correct_answer, correct_option_number, explanation')
    .single()
    .throwOnError()
  expect(row).toEqual(key)
})

it('adds to what an account already has', async () => {
  const other = await signIn()
  await unpack(other, archive)
  await unpack(other, archive)
  expect(await rowsOf(other)).toEqual({ bases: 2, quizzes: 4, objects: 2 })
})

it('still lists an interrupted import after another one, so that it can be removed', async () => {
  const other = await signIn()
  const { client, user } = other
  const { data: base } = await client
    .from('bases')
    .insert({ user_id: user.id, name: 'Half imported' })
    .select('id')
    .single()
    .throwOnError()
  const interrupted = { baseIds: [base.id], quizIds: [] }
  addToJournal(user.id, interrupted)
  await unpack(other, archive)
  const unfinished = await readUnfinished(user.id)
  expect(unfinished).toEqual(interrupted)
  await removeUnfinished(user.id, interrupted)
  expect(await rowsOf(other)).toEqual({ bases: 1, quizzes: 2, objects: 1 })
  expect(await readUnfinished(user.id)).toBeNull()
})

it('does not list an import that is running, and lets another one wait for it', async () => {
  const other = await signIn()
  const listed: unknown[] = []
  const controller = new AbortController()
  let whileRunning = listed.length
  const onProgress = (share: number) => {
    if (share < 1) void readUnfinished(other.user.id).then((parts) => listed.push(parts))
    whileRunning = listed.length
    if (share >= 0.5) controller.abort(new Error('cancelled'))
  }
  const first = unpack(other, archive, { onProgress })
  const second = unpack(other, archive, {
    signal: controller.signal,
    onProgress: () => expect.unreachable('the second import waits for the first'),
  }).catch((error: unknown) => error)
  await first
  expect(whileRunning).toBe(0)
  await expect.poll(() => listed.length).toBeGreaterThan(0)
  expect(new Set(listed)).toEqual(new Set([null]))
  expect(await second).toMatchObject({ code: 'import_failed' })
  expect(await rowsOf(other)).toEqual({ bases: 1, quizzes: 2, objects: 1 })
})

it('keeps the reminders that an account has chosen itself', async () => {
  const other = await signIn()
  const { client, user } = other
  await client.from('review_notices').insert({ user_id: user.id, language: 'es' }).throwOnError()
  await unpack(other, archive)
  const { data } = await client.from('review_notices').select('mail, language').throwOnError()
  expect(data).toEqual([{ mail: false, language: 'es' }])
})

it('leaves nothing behind when it is cancelled', async () => {
  const other = await signIn()
  for (const share of [0, 0.4, 0.8]) {
    const controller = new AbortController()
    const onProgress = (done: number) => {
      if (done >= share) controller.abort(new Error('cancelled'))
    }
    await expect(
      unpack(other, archive, { signal: controller.signal, onProgress }),
    ).rejects.toMatchObject({ code: 'import_failed' })
    expect(await rowsOf(other)).toEqual({ bases: 0, quizzes: 0, objects: 0 })
  }
})

/** The archive with entries replaced or added. */
async function changed(changes: Record<string, string>, from = archive): Promise<Blob> {
  const entries = new Map([...(await entriesOf(from)), ...Object.entries(changes)])
  return writeZip(async (zip) => {
    for (const [path, data] of entries) await zip.add({ path, data })
  })
}

it('keeps the version that read a text, and treats a text without a version as an early one', async () => {
  const [path = '', text = ''] =
    [...(await entriesOf(archive))].find(([name]) => name.startsWith('data/texts/')) ?? []
  const withoutVersion = await changed({
    [path]: text.replace(/,\s*"extraction_version":\s*1/u, ''),
  })
  for (const [blob, version] of [
    [archive, 1],
    [withoutVersion, 0],
  ] as const) {
    const other = await signIn()
    await unpack(other, blob)
    const { data } = await other.client
      .from('pdf_text_content')
      .select('extraction_version')
      .throwOnError()
    expect(data).toEqual([{ extraction_version: version }])
  }
})

it('leaves nothing behind when a record is refused', async () => {
  const other = await signIn()
  const id = crypto.randomUUID()
  const damaged = await changed({
    [`data/quizzes/${id}.json`]: JSON.stringify({
      id,
      status: 'ready',
      quiz_name: 'Bad',
      difficulty: 'impossible',
      quiz_sources: [],
      quiz_questions: [],
      quiz_answers: [],
    }),
  })
  await expect(unpack(other, damaged)).rejects.toMatchObject({ code: 'import_failed' })
  expect(await rowsOf(other)).toEqual({ bases: 0, quizzes: 0, objects: 0 })
})

it("stores nothing for or under another account's id", async () => {
  const other = await signIn()
  const entries = await entriesOf(archive)
  const bases = (JSON.parse(entries.get('data/bases.json') ?? '') as object[]).map((base) => ({
    ...base,
    user_id: owner.user.id,
  }))
  const before = await rowsOf(owner)
  await unpack(other, await changed({ 'data/bases.json': JSON.stringify(bases) }))
  expect(await rowsOf(owner)).toEqual(before)
  expect(await rowsOf(other)).toEqual({ bases: 1, quizzes: 2, objects: 1 })
})

it.each([
  ['no archive at all', () => Promise.resolve(new Blob(['%PDF-1.7']))],
  ['an empty archive', () => writeZip(() => Promise.resolve())],
  ['another version', () => changed({ 'stoa.json': '{"format":"stoa-archive","version":99}' })],
  ['a record of another shape', () => changed({ 'data/bases.json': '[{"id":"1"}]' })],
  [
    'a sealed key that is no JSON',
    () =>
      changed({
        [`data/quizzes/${crypto.randomUUID()}.json`]: JSON.stringify({
          id: crypto.randomUUID(),
          status: 'ready',
          sealed: '%',
          quiz_sources: [],
          quiz_questions: [],
          quiz_answers: [],
        }),
      }),
  ],
  ['a quiz whose name is no id', () => changed({ 'data/quizzes/x.json': '{}' })],
  [
    'more bases than any account has',
    () => {
      const base = { id: crypto.randomUUID(), name: 'Base' }
      const bases = Array.from({ length: ARCHIVE_LIMITS.bases + 1 }, () => base)
      return changed({ 'data/bases.json': JSON.stringify(bases) })
    },
  ],
  ['half of it', () => Promise.resolve(archive.slice(0, archive.size / 2))],
  ['a bomb', () => changed({ 'data/bases.json': '['.padEnd(5_000_000) + ']' })],
])('refuses %s', async (_, make) => {
  const other = await signIn()
  await expect(unpack(other, await make())).rejects.toMatchObject({ code: 'archive_invalid' })
  expect(await rowsOf(other)).toEqual({ bases: 0, quizzes: 0, objects: 0 })
})

it('lists the files whose bytes are missing', async () => {
  const other = await signIn()
  await unpack(other, archive)
  const { data } = await other.client.from('base_files').select('file_path').single().throwOnError()
  await other.client.storage.from('files').remove([data.file_path])
  const { blob, missing } = await pack()
  expect(missing).toEqual(['files/Plants/leaves.pdf'])
  expect((await entriesOf(blob)).get('files/missing.txt')).toBe('files/Plants/leaves.pdf\n')
})

it('contains own questions, which another account imports', async () => {
  const writer = await signIn()
  await storeQuiz(writer)
  const { data: file } = await writer.client.from('base_files').select('id').single().throwOnError()
  await writer.client.rpc('create_question', { p_question: ownQuestion(file.id) }).throwOnError()
  const { blob } = await pack()
  expect((await entriesOf(blob)).get('quizzes/leaves.pdf.md')).toContain('**Answer:** Green')

  const other = await signIn()
  await unpack(other, blob)
  const { data } = await other.client
    .rpc('get_question_bank', { p_filter: { own: true }, p_page: 1 })
    .single()
    .throwOnError()
  expect(data.bank).toMatchObject({
    total: 1,
    questions: [{ correct_answer: 'Green', file_name: 'leaves.pdf', is_editable: true }],
  })
})

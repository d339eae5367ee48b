import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createPersonas,
  newPersona,
  unwrap,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'
import { storeQuiz } from '../../testing/quiz.ts'

let personas: Personas
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())

/** A learner with one base of `files` PDFs of 10 bytes, the first three of them read. */
async function learnerWithFiles(files: number) {
  const learner = await newPersona(personas.app, 'collector')
  const { client, user } = learner
  const base = await unwrap(
    client.from('bases').insert({ user_id: user.id, name: 'Botany' }).select().single(),
  )
  await personas.app.sql(
    `insert into base_files (base_id, file_name, file_path, file_size, file_type, uploaded_at)
     select $1, n || '.pdf', $2 || '/' || n, 10, 'application/pdf', timestamptz '2026-01-01' + n * interval '1 s'
     from generate_series(1, $3::int) n`,
    [base.id, user.id, files],
  )
  await personas.app.sql(
    `insert into pdf_text_content (file_id, extracted_text, text_length, status)
     select id, 'x', 1, 'completed' from base_files where base_id = $1 order by uploaded_at limit 3`,
    [base.id],
  )
  return { ...learner, baseId: base.id }
}

test('get_base_cards counts 1,001 files and returns the first three in their order', async () => {
  const { client, baseId } = await learnerWithFiles(1001)
  const [card, ...others] = await unwrap(client.rpc('get_base_cards', { p_from: 0, p_most: 24 }))
  expect(others).toEqual([])
  expect(card).toMatchObject({
    id: baseId,
    name: 'Botany',
    files: 1001,
    pdfs: 1001,
    read_pdfs: 3,
    failed_pdfs: 0,
    quizzes: 0,
    percentage: null,
    last_completed: null,
    total: 1,
  })
  expect(card?.first_files).toMatchObject([
    { file_name: '1.pdf' },
    { file_name: '2.pdf' },
    { file_name: '3.pdf' },
  ])
})

test('get_base_cards gives one page of many bases and counts them all', async () => {
  const { client, user } = await newPersona(personas.app, 'owner-of-many')
  await personas.app.sql(
    `insert into bases (user_id, name, created_at)
     select $1, 'Base ' || n, timestamptz '2026-01-01' + n * interval '1 s' from generate_series(1, 30) n`,
    [user.id],
  )
  const page = await unwrap(client.rpc('get_base_cards', { p_from: 24, p_most: 24 }))
  expect(page.map(({ name, total }) => [name, total])).toEqual(
    [6, 5, 4, 3, 2, 1].map((n) => [`Base ${n}`, 30]),
  )
})

describe('the marks of a base', () => {
  type Marked = { quizId: string; questionId: string; marks: number }
  const answer = ({ client }: Persona, { quizId, questionId, marks }: Marked) =>
    client
      .from('quiz_answers')
      .insert({
        quiz_id: quizId,
        question_id: questionId,
        user_answer: 'x',
        marks_obtained: marks,
        is_correct: marks > 0,
        graded_by: 'rule',
      })
      .throwOnError()
  const complete = ({ client }: Persona, quizId: string) =>
    client.rpc('complete_quiz', { p_quiz_id: quizId }).throwOnError()
  const cardsOf = ({ client }: Persona) =>
    unwrap(client.rpc('get_base_cards', { p_from: 0, p_most: 24 }))
  const marksOf = ({ client }: Persona, p_most = 4) =>
    unwrap(client.rpc('get_base_marks', { p_most }))

  test('are those of all questions about its files in completed quizzes', async () => {
    const taker = await newPersona(personas.app, 'taker')
    const { quizId, questions } = await storeQuiz(taker)
    expect(await cardsOf(taker)).toMatchObject([{ quizzes: 0, percentage: null }])
    expect(await marksOf(taker)).toEqual([])
    await answer(taker, { quizId, questionId: questions.saq, marks: 3 })
    await complete(taker, quizId)
    const [card] = await cardsOf(taker)
    expect(card).toMatchObject({ quizzes: 1, files: 1, last_completed: expect.any(String) })
    expect(Number(card?.percentage)).toBe(33.33)
    await taker.client.rpc('withdraw_question', { p_question_id: questions.laq }).throwOnError()
    expect(await marksOf(taker)).toMatchObject([
      { name: 'Plants', quizzes: 1, obtained: 3, possible: 4, percentage: 75, total: 1 },
    ])
  })

  test('are the same on its card and in the list of the weakest bases', async () => {
    const taker = await newPersona(personas.app, 'several')
    const [full, weak] = [await storeQuiz(taker), await storeQuiz(taker)]
    await answer(taker, { quizId: full.quizId, questionId: full.questions.laq, marks: 5 })
    await complete(taker, full.quizId)
    await answer(taker, { quizId: weak.quizId, questionId: weak.questions.mcq, marks: 1 })
    await complete(taker, weak.quizId)
    // One quiz about both bases: each base has the marks of its own question.
    const both = randomUUID()
    await taker.client
      .rpc('repeat_questions', {
        p_quiz: { id: both, quiz_name: 'Both' },
        p_question_ids: [full.questions.laq, weak.questions.laq],
      })
      .throwOnError()
    await complete(taker, both)
    const listed = await marksOf(taker)
    expect(listed.map(({ obtained, possible }) => [obtained, possible])).toEqual([
      [1, 14],
      [5, 14],
    ])
    const cards = new Map((await cardsOf(taker)).map((card) => [card.id, card]))
    for (const { id, percentage } of listed)
      expect(cards.get(id)).toMatchObject({ percentage, quizzes: 2 })
    expect(await marksOf(taker, 1)).toEqual([{ ...listed[0], total: 2 }])
  })

  test('leave out what a practice did not ask', async () => {
    const taker = await newPersona(personas.app, 'practitioner')
    const { quizId, questions } = await storeQuiz(taker, 'practice')
    await answer(taker, { quizId, questionId: questions.saq, marks: 3 })
    await complete(taker, quizId)
    expect(await marksOf(taker)).toMatchObject([{ quizzes: 1, obtained: 3, possible: 3 }])
  })
})

test('get_account_summary counts and sums 1,001 files and returns the newest', async () => {
  const { client } = await learnerWithFiles(1001)
  const summary = await unwrap(client.rpc('get_account_summary', { p_recent: 2 }).single())
  expect(summary).toMatchObject({
    bases: 1,
    files: 1001,
    recent_files: [
      { file_name: '1001.pdf', bases: { name: 'Botany' } },
      { file_name: '1000.pdf', bases: { name: 'Botany' } },
    ],
    recent_bases: [{ name: 'Botany', files: 1001 }],
  })
  expect(summary.bytes).toBe(10_010)
})

test('get_quiz_sources holds every PDF of a base with the state of its text', async () => {
  const { client } = await learnerWithFiles(1001)
  const [base] = await unwrap(client.rpc('get_quiz_sources'))
  const files = base?.files as { name: string; status: string }[]
  expect(files).toHaveLength(1001)
  expect(files.filter(({ status }) => status === 'completed').map(({ name }) => name)).toEqual([
    '1.pdf',
    '2.pdf',
    '3.pdf',
  ])
})

test('get_quiz_sources holds the newest bases that have PDFs, and those of the requested files', async () => {
  const { client, user } = await newPersona(personas.app, 'learner')
  await personas.app.sql(
    `insert into bases (user_id, name, created_at)
     select $1, n::text, now() - n * interval '1 minute' from generate_series(1, 6) n`,
    [user.id],
  )
  await personas.app.sql(
    `insert into base_files (base_id, file_name, file_path, file_size, file_type)
     select id, name || '.pdf', user_id || '/' || name, 1,
       case when name = '2' then 'image/png' else 'application/pdf' end
     from bases where user_id = $1 and name <> '1'`,
    [user.id],
  )
  const sources = (args: { p_most?: number; p_files?: string[] }) =>
    unwrap(client.rpc('get_quiz_sources', args))
  const names = async (args: { p_most?: number; p_files?: string[] }) =>
    (await sources(args)).map(({ name }) => name)
  const all = await sources({})
  expect(all.map(({ name }) => name)).toEqual(['3', '4', '5', '6'])
  const [{ id: last = '' } = {}] = (all[3]?.files ?? []) as { id?: string }[]
  expect(await names({ p_most: 2 })).toEqual(['3', '4'])
  expect(await names({ p_most: 2, p_files: [last] })).toEqual(['3', '4', '6'])
  expect(await names({ p_most: 4, p_files: [last, last] })).toEqual(['3', '4', '5', '6'])

  const stranger = await newPersona(personas.app, 'stranger')
  const theirs = { p_most: 2, p_files: [last] }
  expect(await unwrap(stranger.client.rpc('get_quiz_sources', theirs))).toEqual([])
})

test('get_unread_files returns the PDFs whose text is missing', async () => {
  const { client, baseId } = await learnerWithFiles(6)
  await personas.app.sql(
    `insert into pdf_text_content (file_id, status)
     select id, case when file_name = '4.pdf' then 'failed' else 'processing' end
     from base_files where base_id = $1 and file_name in ('4.pdf', '5.pdf')`,
    [baseId],
  )
  const unread = await unwrap(client.rpc('get_unread_files'))
  expect(unread.map(({ file_path }) => file_path.split('/')[1])).toEqual(['5', '6'])
})

test('order_files takes any number of names within the time limit of a statement', async () => {
  const { client, user } = await newPersona(personas.app, 'orderer')
  const base = await unwrap(
    client.from('bases').insert({ user_id: user.id, name: 'Many' }).select().single(),
  )
  for (let from = 1; from <= 10_000; from += 2000)
    await personas.app.sql(
      `insert into base_files (base_id, file_name, file_path, file_size, file_type, position)
       select $1, n || '.pdf', $2 || '/' || n, 1, 'application/pdf', n
       from generate_series($3::integer, $3::integer + 1999) as n`,
      [base.id, user.id, from],
    )
  await personas.app.sql(
    `select order_files($1, array(select gen_random_uuid() from generate_series(1, 200000)))`,
    [base.id],
  )
})

test('order_files puts the given files first and does not change those of another learner', async () => {
  const { client, baseId } = await learnerWithFiles(4)
  const names = async () => {
    const rows = client.from('base_files').select('id, file_name').eq('base_id', baseId)
    return unwrap(rows.order('position'))
  }
  const ids = (await names()).map(({ id }) => id)
  await client
    .rpc('order_files', { p_base_id: baseId, p_file_ids: [ids[2] ?? '', ids[0] ?? ''] })
    .throwOnError()
  const ordered = ['3.pdf', '1.pdf', '2.pdf', '4.pdf']
  expect((await names()).map(({ file_name }) => file_name)).toEqual(ordered)
  const stranger = await newPersona(personas.app, 'stranger')
  await stranger.client.rpc('order_files', { p_base_id: baseId, p_file_ids: ids }).throwOnError()
  const visitor = await personas.anonymous.rpc('order_files', {
    p_base_id: baseId,
    p_file_ids: ids,
  })
  expect(visitor.error?.code).toBe('42501')
  expect((await names()).map(({ file_name }) => file_name)).toEqual(ordered)
})

test('files that are inserted together keep the order of the insertion', async () => {
  const { client, user } = await newPersona(personas.app, 'inserter')
  const base = await unwrap(
    client.from('bases').insert({ user_id: user.id, name: 'Order' }).select().single(),
  )
  const row = (name: string) => ({
    base_id: base.id,
    file_name: name,
    file_path: `${user.id}/${base.id}/${name}`,
    file_size: 1,
    file_type: 'application/pdf',
  })
  const inOrder = ['z.pdf', 'a.pdf', 'm.pdf']
  await client.from('base_files').insert(inOrder.map(row)).throwOnError()
  await client.from('base_files').insert(row('b.pdf')).throwOnError()
  const rows = await unwrap(
    client.from('base_files').select('file_name').eq('base_id', base.id).order('position'),
  )
  expect(rows.map(({ file_name }) => file_name)).toEqual([...inOrder, 'b.pdf'])
})

test('the summaries show nothing of another learner, and nothing to visitors', async () => {
  await learnerWithFiles(4)
  const { client } = await newPersona(personas.app, 'newcomer')
  expect(await unwrap(client.rpc('get_base_cards', { p_from: 0, p_most: 24 }))).toEqual([])
  expect(await unwrap(client.rpc('get_base_marks', { p_most: 4 }))).toEqual([])
  expect(await unwrap(client.rpc('get_quiz_sources'))).toEqual([])
  expect(await unwrap(client.rpc('get_unread_files'))).toEqual([])
  expect(await unwrap(client.rpc('get_account_summary', { p_recent: 6 }).single())).toMatchObject({
    bases: 0,
    files: 0,
    bytes: 0,
    recent_files: [],
    recent_bases: [],
  })
  for (const refused of [
    personas.anonymous.rpc('get_base_cards', { p_from: 0, p_most: 24 }),
    personas.anonymous.rpc('get_base_marks', { p_most: 4 }),
    personas.anonymous.rpc('get_quiz_sources'),
    personas.anonymous.rpc('get_unread_files'),
    personas.anonymous.rpc('get_account_summary', { p_recent: 6 }),
  ])
    expect((await refused).error?.code).toBe('42501')
})

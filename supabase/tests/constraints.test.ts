import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createPersonas,
  seedFixtures,
  unwrap,
  mcqRow,
  type Fixtures,
  type Personas,
} from '../../testing/personas.ts'
import { ANSWER_MAX } from '../../domain/constants.ts'
import { isBlank } from '../../domain/text/blank.ts'
import type { TablesInsert } from '../../types/database.ts'

let personas: Personas
let fixtures: Fixtures
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  fixtures = await seedFixtures(personas.owner)
})

/** The error of an insert by the owner: null or the SQLSTATE. */
async function refusal<T extends { error: { code: string } | null }>(answer: PromiseLike<T>) {
  return (await answer).error?.code ?? null
}

describe('a base has a name of 1 to 50 characters, not only spaces', () => {
  test.each([
    ['a', null],
    ['x'.repeat(50), null],
    ['ü'.repeat(50), null],
    ['📚'.repeat(50), null],
    ['x'.repeat(51), '23514'],
    ['', '23514'],
    ['   ', '23514'],
    [' \t\n ', '23514'],
    ['\u200b\u2060\ufeff', '23514'],
    ['\u00a0\u3000', '23514'],
    ['\u200bCells', null],
    ['👩‍🔬', null],
    [null, '23502'],
  ])('%j → %s', async (name, code) => {
    const { client, user } = personas.owner
    const row = { user_id: user.id, name: name as string }
    expect(await refusal(client.from('bases').insert(row))).toBe(code)
  })
})

test('the database and the domain agree about every invisible character', async () => {
  const rows = await personas.app.sql<{ code: number }>(
    `select code from generate_series(1, 65535) as code
     where code not between 55296 and 57343 and not private.is_visible(chr(code))`,
  )
  const blank = Array.from({ length: 65_535 }, (_, at) => at + 1).filter(
    (code) => (code < 0xd800 || code > 0xdfff) && isBlank(String.fromCodePoint(code)),
  )
  expect(rows.map(({ code }) => code)).toEqual(blank)
})

describe('only an mcq question has options, exactly four', () => {
  const four = { '1': 'a', '2': 'b', '3': 'c', '4': 'd' }
  const withoutOptions = { options: null, correct_option_number: null }
  test.each<[string, Partial<TablesInsert<'quiz_questions'>>, string | null]>([
    ['four options', { options: four, correct_option_number: 4 }, null],
    ['three options', { options: { '1': 'a', '2': 'b', '3': 'c' } }, '23514'],
    ['five options', { options: { ...four, '5': 'e' } }, '23514'],
    ['keys from 0', { options: { '0': 'a', '1': 'b', '2': 'c', '3': 'd' } }, '23514'],
    ['an option that is no text', { options: { ...four, '4': 4 } }, '23514'],
    ['an option that is null', { options: { ...four, '4': null } }, '23514'],
    ['an empty option', { options: { ...four, '4': '' } }, '23514'],
    ['a list', { options: ['a', 'b', 'c', 'd'] }, '23514'],
    ['no options', { options: null }, '23514'],
    ['no correct option', { options: four, correct_option_number: null }, '23514'],
    ['a fifth correct option', { options: four, correct_option_number: 5 }, '23514'],
    ['marks of 3', { marks: 3 }, '23514'],
    ['saq with nothing of the kind', { ...withoutOptions, question_type: 'saq', marks: 3 }, null],
    ['laq with nothing of the kind', { ...withoutOptions, question_type: 'laq', marks: 5 }, null],
    [
      'saq with options',
      { ...withoutOptions, options: four, question_type: 'saq', marks: 3 },
      '23514',
    ],
    [
      'saq with a correct option',
      { ...withoutOptions, correct_option_number: 1, question_type: 'saq', marks: 3 },
      '23514',
    ],
    ['saq for 5 marks', { ...withoutOptions, question_type: 'saq', marks: 5 }, '23514'],
    ['a blank text', { question_text: ' ' }, '23514'],
    ['a blank answer', { correct_answer: '\n' }, '23514'],
    ['a blank explanation', { explanation: '' }, '23514'],
    ['points that are no list', { points: {} }, '23514'],
    ['page 0', { source_page: 0 }, '23514'],
    ['the number of another', { question_number: 1 }, '23505'],
    ['number 31', { question_number: 31 }, '23514'],
  ])('%s', async (_, over, code) => {
    const row = { ...mcqRow(fixtures.quizId, fixtures.fileId), question_number: 2, ...over }
    expect(await refusal(personas.owner.client.from('quiz_questions').insert(row))).toBe(code)
  })
})

describe('a quiz has valid numbers', () => {
  test.each<[Partial<TablesInsert<'quizzes'>>, string | null]>([
    [{ total_mcqs: 20, total_saqs: 10 }, null],
    [{ total_mcqs: 20, total_saqs: 11 }, '23514'],
    [{ total_mcqs: 21 }, '23514'],
    [{ total_laqs: -1 }, '23514'],
    [{ difficulty: 'impossible' }, '23514'],
    [{ status: 'lost' }, '23514'],
    [{ quiz_name: ' ' }, '23514'],
    [{ percentage: 100 }, null],
    [{ percentage: 100.5 }, '23514'],
  ])('%j → %s', async (over, code) => {
    const { client, user } = personas.owner
    const row = { user_id: user.id, quiz_name: 'Q', difficulty: 'easy', ...over }
    expect(await refusal(client.from('quizzes').insert(row))).toBe(code)
  })
})

describe('rows of the other tables', () => {
  test('allows one answer per question, which is not empty', async () => {
    const { client } = personas.owner
    const row = { quiz_id: fixtures.quizId, question_id: fixtures.questionId, user_answer: '2' }
    expect(await refusal(client.from('quiz_answers').insert(row))).toBe('23505')
    await client.from('quiz_answers').delete().eq('question_id', fixtures.questionId)
    expect(await refusal(client.from('quiz_answers').insert({ ...row, user_answer: ' \n' }))).toBe(
      '23514',
    )
    expect(await refusal(client.from('quiz_answers').insert(row))).toBeNull()
  })

  test('requires a text for the status completed', async () => {
    const upsert = (row: Partial<TablesInsert<'pdf_text_content'>>) =>
      refusal(
        personas.owner.client
          .from('pdf_text_content')
          .upsert({ file_id: fixtures.fileId, status: 'completed', ...row }),
      )
    expect(await upsert({ extracted_text: null, text_length: 0 })).toBe('23514')
    expect(await upsert({ extracted_text: 'a', text_length: 1, status: 'unknown' })).toBe('23514')
    expect(
      await upsert({ status: 'failed', extracted_text: null, text_length: 0, error_message: 'x' }),
    ).toBeNull()
    expect(await upsert({ extracted_text: 'a\fb', text_length: 3 })).toBeNull()
  })

  test('requires a known type and content for a message, and a name for a chat', async () => {
    const { client, user } = personas.owner
    const insertMessage = (message_type: string, content: string) =>
      refusal(
        client.from('chat_messages').insert({ chat_id: fixtures.chatId, message_type, content }),
      )
    expect(await insertMessage('error', 'x')).toBeNull()
    expect(await insertMessage('system', 'x')).toBe('23514')
    expect(await insertMessage('user', '')).toBe('23514')
    const chat = {
      user_id: user.id,
      base_id: fixtures.baseId,
      file_id: fixtures.fileId,
      chat_name: ' ',
    }
    expect(await refusal(client.from('chats').insert(chat))).toBe('23514')
  })

  test('refuses two files with one path', async () => {
    const row = {
      base_id: fixtures.baseId,
      file_name: 'a',
      file_path: fixtures.filePath,
      file_size: 0,
      file_type: '',
    }
    expect(await refusal(personas.owner.client.from('base_files').insert(row))).toBe('23505')
  })
})

describe('what the database maintains', () => {
  test('sets `updated_at` on changes of a chat or quiz and on messages, and ignores values from clients', async () => {
    const { client } = personas.owner
    const chat = async () =>
      (await unwrap(client.from('chats').select().eq('id', fixtures.chatId).single())).updated_at
    const quiz = async () =>
      (await unwrap(client.from('quizzes').select().eq('id', fixtures.quizId).single())).updated_at
    const expectUpdated = async (
      read: () => Promise<string>,
      act: () => PromiseLike<{ error: unknown }>,
    ) => {
      const before = await read()
      await pause(2)
      expect((await act()).error).toBeNull()
      const after = await read()
      expect(Date.parse(after)).toBeGreaterThan(Date.parse(before))
      expect(after.startsWith('2000')).toBe(false)
    }
    const past = { updated_at: '2000-01-01T00:00:00Z' }
    await expectUpdated(chat, () =>
      client
        .from('chats')
        .update({ chat_name: 'b', ...past })
        .eq('id', fixtures.chatId),
    )
    await expectUpdated(quiz, () =>
      client
        .from('quizzes')
        .update({ status: 'in_progress', ...past })
        .eq('id', fixtures.quizId),
    )
    const message = { chat_id: fixtures.chatId, message_type: 'user', content: 'x' }
    await expectUpdated(chat, () => client.from('chat_messages').insert(message))
  })

  test('deletes everything in a base with it; questions retain their quote without the file', async () => {
    const { client } = personas.owner
    expect((await client.from('bases').delete().eq('id', fixtures.baseId)).error).toBeNull()
    const [left] = await personas.app.sql(
      `select (select count(*)::int from base_files where id = $1) as files,
              (select count(*)::int from pdf_text_content where file_id = $1) as texts,
              (select count(*)::int from chats where id = $2) as chats,
              (select count(*)::int from chat_messages where id = $3) as messages,
              (select count(*)::int from quiz_sources where quiz_id = $4) as sources`,
      [fixtures.fileId, fixtures.chatId, fixtures.messageId, fixtures.quizId],
    )
    expect(left).toEqual({ files: 0, texts: 0, chats: 0, messages: 0, sources: 0 })
    await client.rpc('complete_quiz', { p_quiz_id: fixtures.quizId }).throwOnError()
    const question = await unwrap(
      client.from('quiz_questions').select().eq('id', fixtures.questionId).single(),
    )
    expect(question).toMatchObject({
      source_file_id: null,
      source_page: 1,
      source_quote: 'Plants take in carbon dioxide',
    })
  })
})

test('a new answer has at most as many characters as can be marked; an older one is still marked', async () => {
  const { client } = personas.owner
  const key = { quiz_id: fixtures.quizId, question_id: fixtures.questionId }
  await client.from('quiz_answers').delete().match(key).throwOnError()
  const insert = (length: number) =>
    refusal(client.from('quiz_answers').insert({ ...key, user_answer: 'x'.repeat(length) }))
  expect(await insert(ANSWER_MAX + 1)).toBe('23514')
  expect(await insert(ANSWER_MAX)).toBeNull()
  const update = (values: { user_answer?: string; marks_obtained?: number }) =>
    refusal(client.from('quiz_answers').update(values).match(key).select())
  expect(await update({ user_answer: 'x'.repeat(ANSWER_MAX + 1) })).toBe('23514')
  await personas.app.sql('alter table public.quiz_answers disable trigger check_answer_length')
  expect(await update({ user_answer: 'x'.repeat(ANSWER_MAX + 1) })).toBeNull()
  await personas.app.sql('alter table public.quiz_answers enable trigger check_answer_length')
  expect(await update({ marks_obtained: 1 })).toBeNull()
})

test('a text has at most 20,000 pages', async () => {
  const { client } = personas.owner
  const store = (pages: number) => {
    const extracted_text = Array.from({ length: pages }, () => 'a').join('\f')
    const row = { file_id: fixtures.fileId, extracted_text, text_length: 1, status: 'completed' }
    return refusal(client.from('pdf_text_content').upsert(row))
  }
  expect(await store(20_001)).toBe('23514')
  expect(await store(20_000)).toBeNull()
})

test('the length of a text is at least that of its characters', async () => {
  const { client } = personas.owner
  const lengthOf = async (extracted_text: string, text_length: number) => {
    const row = { file_id: fixtures.fileId, extracted_text, text_length, status: 'completed' }
    const stored = client.from('pdf_text_content').upsert(row).select('text_length').single()
    return (await stored.throwOnError()).data.text_length
  }
  expect(await lengthOf('abc', 1)).toBe(3)
  expect(await lengthOf('a😀', 3)).toBe(3)
  const shorter = client.from('pdf_text_content').update({ text_length: 1 })
  const { data } = await shorter
    .eq('file_id', fixtures.fileId)
    .select('text_length')
    .single()
    .throwOnError()
  expect(data.text_length).toBe(2)
})

describe('a row has at most a size', () => {
  const long = 'x'.repeat(100_000)
  const longer = 'x'.repeat(250_000)
  const { error_message, metadata } = { error_message: long, metadata: { longer } }

  test('of a state of a text, and of what belongs to a message', async () => {
    const { client } = personas.owner
    const texts = client.from('pdf_text_content')
    expect(await refusal(texts.update({ error_message }).eq('file_id', fixtures.fileId))).toBe(
      '23514',
    )
    const message = { chat_id: fixtures.chatId, message_type: 'ai', content: 'x' }
    expect(await refusal(client.from('chat_messages').insert({ ...message, metadata }))).toBe(
      '23514',
    )
  })

  test.each([
    { question_text: long },
    { correct_answer: long },
    { explanation: long },
    { source_quote: long },
    { points: [{ text: longer }] },
    { options: { '1': long, '2': 'b', '3': 'c', '4': 'd' } },
  ])('of a question', async (changed) => {
    const { client } = personas.owner
    const question = { ...mcqRow(fixtures.quizId, fixtures.fileId), question_number: 29 }
    const insert = client.from('quiz_questions').insert({ ...question, ...changed })
    expect(await refusal(insert)).toBe('23514')
  })

  test.each([
    { feedback: long },
    { points: [longer] },
    { history: [longer, longer, longer, longer, longer] },
  ])('of an answer', async (changed) => {
    const { client } = personas.owner
    const key = { quiz_id: fixtures.quizId, question_id: fixtures.questionId }
    expect(await refusal(client.from('quiz_answers').update(changed).match(key))).toBe('23514')
  })
})

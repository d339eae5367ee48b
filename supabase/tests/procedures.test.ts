import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createPersonas,
  seedFixtures,
  newPersona,
  type Fixtures,
  type Personas,
} from '../../testing/personas.ts'

let personas: Personas
let fixtures: Fixtures
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  fixtures = await seedFixtures(personas.owner)
})

describe('store_pdf_text_content', () => {
  const store = (client = personas.owner.client, text: string | null = 'New text') =>
    client.rpc('store_pdf_text_content', {
      p_file_id: fixtures.fileId,
      p_extracted_text: text as string,
      p_text_length: text?.length ?? 0,
      p_status: 'completed',
    })
  const stored = () =>
    personas.app.sql(
      'select extracted_text, status, error_message from pdf_text_content where file_id = $1',
      [fixtures.fileId],
    )

  test('stores the text of an own file, new or replacing the old text', async () => {
    const { client } = personas.owner
    await client
      .from('pdf_text_content')
      .update({ status: 'failed', error_message: 'No text content found in PDF' })
      .eq('file_id', fixtures.fileId)
    expect((await store()).error).toBeNull()
    const expected = [{ extracted_text: 'New text', status: 'completed', error_message: null }]
    expect(await stored()).toEqual(expected)
    await client.from('pdf_text_content').delete().eq('file_id', fixtures.fileId)
    expect((await store()).error).toBeNull()
    expect(await stored()).toEqual(expected)
  })

  test('stores the emphasis, links and version of a text if the caller sends them', async () => {
    const { client } = personas.owner
    const markupOf = () =>
      personas.app.sql(
        'select emphasis, links, extraction_version from pdf_text_content where file_id = $1',
        [fixtures.fileId],
      )
    const { error } = await client.rpc('store_pdf_text_content', {
      p_file_id: fixtures.fileId,
      p_extracted_text: 'A cell divides.',
      p_text_length: 15,
      p_emphasis: [[[2, 6, 0]]],
      p_links: [[[2, 6, 1, 0]]],
      p_extraction_version: 3,
    })
    expect(error).toBeNull()
    expect(await markupOf()).toEqual([
      { emphasis: [[[2, 6, 0]]], links: [[[2, 6, 1, 0]]], extraction_version: 3 },
    ])
    await store()
    expect(await markupOf()).toEqual([{ emphasis: null, links: null, extraction_version: null }])
  })

  test('refuses an emphasis that is not a list', async () => {
    const { error } = await personas.owner.client
      .from('pdf_text_content')
      .update({ emphasis: { 0: 'bold' } })
      .eq('file_id', fixtures.fileId)
    expect(error?.code).toBe('23514')
  })

  test('refuses a missing text', async () => {
    expect((await store(personas.owner.client, null)).error?.code).toBe('23514')
  })

  test('refuses a stranger and a visitor', async () => {
    const before = await stored()
    expect((await store(personas.stranger.client)).error?.code).toBe('42501')
    expect((await store(personas.anonymous)).error?.code).toBe('42501')
    expect(await stored()).toEqual(before)
  })
})

describe('delete_account', () => {
  test('deletes the caller and all their rows, and no other user', async () => {
    const learner = await newPersona(personas.app, 'leaving')
    const deletedFixtures = await seedFixtures(learner)
    expect((await learner.client.rpc('delete_account')).error).toBeNull()
    const left = await personas.app.sql(
      `select (select count(*)::int from auth.users where id = $1) as users,
              (select count(*)::int from base_files where id = $2) as files,
              (select count(*)::int from chat_messages where id = $3) as messages,
              (select count(*)::int from quiz_questions where id = $4) as questions,
              (select count(*)::int from base_files where id = $5) as others`,
      [
        learner.user.id,
        deletedFixtures.fileId,
        deletedFixtures.messageId,
        deletedFixtures.questionId,
        fixtures.fileId,
      ],
    )
    expect(left).toEqual([{ users: 0, files: 0, messages: 0, questions: 0, others: 1 }])
    expect((await learner.client.rpc('delete_account')).error).toBeNull()
  })

  test('refuses visitors', async () => {
    expect((await personas.anonymous.rpc('delete_account')).error?.code).toBe('42501')
  })
})

test('every procedure is tested in this file', async () => {
  const rows = await personas.app.sql<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
     and prorettype <> 'trigger'::regtype order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'complete_quiz',
    'create_question',
    'create_quiz',
    'delete_account',
    'edit_question',
    'end_unanswered_questions',
    'finish_quiz',
    'get_account_summary',
    'get_asked_pages',
    'get_attempted_questions',
    'get_bank_sample',
    'get_base_cards',
    'get_base_histories',
    'get_base_marks',
    'get_calibration',
    'get_chat_history',
    'get_dashboard',
    'get_due_bases',
    'get_due_questions',
    'get_exam_plans',
    'get_kept_reviews',
    'get_marked_questions',
    'get_page_text',
    'get_question_bank',
    'get_question_histories',
    'get_quiz',
    'get_quiz_answers',
    'get_quiz_sources',
    'get_recent_quiz_performance',
    'get_sealed_questions',
    'get_unread_files',
    'get_user_quiz_stats',
    'order_files',
    'repeat_questions',
    'replace_mark',
    'replace_question',
    'replace_retries',
    'restore_question',
    'search_everything',
    'start_test',
    'store_pdf_text_content',
    'store_reading_places',
    'store_review',
    'store_sealed_mark',
    'withdraw_question',
  ])
})

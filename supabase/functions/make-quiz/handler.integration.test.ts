import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCounts } from '../../../domain/quiz/creation/counts.ts'
import { joinPages } from '../../../domain/text/pages.ts'
import type { MakeQuizRequest } from '../../../domain/quiz/wire.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { observedClient } from '../../../testing/fixtures/observed-client.ts'
import {
  addFile,
  codeOf,
  eventsOf,
  learnerOf,
  make,
  post,
  questionsOf,
  requestOf,
  type Learner,
} from '../../../testing/fixtures/quiz-maker.ts'
import { STUDY_PAGES, STUDY_TEXT } from '../../../testing/fixtures/study-text.ts'
import { Concurrency } from '../_shared/concurrency.ts'
import { inProcessEngine } from '../_shared/text-engine/in-process.ts'
import { handle } from './handler.ts'

describe('make-quiz without a model', () => {
  let app: TestApp
  let learner: Learner
  let stranger: Learner
  beforeAll(async () => {
    app = await createTestApp()
    learner = await learnerOf(app, 'learner')
    stranger = await learnerOf(app, 'stranger')
  })
  afterAll(() => app.close())

  it('asks about the chosen pages only', async () => {
    const pages = { [learner.fileId]: [2, 3] }
    const { id, last } = await make(app, learner, { pages, counts: fillCounts({ saq: 2 }) })
    expect(last).toMatchObject({ type: 'ready' })
    const questions = await questionsOf(learner, id, app)
    expect(questions.length).toBeGreaterThan(0)
    expect(questions.every((question) => [2, 3].includes(question.source_page ?? 0))).toBe(true)
    const none = { pages: { [learner.fileId]: [999] } }
    expect(await codeOf(await post(app, learner, requestOf(learner, none)))).toEqual([
      422,
      'quiz_no_text',
    ])
  })

  it('reads the texts of more files than are read at once', async () => {
    const fileIds = [learner.fileId]
    for (let file = 1; file < 12; file += 1) fileIds.push(await addFile(learner, STUDY_TEXT))
    const counts = fillCounts({ mcq: 2 })
    const { id, last } = await make(app, learner, { file_ids: fileIds, counts })
    expect(last).toMatchObject({ type: 'ready' })
    const { data } = await learner.client
      .from('quiz_sources')
      .select('file_id')
      .eq('quiz_id', id)
      .throwOnError()
    expect(data.map(({ file_id }) => file_id).toSorted()).toEqual(fileIds.toSorted())
  })

  it('makes the requested quiz, every question traced to its page', async () => {
    // As many as the text gives whatever the order of its questions is.
    const counts = fillCounts({ mcq: 2, saq: 1, laq: 1 })
    const { id, events, last } = await make(app, learner, { counts })
    expect(last).toEqual({ type: 'ready', quiz_id: id, asked: counts, made: counts })
    expect(events.filter((event) => event.type === 'progress').map((event) => event.done)).toEqual(
      Array.from({ length: 5 }, (_, done) => done),
    )

    const { data: quiz } = await learner.client
      .from('quizzes')
      .select()
      .eq('id', id)
      .single()
      .throwOnError()
    expect(quiz).toMatchObject({
      status: 'ready',
      total_mcqs: 2,
      total_saqs: 1,
      total_laqs: 1,
      total_marks: 10,
    })
    const { data: sources } = await learner.client
      .from('quiz_sources')
      .select()
      .eq('quiz_id', id)
      .throwOnError()
    expect(sources).toEqual([{ quiz_id: id, file_id: learner.fileId, base_id: learner.baseId }])

    const questions = await questionsOf(learner, id, app)
    expect(questions.map((question) => question.question_type)).toEqual([
      'mcq',
      'mcq',
      'saq',
      'laq',
    ])
    for (const question of questions) {
      const page = STUDY_PAGES[(question.source_page ?? 0) - 1] ?? ''
      expect(page).toContain(question.source_quote)
      for (const point of question.points as { quote: string; page: number }[])
        expect(STUDY_PAGES[point.page - 1]).toContain(point.quote)
    }
    for (const mcq of questions.filter((question) => question.question_type === 'mcq')) {
      const options = mcq.options as Record<string, string>
      expect(options[String(mcq.correct_option_number)]).toBe(mcq.correct_answer)
    }
  })

  it('stores the time limit of a test; a practice has none', async () => {
    const limitOf = async (change: Partial<MakeQuizRequest>) => {
      const { id } = await make(app, learner, { counts: fillCounts({ mcq: 1 }), ...change })
      const { data } = await learner.client
        .from('quizzes')
        .select('time_limit_minutes, started_at')
        .eq('id', id)
        .single()
        .throwOnError()
      return data
    }
    expect(await limitOf({})).toEqual({ time_limit_minutes: null, started_at: null })
    expect(await limitOf({ time_limit_minutes: 45 })).toEqual({
      time_limit_minutes: 45,
      started_at: null,
    })
    expect(await limitOf({ time_limit_minutes: 45, mode: 'practice' })).toEqual({
      time_limit_minutes: null,
      started_at: null,
    })
  })

  it('reports how many questions it made if the text supports no more', async () => {
    const short = await addFile(learner, STUDY_PAGES[0] ?? '')
    const { id, last } = await make(app, learner, {
      file_ids: [short],
      counts: fillCounts({ mcq: 20, saq: 5, laq: 5 }),
    })
    if (last?.type !== 'ready') throw new Error(JSON.stringify(last))
    const made = last.made.mcq + last.made.saq + last.made.laq
    expect(made).toBeGreaterThan(2)
    expect(made).toBeLessThan(30)
    expect(await questionsOf(learner, id)).toHaveLength(made)
  })

  it('asks about every file with text and omits files without', async () => {
    // A file that was asked about before has fewer questions left, which may be none of six.
    const newcomer = await learnerOf(app, 'newcomer')
    const otherFile = await addFile(
      newcomer,
      joinPages([...STUDY_PAGES].reverse().map((page) => page.replaceAll('tide', 'wave'))),
    )
    const scan = await addFile(newcomer, null)
    const { id } = await make(app, newcomer, {
      file_ids: [newcomer.fileId, otherFile, scan],
      counts: fillCounts({ mcq: 6, saq: 0, laq: 0 }),
    })
    const { data: sources } = await newcomer.client
      .from('quiz_sources')
      .select('file_id')
      .eq('quiz_id', id)
      .throwOnError()
    expect(new Set(sources.map((source) => source.file_id))).toEqual(
      new Set([newcomer.fileId, otherFile]),
    )
    const questionFiles = new Set(
      (await questionsOf(newcomer, id)).map((question) => question.source_file_id),
    )
    expect(questionFiles).toEqual(new Set([newcomer.fileId, otherFile]))
  })

  it('asks what was not asked before, and never again what was withdrawn', async () => {
    const reader = await learnerOf(app, 'reader')
    const counts = fillCounts({ saq: 4 })
    const textsOf = async (id: string) =>
      (await questionsOf(reader, id)).map((question) => question.question_text)
    const { id } = await make(app, reader, { counts })
    const first = await textsOf(id)
    const second = await textsOf((await make(app, reader, { counts })).id)
    expect(second.filter((text) => first.includes(text))).toEqual([])

    const [asked] = await questionsOf(reader, id)
    await reader.client
      .from('quiz_answers')
      .insert({ quiz_id: id, question_id: asked?.id ?? '', user_answer: 'No idea.' })
      .throwOnError()
    await reader.client.rpc('complete_quiz', { p_quiz_id: id }).throwOnError()
    await reader.client.rpc('withdraw_question', { p_question_id: asked?.id ?? '' }).throwOnError()
    // More than the text has, so that questions that may be asked again are.
    const all = fillCounts({ saq: 20 })
    const third = await textsOf((await make(app, reader, { counts: all })).id)
    expect(third.length).toBeGreaterThan(4)
    expect(third).not.toContain(asked?.question_text)
  })

  it('refuses signed-out users', async () => {
    expect(await codeOf(await post(app, null, requestOf(learner)))).toEqual([401, 'sign_in_first'])
    expect(await codeOf(await post(app, { accessToken: 'invalid' }, requestOf(learner)))).toEqual([
      401,
      'sign_in_first',
    ])
  })

  it.each([
    [{ quiz_name: ' ' }, 'quiz_name_required'],
    [{ difficulty: 'cruel' }, 'quiz_difficulty_invalid'],
    [{ counts: fillCounts({ mcq: 21, saq: 0, laq: 0 }) }, 'quiz_mcq_count'],
    [{ counts: fillCounts({ mcq: 0, saq: 0, laq: 0 }) }, 'quiz_no_questions'],
    [{ counts: fillCounts({ mcq: 20, saq: 11, laq: 0 }) }, 'quiz_too_many_questions'],
    [{ file_ids: [] }, 'quiz_files_required'],
    [{ time_limit_minutes: 301 }, 'quiz_time_limit'],
  ] as const)('refuses %o before anything is written', async (change, code) => {
    const body = requestOf(learner, change as Partial<MakeQuizRequest>)
    expect(await codeOf(await post(app, learner, body))).toEqual([400, code])
    expect(await app.sql('select id from public.quizzes where id = $1', [body.quiz_id])).toEqual([])
  })

  it('refuses an invalid body', async () => {
    expect(await codeOf(await post(app, learner, { quiz_id: 'x' }))).toEqual([400, 'bad_request'])
  })

  it('finds no text in files of others, missing files and files without text', async () => {
    const scan = await addFile(learner, null)
    for (const file_ids of [[stranger.fileId], [randomUUID()], [scan]]) {
      const body = requestOf(learner, { file_ids })
      expect(await codeOf(await post(app, learner, body))).toEqual([422, 'quiz_no_text'])
      expect(await app.sql('select id from public.quizzes where id = $1', [body.quiz_id])).toEqual(
        [],
      )
    }
  })

  it('can be cancelled before its texts are read, since its row comes first', async () => {
    await app.sql('create table private.inserted_quizzes (id uuid)')
    await app.sql(
      `create function private.note_quiz() returns trigger language plpgsql security definer as $$
       begin insert into private.inserted_quizzes values (new.id); return new; end $$`,
    )
    await app.sql(
      'create trigger note_quiz after insert on public.quizzes for each row execute function private.note_quiz()',
    )
    try {
      const body = requestOf(learner, { file_ids: [randomUUID()] })
      expect(await codeOf(await post(app, learner, body))).toEqual([422, 'quiz_no_text'])
      expect(await app.sql('select id from private.inserted_quizzes')).toEqual([
        { id: body.quiz_id },
      ])
    } finally {
      await app.sql('drop trigger note_quiz on public.quizzes')
      await app.sql('drop function private.note_quiz')
      await app.sql('drop table private.inserted_quizzes')
    }
  })

  it('stores nothing where it is cancelled right before its questions are stored', async () => {
    const body = requestOf(learner, { counts: fillCounts({ mcq: 1 }) })
    const cancelBeforeStoring = async ({ url }: Request) => {
      if (/\/rpc\/(create|finish)_quiz$/.test(url))
        await learner.client.from('quizzes').delete().eq('id', body.quiz_id).throwOnError()
    }
    const logged: string[] = []
    const response = await handle(
      new Request(`${app.url}/functions/v1/make-quiz`, {
        method: 'POST',
        headers: { authorization: `Bearer ${learner.accessToken}` },
        body: JSON.stringify(body),
      }),
      {
        db: () => observedClient(app, learner.accessToken, cancelBeforeStoring),
        service: () => app.service(),
        model: null,
        engine: inProcessEngine(),
        jobs: new Concurrency(),
        now: () => new Date(),
        seed: () => 1,
        background: () => undefined,
        log: ({ name }) => logged.push(name),
      },
    )
    expect((await eventsOf(response)).at(-1)?.type).toBe('progress')
    expect(logged).toEqual(['quiz_cancelled'])
    expect(await app.sql('select id from public.quizzes where id = $1', [body.quiz_id])).toEqual([])
  })

  it('reports a text that is too short, and stores no quiz', async () => {
    const tiny = await addFile(
      learner,
      'The sea is wide and the ships are on it, and that is all there is to say.',
    )
    const { id, last } = await make(app, learner, { file_ids: [tiny] })
    expect(last).toMatchObject({ type: 'failure', failure: { code: 'quiz_text_too_short' } })
    expect(await app.sql('select id from public.quizzes where id = $1', [id])).toEqual([])
  })

  it('reports that an unsupported language needs a model', async () => {
    const file = await addFile(learner, 'Море широкое. Корабли идут. Ветер дует.')
    const { last } = await make(app, learner, { file_ids: [file] })
    expect(last).toMatchObject({ type: 'failure', failure: { code: 'quiz_language_needs_model' } })
  })

  it('makes one quiz for two consecutive requests with the same id', async () => {
    const { id, last: first } = await make(app, learner)
    const before = await questionsOf(learner, id)
    const { last } = await make(app, learner, { quiz_id: id })
    expect(first).toMatchObject({ type: 'ready', quiz_id: id })
    expect(last).toEqual(first)
    expect(await questionsOf(learner, id)).toEqual(before)
  })

  it('makes one quiz for two simultaneous requests with the same id', async () => {
    const quiz_id = randomUUID()
    const both = await Promise.all([
      make(app, learner, { quiz_id }),
      make(app, learner, { quiz_id }),
    ])
    for (const { last } of both) expect(last).toMatchObject({ type: 'ready', quiz_id })
    const last = both[0].last
    const made = last?.type === 'ready' ? Object.values(last.made) : []
    expect(await questionsOf(learner, quiz_id)).toHaveLength(made.reduce((a, b) => a + b, 0))
  })

  it("does not change a stranger's quiz", async () => {
    const { id } = await make(app, learner)
    const before = await questionsOf(learner, id)
    expect(await codeOf(await post(app, stranger, requestOf(stranger, { quiz_id: id })))).toEqual([
      404,
      'quiz_not_found',
    ])
    expect(await questionsOf(learner, id)).toEqual(before)
  })

  it('completes although the client disconnects', async () => {
    const body = requestOf(learner)
    const response = await post(app, learner, body)
    await response.body?.cancel()
    await expect
      .poll(
        async () => {
          const { data } = await learner.client
            .from('quizzes')
            .select('status')
            .eq('id', body.quiz_id)
            .single()
          return data?.status
        },
        { timeout: 60_000 },
      )
      .toBe('ready')
    expect((await questionsOf(learner, body.quiz_id)).length).toBeGreaterThan(5)
  })
})

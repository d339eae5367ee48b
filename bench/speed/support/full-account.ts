import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts'
import { quantile, rounded } from './numbers.ts'

const BASES = 200
const FILES = 2000
const QUIZZES = 500
const QUESTIONS = 15_000
const ROUNDS = 25

/**
 * Every question is answered; the quizzes were completed over a year and a half, one of ten is not
 * completed.
 */
const SEED = [
  `insert into bases (user_id, name, created_at)
   select $1, 'Base ' || n, now() - n * interval '1 minute' from generate_series(1, ${BASES}) n`,
  `insert into base_files (base_id, file_name, file_path, file_size, file_type, uploaded_at)
   select b.id, 'Chapter ' || n || '.pdf', $1::uuid || '/' || b.id || '/' || n, 1000, 'application/pdf',
     now() - n * interval '1 minute'
   from bases b, generate_series(1, ${FILES / BASES}) n where b.user_id = $1`,
  `insert into pdf_text_content (file_id, extracted_text, text_length, status)
   select f.id, 'Text', 4, 'completed' from base_files f join bases b on b.id = f.base_id where b.user_id = $1`,
  `insert into quizzes (user_id, quiz_name, difficulty, total_mcqs, status, total_marks, created_at)
   select $1, 'Quiz ' || n, 'medium', 20, 'ready', 30, now() - n * interval '1 day' from generate_series(1, ${QUIZZES}) n`,
  `insert into quiz_sources (quiz_id, file_id, base_id)
   select z.id, f.id, f.base_id
   from (select id, row_number() over (order by created_at) as n from quizzes where user_id = $1) z
   join (select f.id, f.base_id, row_number() over (order by f.id) as n
         from base_files f join bases b on b.id = f.base_id where b.user_id = $1) f on f.n = z.n`,
  `insert into quiz_questions (quiz_id, question_type, question_number, question_text, options, correct_answer,
     correct_option_number, explanation, marks, source_file_id, source_page)
   select s.quiz_id, 'mcq', n, 'Question ' || n, '{"1":"a","2":"b","3":"c","4":"d"}', 'a', 1, 'Page 1 says so.', 1, s.file_id, 1
   from quiz_sources s join quizzes z on z.id = s.quiz_id, generate_series(1, ${QUESTIONS / QUIZZES}) n
   where z.user_id = $1`,
  `insert into quiz_answers (quiz_id, question_id, user_answer, is_correct, marks_obtained, graded_by)
   select q.quiz_id, q.id, '1', q.question_number % 3 > 0, (q.question_number % 3 > 0)::int, 'rule'
   from quiz_questions q join quizzes z on z.id = q.quiz_id where z.user_id = $1`,
  `update quizzes set status = 'completed', completed_at = created_at, percentage = 66, marks_obtained = 20
   where user_id = $1 and quiz_name not like '%0'`,
]
const SEEDED = [
  'bases',
  'base_files',
  'pdf_text_content',
  'quizzes',
  'quiz_sources',
  'quiz_questions',
  'quiz_answers',
]

/**
 * Inserts the rows without triggers, whose quotas do not allow so many at once, then computes the
 * review schedule quiz by quiz.
 */
async function seed(app: TestApp, userId: string): Promise<void> {
  const triggers = (state: string) =>
    Promise.all(SEEDED.map((table) => app.sql(`alter table ${table} ${state} trigger user`)))
  await triggers('disable')
  for (const statement of SEED) await app.sql(statement, [userId])
  await triggers('enable')
  const quizzes = await app.sql<{ id: string }>('select id from quizzes where user_id = $1', [
    userId,
  ])
  for (const { id } of quizzes)
    await app.sql(
      `select private.refresh_question_reviews($1, array(select id from quiz_questions where quiz_id = $2))`,
      [userId, id],
    )
  await app.sql('analyze')
}

/** The first requests of each screen, as web/features makes them. */
const screens = ({ client, user }: SignedIn): Record<string, () => PromiseLike<unknown>> => {
  const p_until = new Date().toISOString()
  return {
    bases: () => client.rpc('get_base_cards', { p_from: 0, p_most: 24 }).throwOnError(),
    dashboard: () => client.rpc('get_dashboard', { p_until }).single().throwOnError(),
    stats: () => client.rpc('get_user_quiz_stats', { user_uuid: user.id }).throwOnError(),
    recent: () => client.rpc('get_recent_quiz_performance', { user_uuid: user.id }).throwOnError(),
    baseMarks: () => client.rpc('get_base_marks', { p_most: 4 }).throwOnError(),
    review: () => client.rpc('get_due_questions', { p_until, p_most: 20 }).throwOnError(),
    quizCreation: () => client.rpc('get_quiz_sources', { p_most: 25, p_files: [] }).throwOnError(),
    account: () => client.rpc('get_account_summary', { p_recent: 6 }).single().throwOnError(),
  }
}

/**
 * The median time of each screen's request, for each of the learners in turns: what else the
 * machine does delays all of them.
 */
async function medians(learners: readonly SignedIn[]): Promise<Record<string, number[]>> {
  const asked = learners.map(screens)
  const times: Record<string, number[]> = {}
  for (const name of Object.keys(asked[0] ?? {})) {
    const took = learners.map((): number[] => [])
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, requests] of asked.entries()) {
        const start = performance.now()
        await requests[name]?.()
        took[at]?.push(performance.now() - start)
      }
    times[name] = took.map((each) => quantile(each, 0.5))
  }
  return times
}

const newLearner = (app: TestApp, email: string): Promise<SignedIn> =>
  app.signUp({ fullName: 'Bench', email, password: 'a-long-enough-password' })

/**
 * The median time of each screen's request for a full account, beside that of an empty one in the
 * same database.
 */
export async function measureFullAccount(): Promise<object> {
  const app = await createTestApp()
  try {
    const empty = await newLearner(app, 'empty@example.org')
    const full = await newLearner(app, 'full@example.org')
    await seed(app, full.user.id)
    await medians([empty])
    return Object.fromEntries(
      Object.entries(await medians([empty, full])).map(([name, [none = 0, all = 0]]) => [
        name,
        { emptyMs: rounded(none), fullMs: rounded(all), ratio: rounded(all / none) },
      ]),
    )
  } finally {
    await app.close()
  }
}

import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type ServerProcess } from '../testing/server.ts'
import { accountAt, type StoredAccount } from '../testing/fixtures/stored-account.ts'
import { LEARNERS, type SeededLearner } from './seed/learners.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
let folder: string
let printed: string
let server: ServerProcess
const seed = () =>
  promisify(execFile)(process.execPath, ['scripts/seed.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], STOA_DATA: folder },
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-seed-'))
  printed = (await seed()).stdout
  server = await startServer({ STOA_DATA: folder })
})
afterAll(async () => {
  await server.stop('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

/** Signs in with the printed password. */
async function signIn({ email, fullName }: SeededLearner): Promise<StoredAccount> {
  const password = new RegExp(`${email} +(\\S+)`).exec(printed)?.[1] ?? ''
  return accountAt(server, email, { fullName, password })
}

test.each(LEARNERS)(
  'signs in as $email and finds bases, chats and marked quizzes',
  async (learner) => {
    const { client } = await signIn(learner)
    const { data: bases } = await client
      .from('bases')
      .select('name, base_files(file_path, pdf_text_content(status))')
      .order('created_at')
      .throwOnError()
    expect(bases.map(({ name }) => name)).toEqual(learner.bases.map(({ name }) => name))
    for (const { file_path, pdf_text_content } of bases.flatMap(({ base_files }) => base_files)) {
      expect(pdf_text_content?.status).toBe('completed')
      const { data: file } = await client.storage.from('files').download(file_path)
      expect(await file?.slice(0, 5).text()).toBe('%PDF-')
    }
    const { data: answers } = await client
      .from('chat_messages')
      .select('metadata')
      .eq('message_type', 'ai')
      .throwOnError()
    const questions = learner.bases.flatMap(({ files }) => files.flatMap((file) => file.questions))
    expect(answers).toHaveLength(questions.length)
    for (const { metadata } of answers) expect(metadata).toMatchObject({ refused: false })
    const { data: quizzes } = await client
      .from('quizzes')
      .select('quiz_name, status, quiz_answers(graded_by)')
      .order('quiz_name')
      .throwOnError()
    const expected = learner.bases.flatMap((base) => base.quizzes)
    expect(quizzes.map(({ quiz_name, status }) => `${quiz_name}: ${status}`).toSorted()).toEqual(
      expected.map(({ name, state }) => `${name}: ${state.status}`).toSorted(),
    )
    for (const { quiz_answers } of quizzes.filter(({ status }) => status === 'completed')) {
      expect(quiz_answers.length).toBeGreaterThan(0)
      expect(quiz_answers.every(({ graded_by }) => graded_by !== null)).toBe(true)
    }
    const { data: calibration } = await client.rpc('get_calibration').throwOnError()
    expect(calibration).not.toEqual([])
    const { data: due } = await client
      .rpc('get_due_questions', { p_until: new Date().toISOString(), p_most: 100 })
      .throwOnError()
    expect(due).not.toEqual([])
  },
)

test('refuses a data folder that is not empty', async () => {
  await expect(seed()).rejects.toThrow(/is not empty: set STOA_DATA to a new folder/)
})

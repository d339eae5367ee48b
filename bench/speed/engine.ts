import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { confirmationLink } from '../../testing/confirmation-link.ts'
import { startServer, type ServerProcess } from '../../testing/server.ts'
import { STUDY_TEXT } from '../../testing/fixtures/study-text.ts'
import type { Database } from '../../types/database.ts'
import { quantile, rounded } from './support/numbers.ts'
import { pageOf } from './text.ts'

const LEARNER = { email: 'bench@example.org', password: 'a-long-enough-password' }
const PAGE_CHARS = 3000
const PAGES = 1000
const OTHER_TEXTS = 3
const HEALTH_EVERY_MS = 10
const ANSWERS = 5
/**
 * Characters of the answers that are marked; `STOA_BENCH_ANSWER` sets it for releases that allow
 * more.
 */
const ANSWER_CHARS = Number(process.env['STOA_BENCH_ANSWER'] ?? 5000)
const PRELOAD = new URL('./support/loop-delay.ts', import.meta.url).href

type Client = SupabaseClient<Database>
type Learner = {
  client: Client
  userId: string
  post: (name: string, body: object) => Promise<string>
}

async function signUp({ url }: ServerProcess): Promise<Learner> {
  const { key } = (await (await fetch(`${url}/config.json`)).json()) as { key: string }
  const client = createClient<Database>(url, key, { auth: { persistSession: false } })
  await client.auth.signUp({ ...LEARNER, options: { data: { full_name: 'Bench' } } })
  await fetch(await confirmationLink(url, LEARNER.email), { redirect: 'manual' })
  const { data, error } = await client.auth.signInWithPassword(LEARNER)
  if (error) throw error
  const headers = {
    apikey: key,
    authorization: `Bearer ${data.session.access_token}`,
    'content-type': 'application/json',
  }
  return {
    client,
    userId: data.user.id,
    post: async (name, body) => {
      const request = { method: 'POST', headers, body: JSON.stringify(body) }
      const response = await fetch(`${url}/functions/v1/${name}`, request)
      const text = await response.text()
      if (!response.ok || text.includes('"type":"failure"')) throw new Error(`${name}: ${text}`)
      return text
    },
  }
}

/** A text of 3 MB, different for each `from`. */
const longText = (from: number): string =>
  Array.from({ length: PAGES }, (_, at) => pageOf(from + at, PAGE_CHARS)).join('\f')

async function storeText({ client, userId }: Learner, text: string): Promise<[string, string]> {
  const [base_id, file_id, chat_id] = [randomUUID(), randomUUID(), randomUUID()]
  await client.from('bases').insert({ id: base_id, user_id: userId, name: 'Bench' }).throwOnError()
  await client
    .from('base_files')
    .insert({
      id: file_id,
      base_id,
      file_name: 'bench.pdf',
      file_path: `${userId}/${base_id}/${file_id}.pdf`,
      file_size: 1,
      file_type: 'application/pdf',
    })
    .throwOnError()
  await client
    .from('pdf_text_content')
    .insert({ file_id, extracted_text: text, text_length: text.length, status: 'completed' })
    .throwOnError()
  await client
    .from('chats')
    .insert({ id: chat_id, user_id: userId, base_id, file_id, chat_name: 'Bench' })
    .throwOnError()
  return [file_id, chat_id]
}

/**
 * Does `work` while `/health` is asked every 10 ms: its latency, the delays of the main thread, and
 * the time of `work`.
 */
async function phase(server: ServerProcess, work: () => Promise<unknown>): Promise<object> {
  process.kill(server.pid, 'SIGUSR2')
  const took: number[] = []
  const done = new AbortController()
  const asking = (async () => {
    while (!done.signal.aborted) {
      const start = performance.now()
      // The server closes a connection after many requests: the next one is on another.
      const health = () => fetch(`${server.url}/health`)
      await (await health().catch(health)).text()
      took.push(performance.now() - start)
      await setTimeout(HEALTH_EVERY_MS)
    }
  })()
  const start = performance.now()
  await work().finally(() => done.abort())
  const workMs = rounded(performance.now() - start)
  await asking
  process.kill(server.pid, 'SIGUSR2')
  await setTimeout(200)
  const { max, p99 } = server.log.findLast(({ name }) => name === 'loop_delay') ?? {}
  const health = {
    p50: rounded(quantile(took, 0.5)),
    p95: rounded(quantile(took, 0.95)),
    maxMs: rounded(Math.max(...took)),
  }
  return { workMs, health, loop: { p99, maxMs: max } }
}

const rssMb = async (pid: number): Promise<number | null> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kb = /VmRSS:\s+(\d+) kB/.exec(status)?.[1]
  return kb === undefined ? null : Math.round(Number(kb) / 1024)
}

/** The essay questions of a quiz, answered at the greatest length. */
async function storeAnswers({ client }: Learner, quizId: string): Promise<string[]> {
  const { data } = await client
    .from('quiz_questions')
    .select('id')
    .eq('quiz_id', quizId)
    .neq('question_type', 'mcq')
    .throwOnError()
  const questions = data.slice(0, ANSWERS).map(({ id }) => id)
  const user_answer = pageOf(5, ANSWER_CHARS).slice(0, ANSWER_CHARS)
  await client
    .from('quiz_answers')
    .insert(questions.map((question_id) => ({ quiz_id: quizId, question_id, user_answer })))
    .throwOnError()
  return questions
}

/**
 * How far one request delays the others: asking about long texts, making a quiz, and marking the
 * longest answers.
 */
export async function measureEngine(): Promise<object> {
  const data = await mkdtemp(join(tmpdir(), 'stoa-bench-'))
  const server = await startServer({ STOA_DATA: data, NODE_OPTIONS: `--import=${PRELOAD}` })
  try {
    const learner = await signUp(server)
    const [, chat] = await storeText(learner, longText(1))
    const [file] = await storeText(learner, STUDY_TEXT)
    const others: [string, string][] = []
    for (let text = 1; text <= OTHER_TEXTS; text++)
      others.push(await storeText(learner, longText(text * PAGES)))
    const ask = (chat_id: string) =>
      learner.post('tutor-chat', { chat_id, question: 'What does moist air carry?' })
    const quizId = randomUUID()
    const idle = await phase(server, () => setTimeout(3000))
    const before = await rssMb(server.pid)
    const firstQuestion = await phase(server, () => ask(chat))
    const nextQuestion = await phase(server, () => ask(chat))
    const quiz = await phase(server, () =>
      learner.post('make-quiz', {
        quiz_id: quizId,
        quiz_name: 'Bench',
        difficulty: 'medium',
        counts: { mcq: 5, saq: 5, laq: 2 },
        file_ids: [file],
      }),
    )
    const questions = await storeAnswers(learner, quizId)
    const marks = await phase(server, async () => {
      for (const question_id of questions)
        await learner.post('grade-answer', { action: 'mark', quiz_id: quizId, question_id })
    })
    const otherTexts = await phase(server, async () => {
      for (const [, chat_id] of others) await ask(chat_id)
    })
    const after = await rssMb(server.pid)
    return {
      characters: PAGES * PAGE_CHARS,
      answerCharacters: ANSWER_CHARS,
      answers: questions.length,
      idle,
      firstQuestion,
      nextQuestion,
      quiz,
      marks,
      otherTexts,
      rssMb: { before, after },
    }
  } catch (error) {
    throw new Error(`The server wrote: ${server.output().slice(-2000)}`, { cause: error })
  } finally {
    await server.stop('SIGKILL')
    await rm(data, { recursive: true, force: true })
  }
}

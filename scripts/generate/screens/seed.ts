import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import * as z from 'zod'
import { DAY_MS } from '../../../domain/day.ts'
import { WATER_CYCLE_PAGES } from '../../../e2e/material.ts'
import type { Site } from '../../../e2e/site.ts'
import { answer, ask, createBase, makeQuiz, signUp, type Learner } from '../../../e2e/steps.ts'
import { en } from '../../../messages/en/index.ts'
import { loadSecrets } from '../../../server/secrets.ts'
import { makePdf } from '../../../testing/pdf.ts'
import { withKeys } from '../../../testing/sealed-keys.ts'
import { STUDY_PAGES } from '../../../testing/fixtures/study-text.ts'
import type { Database, Json } from '../../../types/database.ts'

const ADA: Learner = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  password: 'analytical-engine-1843',
}

/** Names and results of earlier quizzes: days ago, percent. */
const PAST = [
  ['Memory, first try', 92, 41],
  ['Working memory', 79, 48],
  ['Clouds and rain', 71, 64],
  ['The curve of forgetting', 57, 55],
  ['Retrieval practice', 51, 72],
  ['Tides', 36, 67],
  ['Spacing and mixing', 29, 80],
  ['Sleep and memory', 17, 76],
  ['Life between the tides', 8, 88],
  ['Memory, before the exam', 3, 84],
] as const

/** The source pages of the earlier questions: not every page is covered. */
const QUESTION_PAGES = [2, 3, 4, 4, 6, 8]
const marksByType = z.array(z.object({ id: z.uuid(), marks: z.number() }))

export type Places = { base: string; baseAddress: string; take: string; results: string }

type Db = SupabaseClient<Database>
/** The learner's client, and the server's, which reads the key of an open test. */
type Clients = { db: Db; service: Db }

/** A REST client for the remaining rows, signed in as the learner. */
async function connect(url: string, { email, password }: Learner): Promise<Db> {
  const config = z
    .object({ key: z.string() })
    .parse(await (await fetch(`${url}/config.json`)).json())
  const db = createClient<Database>(url, config.key, { auth: { persistSession: false } })
  const { error } = await db.auth.signInWithPassword({ email, password })
  if (error) throw error
  return db
}

/** Answers like a good learner: one wrong choice, one incomplete written answer. */
async function answerAll(page: Page, { db, service }: Clients, quizId: string): Promise<void> {
  const { data } = await db
    .from('quiz_questions')
    .select('*')
    .eq('quiz_id', quizId)
    .order('question_number')
    .throwOnError()
  const questions = await withKeys(service, data)
  const lastWritten =
    questions.findLast(({ question_type }) => question_type === 'laq') ?? questions.at(-1)
  for (const {
    question_number: number,
    correct_option_number: key,
    correct_answer,
    id,
  } of questions) {
    await page.getByText(en.taking.position(number, questions.length)).waitFor()
    if (key !== null) await answer(page, String(number === 3 ? (key % 4) + 1 : key))
    else
      await answer(
        page,
        id === lastWritten?.id ? `${correct_answer.split('. ')[0] ?? ''}.` : correct_answer,
      )
    await page.getByText(en.taking.answered(number, questions.length)).waitFor()
  }
}

/** Earlier quizzes are inserted over REST: the same questions with plausible marks. */
async function insertPastQuizzes(db: Db, quizId: string): Promise<void> {
  const { data: made } = await db
    .from('quiz_questions')
    .select('*')
    .eq('quiz_id', quizId)
    .throwOnError()
  const { data: files } = await db.from('base_files').select('id, bases(name)').throwOnError()
  for (const [index, [quiz_name, daysAgo, percent]] of PAST.entries()) {
    const id = randomUUID()
    const file = files.find(({ bases }) =>
      bases.name.startsWith(index % 3 === 2 ? 'Sea' : 'Cognitive'),
    )
    const questions = made.map((question) => ({
      ...question,
      source_file_id: file?.id ?? null,
      source_page:
        QUESTION_PAGES[(question.question_number * 5 + index) % QUESTION_PAGES.length] ?? 1,
    }))
    await db
      .rpc('create_quiz', {
        p_quiz: { id, quiz_name, difficulty: index % 2 ? 'hard' : 'medium' },
        p_file_ids: file ? [file.id] : [],
        p_questions: questions as Json,
      })
      .throwOnError()
    const { data: rows } = await db
      .from('quiz_questions')
      .select('id, marks')
      .eq('quiz_id', id)
      .throwOnError()
    const withMarks = marksByType.parse(rows)
    const total = withMarks.reduce((sum, { marks }) => sum + marks, 0)
    let left = Math.round((percent * total) / 50) / 2
    const answers = withMarks.map(({ id: question_id, marks }) => {
      const marks_obtained = Math.min(marks, left)
      left -= marks_obtained
      return {
        quiz_id: id,
        question_id,
        user_answer: '1',
        marks_obtained,
        is_correct: marks_obtained >= 0.75 * marks,
        graded_by: 'rule',
      }
    })
    await db.from('quiz_answers').insert(answers).throwOnError()
    const obtained = answers.reduce((sum, { marks_obtained }) => sum + marks_obtained, 0)
    const at = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
    await db
      .from('quizzes')
      .update({
        status: 'completed',
        created_at: at,
        completed_at: at,
        marks_obtained: obtained,
        percentage: Math.round((100 * obtained) / total),
      })
      .eq('id', id)
      .throwOnError()
  }
}

/**
 * A learner with two bases, a chat, quizzes over three months and one in progress; all course
 * material is Stoa's own.
 */
export async function seed(
  page: Page,
  { url, folder }: Pick<Site, 'url' | 'folder'>,
): Promise<Places> {
  await signUp(page, ADA)
  const mimeType = 'application/pdf'
  await createBase(page, 'Sea and sky', [
    { name: 'tides.pdf', mimeType, bytes: await makePdf({ pages: STUDY_PAGES }) },
    { name: 'water-cycle.pdf', mimeType, bytes: await makePdf({ pages: WATER_CYCLE_PAGES }) },
  ])
  for (const name of [/tides\.pdf.*Ready/s, /water-cycle\.pdf.*Ready/s])
    await page.getByRole('button', { name }).waitFor()
  const memory = await readFile(
    new URL('../../../public/sample/how-memory-works.pdf', import.meta.url),
  )
  const baseAddress = await createBase(page, 'Cognitive psychology', [
    { name: 'How Memory Works.pdf', mimeType, bytes: memory },
  ])
  await page.getByRole('button', { name: /How Memory Works\.pdf.*Ready/s }).waitFor()
  await ask(page, 'What is working memory?')
  await ask(page, 'What is the illusion of fluency?')
  const db = await connect(url, ADA)
  const { secretKey } = await loadSecrets(folder)
  const service = createClient<Database>(url, secretKey, { auth: { persistSession: false } })
  await makeQuiz(page, 'How memory works', 'Cognitive psychology', { mcq: 5, saq: 2, laq: 1 })
  const quizId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await answerAll(page, { db, service }, quizId)
  await page.getByRole('button', { name: en.taking.submitTest }).click()
  await page.waitForURL(/\/quiz\/results\//)
  const results = new URL(page.url()).pathname
  await insertPastQuizzes(db, quizId)
  await makeQuiz(page, 'Memory, the second week', 'Cognitive psychology', {
    mcq: 6,
    saq: 2,
    laq: 0,
  })
  const startedQuiz = new URL(page.url()).pathname
  await answer(page, '2')
  await page.getByText(/^1 of/).first().waitFor()
  await page.goto(baseAddress)
  return { base: new URL(baseAddress).pathname, baseAddress, take: startedQuiz, results }
}

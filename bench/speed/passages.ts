import { choosePassages } from '../../domain/tutor/choose-passages.ts'
import { indexDocument } from '../../domain/text/document.ts'
import process from 'node:process'
import { createTestApp } from '../../testing/app.ts'
import { newPersona } from '../../testing/personas.ts'
import { addFile, call, newChat } from '../../testing/fixtures/tutor-chat.ts'
import { quantile, rounded, timed } from './support/numbers.ts'
import { pageOf } from './text.ts'

const PAGES = 100
const PAGE_CHARS = 2000
const BUDGET_CHARS = 2000
const QUESTIONS = 50

const BASE = { files: 20, pages: 50 }

/**
 * Time of a question to all files of a base, 2,000,000 characters together, whose indexes are not
 * in memory, and of the next one: from the request to the end of the answer.
 */
async function measureBase(): Promise<object> {
  const app = await createTestApp()
  const setup = { app, learner: await newPersona(app, 'learner') }
  const chat = await newChat(setup.learner)
  let characters = 0
  for (let file = 1; file <= BASE.files; file += 1) {
    const pages = Array.from({ length: BASE.pages }, (_, page) =>
      pageOf(file * BASE.pages + page, PAGE_CHARS),
    )
    const text = pages.join('\f')
    characters += text.length
    await addFile(setup.learner, chat, { name: `${file}.pdf`, text })
  }
  const ask = async () => {
    const body = { chat_id: chat.chatId, question: 'What causes the tides?', files: 'all' }
    const answer = await (await call(setup, body)).text()
    if (!answer.includes('"type":"answer"')) throw new Error(answer)
  }
  const before = process.cpuUsage()
  const firstMs = await timed(ask)
  const { user, system } = process.cpuUsage(before)
  const base = {
    characters,
    firstMs: rounded(firstMs),
    firstCpuMs: rounded((user + system) / 1000),
    nextMs: rounded(await timed(ask)),
  }
  await app.close()
  return base
}

/** Time to index a document of 200,000 characters once, and of each question after that. */
export async function measurePassages(): Promise<object> {
  const text = Array.from({ length: PAGES }, (_, page) => pageOf(page + 1, PAGE_CHARS)).join('\f')
  const index = await timed(() => indexDocument(text, 'en'))
  const document = indexDocument(text, 'en')
  const questions: number[] = []
  for (let number = 1; number <= QUESTIONS; number++)
    questions.push(
      await timed(() =>
        choosePassages(
          document,
          { question: `What does chapter ${number} say of moist air?` },
          BUDGET_CHARS,
        ),
      ),
    )
  return {
    characters: text.length,
    indexMs: rounded(index),
    base: await measureBase(),
    questionMs: { p50: rounded(quantile(questions, 0.5)), p95: rounded(quantile(questions, 0.95)) },
  }
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tutor as words } from '../../../messages/en/tutor.ts'
import { createTestApp } from '../../../testing/app.ts'
import { replies, startModelEndpoint, type ModelEndpoint } from '../../../testing/model/endpoint.ts'
import { newPersona, type Persona } from '../../../testing/personas.ts'
import {
  addFile,
  ask,
  call,
  CELL_PAGES,
  newChat,
  type Chat,
  type Setup,
} from '../../../testing/fixtures/tutor-chat.ts'

const ROCK_PAGES = [
  'Granite is an igneous rock that cools slowly inside the crust. Its crystals are large.',
  'Basalt is an igneous rock that cools quickly at the surface. Its crystals are too small to see.',
]
const LAW_PAGES = [
  'A contract is an agreement that a court will enforce. It needs an offer and an acceptance.',
]

async function newBase(learner: Persona): Promise<Chat & { rocks: string; law: string }> {
  const chat = await newChat(learner)
  const rocks = await addFile(learner, chat, { name: 'rocks.pdf', text: ROCK_PAGES.join('\f') })
  const law = await addFile(learner, chat, { name: 'law.pdf', text: LAW_PAGES.join('\f') })
  await addFile(learner, chat, { name: 'unread.pdf', text: null })
  return { ...chat, rocks, law }
}

/** Every citation quotes the page of the file that it names. */
function expectQuoted(
  content: string,
  metadata: { citations: { page: number; quote: string; file_id?: string | undefined }[] } | null,
  texts: ReadonlyMap<string, readonly string[]>,
) {
  const marks = Array.from(content.matchAll(/\[p\. (\d+)\]/g), ([, page]) => Number(page))
  expect(marks.length).toBeGreaterThan(0)
  expect(metadata?.citations.map(({ page }) => page)).toEqual(marks)
  for (const { page, quote, file_id = '' } of metadata?.citations ?? [])
    expect(texts.get(file_id)?.[page - 1]).toContain(quote)
}

describe('several files without a model', () => {
  let setup: Setup
  let base: Awaited<ReturnType<typeof newBase>>
  let texts: ReadonlyMap<string, readonly string[]>
  beforeAll(async () => {
    const app = await createTestApp()
    setup = { app, learner: await newPersona(app, 'learner') }
    base = await newBase(setup.learner)
    texts = new Map([
      [base.fileId, CELL_PAGES],
      [base.rocks, ROCK_PAGES],
      [base.law, LAW_PAGES],
    ])
  })
  afterAll(() => setup.app.close())

  const askAll = (question: string, files: 'all' | string[] = 'all') =>
    ask(setup, { chat_id: base.chatId, question, files })

  it.each([
    ['What is osmosis?', () => base.fileId, /movement of water/],
    ['What is basalt?', () => base.rocks, /cools quickly/],
    ['What does a contract need?', () => base.law, /offer and an acceptance/],
  ])('answers %s from the file that says it', async (question, fileId, text) => {
    const { content, metadata } = await askAll(question)
    expect(content).toMatch(text)
    expect(metadata?.citations.map(({ file_id }) => file_id)).toContain(fileId())
    expect(new Set(metadata?.citations.map(({ file_id }) => file_id)).size).toBe(1)
    expectQuoted(content, metadata, texts)
  })

  it('shows further passages of all files', async () => {
    const chat = await newBase(setup.learner)
    const igneous = await addFile(setup.learner, chat, {
      name: 'igneous.pdf',
      text: 'Granite and basalt are the commonest igneous rocks. Each igneous rock was molten once.',
    })
    const send = (question: string) => ask(setup, { chat_id: chat.chatId, question, files: 'all' })
    const first = await send('What is basalt?')
    expect(first.metadata?.more).toBe(true)
    const { content, metadata } = await send(words.more)
    expect(content).toContain(words.builtin.more)
    expect(metadata?.citations.map(({ file_id }) => file_id)).toContain(igneous)
    for (const { quote } of first.metadata?.citations ?? []) expect(content).not.toContain(quote)
  })

  it('offers a quiz on the file that has most of its topic', async () => {
    const { metadata } = await askAll('quiz me on basalt')
    expect(metadata?.action).toMatchObject({ kind: 'quiz', file_id: base.rocks, topic: 'basalt' })
  })

  it('compares the statements of two files', async () => {
    const { content, metadata } = await askAll('Compare osmosis and basalt')
    expect(content).toMatch(/movement of water[^]*cools quickly/)
    expect(metadata?.citations.map(({ file_id }) => file_id)).toEqual(
      expect.arrayContaining([base.fileId, base.rocks]),
    )
    expectQuoted(content, metadata, texts)
  })

  it('summarises each file under its name', async () => {
    const { content, metadata } = await askAll('Summarise my files')
    for (const name of ['cells.pdf', 'rocks.pdf', 'law.pdf']) expect(content).toContain(name)
    expect(content).not.toContain('unread.pdf')
    expectQuoted(content, metadata, texts)
  })

  it('answers from the listed files only', async () => {
    const { content, metadata } = await askAll('What is basalt?', [base.fileId, base.law])
    expect(metadata?.refused === true || metadata?.closest === true).toBe(true)
    expect(content).not.toMatch(/cools quickly/)
    const listed = await askAll('What is basalt?', [base.rocks])
    expect(listed.content).toMatch(/cools quickly/)
  })

  it('refuses a question that none of the files answers', async () => {
    const { content, metadata } = await askAll('Who painted the Mona Lisa?')
    expect(content).toBe(words.builtin.notFoundInFiles)
    expect(metadata).toMatchObject({ refused: true, citations: [] })
  })

  it('refuses files with more than three million characters together', async () => {
    const chat = await newChat(setup.learner)
    const text = 'Water is wet. '.repeat(115_000)
    const files = [
      await addFile(setup.learner, chat, { name: 'one.pdf', text }),
      await addFile(setup.learner, chat, { name: 'two.pdf', text }),
    ]
    const response = await call(setup, { chat_id: chat.chatId, question: 'Water?', files })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'chat_too_many_files' })
  })

  it('does not read the files of another learner, nor of another base', async () => {
    const other = await newBase(await newPersona(setup.app, 'other'))
    const second = await newBase(setup.learner)
    for (const files of [[other.rocks], [second.rocks]])
      expect((await call(setup, { chat_id: base.chatId, question: 'Basalt?', files })).status).toBe(
        409,
      )
  })
})

describe('several files with a model', () => {
  let setup: Setup
  let endpoint: ModelEndpoint
  beforeAll(async () => {
    endpoint = await startModelEndpoint(replies(''))
    const app = await createTestApp({ model: { baseUrl: endpoint.baseUrl } })
    setup = { app, learner: await newPersona(app, 'learner') }
  })
  afterAll(async () => {
    await setup.app.close()
    await endpoint.close()
  })

  it('gives passages of several files to the model and returns the file of each citation', async () => {
    const base = await newBase(setup.learner)
    endpoint.behave(
      replies((request) => {
        const number = /\[p\. (\d+)\] Basalt/.exec(JSON.stringify(request))?.[1] ?? '0'
        return `Basalt is an igneous rock that cools quickly at the surface [p. ${number}].`
      }),
    )
    const { content, metadata } = await ask(setup, {
      chat_id: base.chatId,
      question: 'How do basalt and osmosis differ?',
      files: 'all',
    })
    expect(content).toContain('[p. 2]')
    expect(metadata?.citations[0]).toMatchObject({ page: 2, file_id: base.rocks })
    expectQuoted(content, metadata, new Map([[base.rocks, ROCK_PAGES]]))
  })
})

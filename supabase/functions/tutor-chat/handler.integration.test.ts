import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { chatMessage } from '../../../domain/tutor/wire.ts'
import { errors } from '../../../messages/en/errors.ts'
import { tutor as words } from '../../../messages/en/tutor.ts'
import { createTestApp } from '../../../testing/app.ts'
import { unwrap, newPersona } from '../../../testing/personas.ts'
import {
  newChat,
  call,
  ask,
  savedIn,
  expectTraced,
  type Chat,
  type Setup,
} from '../../../testing/fixtures/tutor-chat.ts'
import { replyTo } from './conversation.ts'

it('refuses the question of an account at its quota, which is not a failure of the server', async () => {
  const app = await createTestApp({ env: { STOA_QUOTA_MESSAGES: '0' } })
  const setup = { app, learner: await newPersona(app, 'learner') }
  const { chatId } = await newChat(setup.learner)
  const response = await call(setup, { chat_id: chatId, question: 'What is osmosis?' })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ code: 'quota_messages' })
  await app.close()
})

describe('without a model', () => {
  let setup: Setup
  let chat: Chat
  beforeAll(async () => {
    const app = await createTestApp()
    setup = { app, learner: await newPersona(app, 'learner') }
  })
  afterAll(() => setup.app.close())
  beforeEach(async () => {
    chat = await newChat(setup.learner)
  })

  it('lets an account wait for few answers at once', async () => {
    const other = { ...setup, learner: await newPersona(setup.app, 'waiting') }
    const { chatId } = await newChat(other.learner)
    const id = crypto.randomUUID()
    const question = 'What is osmosis?'
    await unwrap(
      other.learner.client
        .from('chat_messages')
        .insert({ id, chat_id: chatId, message_type: 'user', content: question })
        .select(),
    )
    const statuses: number[] = []
    for (let sent = 0; sent < 5; sent += 1) {
      const response = await call(other, { chat_id: chatId, question, message_id: id })
      statuses.push(response.status)
      onTestFinished(() => response.body?.cancel())
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })

  it('answers a question that is sent twice at once under one id once, to both callers', async () => {
    const message_id = crypto.randomUUID()
    const body = { chat_id: chat.chatId, question: 'What is osmosis?', message_id }
    const [first, second] = await Promise.all([ask(setup, body), ask(setup, body)])
    const third = await ask(setup, body)
    const saved = await savedIn(setup, chat)
    expect(saved.map(({ message_type }) => message_type)).toEqual(['user', 'ai'])
    expect(saved[0]?.id).toBe(message_id)
    expect([first.id, second.id, third.id]).toEqual(Array(3).fill(saved[1]?.id))
  })

  it('does not return the answer to a later question for an earlier one without an answer', async () => {
    const question = await unwrap(
      setup.learner.client
        .from('chat_messages')
        .insert({ chat_id: chat.chatId, message_type: 'user', content: 'Who saw the first cells?' })
        .select()
        .single(),
    )
    await ask(setup, { chat_id: chat.chatId, question: 'What is osmosis?' })
    expect((await savedIn(setup, chat)).map(({ message_type }) => message_type)).toEqual([
      'user',
      'user',
      'ai',
    ])
    expect(await replyTo(setup.learner.client, chatMessage.parse(question))).toBeNull()
  })

  it('refuses the id of a message of another chat', async () => {
    const message_id = crypto.randomUUID()
    await ask(setup, { chat_id: chat.chatId, question: 'What is osmosis?', message_id })
    const own = await newChat(setup.learner)
    const body = { chat_id: own.chatId, question: 'What is osmosis?', message_id }
    expect((await call(setup, body)).status).toBe(400)
    expect(await savedIn(setup, own)).toEqual([])
  })

  it('answers from the document, with the page, and saves question and answer', async () => {
    const { events, content, metadata } = await ask(setup, {
      chat_id: chat.chatId,
      question: 'What is osmosis?',
    })
    expect(events.map(({ type }) => type)).toEqual(['question', 'delta', 'answer'])
    expect(content).toMatch(/^\*\*Osmosis\*\* is the movement of water/)
    expect(metadata).toMatchObject({ tutor: 'builtin', model: null, refused: false })
    expectTraced(content, metadata)
    const saved = await savedIn(setup, chat)
    expect(saved.map(({ message_type }) => message_type)).toEqual(['user', 'ai'])
    expect(saved[1]?.content).toBe(content)
  })

  it('resolves the reference of a follow-up question', async () => {
    await ask(setup, { chat_id: chat.chatId, question: 'How does active transport move ions?' })
    const { content } = await ask(setup, { chat_id: chat.chatId, question: 'And why is that?' })
    expect(content).toContain('because the sodium pump uses energy')
  })

  it('shows further passages for the previous question, each once', async () => {
    const question = { chat_id: chat.chatId, question: 'What moves water in a cell?' }
    const more = { chat_id: chat.chatId, question: words.more }
    const answers = [await ask(setup, question), await ask(setup, more), await ask(setup, more)]
    expect(answers.map(({ metadata }) => metadata?.more)).toEqual([true, undefined, undefined])
    expect(answers[1]?.content).toContain(words.builtin.more)
    expect(answers[2]?.content).toBe(words.builtin.noMore)
    for (const { content, metadata } of answers.slice(0, 2)) expectTraced(content, metadata)
    const quotes = answers.flatMap(({ metadata }) =>
      (metadata?.citations ?? []).map(({ quote }) => quote),
    )
    expect(new Set(quotes).size).toBe(quotes.length)
  })

  it('does not time out on long earlier messages', async () => {
    const content = 'IT Is A Tide Actually '.repeat(4500)
    const long = { chat_id: chat.chatId, message_type: 'user', content }
    await unwrap(setup.learner.client.from('chat_messages').insert([long, long, long]).select('id'))
    const question = 'What is osmosis?'
    expect((await ask(setup, { chat_id: chat.chatId, question })).content).toContain('Osmosis')
  })

  it('replies to a single word in the language of the interface', async () => {
    await ask(setup, { chat_id: chat.chatId, question: 'What is osmosis?' })
    const { content } = await ask(setup, { chat_id: chat.chatId, question: 'no' })
    expect([words.builtin.more, words.builtin.noMore]).toContain(content.split('\n')[0])
  })

  it('repeats the quotations of the last answer if their source is asked for', async () => {
    const send = (question: string) => ask(setup, { chat_id: chat.chatId, question })
    const first = await send('What is osmosis?')
    const { content, metadata } = await send('Where does it say that?')
    expect(content).toContain(words.builtin.source)
    expect(content).toContain('“Osmosis is the movement of water')
    expect(metadata?.citations).toEqual(first.metadata?.citations)
    expectTraced(content, metadata)
  })

  it('refuses a question that the document does not answer', async () => {
    const { content, metadata } = await ask(setup, {
      chat_id: chat.chatId,
      question: 'Which enzyme copies the chromosomes of bacteria?',
    })
    expect(metadata?.refused).toBe(true)
    expect(content).toContain(words.builtin.notFound)
    expectTraced(content, metadata)
  })

  it('explains one page', async () => {
    const { content, metadata } = await ask(setup, {
      chat_id: chat.chatId,
      question: 'Explain page 2',
      page: 2,
    })
    expect(metadata?.pages).toEqual([2])
    expect(content).toContain('Hooke')
  })

  it('moves the chat to the top', async () => {
    const before = await unwrap(
      setup.learner.client.from('chats').select('updated_at').eq('id', chat.chatId).single(),
    )
    await ask(setup, { chat_id: chat.chatId, question: 'What is osmosis?' })
    const after = await unwrap(
      setup.learner.client.from('chats').select('updated_at').eq('id', chat.chatId).single(),
    )
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at))
  })

  it.each<[string, number, Parameters<typeof newChat>[1]]>([
    ['chat_pdf_only', 422, { name: 'notes.docx', type: 'application/msword' }],
    ['chat_text_not_ready', 409, { text: null }],
  ])('refuses with %s', async (code, status, file) => {
    const { chatId } = await newChat(setup.learner, file)
    const response = await call(setup, { chat_id: chatId, question: 'What is osmosis?' })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code })
    expect(await savedIn(setup, { chatId })).toEqual([])
  })

  it('refuses a file whose text could not be read', async () => {
    const { chatId, fileId } = await newChat(setup.learner, { text: null })
    await unwrap(
      setup.learner.client
        .from('pdf_text_content')
        .insert({ file_id: fileId, status: 'failed', error_message: errors.pdf_no_text })
        .select()
        .single(),
    )
    const response = await call(setup, { chat_id: chatId, question: 'What is osmosis?' })
    expect([response.status, await response.json()]).toEqual([
      422,
      { code: 'chat_no_text', message: errors.chat_no_text },
    ])
  })

  it('rejects other users, anonymous callers and blank questions', async () => {
    const stranger = { ...setup, learner: await newPersona(setup.app, 'stranger') }
    const question = { chat_id: chat.chatId, question: 'What is osmosis?' }
    const refused = await call(stranger, question)
    expect([refused.status, await refused.json()]).toEqual([
      404,
      { code: 'chat_not_found', message: errors.chat_not_found },
    ])
    const anonymous = { ...setup.learner, client: setup.app.client() }
    expect((await call({ ...setup, learner: anonymous }, question)).status).toBe(401)
    expect((await call(setup, { chat_id: chat.chatId, question: '   ' })).status).toBe(400)
    expect((await call(setup, { ...question, regenerate: crypto.randomUUID() })).status).toBe(400)
    expect(await savedIn(setup, chat)).toEqual([])
  })
})

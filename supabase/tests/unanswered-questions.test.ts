import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createPersonas,
  seedFixtures,
  type Fixtures,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'

const MESSAGE = 'Failed to get a response.'
const MINUTE_MS = 60_000

let personas: Personas
let fixtures: Fixtures
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  fixtures = await seedFixtures(personas.owner)
  // The conversation of the fixtures ends with an answer.
  await add('ai', 0)
})

const add = async (message_type: 'user' | 'ai', minutesAgo: number, chat = fixtures.chatId) => {
  await personas.owner.client
    .from('chat_messages')
    .insert({
      id: randomUUID(),
      chat_id: chat,
      message_type,
      content: 'What is a tide?',
      timestamp: new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString(),
    })
    .throwOnError()
}
/** A conversation whose only message is a question of `minutesAgo`. */
const newQuestion = async (minutesAgo: number): Promise<string> => {
  const id = randomUUID()
  const { user, client } = personas.owner
  await client
    .from('chats')
    .insert({
      id,
      user_id: user.id,
      base_id: fixtures.baseId,
      file_id: fixtures.fileId,
      chat_name: 'Tides',
    })
    .throwOnError()
  await add('user', minutesAgo, id)
  return id
}
const end = async ({ client }: Persona = personas.owner) => {
  const { data } = await client
    .rpc('end_unanswered_questions', { p_message: MESSAGE })
    .throwOnError()
  return data
}
const kinds = async (chat: string) => {
  const { data } = await personas.owner.client
    .from('chat_messages')
    .select('message_type')
    .eq('chat_id', chat)
    .order('timestamp')
    .throwOnError()
  return data.map(({ message_type }) => message_type)
}

test('ends a question that was left without an answer, once', async () => {
  const chat = await newQuestion(11)
  expect(await end()).toBe(1)
  expect(await kinds(chat)).toEqual(['user', 'error'])
  expect(await end()).toBe(0)
})

test('leaves a question that may still be answered, and answered ones', async () => {
  const chat = await newQuestion(9)
  expect(await end()).toBe(0)
  expect(await kinds(chat)).toEqual(['user'])
})

test('ends a question once in two tabs at the same time', async () => {
  const chat = await newQuestion(11)
  const ended = await Promise.all([end(), end()])
  expect(ended.toSorted()).toEqual([0, 1])
  expect(await kinds(chat)).toEqual(['user', 'error'])
})

test('changes no conversation of another learner', async () => {
  const chat = await newQuestion(11)
  expect(await end(personas.stranger)).toBe(0)
  expect(await kinds(chat)).toEqual(['user'])
})

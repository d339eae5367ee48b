import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createPersonas,
  seedFixtures,
  unwrap,
  type Fixtures,
  type Personas,
} from '../../testing/personas.ts'

let personas: Personas
let fixtures: Fixtures
beforeAll(async () => {
  personas = await createPersonas()
  fixtures = await seedFixtures(personas.owner)
})
afterAll(() => personas.app.close())

const history = async (persona = personas.owner) =>
  (await unwrap(persona.client.rpc('get_chat_history', { p_chat_id: fixtures.chatId }))).map(
    ({ content }) => content,
  )

async function addMessages(contents: readonly string[], metadata = {}) {
  for (const [second, content] of contents.entries())
    await unwrap(
      personas.owner.client
        .from('chat_messages')
        .insert({
          chat_id: fixtures.chatId,
          message_type: 'ai',
          content,
          metadata,
          timestamp: new Date(Date.UTC(2030, 0, 1, 0, 0, second)).toISOString(),
        })
        .select('id'),
    )
}

test('get_chat_history returns the latest 40 messages of a chat of the caller, oldest first', async () => {
  const contents = Array.from({ length: 41 }, (_, number) => `message ${number}`)
  await addMessages(contents)
  expect(await history()).toEqual(contents.slice(1))
  expect(await history(personas.stranger)).toEqual([])
})

test('get_chat_history leaves out messages that are too large together, however they are stored', async () => {
  await personas.app.sql('delete from chat_messages where chat_id = $1', [fixtures.chatId])
  await addMessages(['first', 'second', 'third', 'fourth'], { text: 'x'.repeat(190_000) })
  expect(await history()).toEqual(['second', 'third', 'fourth'])
})

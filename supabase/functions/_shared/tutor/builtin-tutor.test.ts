import { describe, expect, it } from 'vitest'
import type { AnswerMetadata, ChatMessage } from '../../../../domain/tutor/wire.ts'
import { messagesInLanguage } from '../messages.ts'
import { portsOf } from '../ports.ts'
import { inProcessEngine } from '../text-engine/in-process.ts'

/** The replies to messages about a text, each after the ones before it. */
const converse = (text: string, ...messages: readonly string[]): Promise<string[]> =>
  converseWith((metadata) => metadata, text, messages)

/** The same where the metadata of each reply is changed before the next message. */
async function converseWith(
  changed: (metadata: AnswerMetadata) => AnswerMetadata,
  text: string,
  messages: readonly string[],
): Promise<string[]> {
  const engine = inProcessEngine()
  const { tutor } = portsOf({ model: null, engine, log: () => undefined })
  const key = { fileId: 'mills', extracted: '' }
  const source = await engine.openDocument('a', key, () => Promise.resolve({ text }))
  const history: ChatMessage[] = []
  const row = (message_type: 'user' | 'ai', content: string, metadata: unknown): ChatMessage => ({
    id: crypto.randomUUID(),
    chat_id: 'c',
    message_type,
    content,
    timestamp: '2026-11-30T00:00:00.000Z',
    metadata: structuredClone(metadata) as ChatMessage['metadata'],
  })
  for (const question of messages) {
    const answer = await tutor.answer({
      question,
      page: undefined,
      history: [...history],
      source: source ?? expect.fail(),
      language: 'en',
      onText: () => undefined,
      signal: new AbortController().signal,
    })
    const { content, metadata } = answer ?? expect.fail()
    history.push(row('user', question, null), row('ai', content, changed(metadata)))
  }
  return history.filter(({ message_type }) => message_type === 'ai').map(({ content }) => content)
}

const herring = Array.from({ length: 14 }, (_, i) => `In year ${i + 1} the herring came late.`)

it('looks for an answer near the previous quotations, also to a question with a subject of its own', async () => {
  const text = [
    'The sails\n\nThe sails of Orrin were mended on the quay. The keeper paid the guild 40 crowns.',
    `The herring\n\n${herring.join(' ')}`,
    'The carts\n\nThe carts of Belder stood on the square. The keeper paid the guild 90 crowns.',
  ].join('\f')
  const question = 'how much did the keeper pay the guild?'
  const [, sails] = await converse(text, 'Where were the sails of Orrin mended?', question)
  const [, carts] = await converse(text, 'Where did the carts of Belder stand?', question)
  expect(sails?.search('40 crowns')).toBeLessThan(sails?.search('90 crowns') ?? 0)
  expect(carts?.search('90 crowns')).toBeLessThan(carts?.search('40 crowns') ?? 0)
})

const GATES = [
  'Gates\n\nA mill has three gates:\n\n- sluice\n- penstock\n- flap',
  'Wheels\n\nA wheel of a mill turns the stone. For example, the wheel of Orrin has 24 buckets.',
  'The penstock\n\nA penstock lies below the water. For example, the penstock of Belder is of oak.',
  'The flap\n\nA flap is shut by the tide. For example, the flap of Farle shuts twice a day.',
].join('\n\n')

it.each([
  ['explain the second one', 'example?', 'the penstock of Belder'],
  ['what does the third one do?', 'give me an example please', 'the flap of Farle'],
])(
  'finds the subject to which a message referred by an ordinal: %s %s',
  async (placed, question, shown) => {
    const replies = await converse(GATES, 'which gates does a mill have?', placed, question)
    expect(replies.at(-1)).toContain(shown)
    expect(replies.at(-1)).not.toContain('the wheel of Orrin')
  },
)

it('repeats the quotations of an answer, but not of one with more than an answer has', async () => {
  const messages = ['What does a penstock lie below?', 'where does it say that?']
  const repeated = async (count: number): Promise<string | undefined> => {
    const [, reply] = await converseWith(
      ({ citations, ...rest }) => ({
        ...rest,
        citations: Array.from({ length: count }, () => citations[0] ?? expect.fail()),
      }),
      GATES,
      messages,
    )
    return reply
  }
  const { source } = messagesInLanguage('en').tutor
  expect(await repeated(1)).toContain(source)
  expect(await repeated(101)).not.toContain(source)
})

const SAILS = [
  'Wind\n\nA sail is torn by the wind of the autumn. The second storm of a year tears the most.',
  'Mending sails\n\nThere are two ways to mend a sail:\n\n- patching\n- splicing',
  'Patching\n\nPatching covers a hole with canvas. A patch is glued by the keeper with tar. Patching costs 3 crowns.',
  'Splicing\n\nSplicing joins a rope with its own strands. A splice is sewn by the keeper with wax. Splicing costs 9 crowns.',
  'Sheds\n\nA shed has two doors:\n\n- the sea door\n- the land door',
].join('\n\n')

/** The last of the replies to messages about sails. */
const aboutSails = async (...messages: readonly string[]): Promise<string> =>
  (await converse(SAILS, ...messages)).at(-1) ?? expect.fail()

describe('an item of the last reply to which a message refers by an ordinal', () => {
  it.each([
    ['with the noun of the list', 'how much does the second way cost?'],
    ['before a verb at the end', 'how many crowns does the second cost?'],
    ['as the last of two', 'how much does the latter cost?'],
  ])('is found %s', async (_, question) => {
    const reply = await aboutSails('what ways to mend a sail are there?', question)
    expect(reply).toContain('9 crowns')
    expect(reply.slice(0, reply.indexOf('9 crowns'))).not.toContain('3 crowns')
  })

  it('is looked for near the list', async () => {
    const text = [
      'Doors\n\nA shed has two doors:\n\n- the sea door\n- the land door\n\nThe land door is of oak and was painted by Falk.',
      `The herring\n\n${herring.join(' ')}`,
      'Who painted the land door of a house\n\nThe land door was painted by Ida.',
    ].join('\f')
    const question = 'who painted the second one?'
    const reply = (await converse(text, 'which doors does a shed have?', question)).at(-1) ?? ''
    expect(reply).toContain('Falk')
    expect(reply.slice(0, reply.indexOf('Falk'))).not.toContain('Ida')
  })

  it('is not meant by an ordinal that expresses a time', async () => {
    const messages = ['what ways to mend a sail are there?', 'who did it at first?']
    expect(await aboutSails(...messages)).not.toMatch(/^- patching/u)
  })

  it('is not meant if another noun follows the ordinal', async () => {
    const messages = ['what ways to mend a sail are there?', 'what does the second storm tear?']
    expect(await aboutSails(...messages)).toContain('tears the most')
  })
})

it.each([
  ['after a question about one by its ordinal', 'how much does the first one cost?'],
  ['after a question about one by its name', 'how much does patching cost?'],
])('finds the other one of two things %s', async (_, before) => {
  const reply = await aboutSails(
    'what ways to mend a sail are there?',
    before,
    'and the other one?',
  )
  expect(reply).toContain('9 crowns')
  expect(reply.slice(0, reply.indexOf('9 crowns'))).not.toContain('3 crowns')
})

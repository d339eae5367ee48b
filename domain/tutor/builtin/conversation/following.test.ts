import { describe, expect, it } from 'vitest'
import { tutor as words } from '../../../../messages/en/tutor.ts'
import { indexDocument } from '../../../text/document.ts'
import type { CheckedAnswer } from '../../citations.ts'
import { classifyIntent } from '../../question/classify-intent.ts'
import { answerFromDocument } from '../answer.ts'

const index = indexDocument(
  [
    `How a loaf is made

The baker mixes flour and water in a trough. The dough rests for an hour under a cloth.

Shaping

The baker divides the dough into pieces of equal weight. Each piece is rolled to a ball.`,
    `The fire

The oven is heated with oak for two hours. The embers are raked out before the loaves go in.`,
  ].join('\f'),
  'en',
)
const QUESTION = 'What does the baker mix in a trough?'

const ask = (question: string, answers: readonly CheckedAnswer[] = []) =>
  answerFromDocument(
    index,
    classifyIntent(
      {
        question,
        ...(answers.length > 0 && {
          before: QUESTION,
          shown: answers.flatMap(({ citations }) => citations.map(({ quote }) => quote)),
        }),
      },
      index,
    ),
    words.builtin,
  )

describe('what comes after the last quotation', () => {
  const first = ask(QUESTION)

  it.each(['and then?', 'What comes after that?', 'was passiert danach?', '¿y después?'])(
    'is the next passage, with its heading and page: %s',
    (question) => {
      const next = ask(question, [first])
      expect(next.content).toContain(words.builtin.following)
      expect(next.content).toContain('Shaping')
      expect(next.citations.map(({ quote }) => quote).join(' ')).toContain('divides the dough')
      expect(next.citations[0]?.page).toBe(1)
      expect(next.refused).toBe(false)
    },
  )

  it('goes on to the end of the document, and says so there', () => {
    const second = ask('what happens next?', [first])
    const third = ask('and then?', [first, second])
    expect(third.citations.map(({ quote }) => quote).join(' ')).toContain('heated with oak')
    const last = ask('and then?', [first, second, third])
    expect(last.content).toBe(words.builtin.noFollowing)
    expect(last.refused).toBe(true)
  })

  it('is searched by its words if nothing was quoted', () => {
    expect(classifyIntent({ question: 'what happens next?', before: QUESTION }, index).kind).toBe(
      'search',
    )
  })
})

describe('a question about what was just quoted', () => {
  const port = indexDocument(
    `The harbour

Ida Falk kept the lamp of the harbour for thirty years. The guild dismissed her in the winter of the great storm. She left the town the next day.

The rope walk

Ropes were made of hemp in a long shed behind the harbour. The guild sold them to the captains.`,
    'en',
  )
  const before = 'Who kept the lamp of the harbour?'
  const quoted = 'Ida Falk kept the lamp of the harbour for thirty years.'
  const answerTo = (question: string) =>
    answerFromDocument(
      port,
      classifyIntent({ question, before, shown: [quoted] }, port),
      words.builtin,
    )

  it('is not refused if it has no word of the document', () => {
    const { content, refused } = answerTo('damn, did she quit?')
    expect(refused).toBe(false)
    expect(content).toContain('She left the town the next day')
  })

  it('is answered from near the last quotation rather than from elsewhere', () => {
    const year = Array.from({ length: 14 }, (_, i) => `In year ${i + 1} the herring came late.`)
    const sails = 'Sails were mended on the quay.'
    const carts = 'Carts stood on the quay.'
    const town = indexDocument(
      [
        `The sails\n\n${sails} The guild dismissed its clerk in the winter of the storm.`,
        `The herring\n\n${year.join(' ')}`,
        `The carts\n\n${carts} The guild raised its dues in the week of the feast.`,
      ].join('\f'),
      'en',
    )
    const pageAfter = (shown: string) => {
      const asked = { question: 'and the guild?', before: 'Where is the quay?', shown: [shown] }
      const { citations } = answerFromDocument(town, classifyIntent(asked, town), words.builtin)
      return citations[0]?.page
    }
    expect(pageAfter(sails)).toBe(1)
    expect(pageAfter(carts)).toBe(3)
  })

  it('says which thing it names that the document lacks', () => {
    expect(answerTo('and did it have a steam turbine?').content).toContain('*steam*, *turbine*')
  })

  it('is still refused if the document has nothing on either', () => {
    const intent = classifyIntent({ question: 'did she quit?', before: 'Who won the cup?' }, port)
    expect(answerFromDocument(port, intent, words.builtin).refused).toBe(true)
  })
})

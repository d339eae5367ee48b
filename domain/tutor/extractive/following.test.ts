import { describe, expect, it } from 'vitest'
import { tutor as words } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import type { CheckedAnswer } from '../citations.ts'
import { classifyIntent } from '../question.ts'
import { answerFromDocument } from './answer.ts'

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

  it('is looked for as words where nothing was quoted', () => {
    expect(classifyIntent({ question: 'what happens next?', before: QUESTION }, index).kind).toBe(
      'search',
    )
  })
})

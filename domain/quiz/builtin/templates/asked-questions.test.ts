import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../documents/read-document.ts'
import { readBlocks } from '../../../text/blocks/blocks.ts'
import { askedQuestions } from './asked-questions.ts'
import { wordingOf } from '../wording/wording.ts'

const askedIn = async (markdown: string, language = 'en') => {
  const wording = wordingOf(language)
  if (!wording) throw new Error(language)
  const file = await readDocument(new TextEncoder().encode(`# Mills\n\n${markdown}`), 'md')
  const blocks = readBlocks(file.pages, file.emphasis, file.structure)
  return askedQuestions(blocks, file.pages, wording)
}
const linesOf = async (markdown: string, language?: string): Promise<string[]> =>
  (await askedIn(markdown, language)).map(
    ({ question, answer }) => `${question} ${answer.map(({ text }) => text).join(' ')}`,
  )

const item = (question: string, answer: string) => `- ${question}\n  - ${answer}\n- Rest`
const ANSWER = 'The tide mills of the coast stood still because the pond had silted up.'

describe('a question in a list', () => {
  it('is asked with the items below it', async () => {
    const question = 'Why did the tide mills of the coast stand still?'
    expect(await askedIn(item(question, ANSWER))).toMatchObject([
      { question, topicId: question, answer: [{ text: ANSWER, quote: ANSWER, page: 1 }] },
    ])
  })

  it('is asked with a second one that refers to it', async () => {
    const questions = 'What did the tide mills grind? Who brought it to them by boat?'
    const answer = 'The tide mills ground grain. The farmers of Orrin brought it to them.'
    expect(await linesOf(item(questions, answer))).toEqual([`${questions} ${answer}`])
  })

  it('is asked alone before others if the answer begins with a definition', async () => {
    const questions = 'What was a soke? Who had it? How long did it last?'
    const answer = 'A soke was a right to grind all grain of a village. The lords had it.'
    expect(await askedIn(item(questions, answer))).toMatchObject([
      {
        question: 'What was a soke?',
        topicId: 'soke',
        answer: [{ text: answer.split('. ')[0] + '.' }],
      },
    ])
  })

  it.each([
    ['needs other text', 'Why did they stand still on the coast?', ANSWER],
    ['speaks to the reader', 'Why do you think that tide mills stood still?', ANSWER],
    ['speaks of the course', 'Which tide mills does the chapter name?', ANSWER],
    ['is no question of its own', 'The tide mills stood still?', ANSWER],
  ])('is not asked if it %s', async (_, question, answer) => {
    expect(await askedIn(item(question, answer))).toEqual([])
  })

  it.each([
    ['has nothing below it', '- Why did the tide mills stand still?\n- The pond had silted up.'],
    ['is about something else', item('Why did the tide mills stand still?', 'Ponds silt up fast.')],
    ['asks in turn', item('Why did the tide mills stand still?', 'Had the mills silted up fast?')],
    [
      'has items of its own',
      item('Why did the tide mills stop?', ANSWER).replace('\n- Rest', '\n    - Silt\n- Rest'),
    ],
    ['tells the reader', item('Why did the tide mills stop?', 'As we saw, tide mills silt up.')],
  ])('is not asked if the answer %s', async (_, markdown) => {
    expect(await askedIn(markdown)).toEqual([])
  })
})

describe('a heading that asks something', () => {
  it('is asked with the only paragraph below it, without the capitals of a title', async () => {
    const markdown = `## Why Did the Tide Mills of Orrin Stop?\n\n${ANSWER}\n\n## Rest\n\nThe tide and the mills did stop here.`
    expect(await linesOf(markdown)).toEqual([`Why did the tide mills of Orrin stop? ${ANSWER}`])
  })

  it('is not asked if its section goes on, unless the first sentence defines', async () => {
    const more = '\n\nA second paragraph tells more about the wheels.\n\n## Rest'
    expect(await askedIn(`## Why did the tide mills stop?\n\n${ANSWER}${more}`)).toEqual([])
    const leat = 'A leat is a channel that leads water to a wheel.'
    expect(await linesOf(`## What is a leat?\n\n${leat} It is long.${more}`)).toEqual([
      `What is a leat? ${leat}`,
    ])
  })

  it.each([
    ['de', 'Was ist ein Wehr?', 'Ein Wehr ist eine Mauer, die das Wasser eines Flusses staut.'],
    ['es', '¿Qué es un azud?', 'Un azud es un muro que eleva el agua de un río.'],
  ])('is asked in other languages: %s', async (language, question, answer) => {
    expect(await linesOf(`## ${question}\n\n${answer}\n\n## Fin`, language)).toEqual([
      `${question} ${answer}`,
    ])
  })
})

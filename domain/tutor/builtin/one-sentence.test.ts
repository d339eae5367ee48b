import { expect, it } from 'vitest'
import { tutor as words } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

const index = indexDocument(
  [
    'Soaking is the rest of an oven after its fire. Bakers wait twenty minutes.',
    'The canal was dug in 1790. Its lock burned down in 1816, because a lamp fell over. It was rebuilt in stone.',
  ].join('\f'),
  'en',
)
const shorter = (before: string) =>
  answerFromDocument(
    index,
    classifyIntent({ question: 'in one sentence', before }, index),
    words.builtin,
  )

it('gives the first sentence of a definition', () => {
  expect(shorter('What is soaking?')).toMatchObject({
    content: 'Soaking is the rest of an oven after its fire [p. 1].',
    citations: [{ page: 1, quote: 'Soaking is the rest of an oven after its fire.' }],
  })
})

it('gives the sentence of an answer that is nearest to the question', () => {
  expect(shorter('Why did the lock burn down?').content).toBe(
    'Its lock burned down in 1816, because a lamp fell over [p. 2].',
  )
})

it('leaves a refusal as it is', () => {
  expect(shorter('Who discovered penicillin?')).toMatchObject({
    content: words.builtin.notFound,
    refused: true,
  })
})

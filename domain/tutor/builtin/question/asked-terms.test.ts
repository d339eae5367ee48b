import { subjectWords } from '../../question/subject/subject-words.ts'
import { expect, it } from 'vitest'
import { indexDocument } from '../../../text/document.ts'
import { analysedDocument } from '../document/analysed-document.ts'
import { askedTerms } from './coverage.ts'

const document = analysedDocument(
  indexDocument('The ferry sank. The ferry was built in a yard.', 'en'),
)
const weightOf = (word: string, question: string, before?: string): number | undefined =>
  askedTerms({ question, before }, document).find((askedTerm) => askedTerm.word === word)?.weight

it('gives the words of the previous question half the weight of those of this one', () => {
  const own = weightOf('built', 'when was the ferry built') ?? 0
  expect(own).toBeGreaterThan(0)
  expect(weightOf('built', 'and when did it sink?', 'when was the ferry built')).toBe(own / 2)
  expect(weightOf('built', 'and where was it built?', 'when was the ferry built')).toBe(own)
})

it('uses them for a question with two words of its own, not for one with three', () => {
  const before = 'when was the ferry built'
  expect(weightOf('built', 'and why did it sink at the yard?', before)).toBeGreaterThan(0)
  const long = 'and why did the brig sink at the yard?'
  expect(weightOf('built', long, before)).toBeUndefined()
})

it('gives them the same weight if a question only adds where or for whom', () => {
  const own = weightOf('built', 'when was the ferry built')
  expect(weightOf('built', 'and in a yard?', 'when was the ferry built')).toBe(own)
  expect(weightOf('built', '¿y en el puerto?', 'when was the ferry built')).toBe(own)
})

it('leaves out question words, also without their accents', () => {
  expect(subjectWords('cuantas mas son anchas', 'es')).toEqual(['anchas'])
  expect(subjectWords('que tuvo la presa', 'es')).toEqual(['presa'])
})

it.each([
  ['en', 'Do my notes mention what happens if my luggage is late?', ['luggage', 'late']],
  ['de', 'Steht in meinen Notizen, was mit meinem Gepäck am Ufer passiert?', ['gepäck', 'ufer']],
  ['es', '¿Dicen mis apuntes dónde está mi equipaje y mis maletas?', ['equipaje', 'maletas']],
])(
  'includes a thing that the learner has, but not the own material: %s',
  (language, question, words) => {
    expect(subjectWords(question, language)).toEqual(expect.arrayContaining(words))
    expect(subjectWords(question, language).join(' ')).not.toMatch(/not|apunt|mis|mein/u)
  },
)

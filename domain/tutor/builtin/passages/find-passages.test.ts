import { expect, it } from 'vitest'
import { indexDocument } from '../../../text/document.ts'
import { analysedDocument } from '../document/analysed-document.ts'
import { findPassages } from './find-passages.ts'

const document = analysedDocument(indexDocument('A weir raises the water of a river.', 'en'))

it.each([
  ['What are the types of weirs?', 'and in spring?', 'list'],
  ['What are the types of weirs?', 'do weirs help in spring?', 'other'],
  ['Welche Arten von Wehren gibt es?', 'und hilft ein Wehr im Frühling?', 'other'],
  ['¿Cuáles son los tipos de presas?', '¿y hay presas en primavera?', 'other'],
  ['When did the weir break?', 'and in the north?', 'time'],
  ['When did the weir break?', 'and what about the north?', 'time'],
  ['When did the weir break?', 'and what can the keeper get for it?', 'other'],
  ['Wann brach das Wehr?', 'und welches davon hält?', 'other'],
  ['¿Cuándo se rompió la presa?', '¿y qué recibe el guarda?', 'other'],
])(
  'asks for the kind of answer of the previous question unless it asks for another: %s %s',
  (...row) => {
    const [before, question, type] = row
    expect(findPassages(document, { question, before }, undefined).analysis.type).toBe(type)
  },
)

it('reads a synonym in a heading as the word of the question, also of a question word', () => {
  const text = 'Causes of silting\n\nThe mud of the river brings silting to the pond of a mill.'
  const silting = analysedDocument(indexDocument(text, 'en'))
  const question = 'what are the reasons for silting?'
  const [best] = findPassages(silting, { question }, undefined).passages
  expect(best?.paragraph.heading).toBe('Causes of silting')
  expect(best?.features).toMatchObject({ heading: 1, exact: 1 })
})

import { expect, test } from 'vitest'
import { mcqRow, saqRow } from '../../../testing/fixtures/quiz-rows.ts'
import { GAP, hintsFor } from './hints.ts'

test('name the page, then what to do, then the passage with a gap', () => {
  expect(hintsFor(mcqRow(1), 'botany.pdf')).toEqual({
    place: { page: 3, fileName: 'botany.pdf' },
    points: null,
    passage: `Plants take in ${GAP}.`,
  })
})

test('do not name a file whose name is the answer', () => {
  expect(hintsFor(mcqRow(1), 'carbon dioxide.pdf').place).toEqual({ page: 3, fileName: null })
})

test('count the points of a written answer and leave gaps for its words in any form', () => {
  const question = saqRow(1, { source_quote: 'A pigment, chlorophyll,\nreflected green light.' })
  const hints = hintsFor(question, null)
  expect(hints.points).toBe(1)
  expect(hints.passage).toBe(`A pigment, ${GAP}, ${GAP} green ${GAP}.`)
})

test('have neither a file and page nor a passage without a source', () => {
  const hints = hintsFor(mcqRow(1, { source_page: null, source_quote: null }), null)
  expect(hints).toEqual({ place: null, points: null, passage: '' })
})

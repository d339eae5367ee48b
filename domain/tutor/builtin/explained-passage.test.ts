import { describe, expect, it } from 'vitest'
import { tutor as de } from '../../../messages/de/tutor.ts'
import { tutor as en } from '../../../messages/en/tutor.ts'
import { tutor as es } from '../../../messages/es/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'
import type { BuiltinMessages } from './messages.ts'

const GATES = `Gates of a mill

The inner gate stands beside the wheel. A miller moves it
by hand at ebb, since the silting of the pond has made it slow.

The outer gate shuts by itself when the tide turns. It is made of oak.

Parts of the wheel

• Rim: it holds the boards
• Axle: it turns in two bearings
• Boards: the water presses them`
const MUD = `The pond\n\nSilting is the filling of a pond with mud that the sea leaves behind. It takes years.`
const index = indexDocument([GATES, MUD].join('\f'), 'en')
type Texts = {
  readonly builtin: BuiltinMessages
  readonly passage: { readonly explain: (quote: string, page: number) => string }
}
const explain = (quote: string, texts: Texts = en, page?: number) => {
  const question = texts.passage.explain(quote, 1)
  return answerFromDocument(index, classifyIntent({ question, page }, index), texts.builtin)
}

describe('a selected passage is explained', () => {
  it.each([
    ['en', en],
    ['de', de],
    ['es', es],
  ])('with its paragraph and heading, and not with the rest of its page: %s', (_, texts) => {
    for (const page of [undefined, 1]) {
      const { content, closest, refused } = explain('It is made of oak.', texts, page)
      expect(content).toContain(texts.builtin.passage(1))
      expect(content).toContain('*Gates of a mill*')
      expect(content).toContain('The outer gate shuts by itself')
      expect(content).not.toMatch(/inner gate|Axle/u)
      expect([closest ?? false, refused]).toEqual([false, false])
    }
  })

  it('with the definitions of its terms elsewhere in the document', () => {
    const { content, citations } = explain('the silting of the pond')
    expect(content).toContain('beside the wheel')
    expect(content).toContain('is the filling of a pond with mud')
    expect(citations.map(({ page }) => page)).toEqual([1, 2])
  })

  it('across the lines of a paragraph', () => {
    expect(explain('A miller moves it by hand').content).toContain('beside the wheel')
  })

  it('with the items of a list that are selected', () => {
    const { content } = explain('Axle: it turns in two bearings')
    expect(content).toContain('*Parts of the wheel*')
    expect(content).toContain('- Axle: it turns in two bearings')
    expect(content).not.toMatch(/Rim|Boards/u)
  })
})

it('searches for a selected passage that the page does not have', () => {
  expect(explain('The outer gate is made of green glass').content).not.toContain(
    en.builtin.passage(1),
  )
})

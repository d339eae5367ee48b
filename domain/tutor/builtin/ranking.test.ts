import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import type { PageBlock } from '../../text/blocks/page-structure.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

/** Headings by their level, and paragraphs, which have none. */
type Part = readonly [text: string, level?: number]

const asking = (...parts: readonly Part[]) => {
  const page = parts.map(([text]) => text).join('\n\n')
  const structure = parts.map(([text, level]): PageBlock => {
    const start = page.indexOf(text)
    const kind = level === undefined ? (text.startsWith('•') ? 'item' : 'paragraph') : 'heading'
    return { start, end: start + text.length, kind, level: level ?? 0 }
  })
  const index = indexDocument(page, 'en', { emphasis: [], structure: [structure] })
  return (question: string) => {
    const reply = answerFromDocument(index, classifyIntent({ question }, index), messages.builtin)
    for (const { quote } of reply.citations) expect(page).toContain(quote)
    return { ...reply, text: reply.content.replaceAll('**', '') }
  }
}

const HARBOUR =
  'The harbour of Orrin was dug in a dry summer, and people of three villages carried the clay away in baskets.'

describe('the best passage', () => {
  it('is found by the headings above it', () => {
    const { text } = asking(
      ['Mills of the coast', 1],
      [HARBOUR],
      ['Tide mills', 2],
      ['They were built at bays with a narrow mouth.'],
      ['Costs', 3],
      ['A good one of these mills took forty oaks and two years of rye.'],
      ['Windmills', 2],
      ['A mill with sails needs a hill. It grinds in winter, when tide and river stand still.'],
    )('What were the costs of tide mills?')
    expect(text.replace(messages.builtin.closest(2), '').trim()).toMatch(
      /^\*Costs\*\n\nA good one of these mills took forty oaks/,
    )
  })

  it('is shown from its beginning, with the short paragraphs after it', () => {
    const { text } = asking(
      ['Mills of the coast', 1],
      [HARBOUR],
      ['Gates', 2],
      ['Every mill has two. The gate to the sea opens by itself when the tide rises.'],
      ['The other one is opened by the miller.'],
      ['Floors', 2],
      ['The floor of a mill is made of oak or of stone.'],
    )('Why does the gate to the sea open when the tide rises?')
    expect(text).toContain('Every mill has two. The gate to the sea opens by itself')
    expect(text).toContain('The other one is opened by the miller')
    expect(text).not.toContain('oak or of stone')
  })

  it('is followed by one of another section that fits almost as well', () => {
    const { text, closest } = asking(
      ['Mills of the coast', 1],
      [HARBOUR],
      ['Spring', 2],
      [
        'In spring the storms of the coast damage the wheels of the mills, and the smiths mend them.',
      ],
      ['Autumn', 2],
      ['In autumn the storms of the coast damage the wheels of the mills, and nobody mends them.'],
    )('Why do storms damage the wheels of mills?')
    expect(closest).toBeUndefined()
    expect(text.indexOf('In spring')).toBeLessThan(text.indexOf(messages.builtin.also))
    expect(text.indexOf(messages.builtin.also)).toBeLessThan(text.indexOf('In autumn'))
  })

  it('is not presented as the answer if three sections answer as well', () => {
    const inSeason = (season: string): Part[] => [
      [season, 2],
      [`In ${season} the storms of the coast damage the wheels of the mills by their ice.`],
    ]
    const closestOf = (...seasons: string[]) =>
      asking(
        ['Mills of the coast', 1],
        [HARBOUR],
        ...seasons.flatMap(inSeason),
      )('How do storms damage the wheels of mills?').closest
    expect(closestOf('Spring', 'Autumn')).toBeUndefined()
    expect(closestOf('Spring', 'Autumn', 'Winter')).toBe(true)
  })

  it('is not presented as the answer if it has few words of the question', () => {
    const { closest, refused } = asking(
      ['Mills of the coast', 1],
      [HARBOUR],
      ['Wheels', 2],
      ['The wheel of the mill is made of oak.'],
    )('Who mended the wheel of the mill after every storm?')
    expect([closest, refused]).toEqual([true, false])
  })

  it('is not presented as the answer with some of the words if another section fits as well', () => {
    const spring: Part[] = [
      ['Spring', 2],
      ['In spring the storms of the coast damage the wheels of the mills and their floors.'],
    ]
    const autumn: Part[] = [
      ['Autumn', 2],
      ['In autumn the storms of the coast damage the wheels of the mills and their floors.'],
    ]
    const question = 'How do storms damage the bells of mills?'
    const closestOf = (...sections: Part[]) =>
      asking(['Mills of the coast', 1], [HARBOUR], ...sections)(question).closest
    expect(closestOf(...spring)).toBeUndefined()
    expect(closestOf(...spring, ...autumn)).toBe(true)
  })

  it('is not shown if the document has hardly any word of the question', () => {
    const { refused } = asking(
      ['Mills of the coast', 1],
      [HARBOUR],
      ['Wheels', 2],
      ['The wheel of the mill is made of oak.'],
    )('Which senators wrote the constitution and elected emperors during the wheel festival?')
    expect(refused).toBe(true)
  })

  it('is not searched by short forms of question words: "what\'s"', () => {
    const { refused } = asking(
      ['Mills of the coast', 1],
      [HARBOUR],
      ['Wheels', 2],
      ['The wheel of the mill is made of oak.'],
    )("I'm curious, what's a wheel made of?")
    expect(refused).toBe(false)
  })
})

describe('a line in bold with a colon', () => {
  it('announces its list and does not begin a section', () => {
    const { text } = asking(
      ['Mills of the coast', 1],
      [HARBOUR],
      ['Tide mills', 2],
      ['A tide mill is driven by the water of a pond.'],
      ['Examples:', 6],
      ['• The mill at Orrin'],
      ['• The mill at Falk Bay'],
      ['Windmills', 2],
      ['A windmill is driven by sails. It is no example of a tide mill.'],
    )('Give an example of a tide mill')
    expect(text).toMatch(/^\*Tide mills\*/)
    expect(text).toContain('The mill at Orrin')
  })
})

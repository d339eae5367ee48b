import { describe, expect, it } from 'vitest'
import { readBlocks } from '../blocks.ts'

const slide = (title: string, ...lines: readonly string[]): string =>
  `${title}\n\n${lines.join('\n')}`
const SLIDES = [
  slide('Mills', 'A mill is a machine that turns the force of water into work', 'Kinds of wheels:'),
  slide('Wheels', 'Overshot', 'Undershot', 'Breastshot', 'All of them are made of oak'),
  slide('Gates', 'Inner gate', 'Outer gate'),
  slide('Ponds', 'A pond stores the water of the flood'),
  slide('Stones', 'The upper stone turns', 'The lower stone rests'),
  slide('Costs', 'Oak is dear', 'The sea is free of charge'),
  slide('Grain', 'Rye', 'Barley'),
  slide('Owners', 'The parish', 'The miller'),
]
const headingsOf = (pages: readonly string[]): string[] =>
  readBlocks(pages)
    .filter(({ kind }) => kind === 'heading')
    .map(({ text }) => text)

describe('slides', () => {
  it('have one heading each, their first line', () => {
    expect(headingsOf(SLIDES)).toEqual([
      'Mills',
      'Wheels',
      'Gates',
      'Ponds',
      'Stones',
      'Costs',
      'Grain',
      'Owners',
    ])
  })

  it('keep the sentences below their titles as text', () => {
    const sentence = readBlocks(SLIDES).find(({ text }) => text.startsWith('A mill is a machine'))
    expect(sentence).toMatchObject({ kind: 'prose', heading: 'Mills' })
  })

  it('are not assumed of a few short pages', () => {
    expect(headingsOf(SLIDES.slice(0, 3))).not.toEqual(['Mills', 'Wheels', 'Gates'])
  })

  it('are not assumed of long pages', () => {
    const text =
      'The tide mill of Orrin stored the water of the flood behind a dam of oak. '.repeat(20)
    const pages = SLIDES.map((page, i) => `${page}\n\nThe Work of Mill ${String(i)}\n\n${text}`)
    expect(headingsOf(pages)).toContain('The Work of Mill 3')
  })
})

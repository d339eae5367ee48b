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

  it('keep a line above a list out of it', () => {
    const below = slide('Sails', 'Three kinds', '1. Jib sails', '2. Lug sails', '3. Spritsails')
    const blocks = readBlocks([...SLIDES, below]).filter(({ heading }) => heading === 'Sails')
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Sails'],
      ['prose', 'Three kinds'],
      ['list', '1. Jib sails 2. Lug sails 3. Spritsails'],
    ])
  })

  it('leave the part that a line of an outline seems to begin', () => {
    const outline = slide('Outline', '• Kinds of wheels', '', 'References')
    const after = readBlocks([...SLIDES.slice(0, 2), outline, ...SLIDES.slice(2)])
    expect(after.filter(({ page }) => page > 3).map(({ kind }) => kind)).not.toContain('reference')
  })

  it('list sources below a title that says so', () => {
    const sources = slide('References', 'Falk, The mills of Orrin', 'Rye, The gates of Orrin')
    const [, ...below] = readBlocks([...SLIDES, sources]).filter(({ page }) => page === 9)
    expect(below.map(({ kind }) => kind)).toEqual(['reference'])
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

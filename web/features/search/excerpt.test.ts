import { describe, expect, it } from 'vitest'
import { excerptOf, matchedParts } from './excerpt.ts'

const marked = (text: string, query: string) =>
  matchedParts(text, query)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

describe('matchedParts', () => {
  it.each([
    ['Photosynthesis in leaves', 'photo leaves', '[Photo]synthesis in [leaves]'],
    ['Über die Straße', 'uber STRASSE', '[Über] die [Straße]'],
    ['Crème brûlée', 'creme', '[Crème] brûlée'],
    ['植物通过光合作用', '光合作用', '植物通过[光合作用]'],
    ['a cell, an excellent cell', 'cell', 'a [cell], an excellent [cell]'],
    ['week-3.pdf', 'week 3', '[week]-[3].pdf'],
    ['100 % of it', '%', '100 % of it'],
    ['The water', '', 'The water'],
    ['a.b', '.*', 'a.b'],
    // The database does not find it either
    ['orð', 'ord', 'orð'],
  ])('marks in %j for %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected)
  })

  it('marks the middle of words only where no word begins with the query', () => {
    expect(marked('Photosynthese', 'synthese')).toBe('Photo[synthese]')
  })
})

describe('excerptOf', () => {
  const filler = 'Nothing of interest is written in this sentence. '.repeat(10)

  it('shows the words with their surroundings on one line', () => {
    const { excerpt } = excerptOf(`${filler}Tiny\ncondensation   nuclei form. ${filler}`, 'nuclei')
    expect(excerpt).toContain('Tiny condensation nuclei form.')
    expect(excerpt.length).toBeLessThan(260)
    expect(excerpt).toMatch(/^… .* …$/)
  })

  it('ends after a word', () => {
    const { excerpt } = excerptOf(`Nuclei ${'condensation '.repeat(30)}`, 'nuclei')
    expect(excerpt).toMatch(/condensation …$/)
  })

  it('prefers the place where the words are together', () => {
    const text = `Clouds are white. ${filler}Clouds have droplets. ${filler}`
    expect(excerptOf(text, 'clouds droplets').sentence).toBe('Clouds have droplets.')
  })

  it('has the sentence of the match, of limited length', () => {
    expect(excerptOf('One is here. The second word. Three.', 'second').sentence).toBe(
      'The second word.',
    )
    expect(excerptOf('word '.repeat(500), 'word').sentence.length).toBeLessThanOrEqual(240)
  })

  it('begins at the start where no word is found', () => {
    expect(excerptOf('A short text.', 'other')).toEqual({ excerpt: 'A short text.', sentence: '' })
  })
})

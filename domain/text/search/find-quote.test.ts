import { describe, expect, it } from 'vitest'
import { locateQuote } from './find-quote.ts'

const page =
  'Osmosis is the movement of water through a membrane.\nIn 1855 the botanist Nägeli de-\nscribed it for the first time; 12 trials con-\nfirmed it.'

const found = (quote: string) => {
  const at = locateQuote(quote, page)
  return at && { matchType: at.matchType, text: page.slice(at.start, at.end) }
}

describe('locateQuote', () => {
  it('finds a quote verbatim', () => {
    expect(found('movement of water')).toEqual({ matchType: 'exact', text: 'movement of water' })
  })

  it('finds a quote across line breaks, divided words, case and typography', () => {
    expect(found('IN 1855 the botanist Nägeli described it')).toEqual({
      matchType: 'normalised',
      text: 'In 1855 the botanist Nägeli de-\nscribed it',
    })
    expect(locateQuote('“fine” office', 'It said "ﬁne" oﬃce.')?.matchType).toBe('normalised')
  })

  it('finds a slightly reworded quote', () => {
    const at = found('Osmosis is the motion of water through a membrane')
    expect(at?.matchType).toBe('fuzzy')
    expect(at?.text).toBe('Osmosis is the movement of water through a membrane')
  })

  it('returns null if the numbers differ', () => {
    expect(found('In 1955 the botanist Nägeli described it for the first time')).toBeNull()
    expect(found('it for the first time; 13 trials confirmed it')).toBeNull()
  })

  it('returns null if the page does not contain the quote', () => {
    expect(found('Photosynthesis turns light into sugar in green leaves')).toBeNull()
    expect(found('')).toBeNull()
    expect(found('a an')).toBeNull()
  })

  it('finds Chinese text divided by a line break', () => {
    const page = '细胞是生命的基本单\n位。它于1665年被\n发现！'
    expect(locateQuote('细胞是生命的基本单位。', page)).toMatchObject({
      start: 0,
      matchType: 'normalised',
    })
    expect(locateQuote('基本单 位', page)).toMatchObject({ matchType: 'normalised' })
  })
})

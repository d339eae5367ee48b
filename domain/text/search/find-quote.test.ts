import { describe, expect, it } from 'vitest'
import { abridged } from './abridged-quote.ts'
import { locatePassage, locateQuote } from './find-quote.ts'

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

describe('locatePassage', () => {
  const rows = Array.from({ length: 30 }, (_, i) => `Town ${i}\t|\t${i * 7} mills`).join('\n')
  const text = `Town\t|\tMills\n${rows}\nTotal\t|\t3045 mills`
  const passage = (quote: string) => {
    const at = locatePassage(quote, text)
    return at && text.slice(at.start, at.end)
  }

  it('finds the beginning and the end of a quote whose middle is left out', () => {
    const quote = rows.slice(rows.indexOf('Town 2'))
    expect(abridged(quote).length).toBeLessThan(quote.length)
    expect(passage(abridged(quote))).toBe(quote)
    expect(passage(abridged(quote.replace(/\s+/g, ' ')))).toBe(quote)
  })

  it('does not divide a sign where it leaves out the middle', () => {
    expect(abridged('𝑓'.repeat(400)).isWellFormed()).toBe(true)
  })

  it('finds the beginning where the page lacks the end', () => {
    expect(passage('Town 1\t|\t7 mills […] and an oak')).toBe('Town 1\t|\t7 mills')
    expect(passage('an oak […] Town 1\t|\t7 mills')).toBeNull()
  })

  it('finds a quote that has the sign of an omission itself', () => {
    const page = 'He wrote: "the mill […] turns".'
    const at = locatePassage('the mill […] turns', page)
    expect(page.slice(at?.start, at?.end)).toBe('the mill […] turns')
  })

  it('ignores the ellipsis that a quote ends in', () => {
    expect(passage('Town 1\t|\t7 …')).toBe('Town 1\t|\t7')
  })
})

it(
  'looks at once for a quote of very many spaces, which a link may have',
  { timeout: 2_000 },
  () => {
    expect(locatePassage(`The moon${' '.repeat(200_000)}pulls`, 'The tide rises.')).toBeNull()
  },
)

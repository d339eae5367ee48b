import { describe, expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'

const texts = (text: string, language = 'en') =>
  sentencesOf(text, language).map((sentence) => sentence.text)

describe('sentencesOf', () => {
  it('joins wrapped lines and keeps the offsets of the original', () => {
    const text =
      'The cell is the smallest unit of\nlife. It was seen first in 1665 by\nRobert Hooke.'
    const sentences = sentencesOf(text, 'en')
    expect(sentences.map((sentence) => sentence.text)).toEqual([
      'The cell is the smallest unit of life.',
      'It was seen first in 1665 by Robert Hooke.',
    ])
    expect(sentences.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '))).toEqual(
      sentences.map((sentence) => sentence.text),
    )
  })

  it('does not end a sentence at an abbreviation', () => {
    expect(texts('It was Dr. Smith who spoke, e.g. About cells. Then J. Doe spoke.')).toEqual([
      'It was Dr. Smith who spoke, e.g. About cells.',
      'Then J. Doe spoke.',
    ])
  })

  it('does not end a sentence at a German ordinal', () => {
    const text = 'Der Damm brach am 4. August 1789. Im 19. Jahrhundert wurde er erneuert.'
    expect(sentencesOf(text, 'de').map((sentence) => sentence.text)).toEqual([
      'Der Damm brach am 4. August 1789.',
      'Im 19. Jahrhundert wurde er erneuert.',
    ])
    expect(sentencesOf('Es gab 4. Danach kamen mehr.', 'de')).toHaveLength(2)
  })

  it('keeps headings and list items apart from running text', () => {
    expect(
      texts(
        '2 Transport in cells\nWater moves from a weak solution to a strong one through the membrane.\n• first item\n• second item',
      ),
    ).toEqual([
      '2 Transport in cells',
      'Water moves from a weak solution to a strong one through the membrane.',
      '• first item',
      '• second item',
    ])
  })

  it('separates list items whose bullets were drawn', () => {
    const notes =
      'Contents\nThe coast\nKelp forests and their animals\nStorms\nHarvest\n\nKelp is a large brown alga that grows in cold and shallow water.'
    expect(texts(notes).slice(0, 5)).toEqual([
      'Contents',
      'The coast',
      'Kelp forests and their animals',
      'Storms',
      'Harvest',
    ])
  })

  it('does not end a sentence at “Abs.”', () => {
    expect(texts('Das steht in § 3 Abs. 2 des Gesetzes. Mehr nicht.', 'de')).toHaveLength(2)
  })

  it('divides Chinese at its own marks and cuts overlong sentences', () => {
    expect(texts('细胞是生命的基本单位。它于1665年被发现！', 'zh')).toEqual([
      '细胞是生命的基本单位。',
      '它于1665年被发现！',
    ])
    expect(texts('细胞是生命的基本单\n位。它于1665年被\n发现！', 'zh')).toEqual([
      '细胞是生命的基本单位。',
      '它于1665年被发现！',
    ])
    const thai = sentencesOf('เซลล์เป็นหน่วยพื้นฐานของชีวิต '.repeat(30), 'th')
    expect(thai.length).toBeGreaterThan(3)
    expect(Math.max(...thai.map(({ text }) => text.length))).toBeLessThanOrEqual(180)
  })

  it('returns nothing for an empty text', () => {
    expect(sentencesOf(' \n\n ', 'en')).toEqual([])
  })
})

it('reads a page with more lines than a call may have arguments', () => {
  expect(sentencesOf('A\n'.repeat(300_000), 'en').at(-1)?.text).toMatch(/A$/u)
})

it('ends a sentence behind the formula that has its full stop', () => {
  const text = String.raw`It is large: $$x = \frac{1}{2}.$$ Then $y!$ falls. So \(z.\) Oak holds.`
  expect(texts(text)).toEqual([
    String.raw`It is large: $$x = \frac{1}{2}.$$`,
    'Then $y!$ falls.',
    String.raw`So \(z.\)`,
    'Oak holds.',
  ])
})

it('does not divide a formula', () => {
  const sum = Array.from({ length: 80 }, (_, i) => `x_{${i}} + y_{${i}}`).join(', ')
  const text = `The mill has the power $$ P = \\left(${sum}\\right)^{-1}. Q = 1 $$ where P is in watts.`
  expect(texts(text)).toEqual([text.slice(0, text.indexOf(' where')), 'where P is in watts.'])
  expect(texts('The power is $P_1 = 3. 5 k$ at noon. It falls later.')).toEqual([
    'The power is $P_1 = 3. 5 k$ at noon.',
    'It falls later.',
  ])
})

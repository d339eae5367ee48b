import { describe, expect, it } from 'vitest'
import { makePptx, shape, shapeGroup, slideTable } from '../../../testing/documents/pptx.ts'
import { readBlocks } from '../../text/blocks/blocks.ts'
import { readDocument } from '../read-document.ts'

const INCH = 914_400
type Frame = readonly [x: number, y: number, width: number, height: number]

/** A text box; its frame is in inches on a slide of 13 by 7.5. */
const box = (text: string, [x, y, width, height]: Frame, points = 18): string =>
  shape({ at: [x * INCH, y * INCH, width * INCH, height * INCH], lines: [text], points })

/** A shape without text. */
const card = ([x, y, width, height]: Frame): string =>
  shape({ at: [x * INCH, y * INCH, width * INCH, height * INCH], lines: [] })

const read = async (...slides: (readonly string[])[]) =>
  readDocument(makePptx(slides.map((shapes) => ({ shapes }))), 'pptx')

const textsOf = async (...shapes: readonly string[]) =>
  (await read([shape({ role: 'title', lines: ['Mills'] }), ...shapes])).pages[0]
    ?.split('\n\n')
    .slice(1)

const headingsOf = async (...slides: (readonly string[])[]) => {
  const { pages, structure } = await read(...slides)
  return pages.map((page, at) =>
    (structure[at] ?? [])
      .filter(({ kind, level }) => kind === 'heading' && level === 1)
      .map(({ start, end }) => page.slice(start, end)),
  )
}

describe('the text boxes of a slide', () => {
  it('keep each label with the text below it', async () => {
    expect(
      await textsOf(
        box('Dam', [1, 2, 4, 0.4]),
        box('Sluice', [7, 2, 4, 0.4]),
        box('holds the flood', [1, 2.5, 4, 1]),
        box('lets water out', [7, 2.5, 4, 1]),
        box('Which is older?', [1, 6, 10, 0.5]),
      ),
    ).toEqual(['Dam', 'holds the flood', 'Sluice', 'lets water out', 'Which is older?'])
  })

  it('are read card by card, in the rows of the cards', async () => {
    const cards = [1, 5, 9].flatMap((x) =>
      [2, 4.4].flatMap((y) => [
        card([x, y, 3.6, 2]),
        box(`label ${x} ${y}`, [x + 0.1, y + 0.1, 3.4, 0.4]),
        box(`text ${x} ${y}`, [x + 0.1, y + 0.6, 3.4, 1.3]),
      ]),
    )
    expect(await textsOf(...cards)).toEqual(
      [2, 4.4].flatMap((y) => [1, 5, 9].flatMap((x) => [`label ${x} ${y}`, `text ${x} ${y}`])),
    )
  })

  it('are read row by row in a grid of equal boxes', async () => {
    const grid = [1, 5].flatMap((x) => [2, 3].map((y) => box(`${x} ${y}`, [x, y, 3, 0.8])))
    expect(await textsOf(...grid)).toEqual(['1 2', '5 2', '1 3', '5 3'])
  })

  it('are read with the arrows between them, also where these are lower', async () => {
    expect(
      await textsOf(
        box('dam', [1, 2, 2, 1]),
        box('wheel', [5, 2, 2, 1]),
        box('→', [3.5, 2.4, 1, 0.4]),
      ),
    ).toEqual(['dam', '→', 'wheel'])
  })

  it('are read beside a table, and the box that is behind others before them', async () => {
    expect(
      await textsOf(
        slideTable([['Name', 'Year']], [7 * INCH, 2 * INCH]),
        box('inside', [1.2, 3, 1, 0.5]),
        box('around', [1, 2, 4, 3]),
      ),
    ).toEqual(['around', 'inside', 'Name\t|\tYear'])
  })

  it('stay together in a group', async () => {
    expect(
      await textsOf(
        shapeGroup([box('first', [1, 2, 3, 1]), box('second', [1, 3.5, 3, 1])]),
        box('third', [6, 2, 3, 1]),
        box('fourth', [6, 3.5, 3, 1]),
      ),
    ).toEqual(['first', 'second', 'third', 'fourth'])
  })

  it('are read in time proportional to their number', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => box(`box ${at}`, [at, 0, 0.5, 0.5]))
    expect(await textsOf(...many)).toHaveLength(5000)
  })
})

describe('the title of a slide without a placeholder', () => {
  it('is the larger text box at the top', async () => {
    const quote = box('Water drives it.', [1, 3, 8, 1], 20)
    expect(await headingsOf([quote, box('Why a mill?', [1, 0.5, 8, 0.6], 27)])).toEqual([
      ['Why a mill?'],
    ])
  })

  it('is the larger text box below a line with the name of the course', async () => {
    const slides = ['The dam', 'The sluice', 'The wheel'].map((title) => [
      box('HISTORY OF MILLS', [1, 0.3, 8, 0.3], 12),
      box(title, [1, 0.8, 8, 0.6], 28),
      box('It is of oak.', [1, 3, 8, 1], 20),
    ])
    expect(await headingsOf(...slides)).toEqual([['The dam'], ['The sluice'], ['The wheel']])
  })

  it('is a line that is alone at the top, also where it is not larger', async () => {
    const text = box('The mill ground rye', [1, 3, 8, 1])
    expect(await headingsOf([box('Mills', [1, 0.5, 8, 0.4]), text])).toEqual([['Mills']])
  })

  it('is no sentence, no number, no long text and nothing beside another text', async () => {
    const text = box('The mill ground rye', [1, 3, 8, 1])
    const top = [1, 0.5, 4, 0.4] as const
    const at = [INCH, INCH / 2, 4 * INCH, INCH] as const
    expect(
      await headingsOf(
        [box('It is of oak.', top), text],
        [box('1789', top, 40), text],
        [box('A mill '.repeat(20), top, 40), text],
        [box('Mills', top), box('Dams', [6, 0.5, 4, 0.4]), text],
        [box('Mills', [1, 5, 4, 0.4], 40), text],
        [box('Mills', top)],
        [shape({ at, lines: ['Dam', 'It holds the flood'], points: 40 }), text],
      ),
    ).toEqual([[], [], [], [], [], [], []])
  })

  it('may be smaller than one text below it, and comes after a small line above it', async () => {
    const question = box('Why did every village of the valley build a mill?', [1, 2, 8, 2], 30)
    const remark = box('Think first.', [1, 6, 8, 0.5], 14)
    expect(await headingsOf([box('The start', [1, 0.5, 8, 0.6], 28), question, remark])).toEqual([
      ['The start'],
    ])
    const course = box('History', [1, 0.3, 8, 0.3], 12)
    const { pages } = await read([course, box('The dam', [1, 0.8, 8, 0.6], 28), remark])
    expect(pages).toEqual(['History\n\nThe dam\n\nThink first.'])
  })

  it('heads the text of its slide, which no heading of the slide before does', async () => {
    const bold = box('wrong result', [1, 3, 4, 1]).replace('<a:rPr ', '<a:rPr b="1" ')
    const text = 'Only the data that the school needs are collected in the first place.'
    const { pages, structure } = await read(
      [box('Garbage in', [1, 0.5, 8, 0.6], 27), bold],
      [box('Do we need it?', [1, 0.5, 8, 0.6], 27), box(text, [1, 3, 8, 1])],
    )
    const blocks = readBlocks(pages, [], structure)
    expect(blocks.find((block) => block.text === text)?.heading).toBe('Do we need it?')
  })

  it('is none beside the placeholder of the title', async () => {
    const title = shape({ role: 'title', lines: ['Mills'] })
    const text = box('The mill ground rye', [1, 3, 8, 1])
    expect(await headingsOf([title, box('Dams', [1, 0.5, 8, 0.4], 40), text])).toEqual([['Mills']])
  })
})

import { describe, expect, it } from 'vitest'
import { makePptx, shape, shapeGroup, slideTable } from '../../../testing/documents/pptx.ts'
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

import { describe, expect, it } from 'vitest'
import { printedPage, type PositionedItem } from './layout.ts'
import { emphasisedRunsOf, emphasisFontsOf, styleOfFontName, type Style } from './typefaces.ts'

type Piece = readonly [text: string, font: string, height?: number]

/** A page whose lines are lists of pieces in one font each; a space follows every piece. */
const page = (...lines: readonly (readonly Piece[])[]) => {
  let y = 800
  return printedPage(
    lines.flatMap((pieces): PositionedItem[] => {
      y -= 14
      let x = 50
      return pieces.map(([str, fontName, height = 10], index) => {
        const left = x
        x += (str.length + 1) * 5
        return {
          str,
          fontName,
          dir: 'ltr',
          transform: [height, 0, 0, height, left, y],
          width: str.length * 5,
          height,
          hasEOL: index === pieces.length - 1,
        }
      })
    }),
  )
}

const STYLES = new Map<string, Style>([
  ['f2', 'bold'],
  ['f3', 'italic'],
  ['f4', 'bold'],
])

const FILLER: readonly Piece[] = [
  ['plain words in the font of the text that fill a line here', 'f1'],
]

const emphasised = (pages: readonly ReturnType<typeof page>[]) =>
  emphasisedRunsOf(pages, STYLES).map((runs, index) =>
    runs.map(({ start, end, style }) => `${style}: ${pages[index]?.text.slice(start, end)}`),
  )

describe('emphasisedRunsOf', () => {
  it('returns runs after exponents and fractions, which the page writes with signs of their own', () => {
    const pages = [
      page(
        FILLER,
        [
          ['It grows with x²y and by ½ of', 'f1'],
          ['mass', 'f2'],
          ['in a ﬂow of oil', 'f1'],
        ],
        FILLER,
      ),
    ]
    expect(emphasised(pages)).toEqual([['bold: mass']])
  })

  it('returns the runs in another font of the same size, by page', () => {
    const pages = [
      page(FILLER, [
        ['An', 'f1'],
        ['enzyme', 'f2'],
        ['speeds up a reaction of the cell', 'f1'],
      ]),
      page(FILLER, FILLER, [
        ['It is', 'f1'],
        ['never', 'f3'],
        ['used up', 'f1'],
      ]),
    ]
    expect(emphasised(pages)).toEqual([['bold: enzyme'], ['italic: never']])
  })

  it('joins runs over line breaks and joined hyphens', () => {
    const pages = [
      page(
        FILLER,
        FILLER,
        FILLER,
        FILLER,
        [
          ['we call this', 'f1'],
          ['light inde-', 'f2'],
        ],
        [
          ['pendent reaction', 'f2'],
          ['from now on', 'f1'],
        ],
      ),
    ]
    expect(emphasised(pages)).toEqual([['bold: light independent reaction']])
  })

  it('joins a bold term whose sign is in bold italics', () => {
    const pages = [
      page(FILLER, FILLER, FILLER, [
        ['the', 'f1'],
        ['distribution', 'f2'],
        ['t', 'f4'],
        ['of Student', 'f2'],
        ['has wide ends', 'f1'],
      ]),
    ]
    expect(emphasised(pages)).toEqual([['bold: distribution t of Student']])
  })

  it('leaves out headings, whose type is larger, and single letters', () => {
    const pages = [
      page([['Enzymes', 'f2', 16]], FILLER, FILLER, [
        ['where', 'f1'],
        ['x', 'f3'],
        ['grows', 'f1'],
      ]),
    ]
    expect(emphasised(pages)).toEqual([[]])
  })

  it('leaves out a font used for more than 15% of the characters', () => {
    const pages = [page(FILLER, [['let the code be set in a font of its own', 'f2']])]
    expect(emphasised(pages)).toEqual([[]])
    expect(emphasisFontsOf(pages)).toEqual([])
  })

  it('names each font with the first page that uses it', () => {
    const pages = [
      page(FILLER, FILLER),
      page(FILLER, [
        ['a', 'f1'],
        ['gene', 'f2'],
      ]),
    ]
    expect(emphasisFontsOf(pages)).toEqual([{ font: 'f2', page: 2 }])
  })

  it('returns no runs for text without fonts', () => {
    expect(emphasised([page([['text', '']])])).toEqual([[]])
  })
})

it("reads the style from a font's name", () => {
  const names = [
    'ABCDEF+Georgia-Bold',
    'CMBX10',
    'TimesNewRoman,Italic',
    'CMTI10',
    'Georgia',
    'CMMI10',
  ]
  expect(names.map(styleOfFontName)).toEqual(['bold', 'bold', 'italic', 'italic', null, null])
})

import { describe, expect, it } from 'vitest'
import { makeDocx, paragraph } from '../../testing/documents/docx.ts'
import { makePptx, shape } from '../../testing/documents/pptx.ts'
import type { ReadableExtension } from '../bases/file-types.ts'
import { readBlocks } from '../text/blocks/blocks.ts'
import { readDocument } from './read-document.ts'

type ReadDocument = Awaited<ReturnType<typeof readDocument>>

const read = (text: string, extension: ReadableExtension) =>
  readDocument(new TextEncoder().encode(text), extension)

/** The blocks of a page: the text of each, with that of pictures in brackets. */
const blocksOf = ({ pages, structure }: ReadDocument, page = 1) =>
  structure[page - 1]?.map(({ kind, start, end }) => {
    const text = pages[page - 1]?.slice(start, end) ?? ''
    return kind === 'picture' ? `[${text}]` : text
  })

const ALTERNATIVE = 'Water falls on the wheel from above'

describe('the pictures of a web page', () => {
  it('have the alternative text that describes them', async () => {
    const document = await read(
      `<p>A mill.</p><img src="1.png" alt=" Water falls
       on the wheel from above "><p>It turns <img src="2.png" alt="A dam of oak"> slowly.</p>`,
      'html',
    )
    expect(blocksOf(document)).toEqual([
      'A mill.',
      `[${ALTERNATIVE}]`,
      'It turns slowly.',
      '[A dam of oak]',
    ])
    expect(document.pages[0]).toContain(`A mill.\n\n${ALTERNATIVE}\n\nIt turns`)
  })

  it.each([
    '',
    ' alt="mill-1.PNG"',
    ' alt="image"',
    ' alt="plot of chunk mills-1"',
    ' alt="The logo"',
  ])('are blocks without text if no text describes them: %s', async (alternative) => {
    const document = await read(`<p>A mill.</p><img src="1.png"${alternative}><p>Rye.</p>`, 'html')
    expect(blocksOf(document)).toEqual(['A mill.', '[]', 'Rye.'])
    expect(document.pages).toEqual(['A mill.\n\nRye.'])
  })

  it('are left out as decoration, as small signs, and in rows of data', async () => {
    const document = await read(
      `<p>A mill.</p><img src="1.png" alt=""><p><img src="2.png" alt="Go to the shop" width="16"> Rye.</p>
      <table><tr><td><img src="3.png" alt="Flag of Orrin"> Orrin</td><td>7</td></tr>
      <tr><td>Falk</td><td>9</td></tr></table>`,
      'html',
    )
    expect(blocksOf(document)).toEqual(['A mill.', 'Rye.', 'Orrin\t|\t7\nFalk\t|\t9'])
  })

  it('do not repeat their caption, and links to a figure lead to its picture', async () => {
    const { pages, structure, links } = await read(
      `<p>See <a href="#f">Figure 1</a>.</p><figure id="f"><img src="1.png" alt="A dam of oak">
      <figcaption>Figure 1: A dam of oak.</figcaption></figure>`,
      'html',
    )
    expect(pages).toEqual(['See Figure 1.\n\nFigure 1: A dam of oak.'])
    expect(structure[0]?.[1]).toMatchObject({ kind: 'picture', start: 13, end: 13 })
    expect(links[0]?.[0]?.to).toEqual({ kind: 'place', page: 1, offset: 13 })
  })

  it('are neither quoted nor asked about', async () => {
    const { pages, structure } = await read(
      `<h1>Mills</h1><p>A mill grinds corn.</p><img src="1.png" alt="A mill is a house with a wheel.">`,
      'html',
    )
    expect(readBlocks(pages, [], structure).map(({ kind }) => kind)).toEqual([
      'heading',
      'prose',
      'caption',
    ])
  })
})

it('the pictures of Markdown have their alternative texts', async () => {
  const document = await read(
    `# Mills\n\n![${ALTERNATIVE}](a.png)\n\n- A dam ![A dam of oak](b.png)\n- A wheel\n\n![](c.png)\n![](d.png)`,
    'md',
  )
  expect(blocksOf(document)).toEqual([
    'Mills',
    `[${ALTERNATIVE}]`,
    '• A dam',
    '[A dam of oak]',
    '• A wheel',
    '[]',
  ])
})

const picture = (description: string, at = 9, extension = ''): string =>
  `<p:pic><p:nvPicPr><p:cNvPr id="4" name="Picture 3"${description}>${extension}</p:cNvPr></p:nvPicPr>` +
  `<p:spPr><a:xfrm><a:off x="9" y="${at}"/><a:ext cx="9" cy="9"/></a:xfrm></p:spPr></p:pic>`
const DECORATIVE =
  '<a:extLst><a:ext><adec:decorative xmlns:adec="urn:a" val="1"/></a:ext></a:extLst>'

describe('the pictures of a presentation', () => {
  it('have their descriptions, in reading order, and a slide of pictures alone has them', async () => {
    const document = await readDocument(
      makePptx([
        {
          shapes: [
            picture(` descr="${ALTERNATIVE} Description automatically generated"`, 2_000_000),
            shape({ lines: ['Above it'], at: [9, 1_000_000] }),
          ],
        },
        { shapes: [picture('', 1_500_000)] },
        { shapes: [picture(' descr="Go back"', 1_700_000, DECORATIVE), shape({ lines: ['Rye'] })] },
      ]),
      'pptx',
    )
    expect(blocksOf(document)).toEqual(['Above it', `[${ALTERNATIVE}]`])
    expect(blocksOf(document, 2)).toEqual(['[]'])
    expect(document.pages[1]).toBe('')
    expect(blocksOf(document, 3)).toEqual(['Rye'])
  })

  it('are left out where most slides repeat them', async () => {
    const words = ['rye', 'oats', 'barley', 'wheat']
    const document = await readDocument(
      makePptx(words.map((word) => ({ shapes: [shape({ lines: [word] }), picture('')] }))),
      'pptx',
    )
    expect(words.map((_, at) => blocksOf(document, at + 1))).toEqual(words.map((word) => [word]))
  })
})

it('the pictures of a Word document have the descriptions of their drawings', async () => {
  const drawing = `<w:r><w:drawing><wp:inline xmlns:wp="urn:wp"><wp:docPr id="1" name="Picture 1" descr="${ALTERNATIVE}"/>
    <a:graphic xmlns:a="urn:a"><a:graphicData><pic:pic xmlns:pic="urn:pic"><pic:nvPicPr><pic:cNvPr id="1" name="mill.png"/></pic:nvPicPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
  const document = await readDocument(makeDocx([paragraph('A mill.'), paragraph(drawing)]), 'docx')
  expect(blocksOf(document)).toEqual(['A mill.', `[${ALTERNATIVE}]`])
})

it('the pictures of an old Word document have the descriptions of their shapes', async () => {
  const picture = (alternative: string, title: string, height = 200) =>
    paragraph(
      `<w:r><w:pict xmlns:v="urn:v" xmlns:o="urn:o"><v:shape alt="${alternative}" style="width:120pt;height:${height}pt"><v:imagedata o:title="${title}"/></v:shape></w:pict></w:r>`,
    )
  const document = await readDocument(
    makeDocx([paragraph('A mill.'), picture(ALTERNATIVE, 'mill'), picture('A small sign', '', 12)]),
    'docx',
  )
  expect(blocksOf(document)).toEqual(['A mill.', `[${ALTERNATIVE}]`])
})

import { describe, expect, it } from 'vitest'
import { bookmark, field, makeDocx, paragraph, run, table } from '../../testing/documents/docx.ts'
import { linksOf } from '../../testing/documents/links.ts'
import { relations, type Relation } from '../../testing/documents/office.ts'
import { makePptx, shape } from '../../testing/documents/pptx.ts'
import { readDocument } from './read-document.ts'

const web = (id: string, address: string): Relation => [id, 'hyperlink', address, 'External']
const RIVER = 'https://example.org/river?a=1&b=2'

describe('a Word document', () => {
  const link = (attributes: string, text: string) =>
    `<w:hyperlink ${attributes}>${run(text)}</w:hyperlink>`

  it('keeps its links to the web, and no others to the outside', async () => {
    const document = await readDocument(
      makeDocx(
        [
          paragraph(
            run('See ') +
              link('r:id="rId7"', 'the river') +
              run(', ') +
              link('r:id="rId7" w:anchor="dam"', 'its dam') +
              run(' or ') +
              ['rId8', 'rId9', 'rId1', 'gone'].map((id) => link(`r:id="${id}"`, 'here')).join(),
          ),
        ],
        { links: [web('rId7', RIVER), web('rId8', 'javascript:alert(1)'), web('rId9', 'a.docx')] },
      ),
      'docx',
    )
    expect(linksOf(document)).toEqual([
      ['the river', RIVER],
      ['its dam', `${RIVER}#dam`],
    ])
  })

  it('keeps the links that are fields, one inside another, and not only on one line', async () => {
    const document = await readDocument(
      makeDocx([
        paragraph(
          run('See ') +
            field('begin') +
            field({ instruction: ' HYPERLINK "https://exam' }) +
            field({ instruction: 'ple.org/" \\o "Tip" \\t "_blank" ' }) +
            field('separate') +
            run('rivers ') +
            field('begin') +
            field({ instruction: 'CREATEDATE' }) +
            field('separate') +
            run('of 1789') +
            field('end') +
            run(' and dams') +
            field('end') +
            run(', ') +
            `<w:fldSimple w:instr=" HYPERLINK \\l &quot;mills&quot; ">${run('mills')}</w:fldSimple>` +
            run(' and ') +
            `<w:fldSimple w:instr=" REF mills \\h ">${run('chapter 2')}</w:fldSimple>` +
            `<w:fldSimple w:instr=" REF mills ">${run('.')}</w:fldSimple>`,
        ),
        paragraph(bookmark('mills') + run('Mills')),
      ]),
      'docx',
    )
    expect(linksOf(document)).toEqual([
      ['rivers of 1789 and dams', 'https://example.org/'],
      ['mills', '1: Mills'],
      ['chapter 2', '1: Mills'],
    ])
  })

  it('keeps its links to bookmarks before, in and between its blocks', async () => {
    const document = await readDocument(
      makeDocx([
        paragraph(['a', 'b', 'c', 'd'].map((name) => link(`w:anchor="${name}"`, name)).join('')),
        bookmark('a'),
        paragraph(bookmark('b')),
        paragraph('Rye.'),
        table([
          ['Name', 'Year'],
          [paragraph(bookmark('c') + run('Orrin')), '1789'],
        ]),
        paragraph('Oats.'),
      ]),
      'docx',
    )
    expect(linksOf(document)).toEqual([
      ['a', '1: Rye.\n\nNa'],
      ['b', '1: Rye.\n\nNa'],
      ['c', '1: Name\t|\tY'],
    ])
  })

  it('keeps the links in its notes', async () => {
    const document = await readDocument(
      makeDocx([paragraph(run('Rye') + '<w:r><w:footnoteReference w:id="4"/></w:r>')], {
        notes: { 4: `${run('From ')}${link('r:id="rId1"', 'the river')}` },
        parts: { 'word/_rels/footnotes.xml.rels': relations([web('rId1', RIVER)]) },
      }),
      'docx',
    )
    expect(document.pages).toEqual(['Rye[1]\n\n[1] From the river'])
    expect(linksOf(document)).toEqual([['the river', RIVER]])
  })
})

it('a presentation keeps its links to the web and to its slides', async () => {
  const linked = (text: string, id: string) =>
    `<a:r><a:rPr><a:hlinkClick r:id="${id}"/></a:rPr><a:t>${text}</a:t></a:r>`
  const text = linked('the ', 'rId7') + linked('river', 'rId7') + linked(' dams', 'rId8')
  const document = await readDocument(
    makePptx([
      {
        shapes: [
          `<p:sp><p:txBody><a:p><a:r><a:t>See </a:t></a:r>${text}${linked(' here', 'rId9')}</a:p></p:txBody></p:sp>`,
        ],
        links: [
          web('rId7', RIVER),
          ['rId8', 'slide', 'slide1.xml'],
          web('rId9', 'javascript:alert(1)'),
        ],
      },
      { shapes: [shape({ role: 'title', lines: ['Dams of oak'] })] },
    ]),
    'pptx',
  )
  expect(document.pages[0]).toBe('See the river dams here')
  expect(linksOf(document)).toEqual([
    ['the river', RIVER],
    ['dams', '2: Dams of '],
  ])
})

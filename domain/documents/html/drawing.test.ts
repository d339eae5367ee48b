import { describe, expect, it } from 'vitest'
import { makeEpub } from '../../../testing/documents/epub.ts'
import { readDocument } from '../read-document.ts'

const pagesOf = async (html: string): Promise<readonly string[]> =>
  (await readDocument(new TextEncoder().encode(html), 'html')).pages

describe('a drawing in a web page', () => {
  it('has its text line by line after the block that it is in', async () => {
    const pages = await pagesOf(
      `<p>A mill <svg viewBox="0 0 400 300"><title>Mill</title><defs><text>Unused</text></defs>
      <style>text { fill: red }</style><g><title>node1</title><path d="M0 0"/><text y="1">The
      wheel<title>hint</title></text></g><text>The <tspan font-weight="bold">dam</tspan>s</text><text>The dams</text>
      </svg> turns.</p><p>It grinds.</p>`,
    )
    expect(pages).toEqual(['A mill turns.\n\nThe wheel\nThe dams\n\nIt grinds.'])
  })

  it('separates the lines of one text', async () => {
    const pages = await pagesOf(
      `<svg><text><tspan x="0" y="0">The miller</tspan><tspan x="0" dy="1.2em">grinds</tspan><tspan
      x="0" y="30">rye</tspan><tspan x="9" y="30">s.</tspan></text>
      <foreignObject><div>Water<br/>wheel</div></foreignObject></svg>`,
    )
    expect(pages).toEqual(['The miller grinds ryes.\nWater wheel'])
  })

  it('is described by its title where it has no text', async () => {
    const pages = await pagesOf(
      `<p>See:</p><svg width="400"><title>Water mill</title><desc>Plan of the wheel.</desc><path/></svg>
      <p>End.</p>`,
    )
    expect(pages).toEqual(['See:\n\nWater mill: Plan of the wheel.\n\nEnd.'])
  })

  it('is left out if it is a sign', async () => {
    const title = '<title>Open in a new window</title><text>Open it</text>'
    const pages = await pagesOf(
      `<p>A mill.</p><svg viewBox="0 0 24 24">${title}</svg><svg width="1.5em">${title}</svg>
      <svg aria-hidden="true">${title}</svg><a href="/"><svg><title>Our home page</title></svg></a>`,
    )
    expect(pages).toEqual(['A mill.'])
  })
})

describe('a book of drawings', () => {
  const page = (text: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 500"><g><text y="10">${text}</text></g></svg>`

  it('has the text of drawings in its chapters', async () => {
    const { pages } = await readDocument(makeEpub([page('The mill'), page('The dam')]), 'epub')
    expect(pages).toEqual(['The mill', 'The dam'])
  })

  it('has the text of chapters that are drawings', async () => {
    const opf = `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><manifest>
      <item id="a" href="a.svg" media-type="image/svg+xml"/></manifest><spine>
      <itemref idref="a"/></spine></package>`
    const bytes = makeEpub([], { 'OEBPS/book.opf': opf, 'OEBPS/a.svg': page('The weir') })
    expect((await readDocument(bytes, 'epub')).pages).toEqual(['The weir'])
  })
})

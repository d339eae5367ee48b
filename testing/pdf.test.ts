import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import * as build from './pdf.ts'

/** The text that pdf.js reads, by page, lines joined by spaces. */
async function read(data: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data, verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''),
    )
  }
  await document.destroy()
  return pages
}

describe('PDF builders', () => {
  it('write the pages in order', async () => {
    const pages = await read(
      await build.makePdf({ pages: ['The first page.', 'The second page.'] }),
    )
    expect(pages.map((page) => page.trim())).toEqual(['The first page.', 'The second page.'])
  })

  it('make a scan without text', async () => {
    expect((await read(await build.makeScanPdf(2))).join('').trim()).toBe('')
  })

  it('write two columns line by line', async () => {
    const [page] = await read(await build.makeTwoColumnPdf(['l1', 'l2'], ['r1', 'r2']))
    expect(page?.replace(/\s+/g, '')).toBe('l1r1l2r2')
  })

  it('write every cell of a table', async () => {
    const [page] = await read(
      await build.makeTablePdf([
        ['Cell', 'Size'],
        ['Neuron', '20'],
      ]),
    )
    for (const cell of ['Cell', 'Size', 'Neuron', '20']) expect(page).toContain(cell)
  })

  it.each([
    ['encrypted', build.makeEncryptedPdf, 'PasswordException'],
    ['truncated', build.makeTruncatedPdf, 'InvalidPDFException'],
    ['zip', build.makeZip, 'InvalidPDFException'],
    ['empty', build.makeEmptyFile, 'InvalidPDFException'],
  ])('make an %s file that cannot be read', async (_name, make, exception) => {
    await expect(read(await make())).rejects.toMatchObject({ name: exception })
  })
})

import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { GERMAN } from './text-de.ts'
import { SPANISH } from './text-es.ts'
import { SAMPLE, TITLE } from './text.ts'
import { typesetSample } from './typeset.ts'

const SHIPPED = new URL('../../../public/sample/how-memory-works.pdf', import.meta.url)

async function read(data: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data, verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''),
    )
  }
  await document.destroy()
  return pages
}

const plain = (text: string) => text.replace(/\s+/g, ' ')

let shipped: string[]
let size = 0
beforeAll(async () => {
  const bytes = await readFile(SHIPPED)
  size = bytes.byteLength
  shipped = await read(new Uint8Array(bytes))
})

describe('the sample PDF', () => {
  it('equals the output of its script', async () => {
    expect(await read(await typesetSample())).toEqual(shipped)
  })

  it('is short and small', () => {
    expect(shipped.length).toBeGreaterThanOrEqual(8)
    expect(shipped.length).toBeLessThanOrEqual(12)
    expect(size).toBeLessThan(300_000)
  })

  it('contains its text exactly', () => {
    const text = plain(shipped.join(' '))
    expect(text).toContain(TITLE)
    expect(text).not.toMatch(/\p{Cc}|\ufffd/u)
    for (const block of SAMPLE)
      if (block.kind === 'heading') expect(text).toContain(plain(block.text))
      else if (block.kind === 'table')
        for (const cell of block.rows.flat()) expect(text).toContain(cell)
  })

  it('has figures, formulas and tables', () => {
    const text = shipped.join(' ')
    for (const name of ['Figure 4', 'Table 2', '(2)']) expect(text).toContain(name)
  })
})

it.each([GERMAN, SPANISH])(
  'ships the $language sample exactly as the script makes it',
  async (sample) => {
    const file = new URL(`../../../public/sample/${sample.file}`, import.meta.url)
    const pages = await read(new Uint8Array(await readFile(file)))
    expect(await read(await typesetSample(sample))).toEqual(pages)
    expect(pages.length).toBeGreaterThanOrEqual(4)
    const text = plain(pages.join(' '))
    for (const block of sample.blocks)
      if (block.kind === 'heading') expect(text).toContain(plain(block.text))
  },
)

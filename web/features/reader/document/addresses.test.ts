import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headingsOf } from './headings.ts'
import { splitAtAddresses } from './addresses.ts'

const urlsIn = (text: string) =>
  splitAtAddresses(text).flatMap(({ url }) => (url === null ? [] : [url]))

describe('addresses in a document', () => {
  it.each([
    ['See https://example.org/mills.', ['https://example.org/mills']],
    ['(see https://example.org/a_(b))', ['https://example.org/a_(b)']],
    ['two: http://a.example, mailto:ada@b.example!', ['http://a.example/', 'mailto:ada@b.example']],
    ['javascript:alert(1) data:text/html,x', []],
    ['Ratio 3:4', []],
  ])('are links without the punctuation after them: %j', (text, urls) => {
    expect(urlsIn(text)).toEqual(urls)
  })

  it('change no character of the text', () => {
    const part = fc.constantFrom('https://a.example/x', ' ', '(', ')', '.', 'mill', 'mailto:', ':')
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('')
        const joined = splitAtAddresses(text)
          .map((each) => each.text)
          .join('')
        expect(joined).toBe(text)
      }),
    )
  })
})

describe('the contents of a document', () => {
  it('are its headings with their pages, indented below the highest level', async () => {
    const text = 'Mills\nThe dam'
    const block = { kind: 'heading' as const, level: 2 }
    const pages = [
      { text: 'Just text', blocks: [], emphasis: [], links: [] },
      {
        text,
        blocks: [
          { ...block, start: 0, end: 5 },
          { ...block, level: 3, start: 6, end: 13 },
        ],
        emphasis: [],
        links: [],
      },
    ]
    const shown: number[][] = []
    const entries = headingsOf(pages, (page, start) => shown.push([page, start]))
    expect(entries.map(({ title, level }) => [title, level])).toEqual([
      ['Mills', 0],
      ['The dam', 1],
    ])
    expect(await entries[1]?.page()).toBe(2)
    entries[1]?.open()
    expect(shown).toEqual([[2, 6]])
  })
})

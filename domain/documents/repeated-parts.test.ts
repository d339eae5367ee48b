import { describe, expect, it } from 'vitest'
import { item, makeDocx, paragraph } from '../../testing/documents/docx.ts'
import { makeEpub } from '../../testing/documents/epub.ts'
import { makeZip, relations, xml } from '../../testing/documents/office.ts'
import { makePptx, shape } from '../../testing/documents/pptx.ts'
import { makeXlsx } from '../../testing/documents/xlsx.ts'
import type { ReadableExtension } from '../bases/file-types.ts'
import { Failure } from '../failure.ts'
import { LIMITS } from './limits.ts'
import { readDocument } from './read-document.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The complete text of a file, or the code of the failure. */
async function textOf(file: Uint8Array | string, extension: ReadableExtension): Promise<string> {
  try {
    const bytes = typeof file === 'string' ? bytesOf(file) : file
    return (await readDocument(bytes, extension)).pages.join('\n')
  } catch (error) {
    if (error instanceof Failure) return error.code
    throw error
  }
}

/** Text that an archive does not shrink to almost nothing. */
const varied = (chars: number): string => {
  let text = ''
  for (let seed = 1; text.length < chars; seed = (seed * 48_271) % 2_147_483_647)
    text += `${seed.toString(36)} `
  return text.slice(0, chars)
}

const presentation = (slides: string) =>
  xml(`<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${slides}</p:sldIdLst></p:presentation>`)
const sheet = (rows: string) => ({
  'xl/worksheets/sheet1.xml': xml(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
})

describe('a part that a document mentions very often', () => {
  it('is refused where it is the string of many cells', async () => {
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`
    const bytes = makeXlsx([{ name: 'a', rows: [[varied(50_000)]] }], sheet(row.repeat(20)))
    expect(await textOf(bytes, 'xlsx')).toBe('document_too_large')
  })

  it('is refused where it is a slide that is listed without end', async () => {
    const slide = { shapes: [shape({ lines: ['Rye.'] })] }
    const listed = '<p:sldId id="1" r:id="rId10"/>'
    const withSlides = (count: number) =>
      makePptx([slide], { parts: { 'ppt/presentation.xml': presentation(listed.repeat(count)) } })
    expect(await textOf(withSlides(2), 'pptx')).toBe('Rye.\nRye.')
    expect(await textOf(withSlides(LIMITS.pages + 1), 'pptx')).toBe('document_too_large')
  })

  it('is refused where a large slide is listed often', async () => {
    const parts = {
      'ppt/presentation.xml': presentation('<p:sldId id="1" r:id="rId10"/>'.repeat(400)),
      'ppt/slides/slide1.xml': `<p:sld>${' '.repeat(900_000)}</p:sld>`,
    }
    expect(await textOf(makePptx([{ shapes: [] }], { parts }), 'pptx')).toBe('document_too_large')
  })

  it('is written once where it is a note', async () => {
    const mention = '<w:r><w:footnoteReference w:id="2"/></w:r>'
    const bytes = makeDocx([paragraph(`<w:r><w:t>Rye</w:t></w:r>${mention}${mention}`)], {
      notes: { 2: 'Since 1789.' },
    })
    expect(await textOf(bytes, 'docx')).toBe('Rye[1][1]\n\n[1] Since 1789.')
  })

  it('is cut where it is the mark of list items', async () => {
    const numbering = `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="${'x'.repeat(900)}"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`
    const bytes = makeDocx([item('Rye', 1)], { parts: { 'word/numbering.xml': numbering } })
    expect(await textOf(bytes, 'docx')).toMatch(/^x{40} Rye$/u)
  })
})

describe('a very large document', () => {
  it('is read with a million cells', async () => {
    const row = `<row>${'<c><v>7</v></c>'.repeat(20)}</row>`
    const zip = makeXlsx([{ name: 'a', rows: [] }], {
      ...sheet(`<!--${varied(200_000)}-->${row.repeat(50_000)}`),
    })
    const text = await textOf(zip, 'xlsx')
    expect(text.match(/7/gu)).toHaveLength(1_000_000)
  })

  it('is read with cells in far columns, which are not dropped', async () => {
    const rows = '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>'
    const bytes = makeXlsx([{ name: 'Far', rows: [] }], sheet(rows))
    expect(await textOf(bytes, 'xlsx')).toBe('Far\n\n1\t|\t2')
  })

  it('is refused before a sheet with more cells or text than the limits is read to its end', async () => {
    // What cannot be parsed shows where the reading ends.
    const damage = '<row></c>'
    const comment = `<!--${varied(200_000)}-->`
    const cells = '<c t="str"></c>'.repeat(LIMITS.cells + 1)
    const many = makeXlsx(
      [{ name: 'Many', rows: [] }],
      sheet(`${comment}${damage}<row>${cells}</row>`),
    )
    expect(await textOf(many, 'xlsx')).toBe('document_too_large')
    const row = `<row>${'<c t="str"><v>123456789</v></c>'.repeat(100)}</row>`
    const rows = row.repeat(Math.ceil(LIMITS.textChars / (100 * 11)))
    const long = makeXlsx([{ name: 'Long', rows: [] }], sheet(`${comment}${rows}${damage}`))
    expect(await textOf(long, 'xlsx')).toBe('document_too_large')
  })

  it('is refused with more elements in one paragraph than fit in memory', async () => {
    const body = `<w:p>${'<a/>'.repeat(LIMITS.treeElements)}</w:p>`
    const part = `<w:document><w:body><!--${varied(100_000)}-->${body}</w:body></w:document>`
    const bytes = makeDocx([], { parts: { 'word/document.xml': part } })
    expect(await textOf(bytes, 'docx')).toBe('document_too_large')
  })

  it('is refused with 10,000 slides', async () => {
    const slides = '<p:sldId id="1" r:id="rId10"/>'.repeat(10_000)
    const bytes = makePptx([{ shapes: [] }], {
      parts: { 'ppt/presentation.xml': presentation(slides) },
    })
    expect(await textOf(bytes, 'pptx')).toBe('document_too_large')
  })

  it('is refused with more pages or tags than any document', async () => {
    expect(await textOf('a\f'.repeat(LIMITS.pages + 2), 'txt')).toBe('document_too_large')
    expect(await textOf('<b>'.repeat(LIMITS.htmlTags + 1), 'html')).toBe('document_too_large')
    expect(await textOf('a '.repeat(LIMITS.textChars), 'md')).toBe('document_too_large')
  })

  it('does not fill the rows of a table as wide as its longest one', async () => {
    const wide = `<tr>${'<td>x'.repeat(20_000)}</tr>`
    const rows = '<tr><td>y<td>z</tr>'.repeat(20_000)
    const html = await textOf(`<table>${wide}${rows}</table>`, 'html')
    expect(html.match(/z/gu)).toHaveLength(20_000)
    const markdown = `|${'x|'.repeat(3000)}\n|${'-|'.repeat(3000)}\n${'|y|\n'.repeat(20_000)}`
    expect((await textOf(markdown, 'md')).match(/y/gu)).toHaveLength(20_000)
  })

  it('is read where one cell contains all paragraphs', async () => {
    const html = `<table><tr><td>${'<p>rye</p>'.repeat(200_000)}</td></tr></table>`
    expect((await textOf(html, 'html')).match(/rye/gu)).toHaveLength(200_000)
  })

  it('is read where tables are nested deeper than in any page', async () => {
    const html = '<table><tr><td>rye <td>oats '.repeat(40)
    expect((await textOf(html, 'html')).match(/oats/gu)).toHaveLength(40)
  })

  it.each<[string, string]>([
    ['stars in one paragraph', '*a_'.repeat(200_000)],
    ['stars in many paragraphs', `${'*a_'.repeat(2000)}\n\n`.repeat(100)],
    ['backticks', Array.from({ length: 1000 }, (_, at) => `${'`'.repeat(at)} a`).join('')],
    ['brackets', '[a](<'.repeat(100_000)],
    [
      'addresses',
      `${Array.from({ length: 20_000 }, (_, at) => `[a${at}]: http://a/${at}\n`).join('')}\n${'[a][a9]\n\n'.repeat(20_000)}`,
    ],
  ])('is read as Markdown with very many %s', async (_, text) => {
    expect((await textOf(text, 'md')).match(/a/gu)?.length).toBeGreaterThan(500)
  })
})

describe('what a document would load or run', () => {
  const HOSTILE = `<p onclick="alert(1)">Rye<img src="https://example.com/a.png" alt="picture" onerror="alert(2)"></p>
    <script>alert(3)</script><style>p{background:url(https://example.com/b)}</style>
    <iframe src="https://example.com/c"></iframe><object data="https://example.com/d">e</object>
    <svg><script>alert(4)</script></svg><p><a href="javascript:alert(5)">Oats</a></p>`

  it.each<[ReadableExtension, Uint8Array]>([
    ['html', bytesOf(HOSTILE)],
    [
      'md',
      bytesOf(`${HOSTILE}\n\n![picture](https://example.com/a.png) [Barley](javascript:alert(6))`),
    ],
    ['epub', makeEpub([HOSTILE])],
  ])('is left out of the text of %s', async (extension, bytes) => {
    const text = await textOf(bytes, extension)
    expect(text).toMatch(/Rye[\s\S]*Oats/u)
    expect(text).not.toMatch(/alert|example|javascript|url\(|</u)
  })

  it('is read as text if Markdown escapes it', async () => {
    expect(await textOf('\\<script>alert(1)\\</script> `<b>`', 'md')).toBe(
      '<script>alert(1)</script> <b>',
    )
  })

  it('is refused in a book whose package declares entities', async () => {
    const opf = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><package>&b;</package>'
    expect(await textOf(makeEpub(['<p>Rye.</p>'], { 'OEBPS/book.opf': opf }), 'epub')).toBe(
      'document_damaged',
    )
  })

  it('is not expanded in a chapter that declares entities', async () => {
    const chapter = '<!DOCTYPE html [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><p>Rye &b;</p>'
    const bytes = makeEpub(['<p>x</p>'], { 'OEBPS/text/chapter 1.xhtml': chapter })
    expect(await textOf(bytes, 'epub')).not.toContain('aaaa ')
  })

  it('is not read from names that lead out of the archive', async () => {
    const bytes = makeZip({
      '../../secret.xml': '<w:document><w:body><w:p/></w:body></w:document>',
      '_rels/.rels': relations([['a', 'officeDocument', '../../secret.xml']]),
    })
    expect(await textOf(bytes, 'docx')).toBe('document_wrong_type')
  })
})

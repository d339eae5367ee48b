import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeDocx, paragraph } from '../../testing/documents/docx.ts'
import { makeEpub } from '../../testing/documents/epub.ts'
import { makeOle, makeZip, relations, xml } from '../../testing/documents/office.ts'
import { makePptx } from '../../testing/documents/pptx.ts'
import { READABLE_EXTENSIONS, type ReadableExtension } from '../bases/file-types.ts'
import { Failure } from '../failure.ts'
import { readDocument } from './read-document.ts'

/** The code of the failure, or the number of pages. */
async function outcome(bytes: Uint8Array, extension: ReadableExtension): Promise<string | number> {
  try {
    return (await readDocument(bytes, extension)).pages.length
  } catch (error) {
    if (error instanceof Failure) return error.code
    throw error
  }
}

const OFFICE = ['docx', 'pptx', 'xlsx'] as const
const BODY = '<w:document xmlns:w="urn:w"><w:body>'
const withBody = (body: string) =>
  makeDocx([], { parts: { 'word/document.xml': xml(`${BODY}${body}</w:body></w:document>`) } })
const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('a hostile or damaged file', () => {
  it('is refused if a part expands to much more than its size', async () => {
    const bomb = withBody(`<w:p>${' '.repeat(40_000_000)}</w:p>`)
    expect(bomb.byteLength).toBeLessThan(100_000)
    expect(await outcome(bomb, 'docx')).toBe('document_too_large')
  })

  it('is refused if a part states a smaller size than it has', async () => {
    const bytes = makeDocx([paragraph('Rye. '.repeat(2000))])
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < bytes.length - 4; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 300, true)
    expect(await outcome(bytes, 'docx')).toBe('document_damaged')
  })

  it('is refused if it has more parts than any document', async () => {
    const parts = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, at) => [`word/media/${at}`, new Uint8Array(1)]),
    )
    expect(await outcome(makeDocx([paragraph('Rye.')], { parts }), 'docx')).toBe(
      'document_too_large',
    )
  })

  it('is read without its pictures and without archives inside it', async () => {
    const inner = makeZip({ 'word/document.xml': 'x'.repeat(20_000_000) })
    const parts = {
      'word/embeddings/inner.docx': inner,
      'word/media/big': new Uint8Array(9_000_000),
    }
    expect(await outcome(makeDocx([paragraph('Rye.')], { parts }), 'docx')).toBe(1)
  })

  it.each(['<!ENTITY a SYSTEM "file:///etc/passwd">', '<!ENTITY a "lol">'])(
    'is refused if it declares %s',
    async (entity) => {
      const part = `<?xml version="1.0"?><!DOCTYPE w:document [${entity}]>${BODY}<w:p><w:r><w:t>&a;</w:t></w:r></w:p></w:body></w:document>`
      const bytes = makeDocx([], { parts: { 'word/document.xml': part } })
      expect(await outcome(bytes, 'docx')).toBe('document_damaged')
    },
  )

  it('is refused if its elements are nested without end', async () => {
    const deep = 50_000
    expect(await outcome(withBody('<w:sdt>'.repeat(deep)), 'docx')).toBe('document_too_large')
    expect(await outcome(bytesOf('<div>'.repeat(deep)), 'html')).toBe('document_too_large')
    for (const mark of ['> ', '- ', '1. ', '>'])
      expect(await outcome(bytesOf(`${mark.repeat(deep)}x`), 'md')).toBe('document_too_large')
    const items = Array.from({ length: 500 }, (_, depth) => `${' '.repeat(2 * depth)}-`)
    expect(await outcome(bytesOf(items.join('\n')), 'md')).toBe('document_too_large')
  })

  it.each(OFFICE)('is refused as %s if a password protects it', async (extension) => {
    expect(await outcome(makeOle(['EncryptionInfo', 'EncryptedPackage']), extension)).toBe(
      'document_encrypted',
    )
  })

  it('is refused as a book with copy protection, and read if only its fonts are obfuscated', async () => {
    const method = (algorithm: string) => ({
      'META-INF/encryption.xml': xml(
        `<encryption><EncryptedData><EncryptionMethod Algorithm="${algorithm}"/></EncryptedData></encryption>`,
      ),
    })
    const chapters = ['<p>Rye.</p>']
    const aes = method('http://www.w3.org/2001/04/xmlenc#aes256-cbc')
    for (const parts of [aes, { 'META-INF/rights.xml': '' }, { 'META-INF/license.lcpl': '{}' }])
      expect(await outcome(makeEpub(chapters, parts), 'epub')).toBe('document_copy_protected')
    const fonts = method('http://www.idpf.org/2008/embedding')
    expect(await outcome(makeEpub(chapters, fonts), 'epub')).toBe(1)
  })

  it.each<[string, Uint8Array, ReadableExtension]>([
    ['a PDF as docx', bytesOf('%PDF-1.7 …'), 'docx'],
    ['a presentation as docx', makePptx([]), 'docx'],
    ['a document as xlsx', makeDocx([paragraph('Rye.')]), 'xlsx'],
    ['a document as a book', makeDocx([paragraph('Rye.')]), 'epub'],
    ['an old document as docx', makeOle(['WordDocument']), 'docx'],
    ['any archive as pptx', makeZip({ 'a.txt': 'a' }), 'pptx'],
    ['an archive as text', makeZip({ 'a.txt': 'a' }), 'txt'],
    ['a program as a web page', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0]), 'html'],
  ])('is refused under a wrong extension: %s', async (_, bytes, extension) => {
    expect(await outcome(bytes, extension)).toBe('document_wrong_type')
  })

  it('is refused if its end is missing', async () => {
    const bytes = makeDocx([paragraph('Rye.')])
    expect(await outcome(bytes.subarray(0, bytes.length - 40), 'docx')).toBe('document_damaged')
    expect(await outcome(withBody('<w:p><w:r><w:t>cut off'), 'docx')).toBe('document_damaged')
  })

  it('is refused if a part has a name twice', async () => {
    const bytes = makeZip({ 'a.xml': 'a', 'b.xml': 'b' }, 0)
    const named = new TextDecoder('latin1').decode(bytes).replaceAll('b.xml', 'a.xml')
    const twice = Uint8Array.from(named, (char) => char.charCodeAt(0))
    expect(await outcome(twice, 'docx')).toBe('document_damaged')
  })

  it('does not follow links out of the archive or to itself', async () => {
    const rels = relations([
      ['rId1', 'slide', '../../../../etc/passwd'],
      ['rId2', 'slide', 'http://example.com/x.xml'],
      ['rId3', 'slide', 'presentation.xml'],
    ])
    const presentation = xml(
      `<p:presentation xmlns:p="urn:p" xmlns:r="urn:r"><p:sldIdLst>${[1, 2, 3].map((n) => `<p:sldId id="${n}" r:id="rId${n}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    )
    const bytes = makePptx([], {
      parts: { 'ppt/presentation.xml': presentation, 'ppt/_rels/presentation.xml.rels': rels },
    })
    expect(await outcome(bytes, 'pptx')).toBe('document_no_text')
  })

  it('is refused if it contains no text', async () => {
    expect(await outcome(makeDocx([paragraph('')]), 'docx')).toBe('document_no_text')
    expect(await outcome(bytesOf(' \n '), 'txt')).toBe('document_no_text')
  })

  it('is refused if its text is longer than can be stored', async () => {
    expect(await outcome(bytesOf('rye and oats. '.repeat(400_000)), 'txt')).toBe(
      'document_too_large',
    )
  })

  it('does not time out on long runs of spaces, unclosed tags or line breaks', async () => {
    const spaces = ' '.repeat(2_000_000)
    expect(await outcome(bytesOf(`a\n${spaces}b`), 'txt')).toBe(2)
    expect(await outcome(bytesOf(`<pre>a${spaces}b</pre><p>${spaces}c</p>`), 'html')).toBeTypeOf(
      'number',
    )
    const unclosed = '<b>x</i>'.repeat(450) + 'x</i> '.repeat(200_000)
    expect(await outcome(bytesOf(unclosed), 'html')).toBeTypeOf('number')
    const lines = '\n \t'.repeat(500_000)
    expect(await outcome(bytesOf(`${lines}x`), 'txt')).toBe(1)
  })

  it('stores no characters that a database refuses', async () => {
    const { pages } = await readDocument(bytesOf('a\u0001b\uffff c'), 'txt')
    expect(pages).toEqual(['ab c'])
    const { pages: html } = await readDocument(bytesOf('<p>a&#0;b&#xD800;c</p>'), 'html')
    expect(html[0]).toMatch(/^a.?b.?c$/u)
    expect(html[0]?.isWellFormed()).toBe(true)
    expect(html[0]).not.toContain('\u0000')
  })

  it('returns pages or throws a Failure, whatever bytes are changed', async () => {
    const files = [
      ['docx', makeDocx([paragraph('Rye and oats.')])],
      ['pptx', makePptx([{ shapes: [] }])],
      ['epub', makeEpub(['<p>Rye.</p>'])],
    ] as const
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 }),
        async ([extension, original], changes) => {
          const bytes = new Uint8Array(original)
          for (const [at, byte] of changes) bytes[at % bytes.length] = byte
          expect(['string', 'number']).toContain(typeof (await outcome(bytes, extension)))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('returns pages or throws a Failure for any text under any extension', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...READABLE_EXTENSIONS),
        fc.string(),
        async (extension, text) => {
          expect(['string', 'number']).toContain(typeof (await outcome(strToU8(text), extension)))
        },
      ),
    )
    expect(await outcome(new Uint8Array(zipSync({})), 'docx')).toBe('document_wrong_type')
  })
})

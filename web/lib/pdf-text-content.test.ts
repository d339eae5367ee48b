import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { textContentOf } from './pdf-text-content.ts'

/** A PDF that shows "ABCDE" in `font`, whose letters stand for those of `unicode`. */
function pdfOf(unicode: string, font: string): Uint8Array {
  const stream = (text: string) => `<</Length ${text.length}>>stream\n${text}\nendstream`
  const hex = (code: number) => code.toString(16).padStart(4, '0')
  const map = Array.from(unicode, (letter, at) => {
    return `<${(0x41 + at).toString(16)}> <${hex(letter.charCodeAt(0))}>`
  })
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 5 0 R/Resources<</Font<</F 4 0 R>>>>>>',
    `<</Type/Font/Subtype/Type1/BaseFont/${font}/ToUnicode 6 0 R>>`,
    stream('BT /F 20 Tf 50 200 Td (ABCDE) Tj ET'),
    stream(
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n' +
        '1 begincodespacerange <00> <ff> endcodespacerange\n' +
        `${map.length} beginbfchar\n${map.join('\n')}\nendbfchar\nendcmap end end`,
    ),
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj`).join('\n')
  return new TextEncoder().encode(
    `%PDF-1.4\n${body}\ntrailer\n<</Root 1 0 R/Size 7>>\nstartxref\n0\n%%EOF`,
  )
}

const textOf = async (unicode: string, font = 'Helvetica') => {
  const pdf = await getDocument({ data: pdfOf(unicode, font), verbosity: 0 }).promise
  const { items } = await textContentOf(await pdf.getPage(1))
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

describe('the text of a page', () => {
  it('has the letters of Arabic ligatures in their order', async () => {
    // The letters from left to right, the fourth a ligature of lam and khah.
    const text = await textOf('\u0637\ufeee\ufec4\ufccb\u0627')
    // Forms of single letters become plain with the page (domain/pdf/cleaned-text.ts).
    expect(text.normalize('NFKC')).toBe('\u0627\u0644\u062e\u0637\u0648\u0637')
  })

  it('has the letters of Latin ligatures', async () => {
    expect(await textOf('o\ufb03cer')).toBe('officer')
  })

  it('has the letters of ligatures whose codes remain as control characters', async () => {
    expect(await textOf('o\u001ecer')).toBe('officer')
  })

  it('has the signs of the font Symbol', async () => {
    expect(await textOf('\uf061\uf02b\uf062\uf0b9\uf0a5', 'ABCDEF+SymbolMT')).toBe('α+β≠∞')
  })

  it('has the bullets and arrows of the font Wingdings', async () => {
    expect(await textOf('\uf0a7\uf0d8\uf0e0\uf0fc\uf0ff', 'Wingdings-Regular')).toBe('••→✓\uf0ff')
  })

  it('leaves the codes of other symbol fonts', async () => {
    expect(await textOf('\uf0e0\uf0e1\uf061\uf02b\uf0a7', 'FontAwesome')).toBe(
      '\uf0e0\uf0e1\uf061\uf02b\uf0a7',
    )
  })
})

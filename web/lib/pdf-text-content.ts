import { normalizeUnicode, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { withPlainLigatures } from '../../domain/pdf/tex-ligatures.ts'
import { replacePrivateSigns } from './pdf-private-signs.ts'

const normalised: (text: string) => string = normalizeUnicode
const plain = (text: string): string => withPlainLigatures(normalised(text))

/** Codes whose sign depends on the font (domain/pdf/private-signs.ts). */
const PRIVATE_SIGNS = /[\uf020-\uf0ff]/u

/**
 * The text of a page, with plain letters in place of ligatures. pdf.js does that before it reverses
 * text from right to left, so that the letters of Arabic ligatures change places.
 * Signs of symbol fonts are plain where the name of the font, which few pages need, is known.
 */
export async function textContentOf(
  page: PDFPageProxy,
): Promise<Awaited<ReturnType<PDFPageProxy['getTextContent']>>> {
  const content = await page.getTextContent({ disableNormalization: true })
  const items = content.items.filter((item) => 'str' in item)
  for (const item of items) item.str = plain(item.str)
  const signs = items.filter(({ str }) => PRIVATE_SIGNS.test(str))
  // The text is of use without them.
  if (signs.length > 0) await replacePrivateSigns(page, signs).catch(() => undefined)
  return content
}

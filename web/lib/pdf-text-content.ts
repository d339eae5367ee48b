import { normalizeUnicode, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

const plain: (text: string) => string = normalizeUnicode

/**
 * The text of a page, with plain letters in place of ligatures. pdf.js does that before it reverses
 * text from right to left, so that the letters of Arabic ligatures change places.
 */
export async function textContentOf(
  page: PDFPageProxy,
): Promise<Awaited<ReturnType<PDFPageProxy['getTextContent']>>> {
  const content = await page.getTextContent({ disableNormalization: true })
  for (const item of content.items) if ('str' in item) item.str = plain(item.str)
  return content
}

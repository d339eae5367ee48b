import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { withPlainSigns } from '../../domain/pdf/private-signs.ts'
import { fontNamesOf } from './pdf-font-names.ts'

/** A piece of the text of a page with the font that it is printed in. */
type Item = { str: string; readonly fontName: string }

/** Replaces the codes of the fonts Symbol and Wingdings in the text of a page by their signs. */
export async function replacePrivateSigns(
  page: PDFPageProxy,
  items: readonly Item[],
): Promise<void> {
  const names = await fontNamesOf(page, new Set(items.map(({ fontName }) => fontName)))
  for (const item of items) item.str = withPlainSigns(item.str, names.get(item.fontName) ?? '')
}

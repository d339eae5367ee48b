import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'

/** A page that takes longer than this to name its fonts is left out; the text needs no names. */
const FONT_NAMES_MS = 4000

const fontObject = z.object({ name: z.string() })

/**
 * The names in the file of fonts of a page, such as "ABCDEF+Times-Bold"; fonts without a name are
 * left out.
 */
export async function fontNamesOf(
  page: PDFPageProxy,
  fonts: Iterable<string>,
): Promise<Map<string, string>> {
  const drawn = page.getOperatorList().then(() => true)
  const late = new Promise<false>((resolve) => setTimeout(resolve, FONT_NAMES_MS, false))
  const names = new Map<string, string>()
  if (!(await Promise.race([drawn, late]))) return names
  for (const font of fonts) {
    const object = fontObject.safeParse(page.commonObjs.has(font) && page.commonObjs.get(font))
    if (object.success) names.set(font, object.data.name)
  }
  return names
}

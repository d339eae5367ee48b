import { OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'

/** A page that takes longer than this to list what it draws counts as drawn. */
const LISTING_MS = 4000

const PATHS: ReadonlySet<unknown> = new Set([
  ...[OPS.stroke, OPS.closeStroke, OPS.fill, OPS.eoFill, OPS.fillStroke],
  ...[OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke, OPS.shadingFill],
])
const PICTURES: ReadonlySet<number> = new Set([
  ...[OPS.shadingFill, OPS.rawFillPath, OPS.paintImageXObject, OPS.paintImageXObjectRepeat],
  ...[OPS.paintImageMaskXObject, OPS.paintImageMaskXObjectGroup, OPS.paintImageMaskXObjectRepeat],
  ...[OPS.paintInlineImageXObject, OPS.paintInlineImageXObjectGroup, OPS.paintSolidColorImageMask],
])

const pathArguments = z.tuple([z.unknown()], z.unknown())
const shownGlyphs = z.tuple([z.array(z.unknown())], z.unknown())
const blankGlyph = z.object({ unicode: z.string().check(z.regex(/^\s*$/)) })

/** Whether an operator leaves a mark on the page. Spaces, and paths that only clip, leave none. */
function isMark(operator: number, args: unknown): boolean {
  if (PICTURES.has(operator)) return true
  if (operator === OPS.constructPath) return PATHS.has(pathArguments.safeParse(args).data?.[0])
  if (operator !== OPS.showText) return false
  const glyphs = shownGlyphs.safeParse(args).data?.[0] ?? []
  return glyphs.some((glyph) => typeof glyph === 'object' && !blankGlyph.safeParse(glyph).success)
}

async function isBlank(document: PDFDocumentProxy, number: number): Promise<boolean> {
  const page = await document.getPage(number)
  const late = new Promise<null>((resolve) => setTimeout(resolve, LISTING_MS, null))
  const drawn = await Promise.race([page.getOperatorList(), late])
  page.cleanup()
  return drawn?.fnArray.every((operator, at) => !isMark(operator, drawn.argsArray[at])) ?? false
}

/** Whether no page of a PDF shows anything: no text, no picture and no drawing. */
export async function hasBlankPagesOnly(document: PDFDocumentProxy): Promise<boolean> {
  for (let number = 1; number <= document.numPages; number++)
    if (!(await isBlank(document, number).catch(() => false))) return false
  return true
}

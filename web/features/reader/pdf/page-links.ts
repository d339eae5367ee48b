import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'
import { webAddress } from '../../../../domain/text/inline/web-address.ts'
import type { PdfDestination } from './outline.ts'

/** Links beyond this number on a page are left out. */
const LINKS_MAX = 400
const LABEL_MAX = 200

/** A link on a page; its box is in percent of the page. */
export type PageLink = {
  /** The text below the link; empty if it is not known. */
  readonly label: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly to:
    | { readonly kind: 'web'; readonly url: string }
    | { readonly kind: 'page'; readonly page: number }
    | { readonly kind: 'destination'; readonly destination: PdfDestination }
}

const annotation = z.object({
  subtype: z.literal('Link'),
  /** Two corners, each as x and y. */
  rect: z.array(z.number()),
  url: z.optional(z.string()),
  dest: z.optional(z.unknown()),
  action: z.optional(z.string()),
  overlaidText: z.optional(z.string()),
})

const ACTIONS: Readonly<Record<string, (page: number) => number>> = {
  NextPage: (page) => page + 1,
  PrevPage: (page) => page - 1,
  FirstPage: () => 1,
}

function targetOf(
  { url, dest, action }: z.infer<typeof annotation>,
  page: number,
): PageLink['to'] | null {
  if (typeof dest === 'string' || Array.isArray(dest))
    return { kind: 'destination', destination: dest }
  const turn = ACTIONS[action ?? '']
  if (turn) return { kind: 'page', page: turn(page) }
  const address = url === undefined ? null : webAddress(url)
  return address === null ? null : { kind: 'web', url: address }
}

type Viewport = ReturnType<PDFPageProxy['getViewport']>

/** The links among the annotations of a page. Those to other programs and files are left out. */
export function linksOf(
  annotations: readonly unknown[],
  viewport: Viewport,
  page: number,
): readonly PageLink[] {
  const links: PageLink[] = []
  for (const each of annotations) {
    const parsed = annotation.safeParse(each)
    const to = parsed.success ? targetOf(parsed.data, page) : null
    if (!parsed.success || to === null) continue
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle(
      parsed.data.rect,
    ) as number[]
    links.push({
      label: (parsed.data.overlaidText ?? '').replace(/\s+/g, ' ').trim().slice(0, LABEL_MAX),
      left: (100 * Math.min(x1, x2)) / viewport.width,
      top: (100 * Math.min(y1, y2)) / viewport.height,
      width: (100 * Math.abs(x2 - x1)) / viewport.width,
      height: (100 * Math.abs(y2 - y1)) / viewport.height,
      to,
    })
    if (links.length === LINKS_MAX) break
  }
  return links
}

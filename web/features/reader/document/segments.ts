import type { EmphasisedRun } from '../../../../domain/text/inline/emphasis.ts'
import type { TextLink } from '../../../../domain/text/inline/links.ts'
import { formulasIn, piecesOf } from '../../../../domain/text/inline/formulas.ts'
import type { PageHighlight } from '../pdf/highlights.ts'
import type { TextRange } from '../page-text.ts'

/** A stretch of a page's text that is shown in one way. */
export type Segment = TextRange & {
  readonly text: string
  readonly mark: PageHighlight['kind'] | null
  readonly style: EmphasisedRun['style'] | null
  readonly link: TextLink | null
  /** Whether the text is a formula with its delimiters, which is drawn as a whole. */
  readonly isFormula: boolean
}

/** How the text of a page is decorated; offsets are into the page. */
export type Decoration = {
  readonly marks: readonly (TextRange & { readonly kind: PageHighlight['kind'] })[]
  readonly emphasis: readonly EmphasisedRun[]
  readonly links: readonly TextLink[]
  /** Whether it is code, whose dollar signs are not formulas. */
  readonly isCode?: boolean
}

const overlaps = (a: TextRange, b: TextRange): boolean => a.start < b.end && b.start < a.end

/** Of several marks on one place the current match counts first, then the passage. */
const PRECEDENCE: Readonly<Record<PageHighlight['kind'], number>> = {
  current: 0,
  passage: 1,
  match: 2,
}

/** The formulas in a part of a page. */
const rangesOfFormulas = (page: string, { start, end }: TextRange): TextRange[] =>
  Array.from(formulasIn(page.slice(start, end)), ({ index, formula }) => ({
    start: start + index,
    end: start + index + formula.length,
  }))

/** The LaTeX of a formula with its delimiters, and whether it is on a line of its own. */
export function formulaOf(text: string): { tex: string; display: boolean } {
  const piece = piecesOf(text)[0]
  return piece?.kind === 'formula'
    ? { tex: piece.text, display: piece.display }
    : { tex: text, display: false }
}

/** Segments that follow each other and belong to one link, or to none. */
type LinkedSegments = { readonly link: TextLink | null; readonly segments: readonly Segment[] }

/** Groups segments by their links, so that one with several styles is still one link. */
export function groupByLink(segments: readonly Segment[]): LinkedSegments[] {
  const groups: { link: TextLink | null; segments: Segment[] }[] = []
  for (const segment of segments) {
    const last = groups.at(-1)
    if (last && last.link === segment.link) last.segments.push(segment)
    else groups.push({ link: segment.link, segments: [segment] })
  }
  return groups
}

/** Divides a part of a page where its decoration changes. Formulas are not divided. */
export function segmentsOf(page: string, part: TextRange, decoration: Decoration): Segment[] {
  const formulas = decoration.isCode ? [] : rangesOfFormulas(page, part)
  const marks = decoration.marks
    .filter((mark) => overlaps(mark, part))
    .toSorted((a, b) => PRECEDENCE[a.kind] - PRECEDENCE[b.kind])
  const emphasis = decoration.emphasis.filter((run) => overlaps(run, part))
  const links = decoration.links.filter((link) => overlaps(link, part))
  const isInsideFormula = (at: number) => formulas.some(({ start, end }) => start < at && at < end)
  const edges = [...marks, ...emphasis, ...links, ...formulas]
    .flatMap(({ start, end }) => [start, end])
    .filter((at) => part.start < at && at < part.end && !isInsideFormula(at))
  const cuts = [...new Set([part.start, ...edges, part.end])].sort((a, b) => a - b)
  return cuts.slice(0, -1).map((start, at): Segment => {
    const end = cuts[at + 1] ?? part.end
    const here = { start, end }
    return {
      ...here,
      text: page.slice(start, end),
      mark: marks.find((mark) => overlaps(mark, here))?.kind ?? null,
      style: emphasis.find((run) => overlaps(run, here))?.style ?? null,
      link: links.find((link) => overlaps(link, here)) ?? null,
      isFormula: formulas.some((formula) => formula.start === start && formula.end === end),
    }
  })
}

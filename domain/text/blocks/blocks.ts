import { pageWords } from '../../languages/pages.ts'
import { chunksOf, spanOf, type Chunk, type Span } from './lines.ts'
import { markedUp } from './markup.ts'
import { enterHeading, isBox, leavePart, startOfDocument, type SectionState } from './sections.ts'
import { captionLabelOf, type CaptionLabel, type Shape } from './shapes.ts'
import { askingChunks, readShapes } from './read-shapes.ts'
import { isBareCaption } from './kinds/captions.ts'
import { withContents } from './kinds/contents.ts'
import { withContinuations } from './continuations.ts'
import { leaveExercises, leaveShortPart } from './end-of-parts.ts'
import { offersOptions } from './kinds/exercises.ts'
import { withoutOverlays } from './kinds/overlays.ts'
import { withNumberedSections } from './kinds/numbered-sections.ts'
import { isReference } from './kinds/references.ts'
import { slideTitles } from './kinds/slides.ts'
import type { EmphasisedRuns } from '../inline/emphasis.ts'
import { entriesOf, entryStarts, type GlossaryEntry } from './kinds/glossary-entries.ts'
import type { PageStructure } from './page-structure.ts'
import { removeRunningHeaders } from '../lines/running-headers.ts'
import { beginsInLowerCase } from '../sentence-bounds.ts'

export type BlockKind =
  | 'heading'
  | 'prose'
  | 'list'
  | 'table'
  | 'caption'
  | 'formula'
  | 'code'
  | 'exercise'
  | 'reference'
  | 'glossary'
  | 'summary'
  | 'index'
  | 'frontMatter'
  | 'contents'

/**
 * A part of one page with one role. `page` is 1-based; offsets are UTF-16 indices into the page's
 * text; `text` is on one line.
 */
export type Block = Span & {
  readonly kind: BlockKind
  readonly page: number
  /** The heading above it, including its number; empty if there is none. */
  readonly heading: string
  /** The items of a list (without bullets) or the rows of a table; empty for other kinds. */
  readonly items: readonly Span[]
  /** The term of a glossary entry. */
  readonly entry?: GlossaryEntry
  /** The level of a heading that the file marks up, or of the title of a slide, from 1. */
  readonly level?: number
  /** The kind and number of a caption. */
  readonly label?: CaptionLabel
  /** Whether it continues the sentence of the running text before it. */
  readonly continues: boolean
  /** Whether it is one of the parts that a long list is divided into, to be read alone. */
  readonly isPart?: boolean
}

/** A chunk with its shape and its part of the document. */
type ShapedChunk = {
  chunk: Chunk
  shape: Shape
  level: number | undefined
  state: Pick<SectionState, 'heading' | 'part'>
  /** What its wording or its neighbours show: that it asks something. */
  asks: boolean
  /** Whether its neighbours show that it is a caption without a label. */
  isCaption: boolean
}

const startsChunk = (line: string, before: string): boolean =>
  captionLabelOf(line) !== null ||
  // The rows of a table follow its caption without an empty line.
  (captionLabelOf(before)?.of === 'table' && /[.:]?$/u.test(before))

/**
 * The blocks of a document in order. Without `runs` and `structure`, glossary entries and headings
 * are recognised by wording alone.
 */
export function readBlocks(
  pages: readonly string[],
  runs: EmphasisedRuns = [],
  structure: PageStructure = [],
): readonly Block[] {
  const contentPages = withoutOverlays(removeRunningHeaders(pages))
  const all = contentPages.flatMap((page, i) => {
    const starts = new Set(structure[i]?.map(({ start }) => start))
    return chunksOf(
      page,
      i + 1,
      (line, before) => starts.has(line.start) || startsChunk(line.text, before),
    )
  })
  const isMarkedUp = structure.some((page) => page.length > 0)
  const { chunks, titles } = withNumberedSections(all, contentPages, isMarkedUp)
  const blocks = joined(
    shapedChunks(chunks, titles, structure).flatMap((one) => splitEntries(one, contentPages, runs)),
    contentPages,
  )
  return withContinuations(withEntries(withContents(blocks, contentPages), pages, runs))
}

/** The title of a slide begins a section of its own, as a heading that the file marks up does. */
const SLIDE_LEVEL = 1

/** Each chunk with its shape, and the heading and part of the document that it is in. */
function shapedChunks(
  chunks: readonly Chunk[],
  titles: ReadonlySet<Chunk>,
  structure: PageStructure,
): ShapedChunk[] {
  const blocksOf = chunks.map((chunk) => markedUp(chunk, structure))
  const isMarkedUp = structure.some((page) => page.length > 0)
  const ofSlides = isMarkedUp ? new Set<Chunk>() : slideTitles(chunks)
  const { shapes, answered } = readShapes(chunks, { numbered: titles, ofSlides }, structure)
  const asking = askingChunks(chunks, shapes)
  const state = startOfDocument()
  return chunks.map((chunk, i): ShapedChunk => {
    const marked = blocksOf[i]?.kind === 'heading' ? blocksOf[i].level : undefined
    const level = ofSlides.has(chunk) ? SLIDE_LEVEL : marked
    const shape = acceptedShape(shapes[i] ?? 'row', () =>
      enterHeading(state, {
        title: chunk.text,
        after: textAfter(chunks, shapes, i),
        next: shapes[i + 1] === 'title' ? (chunks[i + 1]?.text ?? '') : '',
        level,
        isAnswered: answered.sections.has(i),
        isFirst: i === 0,
      }),
    )
    const isOption = offersOptions(chunks[i - 1]?.text ?? '')
    if (shape === 'prose' && !isOption) leaveShortPart(state, chunk.text, i / chunks.length)
    leaveExercises(state, blocksOf[i - 1], chunk.text)
    const now = { heading: state.heading, part: state.part }
    if (isBox(state) && shape !== 'title') leavePart(state)
    return {
      chunk,
      shape,
      level,
      state: now,
      asks: asking.has(i),
      isCaption: isBareCaption(chunks, i),
    }
  })
}

/** A title counts as a heading only if `enter` accepts it. */
const acceptedShape = (shape: Shape, enter: () => boolean): Shape =>
  shape === 'title' && !enter() ? 'row' : shape

/** The text between a heading and the next one. */
function textAfter(chunks: readonly Chunk[], shapes: readonly Shape[], at: number): string {
  const next = shapes[at + 1]
  return next === 'prose' ? (chunks[at + 1]?.text ?? '') : ''
}

const PART_KINDS: Readonly<Record<Exclude<SectionState['part'], null>, BlockKind>> = {
  exercise: 'exercise',
  reference: 'reference',
  glossary: 'glossary',
  summary: 'summary',
  index: 'index',
  frontMatter: 'frontMatter',
  link: 'reference',
}

const LICENCE = new RegExp(
  String.raw`(?:©|\(c\)\s*(?:19|20)\d{2}|creative commons|CC[ -]BY|\bISBN\b|${pageWords('licences')})`,
  'iu',
)

/** The kind of a chunk of running text by its own wording. */
function kindByWords(shaped: ShapedChunk): BlockKind {
  const { chunk, shape } = shaped
  if (shaped.asks) return 'exercise'
  if (shape !== 'caption' && isReference(chunk.text)) return 'reference'
  if (shape !== 'caption' && LICENCE.test(chunk.text) && chunk.text.length < 300)
    return 'frontMatter'
  return KIND_OF_SHAPE[shape]
}

const KIND_OF_SHAPE: Readonly<Record<Shape, BlockKind>> = {
  title: 'heading',
  prose: 'prose',
  item: 'list',
  row: 'table',
  caption: 'caption',
  formula: 'formula',
  code: 'code',
  noise: 'formula',
}

/** The kind of a chunk, by its part of the document and then by its own wording. */
function kindOf(shaped: ShapedChunk): BlockKind | null {
  const { shape, state } = shaped
  if (shape === 'noise') return null
  if (shape === 'title') return 'heading'
  if (state.part === null && shaped.isCaption && shape !== 'row') return 'caption'
  if (state.part === null) return kindByWords(shaped)
  if (state.part !== 'summary') return PART_KINDS[state.part]
  // A summary may repeat the question that each of its paragraphs answers.
  if (shaped.asks) return 'exercise'
  return ['caption', 'item', 'row'].includes(shape) ? kindByWords(shaped) : 'summary'
}

/** Kinds whose consecutive chunks form one block. */
const JOINED: ReadonlySet<BlockKind> = new Set(['list', 'table', 'code'])

/** Splits glossary entries that were joined to one chunk. */
function splitEntries(
  shaped: ShapedChunk,
  pages: readonly string[],
  runs: EmphasisedRuns,
): ShapedChunk[] {
  const { chunk, shape, state } = shaped
  if (state.part !== 'glossary' || shape === 'title' || chunk.lines.length < 2) return [shaped]
  const bold = runs[chunk.page - 1]?.filter(({ style }) => style === 'bold') ?? []
  const starts = entryStarts(chunk.lines, bold)
  const groups: Span[][] = []
  chunk.lines.forEach((line, i) => {
    if (starts[i] || groups.length === 0) groups.push([line])
    else groups.at(-1)?.push(line)
  })
  return groups.map((lines) => {
    const span = spanOf(pages[chunk.page - 1] ?? '', lines[0]?.start ?? 0, lines.at(-1)?.end ?? 0)
    return { ...shaped, chunk: { ...chunk, ...span, lines } }
  })
}

/**
 * The lines of a list item or of a table; a line that begins in lower case continues the
 * previous one.
 */
function itemsOf(kind: BlockKind, chunk: Chunk, page: string): Span[] {
  if (kind === 'list') return [spanOf(page, chunk.start + chunk.bullet.length, chunk.end)]
  if (kind !== 'table') return []
  const rows: Span[][] = []
  for (const line of chunk.lines) {
    const last = rows.at(-1)
    if (last && beginsInLowerCase(line.text)) last.push(line)
    else rows.push([line])
  }
  return rows.flatMap(([first, ...more]) => {
    const end = more.at(-1)?.end
    return first && end !== undefined ? spanOf(page, first.start, end) : (first ?? [])
  })
}

/** One block per chunk, but one for all items of a list, rows of a table or lines of a program. */
function joined(shaped: readonly ShapedChunk[], pages: readonly string[]): Block[] {
  const groups: { kind: BlockKind; first: ShapedChunk; all: Chunk[] }[] = []
  for (const one of shaped) {
    const kind = kindOf(one)
    if (kind === null) continue
    const last = groups.at(-1)
    if (last?.kind === kind && JOINED.has(kind) && last.first.chunk.page === one.chunk.page)
      last.all.push(one.chunk)
    else groups.push({ kind, first: one, all: [one.chunk] })
  }
  return groups.map(({ kind, first, all }) => {
    const { chunk, state, level } = first
    const page = pages[chunk.page - 1] ?? ''
    const label = captionLabelOf(chunk.text)
    return {
      ...spanOf(page, chunk.start, all.at(-1)?.end ?? chunk.end),
      kind,
      page: chunk.page,
      heading: state.heading,
      items: all.flatMap((each) => itemsOf(kind, each, page)),
      ...(kind === 'caption' && label ? { label } : {}),
      ...(kind === 'heading' && level !== undefined ? { level } : {}),
      continues: false,
    }
  })
}

/** The blocks of a glossary with their terms. */
function withEntries(
  blocks: readonly Block[],
  pages: readonly string[],
  runs: EmphasisedRuns,
): Block[] {
  const entries = entriesOf(blocks, pages, runs)
  return blocks.map((block, i) => {
    const entry = entries.get(i)
    return entry ? { ...block, entry } : block
  })
}

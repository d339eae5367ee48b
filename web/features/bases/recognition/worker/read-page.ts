import { pageOfLines } from '../../../../../domain/recognition/text-of-lines.ts'
import type { Engine } from './engine.ts'
import { freeCanvas, type PageSource } from './page-source.ts'
import type { ReadPage } from './protocol.ts'

/** Enough for clean print; more costs memory and improves nothing. */
const FIRST = { dpi: 200, isBlurred: false, isUneven: false } as const
/** For a page that could not be read at first: noise is smoothed, the background may be uneven. */
const SECOND = { dpi: 300, isBlurred: true, isUneven: true } as const

type Attempt = typeof FIRST | typeof SECOND

type Reading = { readonly source: PageSource; readonly engine: Engine; readonly page: number }

async function attempt({ source, engine, page }: Reading, how: Attempt): Promise<ReadPage> {
  const canvas = await source.draw(page, how)
  const size = { width: canvas.width, height: canvas.height }
  const picture = await canvas.convertToBlob({ type: 'image/png' })
  freeCanvas(canvas)
  const lines = await engine.read({ picture, dpi: how.dpi, isUneven: how.isUneven })
  return lines === null
    ? { confidence: 0, quality: 'unreadable', text: '', lines: [], isLate: true }
    : pageOfLines(lines, size)
}

/** Recognises a page; one that cannot be read is drawn and recognised again in another way. */
export async function readPage(reading: Reading): Promise<ReadPage> {
  const first = await attempt(reading, FIRST)
  if (first.quality !== 'unreadable') return first
  const second = await attempt(reading, SECOND)
  return second.confidence > first.confidence ? second : first
}

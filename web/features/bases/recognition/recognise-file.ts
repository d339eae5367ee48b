import { Failure } from '../../../../domain/failure.ts'
import type { RecognisedText } from '../../../lib/recognised-text.ts'
import type { ExtractionProgress } from '../extraction/extract-text.ts'
import type { PageReader } from './page-reader.ts'

/** A worker ends after so many pages, because its memory grows; their text is stored then. */
const BATCH_PAGES = 20
/** Pages recognised in one run: about 20 minutes. The others are offered again. */
export const RUN_PAGES_MAX = 300

/** Failures of a recognition without text: another attempt or language may find some. */
export const WITHOUT_TEXT = [
  'recognition_timeout',
  'recognition_unreliable',
  'document_no_text',
] as const
type ReasonWithoutText = (typeof WITHOUT_TEXT)[number]

type RecognitionDeps = {
  /** Opens the file in a new worker. */
  open: () => Promise<PageReader>
  /** Stores the text so far. */
  store: (text: RecognisedText) => Promise<void>
  onProgress: (progress: ExtractionProgress) => void
}

type Options = {
  /** The stored text; null if there is none. */
  readonly before: RecognisedText | null
  /** Whether pages that were recognised with doubt, or not at all, are recognised again. */
  readonly again: boolean
}

const isBlank = (page: string): boolean => page.trim() === ''

/** The pages to recognise, from 1. */
function pagesToRead({ pages, recognition }: RecognisedText, again: boolean): number[] {
  return pages
    .map((text, at) => ({ text, page: at + 1, known: recognition[at] ?? null }))
    .filter(({ text, known }) =>
      known === null ? isBlank(text) : again && known.quality !== 'good',
    )
    .map(({ page }) => page)
    .slice(0, RUN_PAGES_MAX)
}

/** Why a file has no text after an unreadable page: another attempt can change a time-out. */
const reasonAfter = (before: ReasonWithoutText, isLate: boolean): ReasonWithoutText =>
  isLate || before === 'recognition_timeout' ? 'recognition_timeout' : 'recognition_unreliable'

/**
 * Recognises the pages without text of a file and stores them in batches, so that little is lost
 * when the tab is closed. If the file has no text after that, throws `recognition_timeout`,
 * `recognition_unreliable` or `document_no_text`, which is for pages with nothing to read. Throws
 * the failures of its dependencies too.
 */
export async function recogniseFile(
  { open, store, onProgress }: RecognitionDeps,
  { before, again }: Options,
): Promise<void> {
  let reader: PageReader | null = await open()
  try {
    const pages = [...(before?.pages ?? Array.from({ length: reader.total }, () => ''))]
    const recognition = pages.map((_page, at) => before?.recognition[at] ?? null)
    let reason: ReasonWithoutText = 'document_no_text'
    const wanted = pagesToRead({ pages, recognition }, again)
    onProgress({ done: 0, total: wanted.length })
    for (const [done, page] of wanted.entries()) {
      reader ??= await open()
      const { text, isLate, ...recognised } = await reader.read(page)
      if (recognised.quality === 'unreadable') reason = reasonAfter(reason, isLate === true)
      pages[page - 1] = text
      recognition[page - 1] = recognised
      onProgress({ done: done + 1, total: wanted.length })
      const isBatchOver = (done + 1) % BATCH_PAGES === 0 || done + 1 === wanted.length
      if (!isBatchOver) continue
      reader.close()
      reader = null
      if (!pages.every(isBlank)) await store({ pages: [...pages], recognition: [...recognition] })
    }
    if (pages.every(isBlank)) throw new Failure(reason)
  } finally {
    reader?.close()
  }
}

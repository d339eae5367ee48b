import { indexDocument, type DocumentIndex } from '../../../../domain/text/document.ts'
import { limitCombiningMarks } from '../../../../domain/text/combining-marks.ts'
import { splitPages } from '../../../../domain/text/pages.ts'
import { fromStoredEmphasis } from '../../../../domain/text/inline/stored-emphasis.ts'
import { fromStoredStructure } from '../../../../domain/text/blocks/stored-structure.ts'
import type { LoadedText } from './text-engine.ts'

/**
 * Memory of an index for each character of its text: 16 to 25 bytes were measured for texts of 2
 * million characters in alphabetic writing, after questions.
 */
export const INDEX_BYTES_PER_CHAR = 25
/** Memory of all cached indexes of one thread: two texts of 3 MB, or 60 of 40 pages. */
const CACHE_BYTES = 160 * 1024 * 1024

export type IndexCache = {
  /** The cached index, now the most recently used; undefined where there is none. */
  get(name: string): DocumentIndex | undefined
  /** Indexes a text and keeps the index if it fits. */
  add(name: string, loaded: LoadedText): DocumentIndex
  /** Estimated bytes of all cached indexes. */
  bytes(): number
}

/** Indexes a text with what its file marks up. */
function indexLoaded({ text: stored, emphasis, structure }: LoadedText): DocumentIndex {
  const text = limitCombiningMarks(stored)
  const pages = splitPages(text)
  return indexDocument(text, undefined, {
    emphasis: fromStoredEmphasis(emphasis, pages),
    structure: fromStoredStructure(structure, pages),
  })
}

/**
 * Indexes of documents, at most `maxBytes` of them, the least recently used removed first. An index
 * that alone exceeds it is not cached, so that one long text does not remove all others.
 */
export function createIndexCache(maxBytes = CACHE_BYTES): IndexCache {
  const entries = new Map<string, { index: DocumentIndex; bytes: number }>()
  let total = 0
  const remove = (name: string) => {
    total -= entries.get(name)?.bytes ?? 0
    entries.delete(name)
  }
  return {
    get(name) {
      const entry = entries.get(name)
      if (!entry) return undefined
      entries.delete(name)
      entries.set(name, entry)
      return entry.index
    },
    add(name, loaded) {
      const bytes = loaded.text.length * INDEX_BYTES_PER_CHAR
      remove(name)
      if (bytes > maxBytes) return indexLoaded(loaded)
      // Old entries are removed first, so that memory stays within the limit while a text is
      // indexed.
      for (const oldest of entries.keys()) {
        if (total + bytes <= maxBytes) break
        remove(oldest)
      }
      const index = indexLoaded(loaded)
      entries.set(name, { index, bytes })
      total += bytes
      return index
    },
    bytes: () => total,
  }
}

import { indexDocument, type DocumentIndex } from '../../../domain/text/document.ts'

/** Characters of text whose indexes are kept; an index takes about a hundred bytes a character. */
const MOST_CHARS = 1_000_000

const cache = new Map<string, { index: DocumentIndex; characters: number }>()

/**
 * The index of a document, made once for each extraction of it and kept while there is room, the least recently used
 * going first. Whoever asks has already been shown by the database to own the file; `load` is called only where needed.
 */
export async function documentIndex(
  key: { fileId: string; extracted: string },
  load: () => Promise<string>,
): Promise<DocumentIndex> {
  const name = `${key.fileId} ${key.extracted}`
  const known = cache.get(name)
  if (known) {
    cache.delete(name)
    cache.set(name, known)
    return known.index
  }
  const text = await load()
  const index = indexDocument(text)
  cache.set(name, { index, characters: text.length })
  let total = [...cache.values()].reduce((sum, { characters }) => sum + characters, 0)
  for (const [oldest, { characters }] of cache) {
    if (total <= MOST_CHARS || oldest === name) break
    cache.delete(oldest)
    total -= characters
  }
  return index
}

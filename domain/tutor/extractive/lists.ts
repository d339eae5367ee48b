import type { DocumentIndex, IndexedSentence } from '../../text/document.ts'

/** "Nucleus:", where notes go on with what there is to say of it. */
export const isListHeading = (text: string, subject: string): boolean =>
  subject !== '' &&
  text.endsWith(':') &&
  text.slice(0, -1).trim().toLowerCase() === subject.toLowerCase()

export const introducesList = (sentence: IndexedSentence | undefined): boolean =>
  sentence?.text.endsWith(':') ?? false
const BULLET = /^\s*(?:[•◦▪●○■□‣⁃*·–—-]|\(?[\da-z]{1,2}[.)])\s/iu
const MOST_ITEMS = 8

/** The items of the list that sentence `i` introduces: bullets, or lines of one paragraph where their marks were drawn. */
export function listItemsAfter(index: DocumentIndex, i: number): IndexedSentence[] {
  const lead = index.sentences[i]
  if (!lead || !introducesList(lead)) return []
  const items: IndexedSentence[] = []
  for (const item of index.sentences.slice(i + 1, i + 1 + MOST_ITEMS)) {
    const bare = item.paragraph === (items[0]?.paragraph ?? item.paragraph) && !introducesList(item)
    const follows =
      items.length === 0 || BULLET.test(item.text) || (bare && !BULLET.test(items[0]?.text ?? ''))
    if (
      item.page !== lead.page ||
      !follows ||
      (isTitle(item.text) && item.paragraph !== items[0]?.paragraph && items.length > 0)
    )
      break
    items.push(item)
  }
  return items
}

const isTitle = (text: string): boolean =>
  /^(?:\d+(?:\.\d+)*\s+)?\p{Lu}[^.!?;:]{0,60}$/u.test(text) && !/[,;]$/.test(text)

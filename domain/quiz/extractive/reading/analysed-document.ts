import type { English } from '../../../text/english.ts'
import { glossaryOf, markDefined, type Definition } from './glossary.ts'
import { keysOf, type AnswerCandidate } from './answer-candidates.ts'
import { casingOf, type Casing } from './candidate-spans.ts'
import { phrasesFor, type Phrases } from './phrases.ts'
import { blocksOf, type Block } from './blocks.ts'
import { sentencesOfPage, isUsableAsPoint, isSelfContained, type ProseSentence } from './prose.ts'

/** One document read for questions. */
export type AnalysedDocument = {
  readonly fileId: string
  readonly pages: readonly string[]
  readonly blocks: readonly { readonly page: number; readonly block: Block }[]
  readonly sentences: readonly ProseSentence[]
  /** Indices of the sentences that can be understood by themselves. */
  readonly selfContained: ReadonlySet<number>
  /** Indices of the sentences that make a point once the topic is named; those of `alone` among them. */
  readonly points: ReadonlySet<number>
  readonly keys: readonly AnswerCandidate[]
  /** For each sentence, how many keys it holds. */
  readonly keysAt: readonly number[]
  readonly casing: Casing
  readonly glossary: readonly Definition[]
  readonly phrases: Phrases
  /** Whether it was read grammatically. */
  readonly english: boolean
}

export type SourceFile = { readonly fileId: string; readonly pages: readonly string[] }

/** Reads a document page by page; `pause` is awaited between pages, so that a long one blocks nobody. */
export const readMaterial = async (
  english: English,
  file: SourceFile,
  pause: () => Promise<void>,
): Promise<AnalysedDocument> => {
  const ofPages = blocksOf(file.pages)
  const blocks: { page: number; block: Block }[] = []
  const sentences: ProseSentence[] = []
  for (const [index, page] of file.pages.entries()) {
    const found = ofPages[index] ?? []
    sentences.push(...sentencesOfPage(english, page, index + 1, found, blocks.length))
    blocks.push(...found.map((block) => ({ page: index + 1, block })))
    await pause()
  }
  const casing = casingOf(sentences)
  const found = await keysOf(sentences, casing, pause)
  const selfContained = new Set<number>()
  const points = new Set<number>()
  for (const index of firstOccurrences(sentences)) {
    const sentence = sentences[index]?.whole === true ? sentences[index].analysed : undefined
    if (sentence && isSelfContained(sentence)) selfContained.add(index)
    if (sentence && (selfContained.has(index) || isUsableAsPoint(sentence))) points.add(index)
    await pause()
  }
  const glossary = await glossaryOf(sentences, casing, 'en', pause)
  const keys = markDefined(found, glossary, [...new Set(sentences.map(({ heading }) => heading))])
  const keysAt = sentences.map(() => 0)
  for (const key of keys)
    for (const use of key.uses) keysAt[use.sentence] = (keysAt[use.sentence] ?? 0) + 1
  return {
    fileId: file.fileId,
    pages: file.pages,
    blocks,
    sentences,
    selfContained: selfContained,
    points,
    keys,
    keysAt,
    casing,
    glossary,
    phrases: phrasesFor('en'),
    english: true,
  }
}

/** A sentence printed twice is asked about once. */
const firstOccurrences = (sentences: readonly ProseSentence[]): Set<number> => {
  const seen = new Map<string, number>()
  sentences.forEach((sentence, index) => {
    const text = sentence.analysed.text.toLowerCase()
    if (!seen.has(text)) seen.set(text, index)
  })
  return new Set(seen.values())
}

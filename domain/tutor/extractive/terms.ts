import type { DocumentIndex, IndexedSentence } from '../../text/document.ts'
import { stopWordsOf } from '../../text/stop-words.ts'
import { isWhole, keyTerms } from '../../text/summary.ts'
import { stemOf, tokenise } from '../../text/terms.ts'
import { defines } from './question.ts'

/** A phrase stands for its words where this share of the rarer one, and of the others, stands in it, so often at least. */
const RARER_WORD_SHARE = 0.4
const OTHER_WORD_SHARE = 0.12
const MIN_COUNT = 3
const LONGEST_PHRASE = 3

const add = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1)
const mostOften = (counts: ReadonlyMap<string, number>): string =>
  [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''

/** Of a formula's source, neither the commands nor the letters are words. */
const withoutFormulas = (text: string): string =>
  text.replace(/\$[^$]{1,200}\$|\\[a-z]+/giu, ' | ').replace(/\b\p{L}\b/gu, ' ')

/** `words` as the document writes them inside a sentence: "Safavid", "GDP deflator"; where it never does, as it begins one. */
function asWritten(words: string, scope: readonly IndexedSentence[]): string {
  const [inside, first] = [new Map<string, number>(), new Map<string, number>()]
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${words.split(' ').map(escaped).join('[\\s-]+')}(?![\\p{L}\\p{N}])`,
    'giu',
  )
  for (const { text } of scope)
    for (const { index, 0: form } of text.matchAll(pattern))
      if (/\p{L}/u.test(text.slice(0, index))) add(inside, form.replace(/\s+/g, ' '))
      else add(first, form.replace(/\s+/g, ' ').toLowerCase())
  return mostOften(inside) || mostOften(first) || words
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The runs of words of a sentence that no small word, figure or mark interrupts. */
function runsOf({ text }: IndexedSentence, { language }: DocumentIndex): string[][] {
  const small = stopWordsOf(language)
  return withoutFormulas(text)
    .split(/\p{N}[\p{L}\p{N}]*|[^\p{L}\p{M}\p{N}'’\s-]+/u)
    .flatMap((clause) => {
      const runs: string[][] = [[]]
      for (const word of tokenise(clause, language))
        if (small.has(word)) runs.push([])
        else runs.at(-1)?.push(word)
      return runs
    })
}

/** How often each word or phrase occurs, by its stems, and how it is written. */
function phrasesOf(scope: readonly IndexedSentence[], index: DocumentIndex) {
  const counts = new Map<string, number>()
  const forms = new Map<string, Map<string, number>>()
  for (const run of scope.flatMap((sentence) => runsOf(sentence, index)))
    run.forEach((_word, i) => {
      for (let length = 1; length <= LONGEST_PHRASE && i + length <= run.length; length += 1) {
        const words = run.slice(i, i + length)
        const key = words.map((word) => stemOf(word, index.language)).join(' ')
        add(counts, key)
        const written = forms.get(key) ?? new Map<string, number>()
        add(written, words.join(' '))
        forms.set(key, written)
      }
    })
  return { counts, forms }
}

/** What stands after a term that a sentence explains: "is the …", "means what …". */
const EXPLAINS =
  /^\s+(?:is|are|was|were|means?|refers? to|denotes?|ist|sind|bezeichnet|bedeutet|est|sont|désigne|es|son|significa)\s+(?:the|an?|any|one|what|when|how|eine?|der|die|das|une?|l[ae]s?|los|el|lo que)\s/iu
const ARTICLE = /^(?:the|an?|eine?|der|die|das|une?|l[ae]s?|los|el)\s+/iu
/** How much more a term that is explained is worth than one that is only spoken of. */
const EXPLAINED = 6

/** The terms, by their stems, that a sentence of `scope` begins with and explains. */
function explainedIn(scope: readonly IndexedSentence[], { language }: DocumentIndex): Set<string> {
  const small = stopWordsOf(language)
  return new Set(
    scope.flatMap(({ text }) => {
      const plain = text.replace(ARTICLE, '')
      const words = /^(?:[\p{L}\p{M}'’-]+\s+){0,2}[\p{L}\p{M}'’-]+?(?=\s)/u
      for (
        let term = words.exec(plain)?.[0] ?? '';
        term !== '';
        term = term.replace(/\s*\S+$/u, '')
      ) {
        if (!EXPLAINS.test(plain.slice(term.length))) continue
        const parts = tokenise(term, language)
        return parts.some((word) => small.has(word))
          ? []
          : [parts.map((word) => stemOf(word, language)).join(' ')]
      }
      return []
    }),
  )
}

const within = (a: string, b: string): boolean => ` ${a} `.includes(` ${b} `)

/** What the document, or one page of it, speaks of most, as it is written most often: phrases where words keep company. */
export function namedTerms(
  index: DocumentIndex,
  page: number | undefined,
  limit: number,
): string[] {
  const scope = index.sentences.filter((sentence) => page === undefined || sentence.page === page)
  const wanted = keyTerms(scope)
  const { counts, forms } = phrasesOf(scope, index)
  const count = (key: string): number => counts.get(key) ?? 0
  // Words that are not parted by spaces are words already.
  const spaced = !['zh', 'ja', 'th', 'lo', 'km', 'my'].includes(index.language)
  const phrases = [...counts.keys()].filter((key) => {
    const stems = key.split(' ')
    if (
      !spaced ||
      stems.length === 1 ||
      count(key) < MIN_COUNT ||
      new Set(stems).size < stems.length
    )
      return false
    const shares = stems.map((stem) => count(key) / count(stem))
    return (
      stems.every((stem) => wanted.has(stem)) &&
      Math.max(...shares) >= RARER_WORD_SHARE &&
      Math.min(...shares) >= OTHER_WORD_SHARE
    )
  })
  const explained = explainedIn(scope, index)
  const worth = (key: string): number =>
    count(key) * key.split(' ').length ** 2 * (explained.has(key) ? EXPLAINED : 1)
  const chosen: string[] = []
  for (const key of [...new Set([...phrases, ...wanted.keys(), ...explained])].sort(
    (a, b) => worth(b) - worth(a),
  ))
    if (!chosen.some((other) => within(other, key) || (other.includes(' ') && within(key, other))))
      chosen.push(key)
  return chosen
    .map((key) => mostOften(forms.get(key) ?? new Map()))
    .filter((words) => words.length > (/\p{Script=Han}/u.test(words) ? 1 : 2))
    .slice(0, limit)
    .map((words) => asWritten(words, scope))
}

/** The number of the sentence that says best what `term` is: one that defines it, else the first whole one that names it. */
export function definingSentence(
  index: DocumentIndex,
  term: string,
  page: number | undefined,
  taken: ReadonlySet<number>,
): number | undefined {
  const naming = [...index.sentences.keys()].filter((i) => {
    const sentence = index.sentences[i]
    return (
      sentence !== undefined &&
      !taken.has(i) &&
      (page === undefined || sentence.page === page) &&
      isWhole(sentence.text, index.language) &&
      !/[?？؟]$/u.test(sentence.text) &&
      within(
        tokenise(sentence.text, index.language).join(' '),
        tokenise(term, index.language).join(' '),
      )
    )
  })
  return naming.find((i) => defines(index.sentences[i]?.text ?? '', term)) ?? naming[0]
}

import type { DocumentIndex } from '../text/document.ts'
import type { Query } from '../text/passages.ts'
import { termsOf, wordsOf } from '../text/terms.ts'

/** Share of what a question asks about, rare words counting more, that must stand near an answer. Below it the tutor refuses. */
const COVERAGE = 0.5

/** What a question asks about: terms, and how much each tells (the rarer in the document, the more). */
export type AskedAbout = ReadonlyMap<string, number>

/** Words that ask, not words asked about. */
const ASKING =
  /^(?:mean|means|meant|definition|define|example|examples|difference|tell|say|says|name|list|document|text|author|according|type|kind|many|much|called|reason|happen|happens|work|works|working)$/iu

/** The terms a question asks about; those of the turn before too where it has hardly any of its own. */
export function askedAbout({ question, before }: Query, index: DocumentIndex): AskedAbout {
  const terms = (text: string) =>
    termsOf(
      wordsOf(text, index.language)
        .filter((word) => !ASKING.test(word))
        .join(' '),
      index.language,
    )
  const own = terms(question)
  const all = own.length >= 2 || before === undefined ? own : [...own, ...terms(before)]
  return new Map(
    all.map((term) => {
      const common = index.sentences.reduce(
        (sum, sentence) => sum + (sentence.terms.includes(term) ? 1 : 0),
        0,
      )
      return [term, Math.log(1 + index.sentences.length / (1 + common))]
    }),
  )
}

/** Whether two terms are likely forms of one word: one begins or ends the other (a compound), or alike in most of their beginning. */
function isAlike(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < 4) return false
  if (short.length * 2.5 >= long.length && (long.startsWith(short) || long.endsWith(short))) return true
  return short.length >= 5 && long.startsWith(short.slice(0, Math.max(4, Math.ceil(short.length * 0.7))))
}

/** Whether enough of what is asked about stands in sentence `i` and those beside it. */
export function covers(index: DocumentIndex, asked: AskedAbout, i: number): boolean {
  const page = index.sentences[i]?.page
  const near = [i - 1, i, i + 1].flatMap((j) => {
    const sentence = index.sentences[j]
    return sentence && sentence.page === page ? sentence.terms : []
  })
  const held = new Set(near)
  let total = 0
  let found = 0
  for (const [term, weight] of asked) {
    total += weight
    if (held.has(term) || near.some((other) => isAlike(term, other))) found += weight
  }
  // Of two things asked about, one alone is no answer.
  if (total === 0 || (asked.size === 2 && found < total)) return false
  return found / total >= COVERAGE
}

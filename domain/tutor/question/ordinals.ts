import { inAnyLanguage, REQUESTS } from '../../languages/requests.ts'
import { subjectWords } from '../extractive/question/coverage.ts'

/** A thing of those that were listed, from 0; -1 is the last one. `words` name it in a question. */
export type Ordinal = { readonly place: number; readonly words: string }

/** "the second one", "der zweite", "el último": the words for a place in a list. */
const phrase = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?:${inAnyLanguage('articles')})\s+)?(?:${words})(?:\s+(?:${inAnyLanguage('ordinalNouns')}))?(?![\p{L}\p{N}])`,
    'iu',
  )

const PLACES: readonly { readonly place: number; readonly pattern: RegExp }[] = [
  { place: -1, pattern: phrase(inAnyLanguage('last')) },
  ...REQUESTS.flatMap(({ ordinals = [] }) =>
    ordinals.map((words, place) => ({ place, pattern: phrase(words) })),
  ),
]

/** The place that a question names if it names nothing else: "and the second one?". */
export function ordinalIn(question: string, language: string): Ordinal | null {
  for (const { place, pattern } of PLACES) {
    const words = pattern.exec(question)?.[0]
    if (words !== undefined && subjectWords(question.replace(words, ' '), language).length === 0)
      return { place, words }
  }
  return null
}

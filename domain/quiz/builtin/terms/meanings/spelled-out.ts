import { wordsIn } from '../../wording/wording.ts'
import type { Definition } from '../definition.ts'

/** Whether the first letters of a meaning's words spell its term, which reveals the key. */
export const isSpelledOut = ({ term, meaning }: Pick<Definition, 'term' | 'meaning'>): boolean =>
  /^\p{Lu}{2,}$/u.test(term) &&
  wordsIn(meaning)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.slice(0, 1))
    .join('')
    .includes(term)

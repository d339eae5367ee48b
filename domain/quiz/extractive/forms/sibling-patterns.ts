import type { SiblingWords, VerbEndings } from '../../../languages/sibling-words.ts'
import { beginning, exactly, oneLine, wordsInside } from '../../../languages/patterns.ts'

/** The words of a language about things that a text puts beside each other, compiled. */
export type SiblingPatterns = {
  readonly aspect: RegExp
  readonly pointer: RegExp
  readonly continuation: RegExp
  readonly purpose: RegExp
  readonly modifier: RegExp
  readonly nounEnding: RegExp
  readonly kindNoun: RegExp
  readonly determiner: RegExp
  readonly lead: RegExp
  readonly filler: RegExp
  readonly verb: VerbPatterns | null
}

export type VerbPatterns = {
  readonly singular: RegExp
  readonly plural: RegExp
  readonly frequent: RegExp
  /** Null if the ending alone shows a verb. */
  readonly follower: RegExp | null
  readonly nounLink: RegExp
}

const ending = (source: string): RegExp => new RegExp(`(?:${source})$`, 'iu')

export const siblingPatterns = (words: SiblingWords): SiblingPatterns => ({
  aspect: exactly(oneLine(words.aspects)),
  pointer: wordsInside(oneLine(words.pointers)),
  continuation: beginning(oneLine(words.continuations), String.raw`(?!\p{L})`),
  purpose: beginning(oneLine(words.purposes), String.raw`(?!\p{L})`),
  modifier: exactly(oneLine(words.modifiers)),
  nounEnding: ending(words.nounEndings),
  kindNoun: wordsInside(oneLine(words.kindNouns)),
  determiner: exactly(words.determiners),
  lead: exactly(words.leads),
  filler: exactly(oneLine(words.fillers)),
  verb: words.verbEndings ? verbPatterns(words.verbEndings) : null,
})

const verbPatterns = ({
  singular,
  plural,
  frequent,
  followers,
  nounLinks,
}: VerbEndings): VerbPatterns => ({
  singular: ending(singular),
  plural: ending(plural),
  frequent: exactly(oneLine(frequent)),
  follower: followers === null ? null : exactly(oneLine(followers)),
  nounLink: exactly(nounLinks),
})

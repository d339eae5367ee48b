import type { SiblingWords, VerbEndings } from '../../../languages/sibling-words.ts'
import { beginning, exactly, joinPatternLines, wordsInside } from '../../../languages/patterns.ts'

/** The words of a language about things that a text puts beside each other, compiled. */
export type SiblingPatterns = {
  readonly aspect: RegExp
  /** The heading of a list that is not about the subject. */
  readonly otherList: RegExp
  readonly courseColumn: RegExp
  readonly numberingColumn: RegExp
  readonly valueColumn: RegExp
  readonly aspectColumn: RegExp
  readonly pointer: RegExp
  readonly continuation: RegExp
  readonly purpose: RegExp
  readonly modifier: RegExp
  readonly nounEnding: RegExp
  readonly kindNoun: RegExp
  /** The title of a list: "Advantages of tide mills". */
  readonly listTitle: RegExp
  /** The end of a sentence that announces a list: "has the following parts". */
  readonly listEnd: RegExp
  readonly determiner: RegExp
  readonly lead: RegExp
  readonly filler: RegExp
  /** "Stops the growth": a verb before an article; null where none is recognised. */
  readonly verbStart: RegExp | null
  readonly verb: VerbPatterns | null
}

type VerbPatterns = {
  readonly singular: RegExp
  readonly plural: RegExp
  readonly frequent: RegExp
  /** Null if the ending alone shows a verb. */
  readonly follower: RegExp | null
  readonly nounLink: RegExp
}

const ending = (source: string): RegExp => new RegExp(`(?:${source})$`, 'iu')

export const siblingPatterns = (words: SiblingWords): SiblingPatterns => ({
  aspect: exactly(joinPatternLines(words.aspects)),
  otherList: exactly(joinPatternLines(words.otherLists)),
  courseColumn: exactly(joinPatternLines(words.courseColumns)),
  numberingColumn: exactly(joinPatternLines(words.numberingColumns)),
  valueColumn: exactly(
    String.raw`(?:\p{L}+\s){0,2}(?:${joinPatternLines(words.valueColumns)})` +
      String.raw`(?:\s(?:${words.subjectLinks})\s.*)?(?:\s\(.*\))?`,
  ),
  aspectColumn: exactly(joinPatternLines(words.aspectColumns)),
  pointer: wordsInside(joinPatternLines(words.pointers)),
  continuation: beginning(joinPatternLines(words.continuations), String.raw`(?!\p{L})`),
  purpose: beginning(joinPatternLines(words.purposes), String.raw`(?!\p{L})`),
  modifier: exactly(joinPatternLines(words.modifiers)),
  nounEnding: ending(words.nounEndings),
  kindNoun: wordsInside(joinPatternLines(words.kindNouns)),
  listTitle: new RegExp(
    String.raw`^(?:\p{L}+\s){0,2}(?:${joinPatternLines(words.listedNouns)})\s(?:${words.subjectLinks})\s(?=\p{L}{3})`,
    'iu',
  ),
  listEnd: new RegExp(
    String.raw`\s(?:${words.followings})\s(?:\p{L}+\s)?(?:${joinPatternLines(words.listedNouns)})$`,
    'iu',
  ),
  determiner: exactly(words.determiners),
  lead: exactly(words.leads),
  filler: exactly(joinPatternLines(words.fillers)),
  verbStart: words.verbStarts === undefined ? null : new RegExp(`^${words.verbStarts}`, 'u'),
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
  frequent: exactly(joinPatternLines(frequent)),
  follower: followers === null ? null : exactly(joinPatternLines(followers)),
  nounLink: exactly(nounLinks),
})

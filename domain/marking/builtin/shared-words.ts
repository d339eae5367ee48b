import { lettersOf } from '../../statements/similarity/features.ts'
import { pairsOf, SAME_THING_THRESHOLD, type Words } from '../../statements/support/differences.ts'
import type { Tokeniser } from '../../statements/support/tokeniser.ts'
import type { Token } from '../../statements/tokens.ts'

/** What an answer has of the words of one point; shares between 0 and 1, except `ofPoints`. */
export type SharedWords = {
  /** Share of the point's words, by weight, in the sentence about it. */
  inSentence: number
  /** Share of the point's words, by weight, in the complete answer. */
  inAnswer: number
  /** Share of the groups of three letters of its words, without the question's, in the sentence. */
  letters: number
  /** Share of its words in the sentence that are the same words, not synonyms. */
  verbatim: number
  /** Share in the answer of the words that neither another point nor the question has. */
  ownWords: number
  /** The mean share of the words of the other points in the answer. */
  otherPoints: number
  /** The number of the answer's words for the points, divided by that of the points' words. */
  ofPoints: number
}

/** Minimum likeness of two words that count as the same. */
const SAME_THRESHOLD = 0.6
/** Weight of the words of the question in the choice of the sentence about a point. */
const ASKED_WEIGHT = 0.3

const weightOf = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { weight }) => sum + weight, 0)
const partOf = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)
const meanOf = (values: readonly number[]): number =>
  partOf(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  )

/** Comparisons of words by their stems and meanings. */
const createLikeness = ({ relate }: Tokeniser) => {
  const like = (one: Token, other: Token): number =>
    one.stem === other.stem ? 1 : relate(one, other).same
  const likeness = (token: Token, others: readonly Token[]): number =>
    others.reduce((most, other) => (most === 1 ? 1 : Math.max(most, like(token, other))), 0)
  return {
    isIn: (token: Token, others: readonly Token[]): boolean =>
      others.some((other) => like(token, other) >= SAME_THING_THRESHOLD),
    /** Share of `expected` in `found`, by weight; 0 if nothing is expected. */
    shareIn: (expected: readonly Token[], found: readonly Token[]): number => {
      const same = expected.reduce((sum, token) => {
        const most = likeness(token, found)
        return most >= SAME_THRESHOLD ? sum + token.weight * most : sum
      }, 0)
      return partOf(same, weightOf(expected))
    },
  }
}

/** A point: its words, those that the question lacks, and those that only it has. */
type Expected = {
  words: Words
  fresh: readonly Token[]
  own: readonly Token[]
  letters: readonly string[]
}

/**
 * Compares the words of answers with those of the points of a question. For each point it gives
 * the words that both have and the number of the sentence about it.
 */
export function createSharedWordsCheck(
  { question, points }: { question: string; points: readonly string[] },
  tokeniser: Tokeniser,
): (
  answer: string,
  sentences: readonly string[],
) => { sharedWords: SharedWords; sentence: number }[] {
  const { isIn, shareIn } = createLikeness(tokeniser)
  const wordsIn = (text: string): Words => tokeniser.wordsOf(tokeniser.tokenise(text))
  const asked = wordsIn(question).content
  const askedLetters = lettersOf(asked)
  const all = points.map(wordsIn)
  const expected = all.map((words, at): Expected => {
    const others = all.flatMap((one, other) => (other === at ? [] : one.content))
    const fresh = words.content.filter((token) => !isIn(token, asked))
    return {
      words,
      fresh,
      own: fresh.filter((token) => !isIn(token, others)),
      letters: [...lettersOf(words.content)].filter((one) => !askedLetters.has(one)),
    }
  })
  const ofAll = all.flatMap(({ content }) => content)
  const scoreOf = ({ fresh, words }: Expected, sentence: readonly Token[]): number =>
    shareIn(fresh, sentence) + ASKED_WEIGHT * shareIn(words.content, sentence)
  const inSentence = (
    { words, fresh, letters }: Expected,
    about: Words | undefined,
  ): Pick<SharedWords, 'inSentence' | 'letters' | 'verbatim'> => {
    if (!about) return { inSentence: 0, letters: 0, verbatim: 0 }
    const present = lettersOf(about.content)
    const pairs = pairsOf(words, about, tokeniser.relate).filter((pair) =>
      fresh.includes(pair.expected),
    )
    return {
      inSentence: shareIn(words.content, about.content),
      letters: partOf(letters.filter((one) => present.has(one)).length, letters.length),
      verbatim: partOf(pairs.filter(({ likeness }) => likeness === 1).length, pairs.length),
    }
  }
  return (answer, sentences) => {
    const given = wordsIn(answer).content
    const read = sentences.map(wordsIn)
    const ofPoints = given.filter((token) => isIn(token, ofAll) && !isIn(token, asked)).length
    const shares = expected.map(({ fresh }) => shareIn(fresh, given))
    return expected.map((point, at) => {
      const scores = read.map(({ content }) => scoreOf(point, content))
      const sentence = scores.indexOf(Math.max(...scores))
      const others = shares.filter((_, other) => other !== at)
      return {
        sentence,
        sharedWords: {
          ...inSentence(point, read[sentence]),
          inAnswer: shareIn(point.words.content, given),
          ownWords: shareIn(point.own, given),
          otherPoints: meanOf(others),
          ofPoints: partOf(ofPoints, ofAll.length),
        },
      }
    })
  }
}

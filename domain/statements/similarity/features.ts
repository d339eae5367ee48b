import { contentTokens } from '../sides.ts'
import type { Token } from '../tokens.ts'
import { isMisspelling } from '../spelling.ts'

/** Features of an answer compared with one reference. Shares between 0 and 1, except `length`. */
export type Features = {
  /**
   * Share of the reference's words beyond the question that the answer has with the same polarity.
   */
  covered: number
  /**
   * Share of the answer's words beyond the question that any reference has with the same polarity.
   */
  onTopic: number
  /** Share of the reference's adjacent word pairs that are adjacent in the answer. */
  order: number
  /**
   * Share of the letters of the reference's words found in the answer's, squared: tolerates
   * misspelling, not absence.
   */
  spelling: number
  /** Share of the reference's words with an opposite that the answer negates. */
  negatedOpposites: number
  /** Share of the answer's words with an opposite that the reference does not have. */
  addedOpposites: number
  /** How strongly the answer negates any of the references. */
  contradiction: number
  /**
   * Share of the answer's claims with an opposite that the reference makes with reversed polarity.
   */
  counterclaims: number
  /** Has another number or letter instead of the reference's. */
  swapped: number
  /** States all of the reference and nothing else. */
  exact: number
  /** Has nothing in common with the reference. */
  nothing: number
  /**
   * Logarithm of the number of distinct content words, capped at twice the reference's and at
   * `MAX_CONTENT_WORDS`.
   */
  length: number
}

/** More distinct content words than this add nothing to the score. */
const MAX_CONTENT_WORDS = 32

/** Likeness of two words, 0–1, ignoring polarity. */
export const wordSimilarity = (a: Token, b: Token): number => {
  if (a.stem === b.stem) return 1
  if (a.identifier || b.identifier) return 0
  if (a.concept === b.concept) return 0.9
  if (isMisspelling(a.stem, b.stem)) return 0.85
  return Math.min(a.stem.length, b.stem.length) >= 6 && a.stem.slice(0, 5) === b.stem.slice(0, 5)
    ? 0.6
    : 0
}

type Matched = { token: Token; like: number; agrees: boolean }

/** Each token with its best counterpart among `others`; same polarity is preferred. */
const match = (tokens: readonly Token[], others: readonly Token[]): Matched[] =>
  tokens.map((token) => {
    let best: Matched = { token, like: 0, agrees: true }
    for (const other of others) {
      const like = wordSimilarity(token, other)
      const agrees = token.negative === other.negative
      if (like > best.like || (like > 0 && like === best.like && agrees && !best.agrees))
        best = { token, like, agrees }
    }
    return best
  })

const share = (part: number, whole: number, empty = 0): number => (whole > 0 ? part / whole : empty)

/** Weighted share of `matched` by `score`. */
const weigh = (matched: readonly Matched[], score: (one: Matched) => number): number =>
  share(
    matched.reduce((sum, one) => sum + one.token.weight * score(one), 0),
    matched.reduce((sum, one) => sum + one.token.weight, 0),
  )
const same = (one: Matched): number => (one.agrees ? one.like : 0)
const contradictedWeight = (one: Matched): number => (one.agrees ? 0 : one.like)

/** All runs of three letters in the words of a text, with a space at both ends of each word. */
export const lettersOf = (tokens: readonly Token[]): Set<string> => {
  const threes = new Set<string>()
  for (const { stem } of tokens)
    for (let at = 0; at < stem.length; at += 1) threes.add(` ${stem} `.slice(at, at + 3))
  return threes
}

const neighboursOf = (tokens: readonly Token[]): Set<string> =>
  new Set(
    tokens.slice(1).map((token, before) => `${tokens[before]?.concept ?? ''} ${token.concept}`),
  )

const shareIn = (part: ReadonlySet<string>, whole: ReadonlySet<string>): number =>
  share([...whole].filter((one) => part.has(one)).length, whole.size)

const namesIn = (tokens: readonly Token[]): Set<string> =>
  new Set(tokens.filter((token) => token.identifier).map((token) => token.stem))

/**
 * The subject of each word with an opposite: the next content word in its sentence, else the
 * previous one.
 */
const polarClaims = (tokens: readonly Token[]): { claim: string; contrary: string }[] => {
  const content = contentTokens(tokens)
  return content.flatMap((token, at) => {
    if (!token.polar) return []
    const [before, after] = [content[at - 1], content[at + 1]]
    const of = after?.sentence === token.sentence ? after : before
    if (!of || of.sentence !== token.sentence) return []
    const claimText = (negative: boolean) => `${negative ? 'not ' : ''}${token.concept} ${of.stem}`
    return [{ claim: claimText(token.negative), contrary: claimText(!token.negative) }]
  })
}

/** Share of the answer's claims that the reference makes with reversed polarity only. */
const counterclaimsIn = (reference: readonly Token[], answer: readonly Token[]): number => {
  const known = new Set(polarClaims(reference).map(({ claim }) => claim))
  const made = polarClaims(answer)
  return share(
    made.filter(({ claim, contrary }) => known.has(contrary) && !known.has(claim)).length,
    made.length,
  )
}

/** Features that depend on one reference. All features together choose the nearest one. */
const compareToReference = (
  question: readonly Token[],
  reference: readonly Token[],
  answer: readonly Token[],
): Omit<Features, 'onTopic'> => {
  const questionStems = new Set(question.map((token) => token.stem))
  const isNew = ({ token }: Matched) => !questionStems.has(token.stem)
  const answerTokens = contentTokens(answer)
  const referenceTokens = contentTokens(reference)
  const ofReference = match(referenceTokens, answerTokens)
  const ofAnswer = match(answerTokens, referenceTokens)
  const newInReference = ofReference.filter(isNew)
  const recall = weigh(ofReference, same)
  const precision = weigh(ofAnswer, same)
  const names = { reference: namesIn(referenceTokens), answer: namesIn(answerTokens) }
  const referenceOpposites = ofReference.filter(({ token }) => token.polar)
  const answerOpposites = ofAnswer.filter(({ token }) => token.polar)
  const different = new Set(answerTokens.map((token) => token.stem)).size
  return {
    covered: newInReference.length > 0 ? weigh(newInReference, same) : recall,
    order: shareIn(neighboursOf(answer), neighboursOf(reference)),
    spelling: shareIn(lettersOf(answerTokens), lettersOf(referenceTokens)) ** 2,
    negatedOpposites: share(
      referenceOpposites.filter((one) => one.like > 0 && !one.agrees).length,
      referenceOpposites.length,
    ),
    addedOpposites: share(
      answerOpposites.filter((one) => one.like === 0).length,
      answerOpposites.length,
    ),
    contradiction:
      weigh(ofReference, (one) => one.like) *
      Math.max(weigh(ofReference, contradictedWeight), weigh(ofAnswer, contradictedWeight)),
    counterclaims: counterclaimsIn(reference, answer),
    swapped:
      [...names.answer].some((name) => !names.reference.has(name)) &&
      [...names.reference].some((name) => !names.answer.has(name))
        ? 1
        : 0,
    exact: recall > 0.999 && precision > 0.999 ? 1 : 0,
    nothing: recall === 0 ? 1 : 0,
    length: Math.log1p(Math.min(different, 2 * referenceTokens.length + 2, MAX_CONTENT_WORDS)),
  }
}

/**
 * Features of `answer` for each reference, in order. `onTopic` and contradiction use all
 * references.
 */
export const featuresOf = (
  question: readonly Token[],
  references: readonly (readonly Token[])[],
  answer: readonly Token[],
): Features[] => {
  const questionStems = new Set(question.map((token) => token.stem))
  const matched = match(contentTokens(answer), contentTokens(references.flat()))
  const added = matched.filter(({ token }) => !questionStems.has(token.stem))
  const onTopic = weigh(added.length > 0 ? added : matched, same)
  const each = references.map((reference) => compareToReference(question, reference, answer))
  const contradiction = Math.max(0, ...each.map((features) => features.contradiction))
  return each.map((features) => ({ ...features, onTopic, contradiction }))
}

import { contentTokens } from './sides.ts'
import type { Token } from './tokens.ts'
import { isMisspelling } from './spelling.ts'

/** What is measured of an answer beside one reference. All are shares between 0 and 1, save `length`. */
export type Features = {
  /** Of what the reference says beyond the question, how much the answer says the same way round. */
  covered: number
  /** Of what the answer says beyond the question, how much any of the references says the same way round. */
  onTopic: number
  /** Of the reference's neighbouring words, how many the answer keeps as neighbours. */
  order: number
  /** Letters of the reference's words found in the answer's, squared: forgives spelling, not absence. */
  spelling: number
  /** Of the reference's words that have an opposite, how many the answer turns round. */
  clash: number
  /** Of the answer's words that have an opposite, how many the reference knows nothing of. */
  strayOpposites: number
  /** How strongly the answer turns round any of the references, not only the nearest. */
  contradiction: number
  /** Of what the answer says of things by words that have an opposite, how much the reference says the other way round. */
  counterclaims: number
  /** Names another number or letter in place of the reference's. */
  swapped: number
  /** Says all of it and nothing else. */
  exact: number
  /** Nothing in common at all. */
  nothing: number
  /** Logarithm of how many different words that matter, at most twice the reference's and `LONG_ENOUGH`. */
  length: number
}

/** Beyond this many different words that matter, more of them are no merit. */
const MAX_CONTENT_WORDS = 32

/** How nearly two words say the same, 0–1, whichever way round they stand. */
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

/** Each token with its best counterpart among `others`; one that stands the same way round is preferred. */
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

/** Weighted share of `matched` that `worth` counts. */
const weigh = (matched: readonly Matched[], worth: (one: Matched) => number): number =>
  share(
    matched.reduce((sum, one) => sum + one.token.weight * worth(one), 0),
    matched.reduce((sum, one) => sum + one.token.weight, 0),
  )
const same = (one: Matched): number => (one.agrees ? one.like : 0)
const contradictedWeight = (one: Matched): number => (one.agrees ? 0 : one.like)

const lettersOf = (tokens: readonly Token[]): Set<string> => {
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

/** What each word that has an opposite is said of: the next word that matters in its sentence, or else the one before. */
export const claimsOf = (tokens: readonly Token[]): { claim: string; contrary: string }[] => {
  const matter = contentTokens(tokens)
  return matter.flatMap((token, at) => {
    if (!token.polar) return []
    const [before, after] = [matter[at - 1], matter[at + 1]]
    const of = after?.sentence === token.sentence ? after : before
    if (!of || of.sentence !== token.sentence) return []
    const say = (negative: boolean) => `${negative ? 'not ' : ''}${token.concept} ${of.stem}`
    return [{ claim: say(token.negative), contrary: say(!token.negative) }]
  })
}

/** Share of the answer's claims that the reference makes the other way round and not as they are. */
const counterclaimsIn = (reference: readonly Token[], answer: readonly Token[]): number => {
  const known = new Set(claimsOf(reference).map(({ claim }) => claim))
  const made = claimsOf(answer)
  return share(
    made.filter(({ claim, contrary }) => known.has(contrary) && !known.has(claim)).length,
    made.length,
  )
}

/** What is measured beside one reference alone: the nearest is chosen by all features together. */
const compareToReference = (
  question: readonly Token[],
  reference: readonly Token[],
  answer: readonly Token[],
): Omit<Features, 'onTopic'> => {
  const asked = new Set(question.map((token) => token.stem))
  const isNew = ({ token }: Matched) => !asked.has(token.stem)
  const said = contentTokens(answer)
  const wanted = contentTokens(reference)
  const ofReference = match(wanted, said)
  const ofAnswer = match(said, wanted)
  const newWanted = ofReference.filter(isNew)
  const recall = weigh(ofReference, same)
  const precision = weigh(ofAnswer, same)
  const names = { wanted: namesIn(wanted), said: namesIn(said) }
  const polarWanted = ofReference.filter(({ token }) => token.polar)
  const polarSaid = ofAnswer.filter(({ token }) => token.polar)
  const different = new Set(said.map((token) => token.stem)).size
  return {
    covered: newWanted.length > 0 ? weigh(newWanted, same) : recall,
    order: shareIn(neighboursOf(answer), neighboursOf(reference)),
    spelling: shareIn(lettersOf(said), lettersOf(wanted)) ** 2,
    clash: share(
      polarWanted.filter((one) => one.like > 0 && !one.agrees).length,
      polarWanted.length,
    ),
    strayOpposites: share(polarSaid.filter((one) => one.like === 0).length, polarSaid.length),
    contradiction:
      weigh(ofReference, (one) => one.like) *
      Math.max(weigh(ofReference, contradictedWeight), weigh(ofAnswer, contradictedWeight)),
    counterclaims: counterclaimsIn(reference, answer),
    swapped:
      [...names.said].some((name) => !names.wanted.has(name)) &&
      [...names.wanted].some((name) => !names.said.has(name))
        ? 1
        : 0,
    exact: recall > 0.999 && precision > 0.999 ? 1 : 0,
    nothing: recall === 0 ? 1 : 0,
    length: Math.log1p(Math.min(different, 2 * wanted.length + 2, MAX_CONTENT_WORDS)),
  }
}

/** Measured features of `answer` beside each reference, in order; on topic and contradicting beside all of them together. */
export const featuresOf = (
  question: readonly Token[],
  references: readonly (readonly Token[])[],
  answer: readonly Token[],
): Features[] => {
  const asked = new Set(question.map((token) => token.stem))
  const matched = match(contentTokens(answer), contentTokens(references.flat()))
  const added = matched.filter(({ token }) => !asked.has(token.stem))
  const onTopic = weigh(added.length > 0 ? added : matched, same)
  const each = references.map((reference) => compareToReference(question, reference, answer))
  const contradiction = Math.max(0, ...each.map((features) => features.contradiction))
  return each.map((features) => ({ ...features, onTopic, contradiction }))
}

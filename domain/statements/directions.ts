import { STATEMENTS } from '../languages/statements.ts'
import { stemOf } from '../text/search/terms.ts'
import type { Token } from './tokens.ts'

const stemsOf = (list: string, language: string): ReadonlySet<string> =>
  new Set(list.split(' ').map((word) => stemOf(word, language)))

/** The prepositions of a language before the beginning of a movement, and before its end. */
const DIRECTIONS = [...STATEMENTS].flatMap(([language, { directions }]) =>
  directions
    ? [{ from: stemsOf(directions.from, language), to: stemsOf(directions.to, language) }]
    : [],
)

/** Content words between the two prepositions, and after the second one. */
const MAX_WORDS = 6

/** Where a movement begins and ends: the stems of its two ends. */
type Ends = { readonly from: ReadonlySet<string>; readonly to: ReadonlySet<string> }

/** The end of a movement after the preposition at `at`: the words of its clause. */
function endOfMovement(tokens: readonly Token[], at: number): Set<string> {
  const inClause = tokens
    .slice(at + 1)
    .filter(({ clause, weight }) => clause === tokens[at]?.clause && weight > 0)
  return new Set(inClause.slice(0, MAX_WORDS).map(({ stem }) => stem))
}

/** What a movement crosses: the words after the preposition at `at` up to a function word. */
function endAfter(tokens: readonly Token[], at: number): Set<string> {
  const end = new Set<string>()
  for (const token of tokens.slice(at + 1)) {
    if (token.clause !== tokens[at]?.clause || end.size === MAX_WORDS) break
    if (token.weight > 0) end.add(token.stem)
    else if (end.size > 0) break
  }
  return end
}

/** The movements that a text states: "from the hot body to the cold one". */
function movementsIn(tokens: readonly Token[]): Ends[] {
  return DIRECTIONS.flatMap((direction) => {
    const found: Ends[] = []
    let from: Set<string> | null = null
    for (const [at, token] of tokens.entries()) {
      if (tokens[at - 1]?.clause !== token.clause) from = null
      if (direction.from.has(token.stem)) from = new Set()
      else if (from && from.size > 0 && direction.to.has(token.stem)) {
        found.push({ from, to: endOfMovement(tokens, at) })
        from = null
      } else if (from && token.weight > 0) {
        from.add(token.stem)
        if (from.size > MAX_WORDS) from = null
      }
    }
    return found
  })
}

/** Sets of stems, for "into" and for "out of". */
type Crossings = { readonly into: ReadonlySet<string>; readonly outOf: ReadonlySet<string> }

const prepositions = (direction: keyof Crossings): Set<string> =>
  new Set(
    [...STATEMENTS].flatMap(([language, { crossings }]) =>
      crossings ? [...stemsOf(crossings[direction], language)] : [],
    ),
  )
/** The prepositions of all languages before what a movement enters, and before what it leaves. */
const CROSSINGS: Crossings = { into: prepositions('into'), outOf: prepositions('outOf') }

/** What the movements of a text enter, and what they leave: "cell" of "into the cell". */
function crossingsIn(tokens: readonly Token[]): Crossings {
  const after = (words: ReadonlySet<string>): Set<string> =>
    new Set(tokens.flatMap(({ stem }, at) => (words.has(stem) ? [...endAfter(tokens, at)] : [])))
  return { into: after(CROSSINGS.into), outOf: after(CROSSINGS.outOf) }
}

/** Whether a text says "into" where another one says "out of", or the reverse. */
function crossesBack(own: Crossings, stated: Crossings): boolean {
  const differs = (one: keyof Crossings, other: keyof Crossings): boolean =>
    [...stated[one]].some(
      (stem) => own[other].has(stem) && !own[one].has(stem) && !stated[other].has(stem),
    )
  return differs('into', 'outOf') || differs('outOf', 'into')
}

const only = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((stem) => !other.has(stem))

/** Whether a movement goes between what begins `stated` and what ends it, in its order. */
const follows = ({ from, to }: Ends, stated: Ends): boolean =>
  only(stated.from, stated.to).some((stem) => from.has(stem) && !to.has(stem)) &&
  only(stated.to, stated.from).some((stem) => to.has(stem) && !from.has(stem))

/**
 * Whether `answer` states a movement of `stated` in the opposite direction and none in its own:
 * "from the cold body to the hot one" for "from the hot body to the cold one", "into the cell" for
 * "out of the cell".
 */
export function reversesMovement(answer: readonly Token[], stated: readonly Token[]): boolean {
  if (crossesBack(crossingsIn(answer), crossingsIn(stated))) return true
  const own = movementsIn(answer)
  return movementsIn(stated).some((movement) => {
    const reversed: Ends = { from: movement.to, to: movement.from }
    return own.some((one) => follows(one, reversed)) && !own.some((one) => follows(one, movement))
  })
}

import type { AnalysedSentence } from '../language.ts'
import type { ProseSentence } from './prose.ts'
import {
  namesIn,
  nameVotes,
  numbersIn,
  termsIn,
  termSort,
  type Casing,
  type KeyKind,
  type Span,
} from './spans.ts'

/** A place in a sentence whose words could be asked for. Offsets into `analysed.text`. */
export type KeyUse = {
  readonly sentence: number
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A term, name or number of the documents, with all its places. */
export type Key = {
  readonly id: string
  readonly kind: KeyKind
  /** As it reads inside a sentence. */
  readonly text: string
  readonly words: readonly string[]
  /** Lemmas of its words; the last one is the head. */
  readonly lemmas: readonly string[]
  readonly plural: boolean
  /** person, place, group, event, acronym, … for names; process, quality, agent, thing for terms; the format for numbers. */
  readonly sort: string
  /** How often each neighbouring word or class was seen: what company it keeps. */
  readonly company: ReadonlyMap<string, number>
  readonly uses: readonly KeyUse[]
}

type Building = {
  kind: KeyKind
  surfaces: Map<string, number>
  lemmas: readonly string[]
  plural: boolean
  votes: Map<string, number>
  company: Map<string, number>
  uses: KeyUse[]
}

const bump = (counts: Map<string, number>, key: string, by = 1) =>
  counts.set(key, (counts.get(key) ?? 0) + by)

/** The most frequent entry; the first among equals. */
const top = (counts: ReadonlyMap<string, number>, otherwise: string): string => {
  let best = otherwise
  let most = 0
  for (const [key, count] of counts) if (count > most) [best, most] = [key, count]
  return best
}

/** Every key of the sentences, in order of first appearance. `pause` is awaited between sentences. */
export const keysOf = async (
  sentences: readonly ProseSentence[],
  casing: Casing,
  pause: () => Promise<void>,
): Promise<Key[]> => {
  const building = new Map<string, Building>()
  for (const [sentence, { analysed }] of sentences.entries()) {
    const found = [...namesIn(analysed, casing), ...numbersIn(analysed)]
    const taken = (span: Span) => found.some((other) => span.from < other.to && other.from < span.to)
    found.push(...termsIn(analysed).filter((span) => !taken(span)))
    for (const span of found) record(building, analysed, sentence, span)
    await pause()
  }
  return [...building].map(([id, built]) => {
    const text = top(built.surfaces, '')
    return {
      id,
      kind: built.kind,
      text,
      words: text.split(' '),
      lemmas: built.lemmas,
      plural: built.plural,
      sort: top(built.votes, 'other'),
      company: built.company,
      uses: built.uses,
    }
  })
}

const record = (
  building: Map<string, Building>,
  analysed: AnalysedSentence,
  sentence: number,
  span: Span,
) => {
  const tokens = analysed.tokens.slice(span.from, span.to)
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (!first || !last) return
  const [start, end] = [first.start - analysed.start, last.end - analysed.start]
  if (!bounded(analysed.text, start, end)) return
  const surface = analysed.text.slice(start, end)
  const initial = start === 0 && span.kind === 'term'
  const text = initial ? surface.charAt(0).toLowerCase() + surface.slice(1) : surface
  const lemmas = tokens.filter((token) => token.text !== '-').map((token) => token.lemma)
  const plural =
    last.pos !== 'NUM' && /[^s]s$/u.test(last.text.toLowerCase()) && last.lemma !== last.text.toLowerCase()
  const id = `${span.kind}:${span.kind === 'term' ? `${lemmas.join(' ')}${plural ? '+' : ''}` : text}`
  const built: Building = building.get(id) ?? {
    kind: span.kind,
    surfaces: new Map(),
    lemmas,
    plural,
    votes: new Map(),
    company: new Map(),
    uses: [],
  }
  building.set(id, built)
  bump(built.surfaces, text)
  built.uses.push({ sentence, start, end, text })
  const before = analysed.tokens[span.from - 1]
  const after = analysed.tokens[span.to]
  if (before) bump(built.company, `<${before.pos === 'VERB' ? before.lemma : before.text.toLowerCase()}`)
  if (after)
    bump(
      built.company,
      after.pos === 'VERB' || after.pos === 'AUX' ? '>verb' : `>${after.text.toLowerCase()}`,
    )
  if (span.sort) bump(built.votes, span.sort)
  else if (span.kind === 'term') bump(built.votes, termSort(last))
  else
    for (const vote of nameVotes(tokens, before, after, analysed.tokens[span.to + 1])) bump(built.votes, vote)
}

/** Whole words only: no part of a hyphenated or slashed compound, no half of a possessive or a decimal. */
const bounded = (text: string, start: number, end: number): boolean =>
  (start === 0 || /[\s("“‘—–]/u.test(text.charAt(start - 1))) &&
  (end === text.length || /[\s,.;:)"”’'—–!?]/u.test(text.charAt(end)))

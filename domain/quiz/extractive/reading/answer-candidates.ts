import type { AnalysedSentence, Token } from '../../../text/english.ts'
import { classesOf } from './noun-classes.ts'
import type { ProseSentence } from './prose.ts'
import {
  namesIn,
  categoryVotes,
  numbersIn,
  termsIn,
  type Casing,
  type KeyKind,
  type Span,
} from './candidate-spans.ts'

/** A place in a sentence whose words could be asked for. Offsets into `analysed.text`. */
export type KeyUse = {
  readonly sentence: number
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A term, name or number of the documents, with all its places. */
export type AnswerCandidate = {
  readonly id: string
  readonly kind: KeyKind
  /** As it reads inside a sentence. */
  readonly text: string
  readonly words: readonly string[]
  /** Lemmas of its words; the last one is the head. */
  readonly lemmas: readonly string[]
  readonly plural: boolean
  /**
   * person, place, group, event, acronym, … for names; the format for numbers; `term` for terms, or their ending
   * where a language is read without a grammar.
   */
  readonly sort: string
  /** How often each neighbouring word or class was seen: what company it keeps. */
  readonly contextCounts: ReadonlyMap<string, number>
  readonly uses: readonly KeyUse[]
  /** Whether the document explains it (glossary.ts) or heads a section with it. */
  readonly defined: boolean
}

/** A key at one of its places: what a gap there would ask for. */
export type Asked = {
  readonly key: AnswerCandidate
  readonly use: KeyUse
  readonly sentence: ProseSentence
}

type Building = {
  kind: KeyKind
  surfaces: Map<string, number>
  lemmas: readonly string[]
  plural: boolean
  votes: Map<string, number>
  contextCounts: Map<string, number>
  uses: KeyUse[]
}

/** Names side by side in a list ("London, Bruges and Bergen") are of one sort: what tells it of one tells it of all. */
const propagateCategories = (
  building: ReadonlyMap<string, Building>,
  text: string,
  sentence: number,
) => {
  const names = [...building.values()]
    .filter(({ kind, uses }) => kind === 'name' && uses.at(-1)?.sentence === sentence)
    .map((built) => ({ built, use: built.uses.at(-1) }))
    .sort((a, b) => (a.use?.start ?? 0) - (b.use?.start ?? 0))
  names.forEach(({ built, use }, index) => {
    const next = names[index + 1]
    if (
      !next?.use ||
      !use ||
      !/^,?\s+(?:and\s+|or\s+)?$|^,\s*$/u.test(text.slice(use.end, next.use.start))
    )
      return
    for (const [from, to] of [
      [built, next.built],
      [next.built, built],
    ] as const)
      for (const [sort, count] of [...from.votes])
        if (sort !== 'other' && sort !== 'modifier') bump(to.votes, sort, count / 2)
  })
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
): Promise<AnswerCandidate[]> => {
  const building = new Map<string, Building>()
  for (const [sentence, { analysed }] of sentences.entries()) {
    const found = [...namesIn(analysed, casing), ...numbersIn(analysed)]
    const taken = (span: Span) =>
      found.some((other) => span.from < other.to && other.from < span.to)
    found.push(...termsIn(analysed).filter((span) => !taken(span)))
    for (const span of found) record(building, analysed, sentence, span)
    propagateCategories(building, analysed.text, sentence)
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
      contextCounts: built.contextCounts,
      uses: built.uses,
      defined: false,
    }
  })
}

/** The analyser leaves some plurals as they are; where the noun without its -s is known, that is the lemma. */
const lemmaOf = ({ text, lemma }: Token): string => {
  const single = lemma.slice(0, -1)
  const left =
    lemma === text.toLowerCase() && /[^sui]s$/u.test(lemma) && classesOf(lemma).length === 0
  return left && classesOf(single).length > 0 ? single : lemma
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
  const initial = start === 0 && span.kind === 'term' && !/^\p{Lu}{2}/u.test(surface)
  const text = initial ? surface.charAt(0).toLowerCase() + surface.slice(1) : surface
  const lemmas = tokens.filter((token) => token.text !== '-').map((token) => lemmaOf(token))
  const plural =
    last.pos !== 'NUM' &&
    /[^s]s$/u.test(last.text.toLowerCase()) &&
    lemmaOf(last) !== last.text.toLowerCase()
  const id = `${span.kind}:${span.kind === 'term' ? `${lemmas.join(' ')}${plural ? '+' : ''}` : text}`
  const built: Building = building.get(id) ?? {
    kind: span.kind,
    surfaces: new Map(),
    lemmas,
    plural,
    votes: new Map(),
    contextCounts: new Map(),
    uses: [],
  }
  building.set(id, built)
  bump(built.surfaces, text)
  built.uses.push({ sentence, start, end, text })
  const before = analysed.tokens[span.from - 1]
  const after = analysed.tokens[span.to]
  if (before)
    bump(
      built.contextCounts,
      `<${before.pos === 'VERB' ? before.lemma : before.text.toLowerCase()}`,
    )
  if (after)
    bump(
      built.contextCounts,
      after.pos === 'VERB' || after.pos === 'AUX' ? '>verb' : `>${after.text.toLowerCase()}`,
    )
  if (span.category) bump(built.votes, span.category)
  else if (span.kind === 'term') bump(built.votes, 'term')
  else
    for (const vote of categoryVotes(tokens, before, after, analysed.tokens[span.to + 1]))
      bump(built.votes, vote)
}

/** Whole words only: no part of a hyphenated or slashed compound, no half of a possessive or a decimal. */
const bounded = (text: string, start: number, end: number): boolean =>
  (start === 0 ||
    /[\s("“—–]/u.test(text.charAt(start - 1)) ||
    /(?<!\p{L})‘$/u.test(text.slice(0, start))) &&
  (end === text.length || /^(?:[\s,.;:)"”’'—–!?]|‘(?!\p{L}))/u.test(text.slice(end, end + 2))) &&
  // "Shi‘ites", "’s": half a word.
  !/^(?:’|')\p{Ll}{3}/u.test(text.slice(end))

import { nounPhrases, type AnalysedSentence, type Token } from '../../../text/english.ts'
import type { ProseSentence } from './prose.ts'
import {
  COUNTRIES,
  EVENT_WORDS,
  EMPTY_HEADS,
  GENERIC_NOUNS,
  GIVEN_NAMES,
  GROUP_WORDS,
  LOOSE_ADJECTIVES,
  MONTHS_AND_DAYS,
  PLACE_WORDS,
  TITLES,
} from './words.ts'

export const KEY_KINDS = ['term', 'name', 'year', 'number'] as const
export type KeyKind = (typeof KEY_KINDS)[number]

/** Tokens `from` (inclusive) to `to` (exclusive) of a sentence that could be asked for. */
export type Span = {
  readonly kind: KeyKind
  readonly from: number
  readonly to: number
  readonly category?: string
}

/** How the words of a document are written inside sentences, where a capital says something. */
export type Casing = { readonly small: ReadonlySet<string>; readonly capital: ReadonlySet<string> }

export const casingOf = (sentences: readonly ProseSentence[]): Casing => {
  const small = new Set<string>()
  const capital = new Set<string>()
  for (const { analysed } of sentences)
    analysed.tokens.forEach((token, index) => {
      if (/^\p{Ll}/u.test(token.text)) small.add(token.text)
      else if (index > 0 && /^[\p{L},;]/u.test(analysed.tokens[index - 1]?.text ?? ''))
        capital.add(token.text)
    })
  return { small, capital }
}

const JOINERS = new Set([
  'of',
  'the',
  'de',
  'von',
  'van',
  'der',
  'da',
  'la',
  'le',
  'del',
  'al',
  'for',
  '&',
])
const capital = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^\p{Lu}/u.test(token.text) &&
  (token.text.length > 1 || token.pos === 'PROPN')

/** Runs of capitalised words, with small words such as "of" between them. */
export const namesIn = ({ tokens }: AnalysedSentence, casing: Casing): Span[] => {
  const spans: Span[] = []
  let from = 0
  while (from < tokens.length) {
    if (!capital(tokens[from])) {
      from++
      continue
    }
    let to = from + 1
    for (;;) {
      const joined =
        JOINERS.has(tokens[to]?.text ?? '') && tokens[to]?.text !== 'the' && to - from >= 1
      if (capital(tokens[to])) to++
      else if (joined && capital(tokens[to + 1])) to += 2
      else if (joined && tokens[to + 1]?.text === 'the' && capital(tokens[to + 2])) to += 3
      else break
    }
    const opening = tokens[from]
    while (to - from > 1 && TITLES.has(tokens[from]?.text.toLowerCase() ?? '')) from++
    const ordinary =
      opening &&
      (casing.small.has(opening.text.toLowerCase()) ||
        (to === 1 && !casing.capital.has(opening.text)))
    const start = from === 0 && ordinary ? 1 : from
    if (start < to && isName(tokens, start, to)) spans.push({ kind: 'name', from: start, to })
    from = to
  }
  return spans
}

const isName = (tokens: readonly Token[], from: number, to: number): boolean => {
  const run = tokens.slice(from, to)
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last || run.length > 6 || !capital(first)) return false
  const text = run.map((token) => token.text).join(' ')
  if (
    text.length < 3 ||
    text.length > 45 ||
    /^(?:I|The|A|An|In|On|At|By|If|When|While|As|For|To|From|Some|Many|Most|All|Each|Every|Both|No|Other|Others|Several|These|This|That|Such|Another|Modern)$/u.test(
      first.text,
    )
  )
    return false
  if (
    run.length === 1 &&
    (MONTHS_AND_DAYS.has(first.text.toLowerCase()) || TITLES.has(first.text.toLowerCase()))
  )
    return false
  if (run.length === 1 && !['PROPN', 'NOUN', 'ADJ'].includes(first.pos)) return false
  if (/\.$/u.test(last.text)) return false
  return (
    tokens[to]?.pos !== 'NUM' &&
    tokens[from - 1]?.pos !== 'NUM' &&
    tokens[to]?.text !== '-' &&
    tokens[to]?.text !== '°'
  )
}

export const categoryVotes = (
  tokens: readonly Token[],
  before?: Token,
  after?: Token,
  later?: Token,
): string[] => {
  const lowered = tokens.map((token) => token.text.toLowerCase())
  const last = lowered.at(-1) ?? ''
  const votes: string[] = []
  if (TITLES.has(before?.text.toLowerCase().replace('.', '') ?? ''))
    return ['person', 'person', 'person']
  const addVote = (category: string, weight: number) =>
    votes.push(...Array<string>(weight).fill(category))
  if (COUNTRIES.has(last)) addVote('country', 8)
  if (lowered.some((word) => PLACE_WORDS.has(word))) addVote('place', 4)
  if (lowered.some((word) => GROUP_WORDS.has(word))) addVote('group', 6)
  if (lowered.some((word) => EVENT_WORDS.has(word))) addVote('event', 6)
  if (GIVEN_NAMES.has(lowered[0] ?? '') && tokens.length > 1) addVote('person', 5)
  if (lowered.some((word) => MONTHS_AND_DAYS.has(word))) addVote('date', 9)
  if (tokens.length === 1 && /^\p{Lu}{2,}s?$/u.test(tokens[0]?.text ?? '')) addVote('acronym', 9)
  if (/(?:ese|ish|ian|ean|ans|ian?s)$/u.test(last)) addVote('people', 3)
  if (/(?:ism|ity|ics|ology)$/u.test(last)) addVote('idea', 4)
  if (/^(?:in|at|near|across|throughout|into|within)$/iu.test(before?.text ?? ''))
    addVote('place', 1)
  if (
    /^(?:who|whose|born|said|wrote|argued|died|believed|proposed|discovered|invented)$/iu.test(
      after?.text ?? '',
    )
  )
    addVote('person', 3)
  if (after?.text === ',' && /^(?:who|whose)$/u.test(later?.text ?? '')) addVote('person', 3)
  if (after?.pos === 'NOUN') addVote('modifier', 1)
  return votes.length > 0 ? votes : ['other']
}

const SMALL_NUMBER = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/u

export const numbersIn = ({ tokens, text, start }: AnalysedSentence): Span[] => {
  const spans: Span[] = []
  tokens.forEach((token, index) => {
    if (!SMALL_NUMBER.test(token.text)) return
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    if (
      before?.pos === 'NUM' ||
      /^[-–/]$/u.test(after?.text ?? '') ||
      text.charAt(token.end - start) === '-'
    )
      return
    const month =
      MONTHS_AND_DAYS.has(before?.text.toLowerCase() ?? '') ||
      MONTHS_AND_DAYS.has(after?.text.toLowerCase() ?? '')
    if (
      /^(?:1[1-9]|20)\d\d$/u.test(token.text) &&
      /^(?:in|since|by|until|till|from|during|around|before|after|of)$/iu.test(before?.text ?? '')
    )
      spans.push({ kind: 'year', from: index, to: index + 1, category: 'year' })
    else if (
      !month &&
      (after?.pos === 'NOUN' || /^(?:%|percent|million|billion|per)$/iu.test(after?.text ?? ''))
    )
      if (!capital(before) && before?.text !== '(')
        spans.push({
          kind: 'number',
          from: index,
          to: index + 1,
          category: numberFormat(token.text),
        })
  })
  return spans
}

/** "12,000" → "grouped0", "3.5" → "plain1": separator and decimals. */
export const numberFormat = (text: string): string =>
  `${text.includes(',') ? 'grouped' : 'plain'}${text.split('.')[1]?.length ?? 0}`

export const termsIn = (sentence: AnalysedSentence): Span[] =>
  nounPhrases(sentence).flatMap((phrase) => {
    let { from } = phrase
    while (from < phrase.to && isLoose(sentence.tokens[from])) from++
    const run = sentence.tokens.slice(from, phrase.to)
    const head = run.at(-1)
    if (
      !head ||
      run.length > 5 ||
      run.some((token) => !/^(?:\p{L}[\p{L}\p{N}’'-]+|-)$/u.test(token.text))
    )
      return []
    if (
      run.some(
        (token, at) =>
          /^\p{Lu}/u.test(token.text) &&
          !(from === 0 && at === 0) &&
          !/^\p{Lu}{2,}$/u.test(token.text),
      )
    )
      return []
    const words = run.filter((token) => token.text !== '-')
    if (/^(?:like|due|such|etc|et|al)$/u.test(head.text) || EMPTY_HEADS.has(head.lemma)) return []
    if (isVerbAtEnd(sentence, phrase.from, phrase.to) || run.slice(0, -1).some(isVerbInside))
      return []
    if (/ing$/u.test(run[0]?.text ?? '') && words.length > 1 && isGerund(sentence.tokens, from))
      return []
    if (
      words.length === 1 &&
      (head.text.length < 4 ||
        GENERIC_NOUNS.has(head.lemma) ||
        GENERIC_NOUNS.has(head.text.toLowerCase()))
    )
      return []
    if (words.length > 1 && words.every((token) => GENERIC_NOUNS.has(token.lemma))) return []
    // "train new employees": a verb with its object.
    if (run.some((token, at) => token.pos === 'NOUN' && run[at + 1]?.pos === 'ADJ')) return []
    return [{ kind: 'term' as const, from, to: phrase.to }]
  })

const isPlural = ({ text, lemma }: Token): boolean => /[^s]s$/u.test(text) && lemma !== text

/** "a bulge forms", "this reason psychologists", "Feedback matters:": the last word is the verb, or begins what comes next. */
const isVerbAtEnd = (
  { tokens, text: whole }: AnalysedSentence,
  from: number,
  to: number,
): boolean => {
  const last = tokens[to - 1]
  if (!last || !isPlural(last)) return false
  const before = tokens[from - 1]?.text ?? ''
  // "what counts"
  if (/^(?:what|who|it|he|she)$/iu.test(before)) return true
  if (to - from < 2) return false
  if (/^(?:an?|this|that|each|every|one|another)$/iu.test(before)) return true
  if (from <= 1 && /^(?:an?|this|that|each|every|one|another)$/iu.test(tokens[0]?.text ?? ''))
    return true
  const clause = tokens.slice(to)
  const end = clause.findIndex(({ text }) => /^[:;.]$/u.test(text))
  return (
    from <= 1 &&
    whole.endsWith('.') &&
    !clause.slice(0, end < 0 ? undefined : end).some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  )
}

/** "hippocampus replays patterns": a word in -s before the head is a verb, but for the few nouns that end so. */
const isVerbInside = (token: Token): boolean =>
  isPlural(token) &&
  !/(?:ics|ss|us|is|sales|sports|goods|arms|rights|systems|communications|operations|savings|earnings)$/u.test(
    token.text,
  )

/** "teaching students", "recording bytecodes": a verb with its object, not a term. */
const isGerund = (tokens: readonly Token[], from: number): boolean =>
  from === 0 || !['DET', 'ADJ', 'NOUN', 'PROPN', 'NUM'].includes(tokens[from - 1]?.pos ?? '')

const isLoose = (token: Token | undefined): boolean =>
  token !== undefined &&
  (LOOSE_ADJECTIVES.has(token.text.toLowerCase()) ||
    token.text === '-' ||
    (token.pos === 'ADJ' && /(?:est|less)$/u.test(token.text)))

import type { Difficulty } from '../../wire.ts'
import { causeSites } from '../written/cause-questions.ts'
import { definitionSites } from './definitions.ts'
import { distractorsFor } from './distractors.ts'
import type { Asked, AnswerCandidate } from '../reading/answer-candidates.ts'
import { listedSites } from '../written/lists.ts'
import type { AnalysedDocument } from '../reading/analysed-document.ts'
import { mcqDraft, type McqCandidate } from '../reading/mcq-candidate.ts'
import { displayText } from '../reading/prose.ts'

export const BLANK = '____'

/** How welcome each kind of key is: easy recalls facts, medium and hard ask for the ideas. */
const KIND_WEIGHTS = {
  easy: { name: 1.2, year: 0.8, number: 0.6, term: 0.9 },
  medium: { name: 1, year: 0.4, number: 0.6, term: 1.2 },
  hard: { name: 0.8, year: 0, number: 0.3, term: 1.6 },
} as const

/** Every mcq that could be asked, found one after the other. */
export function* mcqSites(
  material: AnalysedDocument,
  difficulty: Difficulty,
): Generator<McqCandidate> {
  yield* definitionSites(material, difficulty)
  yield* listedSites(material, difficulty)
  if (material.english) yield* causeSites(material, difficulty)
  // What explains a term asks for the term; a gap elsewhere in it would test the wording.
  const explaining = new Set(material.glossary.map(({ sentence }) => sentence))
  const years = material.keys.filter(({ kind }) => kind === 'year').length
  for (const key of material.keys) {
    if (!isWorthAsking(key)) continue
    for (const use of key.uses) {
      const sentence = material.sentences[use.sentence]
      if (!sentence || !material.selfContained.has(use.sentence) || explaining.has(use.sentence))
        continue
      const asked = { key, use, sentence }
      if (!isValidBlank(asked, material)) continue
      yield {
        sentence: use.sentence,
        score: KIND_WEIGHTS[difficulty][key.kind] + salience(asked, material),
        spare: isFallback(key, difficulty, years),
        make: (random, longest) =>
          mcqDraft(material, use.sentence, {
            question: material.phrases.cloze(clozeOf(asked)),
            correct: key.text,
            wrong: distractorsFor(
              asked,
              material.keys,
              material.sentences,
              difficulty,
              random,
              longest,
            ),
          }),
      }
    }
  }
}

/** With fewer years than this a text is no history: its years tell when others wrote. */
const HISTORY_YEARS = 8

/** A single word explained nowhere could often be another; a name of no known sort too. Years and numbers are for recall. */
const isFallback = (key: AnswerCandidate, difficulty: Difficulty, years: number): boolean => {
  if (key.kind === 'year') return difficulty !== 'easy' || years < HISTORY_YEARS
  if (key.kind === 'number') return difficulty !== 'easy'
  if (key.kind === 'name') return /^(?:other|modifier|acronym)$/u.test(key.sort) && !key.defined
  return key.sort === 'term' && key.words.length === 1 && !key.defined
}

/** A term that came once and is explained nowhere is a turn of phrase. */
const isWorthAsking = (key: AnswerCandidate): boolean =>
  key.sort !== 'term' || key.defined || key.uses.length > (key.words.length > 1 ? 1 : 2)

/** Frequent, several words long, named in a heading, at the start or the end of its sentence. */
const salience = ({ key, use, sentence }: Asked, material: AnalysedDocument): number => {
  const text = sentence.analysed.text
  const words = text.split(' ').length
  const introduced =
    /(?:called|known as|named|termed|referred to as|coined)\s+(?:the |an? )?["“]?$/u.test(
      text.slice(0, use.start),
    )
  return (
    Math.min(1, Math.log2(key.uses.length + 1) / 3) +
    (key.words.length > 1 ? 0.5 : key.kind === 'term' && key.uses.length < 3 ? -0.4 : 0) +
    (introduced ? 1 : 0) +
    (use.start < 5 ? 0.3 : 0) +
    (key.defined ? 0.8 : 0) +
    (words >= 11 && words <= 28 ? 0.5 : 0) +
    (material.keysAt[use.sentence] ?? 0) * 0.05
  )
}

const count = (text: string, part: string): number =>
  text.toLowerCase().split(part.toLowerCase()).length - 1

/** A gap in fewer words than this could hold anything. */
const MIN_CONTEXT_WORDS = 7

const isBeforeNoun = ({
  use,
  sentence: { analysed },
}: Pick<Asked, 'use' | 'sentence'>): boolean => {
  const after = analysed.tokens.find((token) => token.start - analysed.start >= use.end)
  return after !== undefined && /^(?:NOUN|ADJ|PROPN)$/u.test(after.pos)
}

/** "Persian carpets", "Chinese illuminated manuscripts": a people's name before what is theirs could be another's. */
const isOfPeople = ({ key, use, sentence: { analysed } }: Asked): boolean => {
  const after = analysed.text.slice(use.end)
  return (
    key.sort === 'people' &&
    /^ \p{Ll}+/u.test(after) &&
    !/^ (?:[a-z]+ly |is|are|was|were|has|have|had|and|or|in|of|to|by|who|did|do|can|could|would|began|became)\b/u.test(
      after,
    )
  )
}

const LIST_GOES_ON = /^\s*(?:,\s*[\p{L}\p{N}\s-]{2,60}(?:,|\s(?:and|or)\s)|\s(?:and|or)\s)/u

/** Not one of a list (any other would fit as well), not in brackets, and said nowhere else in the sentence. */
const isValidBlank = ({ key, use, sentence }: Asked, material: AnalysedDocument): boolean => {
  const { text } = sentence.analysed
  const [before, after] = [text.slice(0, use.start), text.slice(use.end)]
  // "people’s attitudes", where the text mostly says "attitude": no option would fit.
  if (use.text.toLowerCase() !== key.text.toLowerCase()) return false
  if (
    displayText(text).indexOf(use.text) < 0 &&
    displayText(text).toLowerCase().indexOf(use.text.toLowerCase()) < 0
  )
    return false
  if (key.kind === 'term' || key.kind === 'name') {
    if (/(?:\band|\bor|&|\()\s*$/u.test(before) || /^\s*(?:\(|and\b|or\b|&)/u.test(after))
      return false
    if (/,\s*$/u.test(before) && /^\s*,/u.test(after)) return false
    if (
      /(?:[:,]|\b(?:such as|including|like|namely|both|between))\s*$/u.test(before) &&
      LIST_GOES_ON.test(after)
    )
      return false
    if (key.kind === 'name' && /^['’]s? \p{Lu}/u.test(after)) return false
    // "The Rankine cycle": half a term.
    if (/^(?:other|modifier)$/u.test(key.sort) && isBeforeNoun({ use, sentence })) return false
    if (isOfPeople({ key, use, sentence })) return false
    const head = key.words.at(-1) ?? key.text
    if (count(text, head.slice(0, Math.max(4, head.length - 2))) > 1) return false
    if (key.words.some((word) => word.length > 4 && count(text, word.slice(0, 5)) > 1)) return false
  }
  if (key.kind === 'term' && key.uses.length < 2 && key.words.length < 2) return false
  if (
    material.english &&
    displayText(text).split(' ').length - key.words.length < MIN_CONTEXT_WORDS
  )
    return false
  return count(text, use.text) === 1
}

const clozeOf = ({ use, sentence }: Asked): string => {
  const { text } = sentence.analysed
  const before = text
    .slice(0, use.start)
    .replace(/\b(A|a)n?\s+$/u, (_, article: string) => `${article}(n) `)
  return displayText(`${before}${BLANK}${text.slice(use.end)}`)
}

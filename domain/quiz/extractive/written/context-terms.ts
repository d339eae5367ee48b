import type { AnswerCandidate, KeyUse } from '../reading/answer-candidates.ts'
import { sharesTerm } from '../reading/term-overlap.ts'
import type { AnalysedDocument } from '../reading/analysed-document.ts'
import { displayText } from '../reading/prose.ts'
import { joined, pointOf, topicOf, type Mention } from './written.ts'

/** A thing that a sentence speaks of. */
export type ContextTerm = { readonly key: AnswerCandidate; readonly sentence: number }

/**
 * For each sentence a thing it speaks of, named in the question, so that every mark can be earned by who knows the
 * answer and is not left to luck among all that the text says. Null where a sentence has none of its own.
 */
export const cuesOf = (
  sentences: readonly number[],
  topic: string,
  about: ReadonlyMap<number, readonly Mention[]>,
  material: AnalysedDocument,
): ContextTerm[] | null => {
  const chosen: ContextTerm[] = []
  for (const index of sentences) {
    const cue = (about.get(index) ?? [])
      .map(({ key }) => key)
      .filter(
        (key) =>
          !sharesTerm(key.text, topic) &&
          key.uses.some((use) => use.sentence === index && isInShownText(material, use)) &&
          chosen.every((other) => !sharesTerm(other.key.text, key.text)) &&
          key.text.length > 3,
      )
      .sort((a, b) => score(b, index) - score(a, index))[0]
    if (!cue) return null
    chosen.push({ key: cue, sentence: index })
  }
  return chosen
}

/** Whether a word is still there where the sentence is shown: not in the brackets that name a source. */
const isInShownText = (material: AnalysedDocument, { sentence, text }: KeyUse): boolean => {
  const source = material.sentences[sentence]
  return (
    source !== undefined &&
    displayText(source.analysed.text).toLowerCase().includes(text.toLowerCase())
  )
}

/** What a sentence begins with is what it is about; what it ends with is often the answer. */
const score = (key: AnswerCandidate, sentence: number): number => {
  const start = key.uses.find((use) => use.sentence === sentence)?.start ?? 0
  return (
    (key.words.length > 1 ? 1 : 0) +
    (key.kind === 'name' ? 0.5 : 0) +
    (key.defined ? 0.5 : 0) +
    (key.uses.length > 1 ? 0.6 : 0) -
    Math.min(1, start / 120)
  )
}

/** The cues as a question names them: with the words that belong to them in their sentences. */
export const namedCues = (material: AnalysedDocument, cues: readonly ContextTerm[]): string =>
  joined(
    material,
    cues.map((cue) => phraseOf(cue, material)),
  )

/** A phrase longer than this would tell the answer. */
const PHRASE_WORDS = 4
const BELONGS = /^(?:NOUN|PROPN|ADJ|NUM)$/u

/** "the Iranian economy" rather than "Iranian", "Peter the Great" rather than "the Great". */
const phraseOf = ({ key, sentence: index }: ContextTerm, material: AnalysedDocument): string => {
  const sentence = material.sentences[index]?.analysed
  const use = key.uses.find((found) => found.sentence === index)
  if (!sentence || !use || sentence.tokens.length === 0) return topicOf(key, material)
  const { tokens, text, start } = sentence
  const isPart = (at: number): boolean => {
    const token = tokens[at]
    return (
      token !== undefined &&
      BELONGS.test(token.pos) &&
      /^[\p{L}\d][\p{L}\p{M}\d’'-]*$/u.test(token.text)
    )
  }
  const inside = tokens.flatMap((token, at) =>
    token.start - start >= use.start && token.end - start <= use.end ? [at] : [],
  )
  let [from = 0, to = 0] = [inside[0], inside.at(-1)]
  const size = () => to - from + 1
  const isName = (at: number) => /^\p{Lu}/u.test(tokens[at]?.text ?? '')
  if (key.kind === 'name') {
    while (size() < PHRASE_WORDS && from > 1 && isPart(from - 1) && isName(from - 1)) from--
    if (
      tokens[from - 1]?.text === 'the' &&
      from > 2 &&
      isName(from) &&
      isName(from - 2) &&
      size() === 1
    )
      from -= 2
  }
  while (size() < PHRASE_WORDS && tokens[to + 1]?.pos === 'NOUN' && isPart(to + 1)) to++
  if (key.kind === 'term')
    while (size() < PHRASE_WORDS && from > 1 && isPart(from - 1) && tokens[from - 1]?.pos !== 'NUM')
      from--
  const [first, last] = [tokens[from], tokens[to]]
  if (!first || !last || (from === inside[0] && to === inside.at(-1))) return topicOf(key, material)
  const phrase = text.slice(first.start - start, last.end - start)
  return isName(to) ? phrase : material.phrases.quote(phrase)
}

/** Whether a point can be understood where only the topic is known: what "it" and "they" mean must be the topic, or said. */
export const isClearPoint = (material: AnalysedDocument, index: number): boolean => {
  const sentence = material.sentences[index]
  if (!sentence || !material.english) return true
  const { text } = pointOf(sentence)
  const pronoun = /\b(?:it|its|they|them|their|he|she|his|her|him)\b/iu.exec(text)
  if (!pronoun) return true
  // Something must have been named before, and not only a time or a place in front of the sentence.
  return /^(?!(?:In|At|On|After|Before|During|Over|For|With|By|From|To|A little|Much|Some|Most|All)\b)(?:\S+\s+){1,}/u.test(
    text.slice(0, pronoun.index),
  )
}

import type { Key } from './keys.ts'
import { related } from './related.ts'
import type { Material } from './material.ts'
import { joined, pointOf, topicOf, type Mention } from './written.ts'

/**
 * For each sentence a thing it speaks of, named in the question, so that every mark can be earned by who knows the
 * answer and is not left to luck among all that the text says. Null where a sentence has none of its own.
 */
export const cuesOf = (
  sentences: readonly number[],
  topic: string,
  about: ReadonlyMap<number, readonly Mention[]>,
): Key[] | null => {
  const chosen: Key[] = []
  for (const index of sentences) {
    const cue = (about.get(index) ?? [])
      .map(({ key }) => key)
      .filter(
        (key) =>
          !related(key.text, topic) &&
          chosen.every((other) => !related(other.text, key.text)) &&
          key.text.length > 3,
      )
      .sort((a, b) => worth(b, index) - worth(a, index))[0]
    if (!cue) return null
    chosen.push(cue)
  }
  return chosen
}

/** What a sentence begins with is what it is about; what it ends with is often the answer. */
const worth = (key: Key, sentence: number): number => {
  const start = key.uses.find((use) => use.sentence === sentence)?.start ?? 0
  return (
    (key.words.length > 1 ? 1 : 0) +
    (key.kind === 'name' ? 0.5 : 0) +
    (key.defined ? 0.5 : 0) +
    (key.uses.length > 1 ? 0.6 : 0) -
    Math.min(1, start / 120)
  )
}

/** The cues as a question names them. */
export const namedCues = (material: Material, cues: readonly Key[]): string =>
  joined(
    material,
    cues.map((key) => topicOf(key, material)),
  )

/** Whether a point can be understood where only the topic is known: what "it" and "they" mean must be the topic, or said. */
export const isClearPoint = (material: Material, index: number): boolean => {
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

import { SAQ_POINTS } from '../../draft.ts'
import { shuffled } from '../../random.ts'
import type { Difficulty } from '../../wire.ts'
import { cuesOf, isClearPoint, namedCues } from './context-terms.ts'
import type { AnalysedDocument } from '../reading/analysed-document.ts'
import { DISTRACTORS, mcqDraft, pickDistinct, type McqCandidate } from '../reading/mcq-candidate.ts'
import { displayText } from '../reading/prose.ts'
import { sharesTerm } from '../reading/term-overlap.ts'
import type { Casing } from '../reading/candidate-spans.ts'
import { nearest, pointAt, written, type Mention, type WrittenSite } from './written.ts'

/** `text` as it goes on inside a sentence: small first letter unless it begins with a name. */
const goingOn = (text: string, { small, capital }: Casing): string => {
  const [first = '', second = ''] = text.split(' ')
  const word = first.replace(/['’]s?$/u, '').replace(/\P{L}+$/u, '')
  const named =
    (capital.has(word) && !small.has(word.toLowerCase())) ||
    /^\p{L}+\p{Lu}/u.test(word) ||
    /^\p{Lu}/u.test(second)
  return named ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

const CAUSES =
  /,? because (?!of\b)|,? because of |,? due to (?:the fact that )?|,? owing to |,? so that |,? in order to /u

/** A sentence that gives a reason: what is so, and why. */
export type Cause = {
  readonly sentence: number
  /** As it stands at the beginning of the sentence. */
  readonly effect: string
  /** With its "because" or "so that". */
  readonly reason: string
}

/** The sentences of a document that can stand alone and give a reason. */
export const causesOf = (material: AnalysedDocument): Cause[] => {
  // "X is a thing so that …" explains what X is, not why.
  const explaining = new Set(material.glossary.map(({ sentence }) => sentence))
  return [...material.selfContained].flatMap((index) => {
    const sentence = material.sentences[index]
    if (!sentence || explaining.has(index)) return []
    const whole = displayText(sentence.analysed.text)
    const cause = CAUSES.exec(whole)
    if (!cause) return []
    const effect = whole
      .slice(0, cause.index)
      .replace(
        /^(?:Sometimes|Usually|Often|Typically|Unfortunately|Thus), |,? (?:for example|for instance|usually|often|partly|mainly|largely|in part)$/gu,
        '',
      )
    const reason = whole.slice(cause.index).replace(/^,?\s+/u, '')
    const words = effect.split(' ').length
    if (
      words < 5 ||
      words > 24 ||
      reason.split(' ').length < 5 ||
      /[;:—]|\b(?:not|not just|not only|only|just|was it|say|said|that)$/u.test(effect)
    )
      return []
    if (
      /^(?:While|Although|Though|Because|Since|If|When|As|Whether|Rather|Despite)\b/u.test(effect)
    )
      return []
    return [{ sentence: index, effect, reason }]
  })
}

/** "X because Y": explain why X; two more points from the sentences about the same things nearby. */
export const whySites = (
  material: AnalysedDocument,
  about: ReadonlyMap<number, readonly Mention[]>,
): WrittenSite[] =>
  causesOf(material).flatMap(({ sentence: index, effect, reason }) => {
    const sentence = material.sentences[index]
    if (!sentence) return []
    const more = nearest(material, index, about).slice(0, SAQ_POINTS - 1)
    if (more.length < SAQ_POINTS - 1) return []
    const points = [
      { text: reason, quote: sentence.quote, page: sentence.page },
      ...more.flatMap((other) => pointAt(material, other)),
    ]
    const cues = cuesOf(more, `${effect} ${reason}`, about, material)
    if (!cues || !more.every((other) => isClearPoint(material, other))) return []
    const draft = written(
      material,
      'saq',
      `Explain why ${goingOn(effect, material.casing)}. Give the reason, and add what the text says about ${namedCues(material, cues)}.`,
      points,
    )
    return draft
      ? [{ draft, sentences: [index, ...more], score: reason.startsWith('because') ? 0.5 : 0 }]
      : []
  })

/** Reasons of one kind can stand for one another in the same sentence. */
const kindOf = (reason: string): string =>
  /^(?:because of|due to|owing to)\b/u.test(reason)
    ? 'noun'
    : /^because\b/u.test(reason)
      ? 'clause'
      : 'aim'

const bare = (reason: string): string => reason.replace(/^because (?!of)/u, '').replace(/\.$/u, '')

const STARTS_WITH_PRONOUN = /^(?:because )?(?:it|they|he|she|this|these|its|their|his|her)\b/u

/** Why something is so: wrong options are the reasons the document gives for other things. */
export function* causeSites(
  material: AnalysedDocument,
  difficulty: Difficulty,
): Generator<McqCandidate> {
  if (difficulty === 'easy') return
  const causes = causesOf(material)
  for (const { sentence: index, effect, reason } of causes) {
    const key = bare(reason)
    const others = causes
      .filter(
        (other) =>
          other.sentence !== index &&
          kindOf(other.reason) === kindOf(reason) &&
          STARTS_WITH_PRONOUN.test(other.reason) === STARTS_WITH_PRONOUN.test(reason) &&
          /^(?:because )?(\S+)/u.exec(other.reason)?.[1] !== undefined &&
          !sharesTerm(effect, other.effect),
      )
      .sort((a, b) => Math.abs(a.sentence - index) - Math.abs(b.sentence - index))
      .map((other) => bare(other.reason))
      .filter((text) => text.length <= key.length * 2 + 10 && key.length <= text.length * 2 + 10)
    if (others.length < DISTRACTORS) continue
    yield {
      sentence: index,
      score: { medium: 2, hard: 3 }[difficulty],
      make: (random, longest) =>
        mcqDraft(material, index, {
          question: `Why is it, according to the text, that ${goingOn(effect, material.casing)}?`,
          correct: key,
          wrong: pickDistinct(shuffled(others.slice(0, 8), random), key, longest),
        }),
    }
  }
}

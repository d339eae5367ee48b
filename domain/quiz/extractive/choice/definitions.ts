import { shuffled } from '../../random.ts'
import type { Difficulty } from '../../wire.ts'
import { distractorsFor } from './distractors.ts'
import type { Definition } from '../reading/glossary.ts'
import { classesOf } from '../reading/noun-classes.ts'
import type { AnalysedDocument } from '../reading/analysed-document.ts'
import { DISTRACTORS, mcqDraft, pickDistinct, type McqCandidate } from '../reading/mcq-candidate.ts'
import { sharesTerm } from '../reading/term-overlap.ts'

/** Easy asks for the name of what is explained, hard for the explanation. */
const WELCOME = {
  easy: { term: 2.6, gloss: 1.6 },
  medium: { term: 2.4, gloss: 2.4 },
  hard: { term: 1.9, gloss: 2.5 },
} as const

/** For each term a document explains: which term is it, and what does it mean. Wrong options are its other terms and explanations. */
export function* definitionSites(
  material: AnalysedDocument,
  difficulty: Difficulty,
): Generator<McqCandidate> {
  for (const definition of material.glossary) {
    const { sentence, term, gloss, labelled, named } = definition
    yield {
      sentence,
      score: WELCOME[difficulty].term,
      make: (random, longest) =>
        mcqDraft(material, sentence, {
          question: material.phrases[labelled || named ? 'whichLabel' : 'whichTerm'](gloss),
          correct: term,
          wrong: wrongTerms(definition, material, difficulty, random, longest),
        }),
    }
    yield {
      sentence,
      score: WELCOME[difficulty].gloss,
      make: (random, longest) =>
        mcqDraft(material, sentence, {
          question: meaningQuestion(material, definition),
          correct: gloss,
          wrong: wrongGlosses(definition, material, difficulty, random, longest),
        }),
    }
  }
}

const meaningQuestion = (
  { phrases }: AnalysedDocument,
  { term, labelled, named }: Definition,
): string =>
  labelled || named ? phrases.whatSays(phrases.quote(term)) : phrases.whatMeans(phrases.quote(term))

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text)

/** Other terms of the glossary first, then keys of the text like this one. */
const wrongTerms = (
  own: Definition,
  material: AnalysedDocument,
  difficulty: Difficulty,
  random: () => number,
  longest: boolean,
): string[] | null => {
  const said = own.gloss.toLowerCase()
  const nearby = others(own, material)
    .filter(
      ({ term, plural }) =>
        plural === own.plural &&
        isCapital(term) === isCapital(own.term) &&
        !said.includes(term.toLowerCase()) &&
        !sharesTerm(term, own.term) &&
        term.length <= own.term.length * 1.8 + 4 &&
        own.term.length <= term.length * 1.8 + 4 &&
        sameKind(term, own.term),
    )
    .map(({ term }) => term)
  const chosen = pickDistinct(
    difficulty === 'easy' ? shuffled(nearby, random) : shuffled(nearby.slice(0, 6), random),
    own.term,
    longest,
  )
  if (chosen.length === DISTRACTORS) return chosen
  const key = material.keys.find(
    ({ text, kind }) =>
      (kind === 'term' || kind === 'name') && text.toLowerCase() === own.term.toLowerCase(),
  )
  const sentence = material.sentences[own.sentence]
  const use = key?.uses.find((found) => found.sentence === own.sentence)
  if (!key || !sentence || !use) return null
  const more =
    distractorsFor(
      { key, use, sentence },
      material.keys,
      material.sentences,
      difficulty,
      random,
      longest,
    ) ?? []
  const all = [
    ...chosen,
    ...more.filter((text) => chosen.every((other) => !sharesTerm(text, other))),
  ]
  return all.length >= DISTRACTORS ? all.slice(0, DISTRACTORS) : null
}

/** As far as their last words tell. */
const sameKind = (a: string, b: string): boolean => {
  const [left, right] = [a, b].map((term) =>
    classesOf((term.split(' ').at(-1) ?? '').toLowerCase()),
  )
  const people = (classes: readonly string[] | undefined) =>
    classes?.length === 1 && classes[0] === 'person'
  return people(left) === people(right)
}

/** Explanations of other terms, of about the same length, that could not be said of this one. */
const wrongGlosses = (
  own: Definition,
  material: AnalysedDocument,
  difficulty: Difficulty,
  random: () => number,
  longest: boolean,
): string[] | null => {
  const fair = others(own, material).filter(
    ({ term, gloss, plural }) =>
      plural === own.plural &&
      gloss.length <= own.gloss.length * 1.8 + 8 &&
      own.gloss.length <= gloss.length * 1.8 + 8 &&
      !sharesTerm(term, own.term) &&
      !gloss.toLowerCase().includes(own.term.toLowerCase()) &&
      overlap(gloss, own.gloss) < 0.5,
  )
  const near = difficulty === 'easy' ? fair : fair.slice(0, 6)
  const chosen = pickDistinct(
    shuffled(
      near.map(({ gloss }) => gloss),
      random,
    ),
    own.gloss,
    longest,
  )
  return chosen.length === DISTRACTORS ? chosen : null
}

const isNominal = (gloss: string): boolean => /^(?:an?|the|any|one)\b/u.test(gloss)

/** Explained in the same way, so that the form of an option gives nothing away. */
const likeIt = (other: Definition, own: Definition): boolean =>
  other.labelled === own.labelled && isNominal(other.gloss) === isNominal(own.gloss)

/** The other definitions, those explained likewise first, then the nearest: what stands near is about the same matter. */
const others = (own: Definition, { glossary }: AnalysedDocument): Definition[] =>
  glossary
    .filter(
      (other) =>
        other !== own && other.sentence !== own.sentence && overlap(other.gloss, own.gloss) < 0.6,
    )
    .sort(
      (a, b) =>
        Number(likeIt(b, own)) - Number(likeIt(a, own)) ||
        Math.abs(a.sentence - own.sentence) - Math.abs(b.sentence - own.sentence),
    )

const telling = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)))

const overlap = (a: string, b: string): number => {
  const [left, right] = [telling(a), telling(b)]
  return (
    [...left].filter((word) => right.has(word)).length /
    Math.max(1, Math.min(left.size, right.size))
  )
}

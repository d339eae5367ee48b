import { definitionChecks } from '../../../languages/definition-checks.ts'
import { beginning, exactly, wordsInside } from '../../../languages/patterns.ts'
import { sectionOf } from '../../../text/blocks/sections.ts'
import { headOf, stemsOf, wordsIn, type Wording } from '../forms/wording.ts'
import { genusOf } from './genus.ts'
import { isEnumeration } from './meanings.ts'
import { fitsBeside, mentions } from './revealing-words.ts'
import { bareHeading } from './sibling-sections.ts'
import type { Sibling, Siblings } from './siblings.ts'

/** A sibling with a description that can be understood alone. */
export type DescribedSibling = {
  readonly key: Sibling
  /** Those that are wrong for its description; none if it does not tell it from them. */
  readonly wrong: readonly Sibling[]
  /** Whether the description is an answer to the question what the thing is. */
  readonly isAnswer: boolean
  /** The heading that says where they are; empty if it has none that is fit for a question. */
  readonly heading: string
  readonly position: number
  /** Whether the descriptions of its group mostly say what a thing is. */
  readonly isUniform: boolean
}

/** Siblings that are a complete list of things of one kind, which their heading announces. */
export type DescribedKind = {
  readonly heading: string
  readonly members: readonly Sibling[]
  readonly position: number
}

export type Described = {
  readonly things: readonly DescribedSibling[]
  readonly kinds: readonly DescribedKind[]
}

const MIN_WRONG = 3
const MIN_THINGS = 3
/** Things of a kind that can be explained in one answer. */
const MAX_KIND = 5
const MIN_ANSWER_WORDS = 7
/** Minimum share of the descriptions of a kind that say what a thing is. */
const MIN_EXPLAINED = 0.75
const MAX_LABEL_WORDS = 6
const DESCRIPTION = { minWords: 4, maxWords: 38, maxChars: 240, maxNumbers: 2 } as const
/** Minimum words of a description that has no form of a definition. */
const MIN_LOOSE_WORDS = 6
/** Maximum share of parts without a label, or with one that names no thing. */
const MAX_OTHERS = 0.25
/** Minimum share of siblings whose descriptions say what a thing is. */
const MIN_UNIFORM = 0.6
const MIN_UNIFORM_SECTIONS = 0.4
/** Minimum content words of a description that no sibling's text has. */
const MIN_OWN_STEMS = 3
const MAX_HEADING_CHARS = 60

/** Formulas, programs, sources, questions. */
const UNCLEAR =
  /[•=<>∑∫{}|\\~_@#[\]?!$`*^→←↑↓☐✓✗♦�]|https?:|\.{2}|…|:\s|\s\/\s|\bet al\b|\b(?:etc|usw)\b|\(\s?\)|&[a-z]+;|^[-–]|["“”„«»]/u
const LABEL = /^[\p{L}\p{M}\p{N} '’/&-]{3,60}$/u

const isLabel = (label: string, { patterns, siblings }: Wording): boolean => {
  const bare = label.replace(/\s\([^()]*\)/gu, '')
  const words = bare.split(' ')
  return (
    words.length <= MAX_LABEL_WORDS &&
    LABEL.test(bare) &&
    !/\d{4}/u.test(label) &&
    /\p{L}{2}/u.test(bare) &&
    !/(?:^| )\d+(?: |$)/u.test(bare) &&
    !/^\/|\d{3}|[- ]\d+$|\p{Lu}{3,} \p{Lu}{3,}/u.test(bare) &&
    !siblings.determiner.test(words[1] ?? '') &&
    !patterns.boundary.test(words[0] ?? '') &&
    !patterns.boundary.test(words.at(-1) ?? '') &&
    !words.some((word) => patterns.leans.test(word) || patterns.relative.test(word))
  )
}

const isAspect = (label: string, { patterns, siblings }: Wording): boolean =>
  patterns.label.test(label) || siblings.aspect.test(label) || sectionOf(label) !== null

/** Whether a description can be understood without the text around it. */
const readsAlone = (description: string, { patterns, siblings }: Wording): boolean => {
  const words = wordsIn(description).length
  const { leans, deictic, pointer } = patterns
  const faults = [UNCLEAR, siblings.pointer, siblings.continuation, leans, deictic, pointer]
  return (
    words >= DESCRIPTION.minWords &&
    words <= DESCRIPTION.maxWords &&
    description.length <= DESCRIPTION.maxChars &&
    !isEnumeration(description) &&
    !faults.some((fault) => fault.test(description)) &&
    (description.match(/\d+/gu)?.length ?? 0) <= DESCRIPTION.maxNumbers
  )
}

/** Words before what distinguishes a thing. */
const FIRST_WORDS = 6

/**
 * The form of a description: it says what a thing is ("a tool that"), what the thing does in a
 * list of such verbs ("Provides"), or neither.
 */
type Shape = 'thing' | 'verb' | 'other'

const shapeOf = ({ description, isPredicate }: Sibling, wording: Wording): Shape => {
  const { patterns, siblings, verbsLookPlural } = wording
  if (isPredicate || patterns.article.test(description) || siblings.purpose.test(description))
    return 'thing'
  const words = description.split(' ')
  const at = words.findIndex((word, index) => index > 0 && patterns.boundary.test(word))
  const isModified =
    at > 0 &&
    at <= FIRST_WORDS &&
    siblings.modifier.test(words[at] ?? '') &&
    !words.slice(0, at).some((word) => word.endsWith(','))
  const isNoun = () =>
    genusOf(description, wording).kinds.size > 0 || siblings.nounEnding.test(words[at - 1] ?? '')
  if (isModified && isNoun()) return 'thing'
  return verbsLookPlural && /^\p{L}+[^s]s$/u.test(words[0] ?? '') ? 'verb' : 'other'
}

/** Whether a heading announces things of one kind: "Types of memory", "Clamps". */
const announcesKind = (heading: string, wording: Wording): boolean =>
  wording.siblings.kindNoun.test(heading) ||
  wording.patterns.plural?.test(headOf(heading, wording)) === true

/** Whether a heading is the name of a kind, in the plural. */
const namesKind = (heading: string, wording: Wording): boolean =>
  wording.patterns.plural === null || wording.headFirst
    ? wording.siblings.kindNoun.test(heading)
    : wording.patterns.plural.test(headOf(heading, wording))

type Group = {
  readonly siblings: Siblings
  readonly things: readonly Sibling[]
  readonly shapes: ReadonlyMap<Sibling, Shape>
  readonly heading: string
}

const shareOf = ({ shapes }: Group, ...good: readonly Shape[]): number =>
  [...shapes.values()].filter((shape) => good.includes(shape)).length / Math.max(1, shapes.size)

/** Whether subsections are about the kinds that the heading above announces. */
const isKind = (group: Group, wording: Wording): boolean =>
  wording.siblings.kindNoun.test(group.heading) && shareOf(group, 'thing') >= MIN_UNIFORM_SECTIONS

/** Whether a description has the form that those of its siblings have. */
const fitsGroup = (key: Sibling, group: Group, wording: Wording): boolean => {
  const shape = group.shapes.get(key)
  const { source } = group.siblings
  if (source === 'sections')
    return shape === 'thing' && (isKind(group, wording) || !key.isPredicate)
  if (shape === 'verb' && shareOf(group, 'verb', 'thing') >= MIN_UNIFORM) return true
  if (shape === 'thing' && shareOf(group, 'thing') >= MIN_UNIFORM) return true
  return (
    source !== 'paragraphs' &&
    wordsIn(key.description).length >= MIN_LOOSE_WORDS &&
    announcesKind(group.heading, wording)
  )
}

const isPlural = ({ label }: Sibling, wording: Wording): boolean =>
  wording.patterns.plural?.test(headOf(label, wording)) === true

/** The siblings that are wrong for a description and do not stand out beside `key`. */
const wrongFor = (key: Sibling, group: Group, wording: Wording): Sibling[] => {
  const isAlike = (one: Sibling) => isPlural(one, wording) === isPlural(key, wording)
  const isLoose = group.siblings.source === 'sections' && !isKind(group, wording)
  const length = wordsIn(key.label).length
  return group.things.filter(
    (one) =>
      one !== key &&
      fitsBeside(one.label, key.label, key.description) &&
      (!(key.isPredicate || isLoose) || isAlike(one)) &&
      (!isLoose || Math.abs(wordsIn(one.label).length - length) <= 1),
  )
}

/** Whether a description has words that the texts about its siblings do not have. */
const isDecisive = (
  key: Sibling,
  texts: ReadonlyMap<Sibling, ReadonlySet<string>>,
  wording: Wording,
) =>
  [...stemsOf(key.description, wording)].filter((stem) =>
    [...texts].every(([one, stems]) => one === key || !stems.has(stem)),
  ).length >= MIN_OWN_STEMS

const shownHeading = (heading: string, things: readonly Sibling[], wording: Wording): string => {
  const isFit =
    heading.length <= MAX_HEADING_CHARS &&
    !/[?"“”„«»<>$\\[\]]/u.test(heading) &&
    !wording.patterns.label.test(heading) &&
    sectionOf(heading) === null &&
    !things.some(({ label }) => mentions(heading, label.toLowerCase()))
  return isFit ? heading : ''
}

const groupOf = (
  siblings: Siblings,
  groupsWith: ReadonlyMap<string, number>,
  wording: Wording,
): Group | null => {
  const { members, size, heading } = siblings
  if (sectionOf(bareHeading(heading)) !== null) return null
  const things = members.filter(
    ({ label }) =>
      isLabel(label, wording) &&
      !isAspect(label, wording) &&
      // What several lists have is an aspect of their subjects.
      (siblings.source === 'sections' || (groupsWith.get(label.toLowerCase()) ?? 0) <= 1),
  )
  const others = Math.max(size - members.length, members.length - things.length)
  if (things.length < MIN_THINGS || others > size * MAX_OTHERS) return null
  const shapes = new Map<Sibling, Shape>(
    members.map((one) => [one, one.description === '' ? 'other' : shapeOf(one, wording)]),
  )
  return { siblings, things, shapes, heading: bareHeading(heading) }
}

/** In how many groups each label is, in lower case. */
const countLabels = (all: readonly Siblings[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { members, source } of all)
    for (const label of source === 'sections'
      ? []
      : new Set(members.map((one) => one.label.toLowerCase())))
      counts.set(label, (counts.get(label) ?? 0) + 1)
  return counts
}

/** Nouns that say what a text does with a thing. */
const VAGUE = exactly(definitionChecks('vagueNouns'))
/** Conjunctions of an argument, which does not say what a thing is. */
const ARGUMENT = wordsInside(definitionChecks('arguments'))
const IN_SERIES = beginning(definitionChecks('placesInSeries'), String.raw`\s`)

/** The siblings of a group whose descriptions can be asked about. */
const thingsOf = (group: Group, wording: Wording): DescribedSibling[] => {
  const { things, siblings } = group
  const texts = new Map(things.map((one) => [one, stemsOf(one.text, wording)]))
  const heading = shownHeading(group.heading, things, wording)
  const isUniform = shareOf(group, 'thing') >= MIN_UNIFORM
  return things.flatMap((key): DescribedSibling[] => {
    if (!readsAlone(key.description, wording) || !fitsGroup(key, group, wording)) return []
    if (VAGUE.test(genusOf(key.description, wording).genus)) return []
    const wrong = isDecisive(key, texts, wording) ? wrongFor(key, group, wording) : []
    const isAnswer =
      isUniform &&
      siblings.source !== 'sections' &&
      group.shapes.get(key) === 'thing' &&
      !IN_SERIES.test(key.description) &&
      !ARGUMENT.test(key.description) &&
      !wording.patterns.judgement.test(key.description) &&
      wordsIn(key.description).length >= MIN_ANSWER_WORDS
    const { position } = siblings
    const options = wrong.length >= MIN_WRONG ? wrong : []
    return [{ key, wrong: options, heading, position, isUniform, isAnswer }]
  })
}

/** The group as a complete list of things of the kind that its heading names. */
const kindOf = (group: Group, wording: Wording): DescribedKind[] => {
  const { siblings, things, heading } = group
  const isComplete = things.length === siblings.size && things.length <= MAX_KIND
  return isComplete &&
    siblings.source !== 'sections' &&
    shownHeading(heading, things, wording) !== '' &&
    !/[\d:]/u.test(heading) &&
    namesKind(heading, wording) &&
    things.every(({ description }) => readsAlone(description, wording)) &&
    shareOf(group, 'thing', 'verb') >= MIN_EXPLAINED
    ? [{ heading, members: things, position: siblings.position }]
    : []
}

/** What a document says of things that it treats side by side, as far as it can be asked about. */
export const describedSiblings = (all: readonly Siblings[], wording: Wording): Described => {
  const groupsWith = countLabels(all)
  const groups = all.flatMap((siblings) => groupOf(siblings, groupsWith, wording) ?? [])
  return {
    things: groups.flatMap((group) => thingsOf(group, wording)),
    kinds: groups.flatMap((group) => kindOf(group, wording)),
  }
}

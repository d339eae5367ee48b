import { definitionChecks } from '../../../languages/definition-checks.ts'
import { beginning, exactly, wordsInside } from '../../../languages/patterns.ts'
import { sectionOf } from '../../../text/blocks/sections.ts'
import { WRONG_OPTIONS } from '../../kinds/wrong-options.ts'
import { headOf, contentStems, wordsIn, type Wording } from '../wording/wording.ts'
import { meaningNounOf } from '../terms/meanings/meaning-noun.ts'
import { isSpelledOut } from '../terms/meanings/spelled-out.ts'
import { fitsBeside, haveOneForm, mentions } from './revealing-words.ts'
import {
  announcesKind,
  definesThing,
  isAboutOther,
  isAdvantage,
  isAspect,
  isLabel,
  isMoreGeneral,
  isOrder,
  namesKind,
  isSelfContainedDescription,
  ratesThing,
  repeatsLabel,
  saysEnough,
  shapeOf,
  tellsEffect,
  type Shape,
} from './sibling-checks.ts'
import { headingWithoutNumber } from './sibling-sections.ts'
import type { Sibling, Siblings } from './siblings.ts'

/** A sibling with a description that tells it from enough others for wrong options. */
export type DescribedSibling = {
  readonly key: Sibling
  /** The siblings that are wrong for its description. */
  readonly wrong: readonly Sibling[]
  /** The heading that says where they are; empty if it has none that is fit for a question. */
  readonly heading: string
  readonly position: number
  /** Whether the descriptions of its group mostly say what a thing is. */
  readonly isUniform: boolean
}

/** Siblings of one list whose descriptions are answers to the question what they are. */
export type DescribedGroup = {
  readonly heading: string
  readonly members: readonly Sibling[]
  readonly position: number
  /** Whether they are a complete list of things of the kind in the heading. */
  readonly isComplete: boolean
}

export type Described = {
  readonly things: readonly DescribedSibling[]
  readonly groups: readonly DescribedGroup[]
}

const MIN_THINGS = 3
/** Things of a kind that can be explained in one answer. */
const MAX_KIND = 5
/** Minimum share of the descriptions of a kind that say what a thing is. */
const MIN_EXPLAINED = 0.75
/**
 * Minimum words of a description: of one that says what its thing is, of one below a heading that
 * announces a kind, and of one that is an answer in writing.
 */
const MIN_WORDS = { apart: 6, ofKind: 6, answer: 5 } as const
/** Maximum share of labels that are not things, and of parts without a label. */
const MAX_OTHERS = 0.25
const MAX_UNLABELLED = 0.5
/** Maximum share of sentences about something else in a list that says what things are. */
const MAX_STATEMENTS = 0.3
/** Minimum share of siblings whose descriptions say what a thing is. */
const MIN_UNIFORM = 0.6
const MIN_UNIFORM_SECTIONS = 0.4
/** Minimum content words of a description that no sibling's text has. */
const MIN_OWN_STEMS = 2
const MAX_HEADING_CHARS = 60

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
  announcesKind(group.heading, wording) && shareOf(group, 'thing') >= MIN_UNIFORM_SECTIONS

/** Whether a description can be asked about, alone or among those of its siblings. */
const fitsGroup = (key: Sibling, group: Group, wording: Wording): boolean => {
  const shape = group.shapes.get(key)
  const { source } = group.siblings
  const words = wordsIn(key.description).length
  if (source === 'sections')
    return shape === 'thing' && (isKind(group, wording) || !key.isPredicate)
  if (shape === 'verb' && shareOf(group, 'verb', 'thing') >= MIN_UNIFORM) return true
  if (shape === 'thing') return words >= MIN_WORDS.apart || shareOf(group, 'thing') >= MIN_UNIFORM
  return (
    source !== 'paragraphs' && words >= MIN_WORDS.ofKind && announcesKind(group.heading, wording)
  )
}

const isPlural = ({ label }: Sibling, wording: Wording): boolean =>
  wording.patterns.plural?.test(headOf(label, wording)) === true

/** The siblings that are wrong for a description and do not stand out beside `key`. */
const wrongFor = (key: Sibling, group: Group, wording: Wording): Sibling[] => {
  const isAlike = (other: Sibling) => isPlural(other, wording) === isPlural(key, wording)
  const isOfNoKind = group.siblings.source === 'sections' && !isKind(group, wording)
  const length = wordsIn(key.label).length
  return group.things.filter(
    (other) =>
      other !== key &&
      fitsBeside(other.label, key.label, key.description) &&
      haveOneForm(other.label, key.label) &&
      (!(key.isPredicate || isOfNoKind) || isAlike(other)) &&
      (!isOfNoKind || Math.abs(wordsIn(other.label).length - length) <= 1),
  )
}

type Texts = ReadonlyMap<Sibling, ReadonlySet<string>>

/** Whether a description has words that the texts about its siblings do not have. */
const isDecisive = (key: Sibling, texts: Texts, wording: Wording): boolean =>
  [...contentStems(key.description, wording)].filter((stem) =>
    [...texts].every(([other, stems]) => other === key || !stems.has(stem)),
  ).length >= MIN_OWN_STEMS

/** A position in a series, which does not say what a section or thing is: "Second lecture". */
const IN_SERIES = beginning(definitionChecks('placesInSeries'), String.raw`\s`)

const shownHeading = ({ things, siblings }: Group, wording: Wording): string => {
  const heading = headingWithoutNumber(siblings.uniqueHeading)
  const isFit =
    heading.length <= MAX_HEADING_CHARS &&
    !IN_SERIES.test(heading) &&
    !/[?"“”„«»<>$\\[\]\p{Extended_Pictographic}]/u.test(heading) &&
    !wording.patterns.label.test(heading) &&
    sectionOf(heading) === null &&
    !things.some(({ label }) => mentions(heading, label))
  return isFit ? heading : ''
}

/** Only running text and parts that repeat definitions, such as summaries, are read. */
const isRead = (heading: string): boolean =>
  [null, 'summary'].includes(sectionOf(headingWithoutNumber(heading)))

const groupOf = (
  siblings: Siblings,
  groupsWith: ReadonlyMap<string, number>,
  wording: Wording,
): Group | null => {
  const { members, size, heading } = siblings
  const isOther = wording.siblings.otherList.test(headingWithoutNumber(heading))
  if (!isRead(heading) || isOther || members.some(isOrder)) return null
  const isFirst = (member: Sibling) =>
    members.find(({ label }) => label.toLowerCase() === member.label.toLowerCase()) === member
  const things = members.filter(
    (member) =>
      isLabel(member.label, wording) &&
      !isAspect(member.label, wording) &&
      isFirst(member) &&
      // A label of several lists is an aspect of their subjects.
      (groupsWith.get(nameOf(member.label, siblings)) ?? 0) <= 1,
  )
  if (things.length < MIN_THINGS) return null
  if (members.length - things.length > members.length * MAX_OTHERS) return null
  if (size - members.length > size * MAX_UNLABELLED) return null
  const shapes = new Map<Sibling, Shape>(
    members.map((member) => [
      member,
      member.description === '' ? 'other' : shapeOf(member, wording),
    ]),
  )
  return { siblings, things, shapes, heading: headingWithoutNumber(heading) }
}

/** A label with whether it is a heading: a text may name a thing once as each. */
const nameOf = (label: string, { source }: Siblings): string =>
  `${source === 'sections' ? '#' : ''}${label.toLowerCase()}`

/** In how many groups each label is. */
const countLabels = (all: readonly Siblings[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const group of all)
    for (const name of new Set(group.members.map(({ label }) => nameOf(label, group))))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** Nouns that say what a text does with a thing. */
const VAGUE = exactly(definitionChecks('vagueNouns'))
/** Conjunctions of an argument, which does not say what a thing is. */
const ARGUMENT = wordsInside(definitionChecks('arguments'))

/** The siblings of a group whose descriptions can be shown in a question. */
const askable = (group: Group, wording: Wording): Sibling[] => {
  const about = group.things.filter((key) => !isAboutOther(key, wording))
  const makesStatements = about.length < group.things.length * (1 - MAX_STATEMENTS)
  return about.filter(
    (key) =>
      (!makesStatements || definesThing(key, wording)) &&
      isSelfContainedDescription(key.description, wording) &&
      fitsGroup(key, group, wording) &&
      !ratesThing(key.description, wording) &&
      !VAGUE.test(meaningNounOf(key.description, wording).meaningNoun),
  )
}

const saysWhat = (key: Sibling, { shapes }: Group): boolean => shapes.get(key) === 'thing'

/** Words before the thing with which a description compares its own. */
const COMPARISON = wordsInside(definitionChecks('comparisons'))

/** Whether a description needs that of another thing: "similar to the upper gate". */
const refersToOther = ({ label, description }: Sibling, { things }: Group): boolean =>
  things.some((other) => {
    const isOther = other.label !== label && mentions(description, other.label)
    const begins = description.toLowerCase().startsWith(`${other.label.toLowerCase()} `)
    return isOther && (begins || COMPARISON.test(description))
  })

const thingsOf = (group: Group, wording: Wording): DescribedSibling[] => {
  const { things, siblings } = group
  if (things.some(({ label }) => isAdvantage(label))) return []
  const texts = new Map(things.map((thing) => [thing, contentStems(thing.text, wording)]))
  const heading = shownHeading(group, wording)
  const isUniform = shareOf(group, 'thing') >= MIN_UNIFORM
  return askable(group, wording).flatMap((key): DescribedSibling[] => {
    if (refersToOther(key, group) || isSpelledOut({ term: key.label, meaning: key.description }))
      return []
    if (heading === '' && !saysWhat(key, group)) return []
    const wrong = isDecisive(key, texts, wording) ? wrongFor(key, group, wording) : []
    return wrong.length < WRONG_OPTIONS
      ? []
      : [{ key, wrong, heading, position: siblings.position, isUniform }]
  })
}

/** Whether a description answers the question what its thing is. */
const isAnswer = (key: Sibling, group: Group, wording: Wording): boolean =>
  group.shapes.get(key) === 'thing' &&
  saysEnough(key) &&
  !tellsEffect(key) &&
  !repeatsLabel(key) &&
  wordsIn(key.description).length >= MIN_WORDS.answer &&
  !group.things.some((other) => other !== key && other.description === key.description) &&
  ![IN_SERIES, ARGUMENT, wording.patterns.judgement].some((fault) => fault.test(key.description))

/** References to things beside those of another heading: "Other kinds". */
const REST = beginning(definitionChecks('others'), String.raw`\s`)

/** Whether a group is a complete list of things of the kind in its heading. */
const isCompleteKind = (group: Group, wording: Wording): boolean => {
  const { siblings, things, heading } = group
  return (
    things.length === siblings.size &&
    siblings.isOnlyList &&
    things.length <= MAX_KIND &&
    shownHeading(group, wording) === heading &&
    heading !== '' &&
    !/[\d:]/u.test(heading) &&
    namesKind(heading, wording) &&
    !wording.siblings.aspect.test(heading) &&
    !REST.test(heading) &&
    things.every(({ description }) => isSelfContainedDescription(description, wording)) &&
    shareOf(group, 'thing', 'verb', 'clause') >= MIN_EXPLAINED
  )
}

const answersOf = (group: Group, wording: Wording): DescribedGroup[] => {
  const { siblings, things } = group
  if (siblings.source === 'sections' || things.some(({ label }) => isAdvantage(label))) return []
  const isComplete = isCompleteKind(group, wording)
  const heading = shownHeading(group, wording)
  const members = isComplete
    ? things
    : askable(group, wording).filter(
        (key) =>
          isAnswer(key, group, wording) &&
          !isMoreGeneral(key, group.things) &&
          (heading !== '' || (saysWhat(key, group) && !refersToOther(key, group))),
      )
  // Without a heading nothing says what they are, beyond their descriptions.
  if (heading === '' && shareOf(group, 'thing') < MIN_UNIFORM) return []
  return members.length === 0 ? [] : [{ heading, members, position: siblings.position, isComplete }]
}

/** The descriptions of things that a document treats side by side, if they can be asked about. */
export const describedSiblings = (all: readonly Siblings[], wording: Wording): Described => {
  const groupsWith = countLabels(all)
  const groups = all.flatMap((siblings) => groupOf(siblings, groupsWith, wording) ?? [])
  return {
    things: groups.flatMap((group) => thingsOf(group, wording)),
    groups: groups.flatMap((group) => answersOf(group, wording)),
  }
}

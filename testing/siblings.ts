import {
  describedSiblings,
  type Described,
} from '../domain/quiz/builtin/siblings/described-siblings.ts'
import type { Sibling, Siblings } from '../domain/quiz/builtin/siblings/siblings.ts'
import { wordingOf } from '../domain/quiz/builtin/wording/wording.ts'

/** A label of a list with its description. */
export const sibling = ([label, description]: readonly [string, string]): Sibling => ({
  label,
  description,
  text: description,
  isPredicate: false,
  isBold: true,
  quote: `${label}: ${description}`,
  page: 1,
})

/** A list of labels with their descriptions, below “Parts of a mill”. */
export const siblingGroup = (
  members: readonly (readonly [string, string])[],
  more: Partial<Siblings> = {},
): Siblings => ({
  source: 'list',
  heading: 'Parts of a mill',
  uniqueHeading: more.heading ?? 'Parts of a mill',
  members: members.map(sibling),
  size: members.length,
  isOnlyList: true,
  position: 0,
  ...more,
})

/** What can be asked about groups of siblings. */
export const readSiblings = (groups: readonly Siblings[], language = 'en'): Described => {
  const wording = wordingOf(language)
  if (wording === null) throw new Error(`${language} is supported`)
  return describedSiblings(groups, wording)
}

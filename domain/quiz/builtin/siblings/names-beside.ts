import type { Block } from '../../../text/blocks/blocks.ts'
import { termIdOf, contentStems, wordsIn, type Wording } from '../wording/wording.ts'
import { enumerationsOf } from './enumerations.ts'
import type { Siblings } from './siblings.ts'
import type { Term } from '../terms/terms.ts'

/** A name that a text puts beside a term. */
export type NameBeside = {
  readonly name: string
  readonly stems: ReadonlySet<string>
  /** How often the two are beside each other; more if both are labels of one list. */
  readonly weight: number
  /** Whether it is the label of a list or table, which begins with a capital letter anyway. */
  readonly isLabel: boolean
}

/** Minimum uses of a name in the document; rarer ones are not what it teaches. */
const MIN_USES = 2
const MAX_NAME_WORDS = 4
/** Weight of labels of one list or table compared with names of one enumeration. */
const LABEL_WEIGHT = 2

/** How often each of `names` (in lower case) is in the text. */
const usesIn = (blocks: readonly Block[], names: ReadonlySet<string>): Map<string, number> => {
  const uses = new Map<string, number>()
  for (const { text } of blocks) {
    const words = wordsIn(text.toLowerCase())
    for (let at = 0; at < words.length; at += 1)
      for (let count = 1; count <= MAX_NAME_WORDS; count += 1) {
        const name = words.slice(at, at + count).join(' ')
        if (names.has(name)) uses.set(name, (uses.get(name) ?? 0) + 1)
      }
  }
  return uses
}

type Group = { readonly names: readonly string[]; readonly weight: number }

const groupsOf = (
  blocks: readonly Block[],
  siblings: readonly Siblings[],
  wording: Wording,
): Group[] => [
  ...enumerationsOf(blocks, wording).map((names) => ({ names, weight: 1 })),
  ...siblings
    .filter(({ source }) => source !== 'sections')
    .map(({ members }) => ({
      names: members.map(({ label }) => label).filter((label) => isName(label, wording)),
      weight: LABEL_WEIGHT,
    })),
]

/** Whether a label can be a wrong option. */
const isName = (label: string, { patterns, siblings }: Wording): boolean =>
  /^[\p{L}\p{M}'’ -]{3,40}$/u.test(label) &&
  wordsIn(label).length <= MAX_NAME_WORDS &&
  !patterns.label.test(label) &&
  !siblings.aspect.test(label)

/**
 * The names that a document puts beside each term, in enumerations and as labels of one list or
 * table, by the id of the term.
 */
export const namesBeside = (
  blocks: readonly Block[],
  siblings: readonly Siblings[],
  { terms, wording }: { terms: readonly Term[]; wording: Wording },
): ReadonlyMap<string, readonly NameBeside[]> => {
  const beside = new Map(terms.map(({ termId }) => [termId, new Map<string, NameBeside>()]))
  const read = new Map<string, { termId: string; stems: ReadonlySet<string> }>()
  /** A name is in many groups, so its words are read once. */
  const readName = (name: string) => {
    const known = read.get(name) ?? {
      termId: termIdOf(name, wording),
      stems: contentStems(name, wording),
    }
    read.set(name, known)
    return known
  }
  for (const { names, weight } of groupsOf(blocks, siblings, wording))
    for (const own of names) {
      const found = beside.get(readName(own).termId)
      for (const name of found ? names : []) {
        const { termId, stems } = readName(name)
        const before = found?.get(termId)
        if (name !== own)
          found?.set(termId, {
            name: before?.name ?? name,
            stems,
            weight: (before?.weight ?? 0) + weight,
            isLabel: before?.isLabel ?? weight === LABEL_WEIGHT,
          })
      }
    }
  const all = [...beside.values()].flatMap((found) => [...found.values()])
  const plain = (name: string): string => wordsIn(name.toLowerCase()).join(' ')
  const uses = usesIn(blocks, new Set(all.map(({ name }) => plain(name))))
  return new Map(
    [...beside].map(([termId, found]) => [
      termId,
      [...found.values()].filter(({ name }) => (uses.get(plain(name)) ?? 0) >= MIN_USES),
    ]),
  )
}

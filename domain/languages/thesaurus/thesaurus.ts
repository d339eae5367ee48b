import { stopWordsOf } from '../../text/search/stop-words.ts'
import { stemOf } from '../../text/search/terms.ts'
import { deEveryday } from './de-everyday.ts'
import { deScience } from './de-science.ts'
import { deSociety } from './de-society.ts'
import { enEveryday } from './en-everyday.ts'
import { enLife } from './en-life.ts'
import { enPeople } from './en-people.ts'
import { enSociety } from './en-society.ts'
import { enTechnical } from './en-technical.ts'
import { esGeneral } from './es-general.ts'
import { esScience } from './es-science.ts'

/**
 * Groups of words by which a question and a text name the same thing. Groups are separated by "|",
 * their words by spaces; "_" joins the words of a phrase.
 */
export const GROUPS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    en: [enEveryday, enSociety, enLife, enPeople, enTechnical],
    de: [deEveryday, deSociety, deScience],
    es: [esGeneral, esScience],
  }),
)

/** The stems of a word or phrase. */
export type Stems = readonly string[]

/** A word or phrase with the number of its group. */
type Entry = { readonly stems: Stems; readonly group: number }

type Thesaurus = {
  /** The words and phrases that begin with a stem. */
  readonly entriesOf: ReadonlyMap<string, readonly Entry[]>
  /** The words and phrases of each group, without function words. */
  readonly groups: readonly (readonly Stems[])[]
}

function read(language: string): Thesaurus {
  const stopWords = stopWordsOf(language)
  const entriesOf = new Map<string, Entry[]>()
  const all = (GROUPS.get(language) ?? []).flatMap((text) => text.split('|'))
  const groups = all.map((text, group) =>
    text
      .trim()
      .split(/\s+/u)
      .flatMap((phrase): Stems[] => {
        const words = phrase.split('_')
        const stems = words.map((word) => stemOf(word, language))
        const [first = ''] = stems
        const entries = entriesOf.get(first)
        if (entries) entries.push({ stems, group })
        else entriesOf.set(first, [{ stems, group }])
        const content = stems.filter((_, i) => !stopWords.has(words[i] ?? ''))
        return content.length === 0 ? [] : [content]
      }),
  )
  return { entriesOf, groups }
}

const known = new Map<string, Thesaurus>()
/** The thesaurus of a language, read when it is first needed. */
function thesaurusOf(language: string): Thesaurus {
  const made = known.get(language) ?? read(language)
  known.set(language, made)
  return made
}

const isSame = (one: Stems, other: Stems): boolean => one.join(' ') === other.join(' ')

/**
 * Other words and phrases for the words of a question, by their stems. `stems` are those of all
 * words in order, since some of them may be a phrase: "why did the banks go bust".
 */
export function otherWordsFor(
  stems: Stems,
  language: string,
): ReadonlyMap<string, readonly Stems[]> {
  const { entriesOf, groups } = thesaurusOf(language)
  const isAt = (i: number, { stems: phrase }: Entry): boolean =>
    phrase.every((part, k) => stems[i + k] === part)
  // Once for each entry, however often the question has it.
  const entries = new Set(
    stems.flatMap((stem, i) => (entriesOf.get(stem) ?? []).filter((entry) => isAt(i, entry))),
  )
  const found = new Map<string, Stems[]>()
  for (const { stems: phrase, group } of entries) {
    const others = (groups[group] ?? []).filter((other) => !isSame(other, phrase))
    for (const part of phrase) found.set(part, [...(found.get(part) ?? []), ...others])
  }
  return found
}

/**
 * The numbers of the groups that each word of a text belongs to, alone or in a phrase. `stems` are
 * those of all words of the text in order.
 */
export function groupsOf(stems: Stems, language: string): ReadonlySet<number>[] {
  const { entriesOf } = thesaurusOf(language)
  const found = stems.map(() => new Set<number>())
  for (const [at, stem] of stems.entries())
    for (const { stems: phrase, group } of entriesOf.get(stem) ?? [])
      if (phrase.every((part, k) => stems[at + k] === part))
        for (const k of phrase.keys()) found[at + k]?.add(group)
  return found
}

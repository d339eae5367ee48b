import { definitionChecks } from '../../../../languages/definition-checks.ts'
import { beginning, exactly } from '../../../../languages/patterns.ts'
import { wordsIn, type Wording } from '../../wording/wording.ts'

const CONJUNCTIONS = definitionChecks('conjunctions')
/** Punctuation and a conjunction after an item of a list. */
export const ITEM_END = new RegExp(
  String.raw`(?<![\s,;.:])[\s,;.:]+(?:(?:${CONJUNCTIONS})[\s,;.:]*)?$`,
  'iu',
)
/** A number or a conjunction before an item of an enumeration. */
const ITEM_START = new RegExp(
  String.raw`^\(?\d[.)]\s*|^(?:${CONJUNCTIONS})\s+|^(?:${definitionChecks('placesInSeries')}),\s`,
  'iu',
)
const SEPARATOR = new RegExp(
  String.raw`\s*[,;]\s+(?:(?:${definitionChecks('lastItemLinks')})\s+)?`,
  'u',
)
const LAST_LINK = new RegExp(
  String.raw`\s+(?:${definitionChecks('lastItemLinks', 'andBeforeVowel')})\s+`,
  'u',
)

/** The parts of an enumeration: "a, b, and c". */
const partsOf = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .flatMap((part, index, all) => (index === all.length - 1 ? part.split(LAST_LINK) : [part]))
    .map((part) => part.replace(ITEM_START, '').trim())

const ITEM_CLAUSES = definitionChecks('itemClauses')
/** A clause about an item: "weirs, which hold the water". */
export const CLAUSE_ABOUT = new RegExp(
  String.raw`^(?<name>[^,]{2,60}),\s(?:${ITEM_CLAUSES})\s(?<rest>.+)$`,
  'iu',
)
const LAST_CLAUSE = new RegExp(String.raw`,\s(?:${ITEM_CLAUSES})\s[^;]+$`, 'iu')

/** The parts of an enumeration as many as its lead counts, without a clause about the last. */
export const countedParts = (items: string, count: number | null): string[] => {
  if (items.includes(';'))
    return items.split(/;\s+/u).map((part) => part.replace(ITEM_START, '').trim())
  const parts = partsOf(items)
  return parts.length === count ? parts : partsOf(items.replace(LAST_CLAUSE, ''))
}

/** "There are three kinds of mills" has its subject after its beginning. */
export const EXISTS = beginning(definitionChecks('existentials'), String.raw`\s`)

/** After counted things: "Two forms may be used". */
const VERB = exactly(definitionChecks('auxiliaries', 'copulas'))

/** Whether a sentence counts kinds without saying of what: "There are two main types". */
export const countsOnly = (lead: string, { siblings: { kindNoun } }: Wording): boolean => {
  const words = wordsIn(lead.replace(EXISTS, ''))
  return (
    (EXISTS.test(lead) && kindNoun.test(words.at(-1) ?? '')) ||
    (kindNoun.test(words[1] ?? '') && VERB.test(words[2] ?? ''))
  )
}

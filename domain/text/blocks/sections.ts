import { pageWords } from '../../languages/pages.ts'
import { LANGUAGES } from '../../languages/registry.ts'
import type { BlockLabels } from '../../languages/language-words.ts'
import { isNumbered, withoutNumber } from './shapes.ts'

/** A part of a document that is not running text, recognised by its heading. */
export type SectionKind = Exclude<
  keyof BlockLabels,
  'figure' | 'table' | 'workedExample' | 'strategy' | 'solution'
>

const SECTIONS: readonly SectionKind[] = [
  'exercise',
  'reference',
  'glossary',
  'summary',
  'index',
  'frontMatter',
  'link',
]

const KIND_OF: ReadonlyMap<string, SectionKind> = new Map(
  [...LANGUAGES.values()]
    .flatMap(({ blockLabels }) => (blockLabels ? [blockLabels] : []))
    .flatMap((labels) =>
      SECTIONS.flatMap((kind) => labels[kind].map((label) => [label, kind] as const)),
    )
    .toReversed(),
)

const WORKED_EXAMPLE_LABELS: ReadonlySet<string> = new Set(
  [...LANGUAGES.values()].flatMap(({ blockLabels }) => blockLabels?.workedExample ?? []),
)
/** Whether a heading belongs to a part of a worked example: "Example 3", "Solution". */
export const isWorkedExample = (title: string): boolean =>
  WORKED_EXAMPLE_LABELS.has(/^\p{L}+/u.exec(title.toLowerCase())?.[0] ?? '')

/** Whether a heading is the label of one numbered example: "Example 1.4", "Beispiel 3: A gate". */
export const isNumberedExample = (title: string): boolean =>
  isWorkedExample(title) && /^\p{L}+\s+\d/u.test(title)

/** Longer text is not a label; a page can be one line. */
const MAX_LABEL_CHARS = 200
/** What may follow a label: a chapter number, a number, "continued". */
const TAIL = new RegExp(
  String.raw`\s*(?:[-–—:]?\s*(?:(?:${pageWords('beforeSection')})\s+)?(?:(?:${pageWords('sectionArticles')})\s+)?(?:${pageWords('sections', 'lectures', 'weeks')})?\s*(?:\d+(?:\.\d+)*|[ivx]+|[a-z])?|\((?:${pageWords('labelRemarks')}|\d+)\))\s*$`,
  'iu',
)

const BETWEEN_LABELS = new RegExp(String.raw`\s+(?:${pageWords('and')}|&|\/)\s+|,\s+|:\s+`, 'u')

/** Labels that mark an exercise also before its subject: "Exercise: The gate of a mill". */
const NAMED_EXERCISE = new RegExp(
  String.raw`^(?:${pageWords('namedExercises')})(?:\s+\d+(?:\.\d+)*)?:\s`,
  'u',
)
const ABOUT = new RegExp(String.raw`\s+(?:${pageWords('aboutLinks')})\s.*$`, 'u')

/** Whether a title is the label of exercises about something: "Review questions on mills". */
function isExerciseAbout(plain: string): boolean {
  if (NAMED_EXERCISE.test(plain)) return true
  const label = plain.replace(ABOUT, '')
  return label !== plain && label.includes(' ') && KIND_OF.get(label) === 'exercise'
}

/** The kind of two labels of the same kind, one after the other: "Key Terms Glossary". */
function kindOfBoth(plain: string): SectionKind | undefined {
  const words = plain.split(' ')
  for (let at = 1; at < words.length; at += 1) {
    const kind = KIND_OF.get(words.slice(0, at).join(' '))
    if (kind && kind === KIND_OF.get(words.slice(at).join(' '))) return kind
  }
  return undefined
}

/** The kind of part that a heading announces; null for running text. */
export function sectionOf(title: string): SectionKind | null {
  if (title.length > MAX_LABEL_CHARS) return null
  const plain = withoutNumber(title)
    .toLowerCase()
    .replace(/[:.!\s]+$/u, '')
    .replace(/’/gu, "'")
  const kind = KIND_OF.get(plain) ?? KIND_OF.get(plain.replace(TAIL, '')) ?? kindOfBoth(plain)
  if (kind) return kind
  if (isExerciseAbout(plain)) return 'exercise'
  const parts = plain.split(BETWEEN_LABELS)
  const kinds = parts.map((part) => KIND_OF.get(part))
  return parts.length > 1 && kinds.every((one) => one !== undefined) ? (kinds[0] ?? null) : null
}

/** Emoji before the headings of notes; lines of their text begin so as well. */
const EMOJI = /^[\p{So}\p{M}\u200d\s]+/u

/** No document begins with them: "Notes", "Links" or "Media" is then its own title. */
const NEVER_FIRST: ReadonlySet<SectionKind | null> = new Set(['reference', 'index', 'link'])

/** The kind of part that a line announces, behind emoji only where it is marked up. */
function partOf({ title, level, isAnswered, isFirst }: Title): SectionKind | null {
  if (isAnswered) return null
  const section = sectionOf(level === undefined ? title : title.replace(EMOJI, ''))
  return isFirst && NEVER_FIRST.has(section) ? null : section
}

/** State while walking through a document. */
export type SectionState = {
  /** The last heading. */
  heading: string
  /** The part that the chunk belongs to; null for running text. */
  part: SectionKind | null
  /** Unnumbered headings of running text so far: summaries repeat them. */
  seen: Set<string>
  /** The heading before a box or part after which running text may resume without a heading. */
  outer: string
  /** The level of the marked-up heading that began the part. */
  level: number | undefined
}

export const startOfDocument = (): SectionState => ({
  heading: '',
  part: null,
  seen: new Set(),
  outer: '',
  level: undefined,
})

/** Parts at the end of a chapter contain headings of their own; only a new section ends them. */
const WITH_OWN_HEADINGS: ReadonlySet<SectionKind> = new Set([
  'exercise',
  'reference',
  'glossary',
  'index',
])

/** Whether a line that looks like a heading belongs to the current part. */
const isLineOf = (part: SectionKind | null, title: string, after: string): boolean =>
  part !== null && WITH_OWN_HEADINGS.has(part) && !isNumbered(title) && !opensProse(after)

/** A line that looks like a heading. */
type Title = {
  readonly title: string
  /** The text that follows it, if any. */
  readonly after: string
  /** From 1, where the file marks it up as a heading. */
  readonly level: number | undefined
  /** The line after it if that looks like a heading too; empty otherwise. */
  readonly next: string
  /** Whether it announces exercises and their answers stand below. */
  readonly isAnswered: boolean
  /** Whether the document begins with it. */
  readonly isFirst: boolean
}

/** Whether a marked-up heading is below the one that began the current part. */
const isBelow = ({ part, level: own }: SectionState, level: number | undefined): boolean =>
  part !== null &&
  WITH_OWN_HEADINGS.has(part) &&
  level !== undefined &&
  own !== undefined &&
  level > own

/** Whether a line that only looks like a heading is text of the current part. */
const isTextOf = ({ part, seen }: SectionState, { title, after, next }: Title): boolean =>
  (part === 'frontMatter' && /:$/u.test(title)) ||
  (sectionOf(title) === null &&
    // The aims of a section follow its heading.
    sectionOf(next) !== 'frontMatter' &&
    !seen.has(withoutNumber(title).toLowerCase()) &&
    isLineOf(part, title, after))

/** Text below a heading that explains something: further reading is not always a list of it. */
const isExplained = (text: string): boolean =>
  text.length >= 60 &&
  /[.:!?]$/u.test(text) &&
  !/https?:|doi[:.]|\b\d{4}\b|^\p{Lu}[\p{L}'’-]+, \p{Lu}/u.test(text)

/** Applies a heading below the one of the current part. */
function enterBelow(state: SectionState, { title, after }: Title): void {
  if (state.part === 'reference' && isExplained(after)) state.part = null
  state.heading = title
}

/**
 * Applies a heading to `state`. Returns false if it is a line of the current part instead; one that
 * the file marks up never is.
 */
export function enterHeading(state: SectionState, heading: Title): boolean {
  const { title, level } = heading
  const section = partOf(heading)
  const name = withoutNumber(title).toLowerCase()
  const repeated = level === undefined && state.seen.has(name)
  if (section === null && isBelow(state, level)) {
    enterBelow(state, heading)
    return true
  }
  if (level === undefined && isTextOf(state, heading)) return false
  if (section !== null && state.part === null) state.outer = state.heading
  if (section !== null || !repeated || state.part === null) {
    state.part = section
    state.level = level
  }
  state.heading = title
  if (state.part === null) state.seen.add(name)
  return true
}

/** A box of one paragraph between paragraphs of a section, unless the file marks up its heading. */
const BOX = /^take-home experiments?(?!\p{L})/iu

/** Whether the current part has only one paragraph. */
export const isBox = ({ part, level, heading }: SectionState): boolean =>
  part === 'link' || (part === 'exercise' && level === undefined && BOX.test(heading))

/** Ends a box or part after which the running text of the section above continues. */
export function leavePart(state: SectionState): void {
  state.part = null
  state.heading = state.outer
}

/** Long running text without questions: neither an exercise nor a list of sources. */
const opensProse = (text: string): boolean =>
  text.length >= 200 &&
  !/[?？]/u.test(text) &&
  !/https?:|doi[:.]|\(\d{4}[a-z]?\)|\b\d+\(\d+\)/u.test(text) &&
  !ASKS.test(text)

/** How an exercise begins. */
export const ASKS = new RegExp(
  String.raw`^(?:\(?[\da-z]{1,3}[.)]\s*)?(?:${pageWords('exerciseStarts')})\b`,
  'iu',
)

import { pageWords } from '../../languages/pages.ts'
import { beginning } from '../../languages/patterns.ts'
import type { PageBlock } from './page-structure.ts'
import { ASKS, leavePart, type SectionState } from './sections.ts'

/** The sentences of a paragraph, divided before a capital letter. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!]["”’)]?)\s+(?=\p{Lu})/u)

/** Whether the first paragraph of exercises explains something and asks nothing. */
function isExplanation(text: string): boolean {
  const sentences = sentencesOf(text)
  return (
    sentences.length > 2 && !/[?？]|_{3}/u.test(text) && !sentences.some((one) => ASKS.test(one))
  )
}

/** Exercises that begin this late in a document continue to its end. */
const END_OF_DOCUMENT = 0.6

const AIMS = beginning(pageWords('aims'))

/**
 * Ends a box of exercises or aims inside a chapter where running text resumes without a heading.
 */
export function leaveShortPart(state: SectionState, text: string, progress: number): void {
  // A question that ends with a colon has its options below.
  if (/[?？]|_{3}|[:：]$/u.test(text) || AIMS.test(text)) return
  const all = sentencesOf(text)
  const sentences = all.length
  const isOver =
    (state.part === 'exercise' &&
      sentences > 3 &&
      progress < END_OF_DOCUMENT &&
      !ASKS.test(text)) ||
    // Aims are a list: "When a river floods, … It …" begins the text, and no question.
    (state.part === 'frontMatter' &&
      sentences > 1 &&
      text.length > 150 &&
      all.filter((one) => ASKS.test(one)).length * 2 < sentences)
  if (isOver) leavePart(state)
}

/** Ends exercises that begin with an explanation below their marked-up heading. */
export function leaveExercises(
  state: SectionState,
  before: PageBlock | undefined,
  text: string,
): void {
  if (state.part === 'exercise' && before?.kind === 'heading' && isExplanation(text))
    state.part = null
}

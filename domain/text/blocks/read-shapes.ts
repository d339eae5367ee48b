import { answeredQuestions, type Answered } from './kinds/answered-questions.ts'
import { isExercise, isQuizTitle, isStep, selfTestChunks } from './kinds/exercises.ts'
import { withSlideTitles } from './kinds/slides.ts'
import { settleShapes } from './kinds/tables.ts'
import { workedExampleChunks } from './kinds/worked-examples.ts'
import type { Chunk } from './lines.ts'
import { markedUp, shapeInMarkup, withoutUnmarkedTitles } from './markup.ts'
import { sectionOf } from './sections.ts'
import type { PageStructure } from './page-structure.ts'
import { shapeOf, type Shape } from './shapes.ts'

/** The shapes of chunks, by their markup and wording, and the questions among them with answers. */
export function readShapes(
  chunks: readonly Chunk[],
  titles: { readonly numbered: ReadonlySet<Chunk>; readonly ofSlides: ReadonlySet<Chunk> },
  structure: PageStructure,
): { readonly shapes: readonly Shape[]; readonly answered: Answered } {
  const blocksOf = chunks.map((chunk) => markedUp(chunk, structure))
  const byWording = settleShapes(chunks, chunks.map(shapeOf)).map((shape, i) =>
    chunks[i] && titles.numbered.has(chunks[i]) ? 'title' : shape,
  )
  const byMarkup = withSlideTitles(chunks, byWording, titles.ofSlides).map((shape, i) => {
    const chunk = chunks[i]
    const marked = chunk ? shapeInMarkup(chunk, blocksOf[i], shape) : shape
    return marked === 'title' && chunk && isQuizTitle(chunk) ? 'prose' : marked
  })
  const shapes = withoutUnmarkedTitles(byMarkup, blocksOf, structure)
  const answered = answeredQuestions(chunks, shapes, (i) => blocksOf[i]?.kind === 'heading')
  return {
    shapes: shapes.map((shape, i) => (answered.questions.has(i) ? 'title' : shape)),
    answered,
  }
}

/** A question mark as the icon of an exercise. */
const QUESTION_MARK = /^[?？]$/u

/**
 * The numbers of the chunks in a box of one paragraph that says nothing of the subject, whose label
 * is no heading: "Link to Learning", or a question mark.
 */
const boxChunks = (chunks: readonly Chunk[], shapes: readonly Shape[]): number[] =>
  chunks.flatMap(({ text }, i) =>
    QUESTION_MARK.test(text) || (shapes[i] === 'prose' && sectionOf(text) === 'link')
      ? [i, i + 1]
      : [],
  )

/** The numbers of the chunks that ask something, as their wording or their neighbours show. */
export function askingChunks(
  chunks: readonly Chunk[],
  shapes: readonly Shape[],
): ReadonlySet<number> {
  const asking = chunks.flatMap((chunk, i) =>
    isExercise(chunk, shapes[i] ?? 'row') && !isStep(chunks, shapes, i) ? [i] : [],
  )
  return new Set([
    ...asking,
    ...boxChunks(chunks, shapes),
    ...selfTestChunks(chunks, shapes),
    ...workedExampleChunks(chunks, shapes),
  ])
}

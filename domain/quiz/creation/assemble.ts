import type { QuestionDraft } from './draft.ts'
import { KINDS, MAKING, QUESTION_TYPES } from '../kinds/registry.ts'
import { seededRandom } from './random.ts'
import type { MadeQuestion } from './made-question.ts'

/** The drafts as questions, kind by kind, with options shuffled by the seed. */
export const assemble = (drafts: readonly QuestionDraft[], seed: number): MadeQuestion[] => {
  const random = seededRandom(seed ^ 0x5f3759df)
  return QUESTION_TYPES.flatMap((type) => drafts.filter((draft) => draft.type === type)).map(
    (draft) => ({
      question_type: draft.type,
      question_text: draft.question,
      ...MAKING[draft.type].place(draft, random),
      correct_answer: draft.correct,
      explanation: draft.explanation,
      marks: KINDS[draft.type].marks,
      source_file_id: draft.fileId,
      source_page: draft.page,
      source_quote: draft.quote,
      points: [...draft.points],
    }),
  )
}

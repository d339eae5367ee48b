import type { QuestionType } from '../../../../domain/quiz/kinds/registry.ts'
import type { KindView } from './kind-view.ts'
import { laqView } from './laq.tsx'
import { mcqView } from './mcq.tsx'
import { saqView } from './saq.tsx'
import { trueFalseView } from './true-false.tsx'

/** How each kind of question is shown. */
export const KIND_VIEWS: Readonly<Record<QuestionType, KindView>> = {
  mcq: mcqView,
  true_false: trueFalseView,
  saq: saqView,
  laq: laqView,
}

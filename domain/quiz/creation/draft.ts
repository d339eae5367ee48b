import type { KindDraft } from '../kinds/kind.ts'
import type { QuestionType } from '../kinds/registry.ts'

/** A draft of a question with its kind. */
export type QuestionDraft = KindDraft & { readonly type: QuestionType }

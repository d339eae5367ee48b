import type { Question } from '../../../../domain/quiz/rows.ts'
import { OptionsField, OptionsReview, type Options } from './choice.tsx'
import type { KindView } from './kind-view.ts'

/**
 * The options in the order of an attempt. Each further attempt begins with the next option, so that
 * the position of the right one cannot be learned. The numbers are those that are stored.
 */
function optionsOf({ question: { options }, attempt }: { question: Question; attempt: number }) {
  const all: Options = Object.entries(options ?? {}).toSorted(([a], [b]) => Number(a) - Number(b))
  const first = (attempt - 1) % all.length
  return [...all.slice(first), ...all.slice(0, first)]
}

export const mcqView: KindView = {
  Field: (props) => <OptionsField {...props} options={optionsOf(props)} />,
  Review: (props) => <OptionsReview {...props} options={optionsOf(props)} />,
}

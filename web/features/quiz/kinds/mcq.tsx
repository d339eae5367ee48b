import type { Question } from '../../../../domain/quiz/rows.ts'
import { OptionsField, OptionsReview, type Options } from './choice.tsx'
import type { KindView } from './kind-view.ts'

const optionsOf = ({ options }: Question): Options =>
  Object.entries(options ?? {}).toSorted(([a], [b]) => Number(a) - Number(b))

export const mcqView: KindView = {
  Field: (props) => <OptionsField {...props} options={optionsOf(props.question)} />,
  Review: (props) => <OptionsReview {...props} options={optionsOf(props.question)} />,
}

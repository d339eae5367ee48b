import { useMessages } from '../../../lib/i18n/messages.tsx'
import { OptionsField, OptionsReview, type Options } from './choice.tsx'
import type { FieldProps, KindView, ReviewProps } from './kind-view.ts'

/** The options in the language of the interface; the numbers are those that are stored. */
function useOptions(): Options {
  const { trueFalse } = useMessages().common
  return [
    ['1', trueFalse.true],
    ['2', trueFalse.false],
  ]
}

function Field(props: FieldProps) {
  return <OptionsField {...props} options={useOptions()} />
}

function Review(props: ReviewProps) {
  return <OptionsReview {...props} options={useOptions()} />
}

export const trueFalseView: KindView = { Field, Review }

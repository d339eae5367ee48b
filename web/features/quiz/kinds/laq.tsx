import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { FieldProps, KindView } from './kind-view.ts'
import { TextField, TextReview } from './written.tsx'

function Field(props: FieldProps) {
  const { laqPlaceholder } = useMessages().taking
  return <TextField {...props} rows={8} placeholder={laqPlaceholder} />
}

export const laqView: KindView = { Field, Review: TextReview }

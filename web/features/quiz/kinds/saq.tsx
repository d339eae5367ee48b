import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { FieldProps, KindView } from './kind-view.ts'
import { TextField, TextReview } from './written.tsx'

function Field(props: FieldProps) {
  const { saqPlaceholder } = useMessages().taking
  return <TextField {...props} rows={4} placeholder={saqPlaceholder} />
}

export const saqView: KindView = { Field, Review: TextReview }

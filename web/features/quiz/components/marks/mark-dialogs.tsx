import { useState } from 'react'
import { APPEAL_REASON_MAX } from '../../../../../domain/constants.ts'
import type { Answer, Question } from '../../../../../domain/quiz/rows.ts'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import { Field } from '../../../../components/controls/field.tsx'
import { TextArea } from '../../../../components/controls/input.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import type { MarkChange } from '../../api/change-mark.ts'
import { MarkForm } from './mark-form.tsx'

type MarkDialogProps = { question: Question; answer: Answer; onClose: () => void }

/** "I disagree": the learner's reason, then the answer is marked again; both marks are stored. */
export function AppealDialog({ question, answer, onClose }: MarkDialogProps) {
  const messages = useMessages().changes.appeal
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const change = (): MarkChange | null => {
    const trimmed = reason.trim()
    setMissing(trimmed === '')
    return trimmed === ''
      ? null
      : { action: 'appeal', quiz_id: answer.quiz_id, question_id: question.id, reason: trimmed }
  }
  return (
    <Dialog open onClose={onClose} title={messages.title} description={messages.body}>
      <MarkForm
        quizId={answer.quiz_id}
        submitLabel={messages.submit}
        change={change}
        onClose={onClose}
      >
        <Field label={messages.reason} error={isMissing ? messages.reasonRequired : undefined}>
          {(props) => (
            <TextArea
              {...props}
              rows={4}
              maxLength={APPEAL_REASON_MAX}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </MarkForm>
    </Dialog>
  )
}

import { useRef, useState, type ReactNode } from 'react'
import { asFailure } from '../../../../domain/failure.ts'
import { POINT_VERDICTS, VERDICTS, type PointVerdict } from '../../../../domain/grading/wire.ts'
import { Button } from '../../../components/button.tsx'
import { ChoiceGroup } from '../../../components/choice.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { TextArea } from '../../../components/input.tsx'
import { RichText } from '../../../components/rich-text.tsx'
import { Notice } from '../../../components/states.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { useChangeMark, type MarkChange } from '../api/change-mark.ts'
import type { Answer, Question } from '../../../../domain/quiz/rows.ts'

type MarkDialogProps = { question: Question; answer: Answer; onClose: () => void }

type MarkFormProps = {
  quizId: string
  texts: { title: string; body: string; submit: string }
  /** The request to send; null if something is missing, which the form then reports. */
  change: () => MarkChange | null
  onClose: () => void
  children: ReactNode
}

/**
 * A form in a dialog that changes one mark: Enter submits, Ctrl + Enter from a text area; a double
 * submit is prevented.
 */
function MarkForm({ quizId, texts, change, onClose, children }: MarkFormProps) {
  const messages = useMessages()
  const { mutate, isPending, error } = useChangeMark(quizId)
  const sending = useRef(false)
  const send = () => {
    const request = sending.current ? null : change()
    if (!request) return
    sending.current = true
    mutate(request, { onSuccess: onClose, onSettled: () => (sending.current = false) })
  }
  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.body}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        }}
      >
        {children}
        {error && (
          <Notice tone="danger">{messages.errors[asFailure(error, 'grade_failed').code]}</Notice>
        )}
        <footer className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            {messages.common.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {texts.submit}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}

/** "I disagree": the learner's reason, then the answer is marked again; both marks are stored. */
export function AppealDialog({ question, answer, onClose }: MarkDialogProps) {
  const { results } = useMessages().quiz
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const change = (): MarkChange | null => {
    const given = reason.trim()
    setMissing(given === '')
    return given === ''
      ? null
      : { action: 'appeal', quiz_id: answer.quiz_id, question_id: question.id, reason: given }
  }
  return (
    <MarkForm
      quizId={answer.quiz_id}
      texts={{ title: results.disagreeTitle, body: results.disagreeBody, submit: results.remark }}
      change={change}
      onClose={onClose}
    >
      <Field label={results.reason} error={isMissing ? results.reasonRequired : undefined}>
        {(props) => (
          <TextArea
            {...props}
            rows={4}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </MarkForm>
  )
}

/** The learner's own verdict for each mark point, offered when the current mark is an estimate. */
export function SelfMarkDialog({ question, answer, onClose }: MarkDialogProps) {
  const { results } = useMessages().quiz
  const [verdicts, setVerdicts] = useState<PointVerdict[]>(
    answer.points.map((point) => point.verdict),
  )
  return (
    <MarkForm
      quizId={answer.quiz_id}
      texts={{
        title: results.selfMarkTitle,
        body: results.selfMarkBody,
        submit: results.selfMarkSave,
      }}
      change={() => ({
        action: 'self',
        quiz_id: answer.quiz_id,
        question_id: question.id,
        verdicts,
      })}
      onClose={onClose}
    >
      <blockquote className="border-s-2 border-line ps-4 font-serif wrap-anywhere whitespace-pre-line">
        <RichText text={answer.user_answer} />
      </blockquote>
      {answer.points.map((point, index) => (
        <ChoiceGroup
          key={index}
          legend={<RichText text={point.text} />}
          options={(point.verdict === 'open' ? POINT_VERDICTS : VERDICTS).map((verdict) => ({
            value: verdict,
            label: results.verdicts[verdict],
          }))}
          value={verdicts[index] ?? 'missed'}
          onChange={(verdict) => setVerdicts((before) => before.with(index, verdict))}
        />
      ))}
    </MarkForm>
  )
}

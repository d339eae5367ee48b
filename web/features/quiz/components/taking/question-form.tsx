import type { UseMutationResult } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { asFailure, type Failure } from '../../../../../domain/failure.ts'
import { isBlank } from '../../../../../domain/text/blank.ts'
import { isWritten } from '../../../../../domain/quiz/kinds/registry.ts'
import { Button } from '../../../../components/controls/button.tsx'
import { Notice } from '../../../../components/status/states.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { useCharacterShortcuts } from '../../../../lib/browser/character-shortcuts.ts'
import type { Answer, Question } from '../../../../../domain/quiz/rows.ts'
import { useSaveAnswer, type NewAnswer, type Saved } from '../../api/taking/save-answer.ts'
import { KIND_VIEWS } from '../../kinds/registry.ts'
import { ConfidenceChoice } from './confidence-choice.tsx'
import { useDraft } from './use-draft.ts'

/** What saves the answer of a form. */
type SaveAnswer = Pick<UseMutationResult<Saved, Error, NewAnswer>, 'mutate' | 'isPending' | 'data'>

type AnswerFormProps = {
  quizId: string
  question: Question
  /** The saved answer, shown only. */
  answer: Pick<Answer, 'user_answer'> | undefined
  save: SaveAnswer
  /**
   * Which attempt at the question, from 1. A further one has a draft of its own, and is not rated,
   * as the first answer counts.
   */
  attempt?: number
  /** Shown below the field until the answer is saved. */
  hints?: ReactNode
  /** Shown instead of the button once the answer is saved. */
  saved?: ReactNode
  /** Beside the button that submits. */
  note?: ReactNode
  /** Called once the answer is saved, so that the view can continue. */
  onAnswered: () => void
  /** Called with whether there is a draft that is not saved. */
  onUnsaved?: (isUnsaved: boolean) => void
}

/**
 * Whether the learner typed something else than the saved answer, which comes from another tab.
 * It stays until the learner asks for the answer that counts.
 */
function isAnsweredElsewhere(
  { isPending, data }: SaveAnswer,
  draft: string,
  answer: AnswerFormProps['answer'],
): boolean {
  if (!answer || isPending || data !== undefined) return false
  return !isBlank(draft) && draft.trim() !== answer.user_answer.trim()
}

/** One question and its answer, saved once. Mount it with an id of the question as `key`. */
export function AnswerForm({
  quizId,
  question,
  answer,
  save,
  attempt = 1,
  hints = null,
  saved = <SavedNote />,
  note = null,
  onAnswered,
  onUnsaved,
}: AnswerFormProps) {
  const messages = useMessages()
  const { Field } = KIND_VIEWS[question.question_type]
  const writes = isWritten(question.question_type)
  const characterShortcuts = useCharacterShortcuts()
  const { draft, setDraft, confidence, setConfidence, clearDraft, dropDraft } = useDraft(
    quizId,
    question,
    attempt === 1 ? question.id : `${question.id}:${attempt}`,
  )
  const [refusal, setRefusal] = useState<Failure | null>(null)
  // Prevents a double submit before React re-renders.
  const sending = useRef(false)
  const isElsewhere = isAnsweredElsewhere(save, draft, answer)
  const [wasElsewhere, setWasElsewhere] = useState(false)
  const savedAnswer = isElsewhere ? undefined : answer
  const value = savedAnswer?.user_answer ?? draft
  const isUnsaved = save.data === undefined && !isBlank(draft)
  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved])

  const change = (next: string) => {
    setRefusal(null)
    setDraft(next)
  }

  const submit = () => {
    if (answer || sending.current) return
    sending.current = true
    save.mutate(
      { questionId: question.id, userAnswer: draft, confidence },
      {
        onSuccess: ({ answeredElsewhere: elsewhere }) => {
          clearDraft()
          if (!elsewhere) onAnswered()
        },
        onError: (error) => setRefusal(asFailure(error, 'quiz_answer_failed')),
        onSettled: () => (sending.current = false),
      },
    )
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const submits = event.key === 'Enter' && (!writes || event.ctrlKey || event.metaKey)
    if (!submits || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    submit()
  }

  return (
    <form
      noValidate
      tabIndex={-1}
      className="animate-arrive space-y-6 outline-none"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        question={question}
        value={value}
        isSaved={savedAnswer !== undefined}
        attempt={attempt}
        onChange={change}
      />
      {!answer && hints}
      {!answer && attempt === 1 && <ConfidenceChoice value={confidence} onChange={setConfidence} />}
      {refusal && <Notice tone="danger">{messages.errors[refusal.code]}</Notice>}
      {(isElsewhere || wasElsewhere || save.data?.answeredElsewhere) && (
        <Notice tone="warning">{messages.taking.elsewhere}</Notice>
      )}
      {isElsewhere ? (
        <Button
          onClick={({ currentTarget }) => {
            // It disappears: the focus stays at the answer.
            currentTarget.form?.focus()
            setWasElsewhere(true)
            dropDraft()
          }}
        >
          {messages.taking.showElsewhere}
        </Button>
      ) : savedAnswer ? (
        saved
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            className="max-sm:w-full"
            busy={save.isPending}
          >
            {messages.taking.submitAnswer}
          </Button>
          {note}
          {(characterShortcuts || writes) && (
            <span className="hidden text-sm text-muted sm:pointer-fine:inline">
              {writes ? messages.taking.textKeys : messages.taking.keys}
            </span>
          )}
        </div>
      )}
    </form>
  )
}

function SavedNote() {
  const { saved } = useMessages().taking
  return (
    <p className="flex items-center gap-2 text-muted">
      <Check aria-hidden className="size-5" /> {saved}
    </p>
  )
}

type QuestionFormProps = Pick<AnswerFormProps, 'quizId' | 'question' | 'answer' | 'onAnswered'>

/** A question of a test: without hints, which would need the key. */
export function QuestionForm(props: QuestionFormProps) {
  const { isFinal } = useMessages().taking
  const note = <span className="text-sm text-muted">{isFinal}</span>
  return <AnswerForm {...props} save={useSaveAnswer(props.quizId)} note={note} />
}

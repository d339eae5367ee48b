import { Ban, Ellipsis, Pencil, Replace, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Answer, Question } from '../../../../../domain/quiz/rows.ts'
import { answeredVersion, WITHDRAWAL_REASONS } from '../../../../../domain/quiz/bank/versions.ts'
import { Badge } from '../../../../components/content/badge.tsx'
import { Button } from '../../../../components/controls/button.tsx'
import { Select } from '../../../../components/controls/input.tsx'
import { Menu } from '../../../../components/controls/menu.tsx'
import { RichText } from '../../../../components/content/rich-text.tsx'
import { useToast } from '../../../../components/status/toast.tsx'
import { loadChunk } from '../../../../lib/browser/load-chunk.ts'
import { loadMessages } from '../../../../lib/i18n/i18n.ts'
import { failureMessage } from '../../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { useChangeQuestion, type QuestionChange } from '../../api/change-question.ts'
import type { PagedQuestion } from '../../bank/own-question/replace-question.tsx'
import { KIND_VIEWS } from '../../kinds/registry.ts'
import { quoteText, Part } from '../review-part.tsx'
import './question-changes.css'

export { EarlierMarks } from '../marks/earlier-marks.tsx'
export { QuizOrigin } from '../../bank/quiz-origin.tsx'

/** The form loads with the first edit. */
const EditQuestion = lazy(() =>
  loadChunk(() => import('./edit-question.tsx')).then((module) => ({
    default: module.EditQuestion,
  })),
)

/** The form loads with the first replacement. */
const ReplaceQuestion = lazy(async () => {
  const [module] = await Promise.all([
    loadChunk(() => import('../../bank/own-question/replace-question.tsx')),
    loadMessages('bank'),
  ])
  return { default: module.ReplaceQuestion }
})

const NONE = 'none'
const REASONS = [NONE, ...WITHDRAWAL_REASONS] as const

/** Whether the focus is in a toast; a menu is a popover as well. */
const isInToast = (focused: Element | null) =>
  focused?.matches('[popover]:not([role=menu]) *') ?? false

/**
 * Focuses the menu of a question, which may have been rendered again, unless the user has moved
 * the focus away from `origin`, the control that was used. That control may still be on the page:
 * it disappears with the next rendering.
 */
const focusMenu = (questionId: string, origin: Element | null = null) =>
  requestAnimationFrame(() => {
    const focused = document.activeElement
    if (focused !== document.body && focused !== origin && !isInToast(focused)) return
    document.querySelector<HTMLElement>(`[data-changes="${questionId}"] button`)?.focus()
  })

/** Withdraws and restores a question, with Undo; a failure is shown as a toast. */
function useWithdrawal(question: Question) {
  const messages = useMessages()
  const toast = useToast()
  const { mutateAsync } = useChangeQuestion(question.id)
  const { id, question_number: number } = question

  const change = async (request: QuestionChange): Promise<boolean> => {
    try {
      await mutateAsync(request)
      return true
    } catch (cause) {
      toast(failureMessage(cause, messages), { tone: 'danger' })
      return false
    }
  }
  const restore = async () => {
    const origin = document.activeElement
    if (await change({ kind: 'restore' })) toast(messages.changes.restored(number))
    focusMenu(id, origin)
  }
  const withdraw = async () => {
    const byKeyboard = document.activeElement?.matches(':focus-visible') ?? false
    if (!(await change({ kind: 'withdraw', reason: null }))) return
    toast(messages.changes.withdrawn(number), {
      focusAction: byKeyboard,
      action: { label: messages.common.undo, onSelect: () => void restore() },
      onEnd: () => {
        // The focus moves only if it was in the toast.
        if (isInToast(document.activeElement)) focusMenu(id)
      },
    })
  }
  return { change, withdraw, restore }
}

type ChangeForm = 'edit' | 'replace'

type FormProps = {
  question: Question
  /** The form that is open. */
  form: ChangeForm | null
  onForm: (form: ChangeForm | null) => void
}

/** Whether the page of a question is known; a question that replaces it is about the same page. */
const hasPage = (question: Question): question is PagedQuestion =>
  question.source_file_id !== null && question.source_page !== null

/** The forms that change a question. */
function QuestionForms({ question, form, onForm }: FormProps) {
  const close = () => onForm(null)
  return (
    <Suspense>
      {form === 'edit' && (
        <EditQuestion question={question} onClose={close} onReopen={() => onForm('edit')} />
      )}
      {form === 'replace' && hasPage(question) && (
        <ReplaceQuestion question={question} onClose={close} onReopen={() => onForm('replace')} />
      )}
    </Suspense>
  )
}

type MenuProps = {
  question: Question
  /** Whether it was answered: until then it is only withdrawn. */
  canEdit?: boolean
}

/** What the learner can do with a question that was answered. */
export function QuestionMenu({ question, canEdit = true }: MenuProps) {
  const messages = useMessages().changes
  const { withdraw, restore } = useWithdrawal(question)
  const [form, setForm] = useState<ChangeForm | null>(null)
  const isOwn = typeof question.written_at === 'string'
  const edit = { label: messages.edit, icon: Pencil, onSelect: () => setForm('edit') }
  const replace = { label: messages.replace, icon: Replace, onSelect: () => setForm('replace') }
  const items =
    question.withdrawn_at === null
      ? [
          ...(canEdit ? [edit] : []),
          ...(canEdit && hasPage(question) ? [replace] : []),
          { label: messages.withdraw, icon: Ban, onSelect: () => void withdraw() },
        ]
      : [{ label: messages.restore, icon: Undo2, onSelect: () => void restore() }]
  return (
    <div data-changes={question.id} className="question-menu">
      {(isOwn || question.edited_at !== null) && (
        <Badge icon={Pencil}>{isOwn ? messages.own : messages.ownVersion}</Badge>
      )}
      <Menu
        className="print:hidden"
        label={messages.menu(question.question_number)}
        trigger={<Ellipsis aria-hidden size={20} />}
        items={items}
      />
      <QuestionForms question={question} form={form} onForm={setForm} />
    </div>
  )
}

/** States that a question is withdrawn and why; the reason can be chosen here. */
export function WithdrawnNotice({ question }: { question: Question }) {
  const messages = useMessages().changes
  const { change, restore } = useWithdrawal(question)
  const stored = question.withdrawn_reason ?? NONE
  const [pending, setPending] = useState<typeof stored | null>(null)
  const choose = async (reason: typeof stored) => {
    setPending(reason)
    await change({ kind: 'withdraw', reason: reason === NONE ? null : reason })
    setPending(null)
  }
  return (
    <section
      aria-label={messages.withdrawnTitle}
      className="space-y-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <div className="space-y-1">
        <p className="flex items-center gap-2 font-medium">
          <Ban aria-hidden className="size-4 shrink-0" />
          {messages.withdrawnTitle}
        </p>
        <p className="text-sm text-muted">{messages.withdrawnBody}</p>
      </div>
      <div className="withdrawal">
        <Select
          label={messages.reason}
          value={pending ?? stored}
          options={REASONS.map((value) => ({
            value,
            label: messages.reasons[value],
          }))}
          onChange={(reason) => void choose(reason)}
        />
        <Button icon={Undo2} className="print:hidden" onClick={() => void restore()}>
          {messages.restore}
        </Button>
      </div>
    </section>
  )
}

type EarlierVersionProps = {
  question: Question
  answer: Answer | undefined
  /** Which attempt is shown, from 1. */
  attempt: number
}

/** The version that was answered, if the question was edited since. */
export function EarlierVersion({ question, answer, attempt }: EarlierVersionProps) {
  const { changes: messages, quiz } = useMessages()
  const version = answeredVersion(question, answer ? attempt : null)
  if (!version) return null
  const { Review } = KIND_VIEWS[question.question_type]
  return (
    <details className="earlier-version">
      <summary className="text-target">
        {answer ? messages.earlier : messages.earlierUnanswered}
      </summary>
      <div className="space-y-4 border-s-2 border-line ps-4">
        <p dir="auto" className="font-serif wrap-anywhere whitespace-pre-line">
          <RichText text={version.question_text} />
        </p>
        <Review question={{ ...question, ...version }} answer={answer} attempt={attempt} />
        <Part title={quiz.results.explanation}>
          <RichText text={quoteText(version.explanation)} />
        </Part>
      </div>
    </details>
  )
}

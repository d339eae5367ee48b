import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  OWN_QUESTIONS_MAX,
  OWN_QUESTIONS_PER_DAY,
  QUESTION_TEXT_MAX,
} from '../../../../../domain/constants.ts'
import type { EditErrors } from '../../../../../domain/quiz/bank/edit-question.ts'
import { isWritten, QUESTION_TYPES } from '../../../../../domain/quiz/kinds/registry.ts'
import {
  blankForm,
  blankQuestion,
  checkOwnQuestion,
  ownContent,
  passageOn,
} from '../../../../../domain/quiz/bank/own-question.ts'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import { Select } from '../../../../components/controls/input.tsx'
import { Notice } from '../../../../components/status/states.tsx'
import { useToast } from '../../../../components/status/toast.tsx'
import { formatNumber } from '../../../../lib/i18n/format.ts'
import { failureMessage } from '../../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { EditFields } from '../../components/changes/edit-question.tsx'
import { FormActions } from './form-actions.tsx'
import { useOwnQuestionDraft } from './own-question-draft.ts'
import { OwnSourceFields, type SourceForm } from './own-source-fields.tsx'
import { pageTextQuery, useCreateQuestion } from './own-question-requests.ts'

/** A base with the status of the text of its files. */
type Base = {
  readonly id: string
  readonly name: string
  readonly files: readonly { readonly id: string; readonly name: string; readonly status: string }[]
}

/** What is filled in when the form opens. */
type Start = {
  readonly base?: string
  readonly file?: string
  /** From 1. */
  readonly page?: number
  readonly quote?: string
}

type OwnQuestionProps = {
  start: Start
  bases: readonly Base[]
  onClose: () => void
  /** Opens the form again. */
  onReopen: () => void
}

/** The files whose text is read, those of the base `first` first. */
function readFiles(bases: readonly Base[], first: string | undefined) {
  const chosen = bases.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
  return chosen.flatMap((base) =>
    base.files
      .filter(({ status }) => status === 'completed')
      .map(({ id, name }) => ({ value: id, label: `${base.name}: ${name}` })),
  )
}

/** A form for a question that the learner writes about a page. */
export function OwnQuestionDialog({ start, bases, onClose, onReopen }: OwnQuestionProps) {
  const texts = useMessages().bank.form
  const files = readFiles(bases, start.base)
  const first = files.find(({ value }) => value === start.file) ?? files[0]
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={`${texts.body} ${texts.limits(formatNumber(OWN_QUESTIONS_PER_DAY), formatNumber(OWN_QUESTIONS_MAX))}`}
    >
      {first ? (
        <OwnQuestionForm
          files={files}
          start={{ fileId: first.value, page: start.page ?? 1, quote: start.quote ?? '' }}
          base={start.base}
          onClose={onClose}
          onReopen={onReopen}
        />
      ) : (
        <Notice tone="neutral">{texts.noFiles}</Notice>
      )}
    </Dialog>
  )
}

type FormProps = {
  /** The files to choose from; none: file and page are fixed. */
  files: readonly { value: string; label: string }[]
  start: SourceForm
  /** The base that the form was opened for. */
  base?: string | undefined
  /** The question that the new one replaces. */
  replaces?: string
  /** The message when the question is stored. */
  saved?: string
  onClose: () => void
  /** Opens the form again. */
  onReopen: () => void
}

/** The fields of an own question. */
export function OwnQuestionForm({ replaces, saved, onClose, onReopen, ...opened }: FormProps) {
  const { files, start, base } = opened
  const messages = useMessages()
  const texts = messages.bank.form
  const toast = useToast()
  const { draft, form: own, change } = useOwnQuestionDraft({ files, start, replaces, base })
  const { kind, source, isSourceChanged, forms } = own
  const [errors, setErrors] = useState<EditErrors>({})
  const [isMissing, setMissing] = useState(false)
  const create = useCreateQuestion(() => void draft.remove())
  const pageText = useQuery(pageTextQuery(source.fileId, source.page))
  const element = useRef<HTMLFormElement>(null)
  // Prevents a double submit before React re-renders.
  const sending = useRef(false)
  const form = forms[kind] ?? blankForm(kind)
  const hasPassage = start.quote !== ''
  // A passage that was filled in needs no choice of sentences until it is changed.
  const offersSentences = !hasPassage || isSourceChanged

  const save = async () => {
    if (sending.current) return
    sending.current = true
    // The learner may be faster than the text of the page. Its failure is shown with the source.
    const { data } = pageText.data ? pageText : await pageText.refetch({ cancelRefetch: false })
    sending.current = false
    if (!data) return
    const passage = passageOn(data.content, source.quote)
    const found = checkOwnQuestion(kind, form)
    setErrors(found)
    setMissing(passage === null)
    if (passage === null || Object.keys(found).length > 0) {
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      )
      return
    }
    sending.current = true
    const from = { ...source, quote: passage.slice(0, QUESTION_TEXT_MAX) }
    create.mutate(
      { id: own.id, replaces, kind, source: from, content: ownContent(kind, form, from) },
      {
        onSuccess: () => {
          onClose()
          toast(saved ?? texts.saved, { tone: 'success' })
        },
        onSettled: () => (sending.current = false),
      },
    )
  }
  return (
    <form
      ref={element}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
      }}
    >
      <OwnSourceFields
        files={files}
        source={source}
        pageText={pageText}
        error={isMissing ? texts.notOnPage : null}
        takesFocus={!hasPassage}
        offersSentences={offersSentences}
        passageHint={offersSentences ? texts.passageHint : undefined}
        onChange={(next) => {
          change({ source: { ...source, ...next }, isSourceChanged: true })
          setMissing(false)
        }}
      />
      <Select
        label={texts.kind}
        value={kind}
        options={QUESTION_TYPES.map((value) => ({ value, label: messages.quiz.types[value] }))}
        onChange={(chosen) => {
          change({ kind: chosen })
          setErrors({})
        }}
      />
      <EditFields
        key={kind}
        question={{ ...blankQuestion(kind, source), source_page: null }}
        form={form}
        errors={errors}
        takesFocus={hasPassage}
        onChange={(next) => {
          change({ forms: { ...forms, [kind]: { ...form, ...next } } })
          setErrors({})
        }}
      />
      {isWritten(kind) && <p className="text-sm text-muted">{texts.pointsHint}</p>}
      {create.error && <Notice tone="danger">{failureMessage(create.error, messages)}</Notice>}
      <FormActions
        draft={draft}
        save={texts.save}
        busy={create.isPending}
        onClose={onClose}
        onReopen={onReopen}
      />
    </form>
  )
}

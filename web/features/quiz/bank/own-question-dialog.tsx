import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  OWN_QUESTIONS_MAX,
  OWN_QUESTIONS_PER_DAY,
  QUESTION_TEXT_MAX,
} from '../../../../domain/constants.ts'
import type { EditErrors, EditForm } from '../../../../domain/quiz/bank/edit-question.ts'
import {
  isWritten,
  QUESTION_TYPES,
  type QuestionType,
} from '../../../../domain/quiz/kinds/registry.ts'
import {
  blankForm,
  blankQuestion,
  checkOwnQuestion,
  ownContent,
  passageOn,
} from '../../../../domain/quiz/bank/own-question.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Select } from '../../../components/input.tsx'
import { Notice } from '../../../components/states.tsx'
import { useToast } from '../../../components/toast.tsx'
import { formatNumber } from '../../../lib/i18n/format.ts'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { EditFields } from '../components/changes/edit-question.tsx'
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
export function OwnQuestionDialog({ start, bases, onClose }: OwnQuestionProps) {
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
          onClose={onClose}
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
  /** The question that the new one replaces. */
  replaces?: string
  /** The message when the question is stored. */
  saved?: string
  onClose: () => void
}

/** The fields of an own question. */
export function OwnQuestionForm({ files, start, replaces, saved, onClose }: FormProps) {
  const messages = useMessages()
  const texts = messages.bank.form
  const toast = useToast()
  const [kind, setKind] = useState<QuestionType>('mcq')
  const [source, setSource] = useState(start)
  const [isSourceChanged, setSourceChanged] = useState(false)
  const [forms, setForms] = useState<Partial<Record<QuestionType, EditForm>>>({})
  const [errors, setErrors] = useState<EditErrors>({})
  const [isMissing, setMissing] = useState(false)
  const [id] = useState(() => crypto.randomUUID())
  const create = useCreateQuestion()
  const pageText = useQuery(pageTextQuery(source.fileId, source.page))
  const element = useRef<HTMLFormElement>(null)
  // Prevents a double submit before React re-renders.
  const sending = useRef(false)
  const form = forms[kind] ?? blankForm(kind)
  const hasPassage = start.quote !== ''
  // A passage that was filled in needs no choice of sentences until it is changed.
  const offersSentences = !hasPassage || isSourceChanged

  const save = () => {
    if (sending.current) return
    const passage = passageOn(pageText.data?.content ?? '', source.quote)
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
      { id, replaces, kind, source: from, content: ownContent(kind, form, from) },
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
        save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
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
        onChange={(change) => {
          setSource({ ...source, ...change })
          setSourceChanged(true)
          setMissing(false)
        }}
      />
      <Select
        label={texts.kind}
        value={kind}
        options={QUESTION_TYPES.map((value) => ({ value, label: messages.quiz.types[value] }))}
        onChange={(chosen) => {
          setKind(chosen)
          setErrors({})
        }}
      />
      <EditFields
        key={kind}
        question={{ ...blankQuestion(kind, source), source_page: null }}
        form={form}
        errors={errors}
        takesFocus={hasPassage}
        onChange={(change) => {
          setForms({ ...forms, [kind]: { ...form, ...change } })
          setErrors({})
        }}
      />
      {isWritten(kind) && <p className="text-sm text-muted">{texts.pointsHint}</p>}
      {create.error && <Notice tone="danger">{failureMessage(create.error, messages)}</Notice>}
      <footer className="actions">
        <Button variant="ghost" onClick={onClose}>
          {messages.common.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={create.isPending}>
          {texts.save}
        </Button>
      </footer>
    </form>
  )
}

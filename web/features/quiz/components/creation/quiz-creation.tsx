import { FileQuestion, Sparkles } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import { asFailure, type Failure } from '../../../../../domain/failure.ts'
import { checkConfiguration, totals } from '../../../../../domain/quiz/creation/configuration.ts'
import { Button, ButtonLink } from '../../../../components/controls/button.tsx'
import { Skeleton } from '../../../../components/status/skeleton.tsx'
import { EmptyState, ErrorState, Notice } from '../../../../components/status/states.tsx'
import { useDeferredReady } from '../../../../lib/browser/deferred-ready.ts'
import { isNoControlFocused } from '../../../../lib/browser/focus.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { routes } from '../../../../lib/routes.ts'
import { useMakeQuiz } from '../../api/make-quiz.ts'
import type { QuizzableBase } from '../../api/quizzable-bases.ts'
import { CreationFailure, isAboutField } from './creation-failure.tsx'
import { QuizGeneration } from './quiz-generation.tsx'
import { QuizSettings, type QuizSettingsValue } from './quiz-settings.tsx'
import { SourcePicker, type OnRetry } from './source-picker.tsx'
import {
  preventDoubleClickSelection,
  selectionOf,
  topicOf,
  useBases,
  useChosenIds,
  useImmediateStart,
  useRequestedQuiz,
  useSettings,
  type MoreBases,
  type QuizTopic,
} from './use-quiz-form.ts'

function CreationSkeleton() {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] xl:gap-x-24">
      {[0, 1].map((column) => (
        <div key={column} className="space-y-4">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      ))}
    </div>
  )
}

function Summary({ value, selected }: { value: QuizSettingsValue; selected: number }) {
  const messages = useMessages().creation
  const { questions, marks } = totals(value.counts)
  const figures = [
    [messages.totalQuestions, questions],
    [messages.totalMarks, marks],
    [messages.totalSources(selected), selected],
  ] as const
  return (
    <section aria-label={messages.summary}>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 font-figures" aria-live="polite">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-serif text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type ChosenTopicProps = { topic: QuizTopic | null; onAllPages: () => void }

/** What a quiz is limited to, and the way back to the complete file. */
function ChosenTopic({ topic, onAllPages }: ChosenTopicProps) {
  const messages = useMessages().creation
  return (
    topic && (
      <Notice>
        <p>{messages.onlyAbout(topic.topic, topic.pages.join(', '), topic.pages.length)}</p>
        <Button size="sm" className="mt-2" onClick={onAllPages}>
          {messages.allPages}
        </Button>
      </Notice>
    )
  )
}

const failureOf = (error: unknown): Failure | null =>
  error === null ? null : asFailure(error, 'quiz_generate_failed')

/** The button that has the focus when a form reappears, as after a failure or a cancel. */
function useReturnedFocus(isFormHidden: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasAway = useRef(false)
  useEffect(() => {
    if (wasAway.current && !isFormHidden && isNoControlFocused()) button.current?.focus()
    wasAway.current = isFormHidden
  }, [isFormHidden])
  return button
}

type CreationFormProps = {
  bases: QuizzableBase[]
  more: MoreBases
  chosenIds: ReadonlySet<string>
  onChoose: (fileIds: string[], chosen: boolean) => void
  onRetry: OnRetry
}

function CreationForm({ bases, more, chosenIds, onChoose, onRetry }: CreationFormProps) {
  const messages = useMessages()
  const making = useMakeQuiz()
  const requested = useRequestedQuiz()
  const selection = selectionOf(bases, chosenIds)
  const { selected } = selection
  const { settings, change } = useSettings(bases, selected, requested)
  const topic = topicOf(requested, selected)
  const [validationError, setValidationError] = useState<Failure | null>(null)
  // Prevents a double submit before React re-renders.
  const isSubmitting = useRef(false)

  /** Clears the error when the user edits. */
  const clearError = () => {
    setValidationError(null)
    making.reset()
  }

  const choose = (fileIds: string[], chosen: boolean) => {
    clearError()
    onChoose(fileIds, chosen)
  }

  const submit = () => {
    const request = {
      quiz_id: crypto.randomUUID(),
      quiz_name: settings.name.trim(),
      difficulty: settings.difficulty,
      mode: settings.mode,
      counts: settings.counts,
      file_ids: [...selected],
      ...topic.request,
      time_limit_minutes: settings.mode === 'test' ? settings.timeLimit : null,
    }
    const checkedConfiguration = checkConfiguration(request)
    setValidationError(checkedConfiguration.ok ? null : checkedConfiguration.failure)
    if (!checkedConfiguration.ok || isSubmitting.current) return
    isSubmitting.current = true
    preventDoubleClickSelection()
    // Failures are shown from `making.error`. Unlike the callbacks of `mutate`, this also runs
    // after a cancel.
    void making
      .mutateAsync(request)
      .catch(() => null)
      .finally(() => (isSubmitting.current = false))
  }

  const isFormHidden = making.isPending || making.isSuccess
  const sender = useReturnedFocus(isFormHidden)
  const allPages = () => {
    clearError()
    requested.onAllPages()
    // The button that was pressed disappears.
    sender.current?.focus({ preventScroll: true })
  }
  const isStarting = useImmediateStart(selection, submit)

  if (isStarting && !isFormHidden)
    return (
      <div role="status">
        <p className="mb-6 text-muted">{messages.creation.starting}</p>
        <CreationSkeleton />
      </div>
    )
  if (isFormHidden)
    return (
      <QuizGeneration
        name={settings.name}
        progress={making.progress}
        made={making.data ?? null}
        onCancel={() => void making.cancel()}
      />
    )

  const failure = validationError ?? failureOf(making.error)
  return (
    <form
      noValidate
      className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] xl:gap-x-24"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <SourcePicker
        bases={bases}
        more={more}
        selected={selected}
        onChange={choose}
        onRetry={onRetry}
      />
      {/* Sticky, so that it stays visible beside a long list. */}
      <div className="space-y-6 lg:sticky lg:top-24 lg:self-start">
        <ChosenTopic topic={topic.shown} onAllPages={allPages} />
        <QuizSettings
          value={settings}
          failure={failure}
          onChange={(value) => {
            clearError()
            change(value)
          }}
        />
        <div className="space-y-4 border-t border-line pt-6">
          {failure && !isAboutField(failure) && (
            <CreationFailure
              failure={failure}
              bases={bases}
              selected={selected}
              onAllPages={topic.shown ? allPages : undefined}
            />
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
            <Summary value={settings} selected={selected.size} />
            <Button
              ref={sender}
              type="submit"
              variant="primary"
              size="lg"
              icon={Sparkles}
              className="max-sm:w-full"
            >
              {messages.creation.submit}
            </Button>
          </div>
        </div>
      </div>
    </form>
  )
}

type QuizCreationProps = {
  /** Shown instead when there is no file to ask about. */
  start: ReactNode
  /** Reads the text of a file again. */
  onRetry: OnRetry
}

/** The quiz creation screen. */
export function QuizCreation({ start, onRetry }: QuizCreationProps) {
  const messages = useMessages().creation
  const [params] = useSearchParams()
  const preselected = params.getAll('file')
  const { chosenIds, choose } = useChosenIds(preselected)
  const { first, bases, more } = useBases(preselected, chosenIds)
  const arrived = useDeferredReady(!first.isPending)
  if (first.isPending || !arrived) return <CreationSkeleton />
  if (first.isLoadingError)
    return (
      <ErrorState
        failure={asFailure(first.error, 'bases_load_failed')}
        onRetry={() => first.refetch()}
      />
    )
  if (!bases || bases.length === 0)
    return (
      <EmptyState
        icon={FileQuestion}
        title={messages.emptyTitle}
        body={messages.emptyBody}
        action={
          <>
            <ButtonLink variant="primary" to={routes.newBase}>
              {messages.emptyAction}
            </ButtonLink>
            {start}
          </>
        }
      />
    )
  const listed = new Set(bases.flatMap(({ files }) => files.map(({ id }) => id)))
  return (
    <>
      {preselected.some((id) => !listed.has(id)) && (
        <div className="mb-8">
          <Notice>{messages.noText}</Notice>
        </div>
      )}
      <CreationForm
        bases={bases}
        more={more}
        chosenIds={chosenIds}
        onChoose={choose}
        onRetry={onRetry}
      />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { FileQuestion, Sparkles } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { QUIZ_NAME_MAX } from '../../../../domain/constants.ts'
import type { Failure } from '../../../../domain/failure.ts'
import { asFailure } from '../../../../domain/failure.ts'
import { checkConfiguration, totals } from '../../../../domain/quiz/configuration.ts'
import { DEFAULT_COUNTS } from '../../../../domain/quiz/counts.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { EmptyState, ErrorState, Notice } from '../../../components/states.tsx'
import { useDeferredReady } from '../../../lib/browser/deferred-ready.ts'
import { isNothingFocused } from '../../../lib/browser/focus.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import { useMakeQuiz } from '../api/make-quiz.ts'
import { quizzableBasesQuery, type QuizzableBase } from '../api/quizzable-bases.ts'
import { QuizGeneration } from './quiz-generation.tsx'
import { QuizSettings, type QuizSettingsValue } from './quiz-settings.tsx'
import { isSelectable, SourcePicker } from './source-picker.tsx'

function CreationSkeleton() {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] xl:gap-x-24">
      {[0, 1].map((column) => (
        <div key={column} className="space-y-4">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-5/6" />
          <Skeleton className="h-11 w-2/3" />
        </div>
      ))}
    </div>
  )
}

function Summary({ value, selected }: { value: QuizSettingsValue; selected: number }) {
  const messages = useMessages().quiz.create
  const { questions, marks } = totals(value.counts)
  const figures = [
    [messages.totalQuestions, questions],
    [messages.totalMarks, marks],
    [messages.sources, selected],
  ] as const
  return (
    <section aria-labelledby="quiz-summary">
      <h2 id="quiz-summary" className="sr-only">
        {messages.summary}
      </h2>
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

function CreationForm({ bases }: { bases: QuizzableBase[] }) {
  const messages = useMessages()
  const making = useMakeQuiz()
  const [params] = useSearchParams()
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => {
    const preselected = new Set(params.getAll('file'))
    const files = bases.flatMap((base) => base.files).filter(isSelectable)
    return new Set(files.map((file) => file.id).filter((id) => preselected.has(id)))
  })
  const [settings, setSettings] = useState<QuizSettingsValue>({
    name: (params.get('name') ?? '').slice(0, QUIZ_NAME_MAX),
    difficulty: 'medium',
    counts: { ...DEFAULT_COUNTS },
  })
  const [validationError, setRefusal] = useState<Failure | null>(null)
  // Prevents a double submit before React re-renders.
  const isSubmitting = useRef(false)

  /** Clears the error when the user edits. */
  const clearError = () => {
    setRefusal(null)
    making.reset()
  }

  const choose = (fileIds: string[], chosen: boolean) => {
    clearError()
    setSelected((before) => {
      const after = new Set(before)
      for (const id of fileIds) {
        if (chosen) after.add(id)
        else after.delete(id)
      }
      return after
    })
  }

  const submit = () => {
    const request = {
      quiz_id: crypto.randomUUID(),
      quiz_name: settings.name.trim(),
      difficulty: settings.difficulty,
      counts: settings.counts,
      file_ids: [...selected],
    }
    const checkedConfiguration = checkConfiguration(request)
    setRefusal(checkedConfiguration.ok ? null : checkedConfiguration.failure)
    if (!checkedConfiguration.ok || isSubmitting.current) return
    isSubmitting.current = true
    // Failures are shown from `making.error`. Unlike the callbacks of `mutate`, this also runs
    // after a cancel.
    void making
      .mutateAsync(request)
      .catch(() => null)
      .finally(() => (isSubmitting.current = false))
  }

  // When the form reappears after a failure or a cancel, the focus returns to the submit button.
  const sender = useRef<HTMLButtonElement>(null)
  const isFormHidden = making.isPending || making.isSuccess
  const wasAway = useRef(false)
  useEffect(() => {
    if (wasAway.current && !isFormHidden && isNothingFocused()) sender.current?.focus()
    wasAway.current = isFormHidden
  }, [isFormHidden])

  if (isFormHidden)
    return (
      <QuizGeneration
        name={settings.name}
        progress={making.progress}
        made={making.data ?? null}
        onCancel={() => void making.cancel()}
      />
    )

  const failure =
    validationError ??
    (making.error === null ? null : asFailure(making.error, 'quiz_generate_failed'))
  return (
    <form
      noValidate
      className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] xl:gap-x-24"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <SourcePicker bases={bases} selected={selected} onChange={choose} />
      {/* Sticky, so that it stays visible beside a long list. */}
      <div className="space-y-8 lg:sticky lg:top-24 lg:self-start">
        <QuizSettings
          value={settings}
          onChange={(value) => {
            clearError()
            setSettings(value)
          }}
        />
        <div className="space-y-5 border-t border-line pt-6">
          {failure && (
            <Notice tone="danger">{failure.detail ?? messages.errors[failure.code]}</Notice>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
            <Summary value={settings} selected={selected.size} />
            <Button ref={sender} type="submit" variant="primary" size="lg" icon={Sparkles}>
              {messages.quiz.create.submit}
            </Button>
          </div>
        </div>
      </div>
    </form>
  )
}

/** The quiz creation screen. `start` is shown instead when there is no PDF. */
export function QuizCreation({ start }: { start: ReactNode }) {
  const messages = useMessages().quiz.create
  const bases = useQuery(quizzableBasesQuery)
  const arrived = useDeferredReady(!bases.isPending)
  if (bases.isPending || !arrived) return <CreationSkeleton />
  if (bases.isError)
    return (
      <ErrorState
        failure={asFailure(bases.error, 'bases_load_failed')}
        onRetry={() => void bases.refetch()}
      />
    )
  if (bases.data.length === 0)
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
  return <CreationForm bases={bases.data} />
}

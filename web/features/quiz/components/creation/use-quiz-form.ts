import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import {
  CHOSEN_PAGES_MAX,
  COUNT_MAX,
  COUNT_MIN,
  QUIZ_NAME_MAX,
} from '../../../../../domain/constants.ts'
import { firstCharacters } from '../../../../../domain/text/characters.ts'
import {
  DEFAULT_COUNTS,
  fillCounts,
  totalCount,
} from '../../../../../domain/quiz/creation/counts.ts'
import { QUESTION_TYPES } from '../../../../../domain/quiz/kinds/registry.ts'
import { DIFFICULTIES, type MakeQuizRequest } from '../../../../../domain/quiz/wire.ts'
import { asFailure, type Failure } from '../../../../../domain/failure.ts'
import { formatDate } from '../../../../lib/i18n/format.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { namesTodayQuery } from '../../api/names-today.ts'
import { PAGE_BASES, quizzableBasesQuery, type QuizzableBase } from '../../api/quizzable-bases.ts'
import { materialName, numberedName } from '../../default-name.ts'
import type { QuizSettingsValue } from './quiz-settings.tsx'
import { isSelectable } from './source-picker.tsx'

/** The ids that are chosen; of some no file may be known yet. */
export function useChosenIds(preselected: readonly string[]) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(() => new Set(preselected))
  const choose = (fileIds: string[], chosen: boolean) =>
    setChosenIds((before) => {
      const after = new Set(before)
      for (const id of fileIds) {
        if (chosen) after.add(id)
        else after.delete(id)
      }
      return after
    })
  return { chosenIds, choose }
}

/** More bases than the first: `failure` is why they did not load. */
export type MoreBases = {
  hasMore: boolean
  isLoading: boolean
  failure: Failure | null
  onMore: () => void
  onAll: () => void
}

/** The bases of the form: the newest ones, then more, or all, on demand. */
export function useBases(preselected: readonly string[], chosen: ReadonlySet<string>) {
  const [most, setMost] = useState<number | null>(PAGE_BASES)
  const first = useQuery(quizzableBasesQuery(PAGE_BASES, preselected, chosen))
  // The form stays where more bases cannot be loaded.
  const all = useQuery({
    ...quizzableBasesQuery(most, preselected, chosen),
    enabled: most !== PAGE_BASES,
  })
  const shown = all.data ?? first.data
  const load = (wanted: number | null) =>
    all.isError && wanted === most ? void all.refetch() : setMost(wanted)
  const more: MoreBases = {
    hasMore: shown?.hasMore === true,
    isLoading: all.isFetching && (all.isPlaceholderData || all.data === undefined),
    failure: all.isLoadingError ? asFailure(all.error, 'bases_load_failed') : null,
    onMore: () => load(all.isError || most === null ? most : most + PAGE_BASES),
    onAll: () => load(null),
  }
  return { first, bases: shown?.bases, more }
}

/** The chosen files. A file that is not read yet counts once it is. */
export function selectionOf(bases: readonly QuizzableBase[], chosenIds: ReadonlySet<string>) {
  const files = bases.flatMap((base) => base.files).filter(({ id }) => chosenIds.has(id))
  return {
    selected: new Set(files.filter(isSelectable).map(({ id }) => id)),
    isComplete: files.length > 0 && files.every(isSelectable),
    hasFailed: files.some(({ status }) => status === 'failed'),
  }
}

/**
 * Until the next single click, further clicks of a double click select no text: the second one
 * reaches the page that replaces the form.
 */
export function preventDoubleClickSelection(): void {
  const onMouseDown = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault()
    else removeEventListener('mousedown', onMouseDown)
  }
  addEventListener('mousedown', onMouseDown)
}

const startState = z.object({ start: z.literal(true) })

/** Whether the screen was opened to start a quiz at once, without the form. */
const useIsStartRequested = (): boolean => startState.safeParse(useLocation().state).success

/**
 * Calls `submit` once when the screen was opened to start a quiz at once and its files are read.
 * Returns whether that is still awaited.
 */
export function useImmediateStart(
  { isComplete, hasFailed }: { isComplete: boolean; hasFailed: boolean },
  submit: () => void,
): boolean {
  const location = useLocation()
  const navigate = useNavigate()
  const isRequested = useIsStartRequested()
  const start = useEffectEvent(() => {
    // A reload must not make another quiz.
    void navigate({ search: location.search }, { replace: true, state: null })
    submit()
  })
  useEffect(() => {
    if (isRequested && isComplete) start()
  }, [isRequested, isComplete])
  return isRequested && !hasFailed
}

/** The topic of the questions of a quiz, and the pages of its file about the topic. */
export type QuizTopic = {
  readonly fileId: string
  readonly topic: string
  readonly pages: number[]
}

const requestedCounts = z.object(
  Object.fromEntries(
    QUESTION_TYPES.map((type) => [
      type,
      z.catch(z.coerce.number().check(z.int(), z.minimum(COUNT_MIN), z.maximum(COUNT_MAX)), 0),
    ]),
  ),
)
const requestedPages = z
  .array(z.coerce.number().check(z.int(), z.minimum(1)))
  .check(z.minLength(1), z.maxLength(CHOSEN_PAGES_MAX))

/** What the address says about the quiz: the tutor's offer links here with `routes.quizFrom`. */
export function useRequestedQuiz() {
  const [params] = useSearchParams()
  const [topic, setTopic] = useState((): QuizTopic | null => {
    const [fileId, ...others] = params.getAll('file')
    const named = params.get('topic')
    const pages = requestedPages.safeParse(params.get('pages')?.split('-'))
    return fileId !== undefined && others.length === 0 && named !== null && pages.success
      ? { fileId, topic: named, pages: pages.data }
      : null
  })
  const counts = fillCounts(requestedCounts.parse(Object.fromEntries(params)))
  return {
    name: params.get('name') ?? '',
    difficulty: DIFFICULTIES.find((known) => known === params.get('difficulty')) ?? 'medium',
    counts: totalCount(counts) > 0 ? counts : { ...DEFAULT_COUNTS },
    topic,
    onAllPages: () => setTopic(null),
  }
}

/** The topic while its file alone is chosen: of other files, all pages are asked about. */
export function topicOf(
  { topic }: { readonly topic: QuizTopic | null },
  selected: ReadonlySet<string>,
): { shown: QuizTopic | null; request: Pick<MakeQuizRequest, 'pages'> } {
  return topic !== null && selected.size === 1 && selected.has(topic.fileId)
    ? { shown: topic, request: { pages: { [topic.fileId]: topic.pages } } }
    : { shown: null, request: {} }
}

const NONE: ReadonlySet<string> = new Set()

/** The settings. The name follows the chosen files until the learner types one. */
export function useSettings(
  bases: readonly QuizzableBase[],
  selected: ReadonlySet<string>,
  requested: Pick<QuizSettingsValue, 'name' | 'difficulty' | 'counts'>,
) {
  const messages = useMessages()
  const [today] = useState(() => formatDate(new Date()))
  const { data: taken = NONE } = useQuery(namesTodayQuery)
  const isStartRequested = useIsStartRequested()
  const [typed, setTyped] = useState<QuizSettingsValue>({
    name: firstCharacters(requested.name, QUIZ_NAME_MAX),
    difficulty: requested.difficulty,
    // The first quiz of a newcomer shows how answers are marked.
    mode: isStartRequested ? 'practice' : 'test',
    timeLimit: null,
    counts: requested.counts,
  })
  const [isNamed, setNamed] = useState(typed.name !== '')
  const material = materialName(bases, selected) || messages.common.nav.quiz
  const settings = isNamed
    ? typed
    : { ...typed, name: numberedName(messages.creation.defaultName(material, today), taken) }
  return {
    settings,
    change: (value: QuizSettingsValue): void => {
      if (value.name !== settings.name) setNamed(true)
      setTyped(value)
    },
  }
}

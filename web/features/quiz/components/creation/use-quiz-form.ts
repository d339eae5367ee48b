import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { QUIZ_NAME_MAX } from '../../../../../domain/constants.ts'
import { DEFAULT_COUNTS } from '../../../../../domain/quiz/creation/counts.ts'
import { formatDate } from '../../../../lib/i18n/format.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import type { QuizzableBase } from '../../api/quizzable-bases.ts'
import { materialName } from '../../default-name.ts'
import type { QuizSettingsValue } from './quiz-settings.tsx'
import { isSelectable } from './source-picker.tsx'

/** The chosen files. A file that is not read yet counts once it is. */
export function useSelection(bases: readonly QuizzableBase[], preselected: readonly string[]) {
  const [requested, setRequested] = useState<ReadonlySet<string>>(() => new Set(preselected))
  const files = bases.flatMap((base) => base.files).filter(({ id }) => requested.has(id))
  const choose = (fileIds: string[], chosen: boolean) =>
    setRequested((before) => {
      const after = new Set(before)
      for (const id of fileIds) {
        if (chosen) after.add(id)
        else after.delete(id)
      }
      return after
    })
  return {
    selected: new Set(files.filter(isSelectable).map(({ id }) => id)),
    isComplete: files.length > 0 && files.every(isSelectable),
    hasFailed: files.some(({ status }) => status === 'failed'),
    choose,
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
  const isRequested = startState.safeParse(location.state).success
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

/** The settings. The name follows the chosen files until the learner types one. */
export function useSettings(
  bases: readonly QuizzableBase[],
  selected: ReadonlySet<string>,
  name: string,
) {
  const messages = useMessages()
  const [today] = useState(() => formatDate(new Date()))
  const [typed, setTyped] = useState<QuizSettingsValue>({
    name: name.slice(0, QUIZ_NAME_MAX),
    difficulty: 'medium',
    mode: 'test',
    timeLimit: null,
    counts: { ...DEFAULT_COUNTS },
  })
  const [isNamed, setNamed] = useState(typed.name !== '')
  const material = materialName(bases, selected) || messages.common.nav.quiz
  const settings = isNamed
    ? typed
    : { ...typed, name: messages.creation.defaultName(material, today) }
  return {
    settings,
    change: (value: QuizSettingsValue): void => {
      if (value.name !== settings.name) setNamed(true)
      setTyped(value)
    },
  }
}

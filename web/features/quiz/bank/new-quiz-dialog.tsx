import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { COUNT_MAX, QUIZ_NAME_MAX, TOTAL_QUESTIONS_MAX } from '../../../../domain/constants.ts'
import { firstCharacters } from '../../../../domain/text/characters.ts'
import type { BankFilter } from '../../../../domain/quiz/bank/filter.ts'
import {
  freeQuestions,
  type BankCounts,
  type BankQuestion,
} from '../../../../domain/quiz/bank/bank-rows.ts'
import { chooseQuestions } from '../../../../domain/quiz/creation/choose-questions.ts'
import type { QuizOrigin } from '../../../../domain/quiz/rows.ts'
import { isBlank } from '../../../../domain/text/blank.ts'
import { Button } from '../../../components/controls/button.tsx'
import { ChoiceGroup } from '../../../components/controls/choice.tsx'
import { Dialog } from '../../../components/dialogs/dialog.tsx'
import { Field } from '../../../components/controls/field.tsx'
import { Input, NumberInput } from '../../../components/controls/input.tsx'
import { Notice } from '../../../components/status/states.tsx'
import { useToast } from '../../../components/status/toast.tsx'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { formatDay, formatNumber } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import { useSafeRedirect } from '../../../lib/safe-redirect.ts'
import { repeatQuestions } from '../api/review/repeat-questions.ts'
import {
  appliedLimit,
  ModeAndLimitFields,
  type ModeAndLimit,
} from '../components/creation/mode-and-limit.tsx'
import { fetchCandidates } from './bank-query.ts'
import { originParts } from './origin-parts.ts'

/** What a new quiz is made from. */
type From = 'selected' | 'filtered' | 'missed' | 'never'

const DEFAULT_QUESTIONS = 10

type NewQuizProps = {
  filter: BankFilter
  /** The names of what the filter selects. */
  names: { base: string | null; file: string | null }
  counts: BankCounts
  selected: readonly BankQuestion[]
  onClose: () => void
}

const filterFrom = (filter: BankFilter, from: From): BankFilter =>
  from === 'missed' || from === 'never' ? { ...filter, result: from } : filter

/** How many questions each choice has, those without any left out. */
function choicesOf({ filter, counts, selected }: NewQuizProps) {
  const free = (from: From) => freeQuestions(counts, filterFrom(filter, from).result)
  const all: [From, number][] = [
    ['selected', selected.length],
    ['filtered', free('filtered')],
    ['missed', free('missed')],
    ['never', free('never')],
  ]
  return all.filter(([, count]) => count > 0)
}

const originOf = ({ filter, names }: NewQuizProps, from: From): QuizOrigin => {
  const { page, kind, result, query, own } = filterFrom(filter, from)
  const isSelected = from === 'selected'
  return {
    ...names,
    page: page ?? null,
    kind: kind ?? null,
    result: isSelected ? null : (result ?? null),
    query: query ?? null,
    own: own === true,
    selected: isSelected,
  }
}

/** Creates a quiz of questions of the bank, never two alike, and returns how many it has. */
function useNewQuiz(props: NewQuizProps) {
  const cache = useQueryClient()
  const [id] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: async (made: { from: From; count: number; name: string } & ModeAndLimit) => {
      const candidates =
        made.from === 'selected'
          ? props.selected
          : await fetchCandidates(filterFrom(props.filter, made.from))
      const questions = chooseQuestions(candidates, made.count)
      if (questions.length === 0) return null
      await repeatQuestions({
        id,
        name: made.name.trim(),
        questions: questions.map((question) => question.id),
        mode: made.mode,
        timeLimit: made.timeLimit,
        origin: originOf(props, made.from),
      })
      return { id, count: questions.length }
    },
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ['dashboard'] })
      void cache.invalidateQueries({ queryKey: ['quiz', 'bank'] })
    },
  })
}

/** Chooses which and how many questions a new quiz has, its name and its mode, and starts it. */
export function NewQuizDialog(props: NewQuizProps) {
  const messages = useMessages()
  const texts = messages.bank.newQuiz
  const choices = choicesOf(props)
  const [from, setFrom] = useState<From | null>(choices[0]?.[0] ?? null)
  if (from === null)
    return (
      <Dialog open onClose={props.onClose} title={texts.title}>
        <Notice tone="neutral">{texts.nothing}</Notice>
      </Dialog>
    )
  const available = choices.find(([each]) => each === from)?.[1] ?? 0
  return (
    <Dialog open onClose={props.onClose} title={texts.title}>
      <ChoiceGroup
        legend={texts.from}
        value={from}
        onChange={setFrom}
        options={choices.map(([value, count]) => ({
          value,
          label: texts[value],
          hint: texts.available(formatNumber(count)),
        }))}
      />
      <NewQuizForm key={from} {...props} from={from} available={available} />
    </Dialog>
  )
}

function NewQuizForm({
  from,
  available,
  ...props
}: NewQuizProps & { from: From; available: number }) {
  const messages = useMessages()
  const texts = messages.bank.newQuiz
  const navigate = useNavigate()
  const safeRedirect = useSafeRedirect()
  const toast = useToast()
  const make = useNewQuiz(props)
  const most = Math.min(available, TOTAL_QUESTIONS_MAX)
  const isSelection = from === 'selected'
  const [count, setCount] = useState(isSelection ? most : Math.min(DEFAULT_QUESTIONS, most))
  const [chosen, setChosen] = useState<ModeAndLimit>({ mode: 'practice', timeLimit: null })
  const timeLimit = appliedLimit(chosen)
  const [name, setName] = useState(() => {
    const what = originParts(originOf(props, from), messages).join(', ') || messages.bank.title
    return texts.defaultName(firstCharacters(what, QUIZ_NAME_MAX / 2), formatDay(new Date()))
  })
  // Prevents a double submit before React re-renders.
  const sending = useRef(false)
  const isCountValid = count >= 1 && count <= most
  const start = () => {
    if (sending.current || !isCountValid || isBlank(name) || timeLimit === undefined) return
    sending.current = true
    make
      .mutateAsync({ from, count, name, mode: chosen.mode, timeLimit })
      .then((made) => {
        sending.current = false
        if (!made) return
        if (made.count < count) toast(texts.fewer(made.count))
        safeRedirect(() => void navigate(routes.quizTake(made.id)))
      })
      // Shown from `make.error`.
      .catch(() => (sending.current = false))
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      {!isSelection && (
        <NumberInput
          label={texts.count}
          hint={texts.countHint(COUNT_MAX)}
          min={1}
          max={most}
          value={count}
          error={isCountValid ? null : texts.countError(most)}
          onChange={setCount}
        />
      )}
      <Field label={texts.name} error={isBlank(name) ? texts.nameError : null}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={QUIZ_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <ModeAndLimitFields
        value={chosen}
        onChange={setChosen}
        error={timeLimit === undefined ? messages.errors.quiz_time_limit : null}
      />
      {make.data === null && <Notice tone="warning">{texts.nothing}</Notice>}
      {make.isError && <Notice tone="danger">{failureMessage(make.error, messages)}</Notice>}
      <footer className="actions">
        <Button variant="ghost" onClick={props.onClose}>
          {messages.common.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={make.isPending}>
          {texts.start}
        </Button>
      </footer>
    </form>
  )
}

import { useEffect, useEffectEvent, useState } from 'react'
import { SEARCH_QUERY_MAX } from '../../../../domain/constants.ts'
import {
  BANK_RESULTS,
  type BankFilter,
  type ResultFilter,
} from '../../../../domain/quiz/bank/filter.ts'
import { QUESTION_TYPES, type QuestionType } from '../../../../domain/quiz/kinds/registry.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Checkbox } from '../../../components/controls/checkbox.tsx'
import { FilterField } from '../../../components/controls/filter-field.tsx'
import { Select } from '../../../components/controls/input.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { QuizzableBase } from '../api/quizzable-bases.ts'

/** How long the learner pauses before the search is sent. */
const TYPING_MS = 300

type FiltersProps = {
  filter: BankFilter
  bases: readonly QuizzableBase[]
  onChange: (filter: BankFilter) => void
  /** Removes all filters. */
  onClear: () => void
}

/** A filter without one of its parts, and with those of `change`. */
const changed = (
  filter: BankFilter,
  without: readonly (keyof BankFilter)[],
  change: BankFilter,
): BankFilter => ({
  ...Object.fromEntries(
    Object.entries(filter).filter(([name]) => !without.some((each) => each === name)),
  ),
  ...change,
})

/** The search field: sends what is typed after a pause, and at once when it is emptied. */
function QuerySearch({ filter, onChange }: Pick<FiltersProps, 'filter' | 'onChange'>) {
  const messages = useMessages().bank
  const stored = filter.query ?? ''
  const [typed, setTyped] = useState(stored)
  const [known, setKnown] = useState(stored)
  // The address changed otherwise, as by Back.
  if (known !== stored) {
    setKnown(stored)
    if (typed.trim() !== stored) setTyped(stored)
  }
  const send = useEffectEvent(() => {
    const query = typed.trim().slice(0, SEARCH_QUERY_MAX)
    if (query === stored) return
    onChange(changed(filter, ['query'], query === '' ? {} : { query }))
  })
  useEffect(() => {
    const timer = setTimeout(send, typed === '' ? 0 : TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return <FilterField label={messages.search} value={typed} onChange={setTyped} />
}

/** A select whose first option, an empty one, means all. */
function Choice<Value extends string>({
  label,
  all,
  options,
  value,
  onChange,
}: {
  label: string
  all: string
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}) {
  return (
    <Select<Value | ''>
      label={label}
      value={value ?? ''}
      options={[{ value: '', label: all }, ...options]}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
    />
  )
}

/** Which questions are shown: search, base, file, page, kind, result and author. */
export function BankFilters({ filter, bases, onChange, onClear }: FiltersProps) {
  const messages = useMessages()
  const texts = messages.bank
  const base = bases.find(({ id }) => id === filter.base)
  const files = base?.files ?? []
  const set = (without: readonly (keyof BankFilter)[], change: BankFilter) =>
    onChange(changed(filter, without, change))
  const isFiltered = Object.keys(filter).length > 0
  return (
    <section aria-label={texts.filters} className="grid gap-4">
      <QuerySearch filter={filter} onChange={onChange} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Choice
          label={texts.base}
          all={texts.allBases}
          options={bases.map(({ id, name }) => ({ value: id, label: name }))}
          value={filter.base}
          onChange={(id) => set(['base', 'file', 'page'], id === undefined ? {} : { base: id })}
        />
        {base && (
          <Choice
            label={texts.file}
            all={texts.allFiles}
            options={files.map(({ id, name }) => ({ value: id, label: name }))}
            value={filter.file}
            onChange={(id) => set(['file', 'page'], id === undefined ? {} : { file: id })}
          />
        )}
        {filter.file !== undefined && (
          <PageField
            key={filter.file}
            page={filter.page}
            onChange={(page) => set(['page'], page === undefined ? {} : { page })}
          />
        )}
        <Choice<QuestionType>
          label={texts.kind}
          all={texts.allKinds}
          options={QUESTION_TYPES.map((value) => ({ value, label: messages.quiz.types[value] }))}
          value={filter.kind}
          onChange={(kind) => set(['kind'], kind === undefined ? {} : { kind })}
        />
        <Choice<ResultFilter>
          label={texts.result}
          all={texts.allResults}
          options={BANK_RESULTS.map((value) => ({ value, label: texts.results[value] }))}
          value={filter.result}
          onChange={(result) => set(['result'], result === undefined ? {} : { result })}
        />
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2">
        <Checkbox
          label={texts.ownOnly}
          checked={filter.own === true}
          onChange={(event) => set(['own'], event.target.checked ? { own: true } : {})}
        />
        {isFiltered && (
          <Button variant="quiet" size="sm" onClick={onClear}>
            {texts.clear}
          </Button>
        )}
      </div>
    </section>
  )
}

/** The number of a page; empty: all pages. */
function PageField({
  page,
  onChange,
}: {
  page: number | undefined
  onChange: (page: number | undefined) => void
}) {
  const messages = useMessages().bank
  return (
    <label className="grid content-start gap-1.5">
      <span className="text-sm font-medium">{messages.page}</span>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        className="control"
        placeholder={messages.allPages}
        value={page ?? ''}
        onChange={(event) => {
          const typed = Math.trunc(event.target.valueAsNumber)
          onChange(typed >= 1 ? typed : undefined)
        }}
      />
    </label>
  )
}

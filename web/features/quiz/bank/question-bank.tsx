import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, ListChecks, PenLine, SearchX } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { BANK_PAGE_QUESTIONS, TOTAL_QUESTIONS_MAX } from '../../../../domain/constants.ts'
import type { BankPage, BankQuestion } from '../../../../domain/quiz/bank/bank-rows.ts'
import { Button, ButtonLink, IconButton } from '../../../components/controls/button.tsx'
import { Page } from '../../../components/content/page.tsx'
import { Skeleton } from '../../../components/status/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../components/status/states.tsx'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import { useDeferredReady } from '../../../lib/browser/deferred-ready.ts'
import { formatNumber } from '../../../lib/i18n/format.ts'
import { retryFailed } from '../../../lib/backend/retry-failed.ts'
import { loadMessages } from '../../../lib/i18n/i18n.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import { quizzableBasesQuery, type QuizzableBase } from '../api/quizzable-bases.ts'
import { BankFilters } from './bank-filters.tsx'
import { BankItem } from './bank-item.tsx'
import { bankQuery } from './bank-query.ts'
import { useBankLocation } from './use-bank-location.ts'

/** The dialogs load with their first use. */
const NewQuizDialog = lazy(async () => {
  const [{ NewQuizDialog: Dialog }] = await Promise.all([
    loadChunk(() => import('./new-quiz-dialog.tsx')),
    loadMessages('creation'),
  ])
  return { default: Dialog }
})
const OwnQuestionDialog = lazy(async () => {
  const [{ OwnQuestionDialog: Dialog }] = await Promise.all([
    loadChunk(() => import('./own-question/own-question-dialog.tsx')),
    loadMessages('changes'),
  ])
  return { default: Dialog }
})

type Opened = 'quiz' | 'own' | null

/** The screen of all questions: filters, the list by pages, new quizzes and own questions. */
export function QuestionBank() {
  const texts = useMessages().bank
  const { filter, page, setFilter, setPage } = useBankLocation()
  const bank = useQuery({ ...bankQuery(filter, page), placeholderData: keepPreviousData })
  const bases = useQuery(quizzableBasesQuery(null))
  const [selected, setSelected] = useState<ReadonlyMap<string, BankQuestion>>(new Map())
  const [opened, setOpened] = useState<Opened>(null)
  // Without the bases no question can be written.
  const failed = bank.isLoadingError ? bank : bases.isLoadingError ? bases : null
  const arrived = useDeferredReady(bank.data !== undefined)
  const isFiltered = Object.keys(filter).length > 0
  const files = bases.data?.bases ?? []
  /** The button that clears the filters disappears with them. */
  const clear = () => {
    setFilter({})
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const select = (question: BankQuestion, isSelected: boolean) =>
    setSelected((before) => {
      const after = new Map(before)
      if (!isSelected) after.delete(question.id)
      else if (after.size < TOTAL_QUESTIONS_MAX) after.set(question.id, question)
      return after
    })
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <Button icon={PenLine} disabled={!bases.data} onClick={() => setOpened('own')}>
            {texts.write}
          </Button>
          <Button
            variant="primary"
            icon={ListChecks}
            disabled={!bank.data}
            onClick={() => setOpened('quiz')}
          >
            {texts.newQuiz.action}
          </Button>
        </>
      }
    >
      <div className="space-y-6">
        <BankFilters filter={filter} bases={files} onChange={setFilter} onClear={clear} />
        {failed ? (
          <ErrorState failure={failed.error} onRetry={() => retryFailed(bank, bases)} />
        ) : !bank.data || !arrived ? (
          <ListSkeleton />
        ) : bank.data.total === 0 ? (
          <Nothing isFiltered={isFiltered} onClear={clear} />
        ) : (
          <Found
            bank={bank.data}
            page={page}
            isStale={bank.isPlaceholderData}
            selected={selected}
            onSelect={select}
            onClear={() => setSelected(new Map())}
            onPage={setPage}
          />
        )}
      </div>
      <Suspense>
        {opened === 'quiz' && bank.data && (
          <NewQuizDialog
            filter={filter}
            names={namesOf(files, filter)}
            counts={bank.data.counts}
            selected={[...selected.values()]}
            onClose={() => setOpened(null)}
          />
        )}
        {opened === 'own' && (
          <OwnQuestionDialog
            start={filter}
            bases={files}
            onClose={() => setOpened(null)}
            onReopen={() => setOpened('own')}
          />
        )}
      </Suspense>
    </Page>
  )
}

/** The names of the base and the file that a filter selects. */
function namesOf(bases: readonly QuizzableBase[], filter: { base?: string; file?: string }) {
  const base = bases.find(({ id }) => id === filter.base)
  return {
    base: base?.name ?? null,
    file: base?.files.find(({ id }) => id === filter.file)?.name ?? null,
  }
}

function ListSkeleton() {
  return (
    <div className="grid gap-4">
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-20 w-full" />
      ))}
    </div>
  )
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const texts = useMessages().bank
  return isFiltered ? (
    <EmptyState
      icon={SearchX}
      title={texts.nothingTitle}
      body={texts.nothingBody}
      action={<Button onClick={onClear}>{texts.clear}</Button>}
    />
  ) : (
    <EmptyState
      icon={ListChecks}
      title={texts.emptyTitle}
      body={texts.emptyBody}
      action={
        <ButtonLink variant="primary" to={routes.quiz}>
          {texts.makeQuiz}
        </ButtonLink>
      }
    />
  )
}

type FoundProps = {
  bank: BankPage
  page: number
  /** Whether this is the page before, until the requested one has loaded. */
  isStale: boolean
  selected: ReadonlyMap<string, BankQuestion>
  onSelect: (question: BankQuestion, selected: boolean) => void
  onClear: () => void
  onPage: (page: number) => void
}

function Found({ bank, page, isStale, selected, onSelect, onClear, onPage }: FoundProps) {
  const texts = useMessages().bank
  const pages = Math.ceil(bank.total / BANK_PAGE_QUESTIONS)
  const first = (page - 1) * BANK_PAGE_QUESTIONS
  const heading = useRef<HTMLHeadingElement>(null)
  const shownPage = useRef(page)
  // Another page begins at its top.
  useEffect(() => {
    if (shownPage.current === page || isStale) return
    shownPage.current = page
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [page, isStale])
  // Deleted questions leave fewer pages than the number in the address.
  useEffect(() => {
    if (!isStale && page > pages) onPage(pages)
  })
  return (
    <section aria-labelledby="bank-list" aria-busy={isStale}>
      <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 py-1">
        <h2 id="bank-list" ref={heading} tabIndex={-1} className="me-auto font-serif text-2xl">
          {texts.found(formatNumber(bank.total), bank.total)}
        </h2>
        <p role="status" className="text-sm text-muted">
          {selected.size > 0 && texts.selected(selected.size)}
          {selected.size >= TOTAL_QUESTIONS_MAX && ` ${texts.selectedFull(TOTAL_QUESTIONS_MAX)}`}
        </p>
        {selected.size > 0 && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              onClear()
              heading.current?.focus({ preventScroll: true })
            }}
          >
            {texts.clearSelection}
          </Button>
        )}
      </div>
      <ul aria-label={texts.list}>
        {bank.questions.map((question, index) => (
          <BankItem
            key={question.id}
            // Numbered in the list: a number in a quiz has no meaning here.
            question={{ ...question, question_number: first + index + 1 }}
            isSelected={selected.has(question.id)}
            onSelect={(isSelected) => onSelect(question, isSelected)}
          />
        ))}
      </ul>
      {pages > 1 && (
        <nav
          aria-label={texts.pages}
          className="flex items-center justify-center gap-4 border-t border-line pt-4"
        >
          <IconButton
            label={texts.previous}
            icon={ChevronLeft}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <span className="font-figures">
            {texts.pageOf(formatNumber(page), formatNumber(pages))}
          </span>
          <IconButton
            label={texts.next}
            icon={ChevronRight}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </nav>
      )}
    </section>
  )
}

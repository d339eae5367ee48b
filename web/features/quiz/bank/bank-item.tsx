import { BookOpen, Hourglass } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import type { BankResult } from '../../../../domain/quiz/bank/filter.ts'
import type { BankQuestion } from '../../../../domain/quiz/bank/bank-rows.ts'
import { Badge } from '../../../components/content/badge.tsx'
import { RichText } from '../../../components/content/rich-text.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import { quoteText, Part } from '../components/review-part.tsx'
import { QuestionMenu } from './lazy-menu.ts'
import { KIND_VIEWS } from '../kinds/registry.ts'
import { OUTCOME_STYLES } from '../outcome-styles.ts'

const RESULT_STYLES: Record<BankResult, (typeof OUTCOME_STYLES)['correct']> = {
  correct: OUTCOME_STYLES.correct,
  partial: OUTCOME_STYLES.partial,
  incorrect: OUTCOME_STYLES.incorrect,
  never: OUTCOME_STYLES.unanswered,
  withdrawn: OUTCOME_STYLES.withdrawn,
}

/** The page of a question as a link; without the file the number alone. */
function PageLink({ question }: { question: BankQuestion }) {
  const messages = useMessages().bank
  const { source_page: page, source_file_id: fileId, source_quote: quote, base_id } = question
  if (page === null) return null
  if (base_id === null || fileId === null) return <span>{messages.gone(page)}</span>
  return (
    <Link
      to={routes.base(base_id, { fileId, page, ...(quote !== null && { quote }) })}
      aria-label={messages.pageOfFile(page, question.file_name ?? '')}
      className="target inline-flex min-h-6 items-center gap-1 text-accent underline underline-offset-4 hover:no-underline"
    >
      <BookOpen aria-hidden className="size-4 shrink-0" />
      {messages.pageLink(page)}
    </Link>
  )
}

/** The key and the reason of a question, once opened. */
function ShownAnswer({ question }: { question: BankQuestion }) {
  const messages = useMessages()
  const { Review } = KIND_VIEWS[question.question_type]
  const isWritten = question.correct_option_number === null
  return (
    <details className="mt-2">
      <summary className="text-target min-h-6 cursor-pointer text-sm text-muted hover:text-text">
        {messages.bank.showAnswer}
      </summary>
      <div className="mt-3 space-y-4 border-s-2 border-line ps-4">
        {isWritten ? (
          <Part title={messages.quiz.results.modelAnswer}>
            <RichText text={question.correct_answer.trim()} />
          </Part>
        ) : (
          <Review question={question} answer={undefined} attempt={1} />
        )}
        <Part title={messages.quiz.results.explanation}>
          <RichText text={quoteText(question.explanation)} />
        </Part>
      </div>
    </details>
  )
}

type ItemProps = {
  question: BankQuestion
  isSelected: boolean
  onSelect: (selected: boolean) => void
}

/** A question of the bank: what it asks, its result, its page, and what can be done with it. */
export function BankItem({ question, isSelected, onSelect }: ItemProps) {
  const messages = useMessages()
  const texts = messages.bank
  const { question_number: number, result, is_open } = question
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t border-line py-4">
      <input
        type="checkbox"
        aria-label={texts.select(number)}
        className="mt-1.5 size-5 shrink-0"
        disabled={is_open || result === 'withdrawn'}
        checked={isSelected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <div className="min-w-0">
        <h3 dir="auto" className="text-lg leading-snug wrap-anywhere whitespace-pre-line">
          <RichText text={question.question_text} />
        </h3>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
          {is_open && (
            <Badge tone="accent" icon={Hourglass}>
              {texts.open}
            </Badge>
          )}
          {/* Its first test is open: the learner has seen it. */}
          {!(is_open && result === 'never') && (
            <Badge {...RESULT_STYLES[result]}>{texts.results[result]}</Badge>
          )}
          <span>{messages.quiz.types[question.question_type]}</span>
          <PageLink question={question} />
          {question.file_name !== null && (
            <span className="wrap-anywhere">
              {question.base_name}, {question.file_name}
            </span>
          )}
          {!is_open && (
            <Suspense>
              <QuestionMenu question={question} canEdit={question.is_editable} />
            </Suspense>
          )}
        </div>
        {!is_open && <ShownAnswer question={question} />}
      </div>
    </li>
  )
}

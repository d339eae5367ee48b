import { Check, RotateCcw } from 'lucide-react'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import type { Question } from '../../../../../domain/quiz/rows.ts'

type QuestionGridProps = {
  questions: Question[]
  current: number
  answered: ReadonlySet<string>
  /** In a practice, the answered questions without a correct answer so far. */
  missed?: ReadonlySet<string>
  onGo: (index: number) => void
}

/**
 * One button per question. Answered ones show a check mark, missed ones that they return, and the
 * current one is announced as such. In a test the check mark is grey: green means correct.
 */
export function QuestionGrid({ questions, current, answered, missed, onGo }: QuestionGridProps) {
  const { quiz, taking: messages } = useMessages()
  return (
    <nav aria-label={quiz.navigation}>
      <ol className="grid grid-cols-[repeat(auto-fill,2.75rem)] gap-2">
        {questions.map(({ id }, index) => {
          const isAnswered = answered.has(id)
          const isMissed = missed?.has(id) === true
          const isCurrent = index === current
          const Icon = isMissed ? RotateCcw : Check
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={messages.go(index + 1, isAnswered, isMissed)}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => onGo(index)}
                className={`relative grid size-11 cursor-pointer place-items-center rounded-md border text-sm font-figures transition-colors ${
                  isCurrent
                    ? 'border-2 border-accent font-bold text-accent'
                    : isAnswered
                      ? 'border-line bg-raised text-text'
                      : 'border-line text-muted hover:text-text'
                }`}
              >
                {index + 1}
                {isAnswered && (
                  <Icon
                    aria-hidden
                    className={`absolute end-0.5 bottom-0.5 size-3 animate-arrive ${
                      missed === undefined
                        ? 'text-muted'
                        : isMissed
                          ? 'text-accent'
                          : 'text-correct'
                    }`}
                  />
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

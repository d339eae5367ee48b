import { TONE_TEXT } from '../../../../components/content/badge.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import type { Answer, Question } from '../../../../../domain/quiz/rows.ts'
import { OUTCOME_STYLES, shownOutcome } from '../../outcome-styles.ts'

type Props = {
  questions: Question[]
  answers: ReadonlyMap<string, Answer>
  onGo: (questionId: string) => void
}

/** The outcomes of all questions: one button per question, which leads to its review. */
export function Outcomes({ questions, answers, onGo }: Props) {
  const messages = useMessages().quiz
  return (
    <nav aria-label={messages.navigation}>
      <ol className="flex flex-wrap gap-2">
        {questions.map((question) => {
          const outcome = shownOutcome(question, answers.get(question.id))
          const { tone, icon: Icon } = OUTCOME_STYLES[outcome]
          const name = messages.results.outcome(
            question.question_number,
            messages.results.outcomes[outcome],
          )
          return (
            <li key={question.id}>
              <button
                type="button"
                aria-label={name}
                title={name}
                onClick={() => onGo(question.id)}
                className={`target flex h-9 min-w-14 cursor-pointer items-center justify-center gap-1.5 rounded-md border border-current/40 px-2 text-sm font-figures transition-colors hover:bg-raised ${TONE_TEXT[tone]}`}
              >
                {question.question_number}
                {Icon && <Icon aria-hidden className="size-3.5" />}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

import { KINDS, QUESTION_TYPES } from '../../../../domain/quiz/kinds/registry.ts'
import { formatNumber } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { HistoryQuiz } from '../api/dashboard.ts'

/** The number of questions of each kind in all quizzes; unusual kinds only if they were asked. */
export function QuestionsSummary({ history }: { history: HistoryQuiz[] }) {
  const messages = useMessages()
  const asked = QUESTION_TYPES.map((type) => ({
    type,
    count: history.reduce((total, { counts }) => total + counts[type], 0),
  }))
  const shown = asked.filter(({ type, count }) => KINDS[type].defaultCount > 0 || count > 0)
  return (
    <section aria-labelledby="questions-summary">
      <h2 id="questions-summary" className="mb-4 font-serif text-2xl">
        {messages.dashboard.questionsSummary}
      </h2>
      <dl className="grid grid-flow-col auto-cols-fr gap-4">
        {shown.map(({ type, count }) => (
          <div key={type} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{messages.quiz.types[type]}</dt>
            <dd className="font-serif text-2xl">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

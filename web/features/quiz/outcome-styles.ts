import { Check, CircleDashed, CircleHelp, X, type LucideIcon } from 'lucide-react'
import { openMarks } from '../../../domain/marking/marks.ts'
import { outcomeOf, type Outcome } from '../../../domain/quiz/outcome.ts'
import type { Answer, Question } from '../../../domain/quiz/rows.ts'
import type { Tone } from '../../components/content/badge.tsx'

/** The outcome of an answer, or that it is open: the learner decides whether it is correct. */
type JudgedOutcome = Outcome | 'open'

/** What is shown of an answer to a question of `marks` marks. */
export const judgedOutcome = (answer: Answer | undefined, marks: number): JudgedOutcome =>
  answer?.is_correct === false && openMarks(answer.points, marks) > 0 ? 'open' : outcomeOf(answer)

type ShownOutcome = JudgedOutcome | 'withdrawn'

/** What is shown of a question: that it is withdrawn, or what is shown of its answer. */
export const shownOutcome = (
  { withdrawn_at, marks }: Pick<Question, 'withdrawn_at' | 'marks'>,
  answer: Answer | undefined,
): ShownOutcome => (withdrawn_at === null ? judgedOutcome(answer, marks) : 'withdrawn')

/** Styles of an outcome: the icon and the colour have the same meaning. */
export const OUTCOME_STYLES: Record<ShownOutcome, { tone: Tone; icon?: LucideIcon }> = {
  correct: { tone: 'success', icon: Check },
  partial: { tone: 'warning', icon: CircleDashed },
  incorrect: { tone: 'danger', icon: X },
  unanswered: { tone: 'neutral' },
  unmarked: { tone: 'neutral' },
  withdrawn: { tone: 'neutral' },
  open: { tone: 'neutral', icon: CircleHelp },
}

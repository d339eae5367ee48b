import { Check, CircleDashed, X, type LucideIcon } from 'lucide-react'
import type { Tone } from '../../components/badge.tsx'
import type { Answer } from '../../../domain/quiz/rows.ts'

/** The outcome of a question. */
export type Outcome = 'right' | 'partly' | 'wrong' | 'unanswered' | 'ungraded'

export function outcomeOf(answer: Answer | undefined): Outcome {
  if (!answer) return 'unanswered'
  if (answer.is_correct === null) return 'ungraded'
  if (answer.is_correct) return 'right'
  return (answer.marks_obtained ?? 0) > 0 ? 'partly' : 'wrong'
}

/** Styles of an outcome: the icon and the colour say the same. */
export const OUTCOME_STYLES: Record<Outcome, { tone: Tone; icon?: LucideIcon }> = {
  right: { tone: 'success', icon: Check },
  partly: { tone: 'warning', icon: CircleDashed },
  wrong: { tone: 'danger', icon: X },
  unanswered: { tone: 'neutral' },
  ungraded: { tone: 'neutral' },
}

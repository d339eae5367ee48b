import { Check, CircleDashed, X, type LucideIcon } from 'lucide-react'
import type { Outcome } from '../../../domain/quiz/outcome.ts'
import type { Tone } from '../../components/badge.tsx'

/** Styles of an outcome: the icon and the colour say the same. */
export const OUTCOME_STYLES: Record<Outcome, { tone: Tone; icon?: LucideIcon }> = {
  correct: { tone: 'success', icon: Check },
  partial: { tone: 'warning', icon: CircleDashed },
  incorrect: { tone: 'danger', icon: X },
  unanswered: { tone: 'neutral' },
  unmarked: { tone: 'neutral' },
}

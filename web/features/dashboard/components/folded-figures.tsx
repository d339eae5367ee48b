import { IsolatedPart } from '../../../components/status/isolated-part.tsx'
import type { HistoryQuiz } from '../api/dashboard.ts'
import { ActivityCalendar } from './charts/activity-calendar.tsx'
import { Calibration } from './charts/calibration.tsx'
import { QuestionsSummary } from './questions-summary.tsx'
import { StrengthsByType } from './charts/strengths.tsx'

type Props = { userId: string; history: HistoryQuiz[]; hasResults: boolean }

/** Attempted questions and marks by type, the days with quizzes, and the calibration. */
export function FoldedFigures({ userId, history, hasResults }: Props) {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 pt-5 lg:grid-cols-3">
      <IsolatedPart>
        <QuestionsSummary userId={userId} />
      </IsolatedPart>
      {hasResults && (
        <>
          <IsolatedPart>
            <StrengthsByType userId={userId} />
          </IsolatedPart>
          <IsolatedPart>
            <ActivityCalendar history={history} />
          </IsolatedPart>
        </>
      )}
      <IsolatedPart>
        <Calibration userId={userId} />
      </IsolatedPart>
    </div>
  )
}

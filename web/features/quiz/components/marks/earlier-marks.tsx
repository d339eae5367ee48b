import { openMarks } from '../../../../../domain/marking/marks.ts'
import type { Answer } from '../../../../../domain/quiz/rows.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { useMarksText } from './use-marks-text.ts'

/** The marks that an appeal or a self-mark replaced, oldest first. */
export function EarlierMarks({ history, marks }: { history: Answer['history']; marks: number }) {
  const messages = useMessages().quiz.results
  const marksText = useMarksText()
  return (
    <ul className="space-y-1 border-s-2 border-line ps-4 text-sm text-muted">
      {history.map((past, index) => (
        <li key={index}>
          {messages.earlier}:{' '}
          {marksText({
            obtained: past.marks_obtained,
            open: openMarks(past.points, marks),
            total: marks,
          })}{' '}
          · {messages.markedBy[past.graded_by]}
          {past.reason && (
            <>
              {' '}
              · <q>{past.reason}</q>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

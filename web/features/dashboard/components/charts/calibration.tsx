import { useQuery } from '@tanstack/react-query'
import { CALIBRATION_ANSWERS } from '../../../../../domain/constants.ts'
import { asFailure } from '../../../../../domain/failure.ts'
import { CONFIDENCES } from '../../../../../domain/quiz/taking/confidence.ts'
import { Meter } from '../../../../components/status/meter.tsx'
import { ErrorState } from '../../../../components/status/states.tsx'
import { formatNumber, formatPercent } from '../../../../lib/i18n/format.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { calibrationQuery, type LevelCount } from '../../api/calibration.ts'
import { FigureTable } from './figure-table.tsx'

const percentOf = ({ answers, correct }: LevelCount): number =>
  answers === 0 ? 0 : (100 * correct) / answers

/** How often the learner was right at each level of confidence; nothing before the first one. */
export function Calibration({ userId }: { userId: string }) {
  const calibration = useQuery(calibrationQuery(userId))
  if (calibration.isLoadingError)
    return (
      <ErrorState
        failure={asFailure(calibration.error, 'dashboard_load_failed')}
        onRetry={() => calibration.refetch()}
      />
    )
  return calibration.data ? <CalibrationChart counts={calibration.data} /> : null
}

/** The chart, once there are enough rated answers; before that how many there are. */
export function CalibrationChart({ counts }: { counts: readonly LevelCount[] }) {
  const messages = useMessages().confidence
  const rated = counts.reduce((sum, { answers }) => sum + answers, 0)
  if (rated === 0) return null
  return (
    <section aria-labelledby="calibration">
      <h2 id="calibration" className="mb-4 font-serif text-2xl">
        {messages.title}
      </h2>
      {rated < CALIBRATION_ANSWERS ? (
        <p className="text-muted">{messages.until(rated, CALIBRATION_ANSWERS)}</p>
      ) : (
        <Levels counts={counts} />
      )}
    </section>
  )
}

function Levels({ counts }: { counts: readonly LevelCount[] }) {
  const messages = useMessages().confidence
  const levels = CONFIDENCES.map((confidence) => {
    const count = counts.find((each) => each.confidence === confidence)
    const level = count ?? { confidence, answers: 0, correct: 0 }
    return {
      ...level,
      label: messages.levels[confidence],
      percent: percentOf(level),
      right: level.answers === 0 ? messages.none : messages.right(level.answers, level.correct),
    }
  })
  const sure = levels.find(({ confidence }) => confidence === 'sure')
  return (
    <>
      <p className="mb-4 text-muted">
        {sure && sure.answers > 0
          ? messages.sure(sure.answers, formatPercent(sure.percent))
          : messages.neverSure}
      </p>
      <ul className="space-y-4">
        {levels.map(({ confidence, label, percent, right, answers }) => (
          <li key={confidence}>
            <p className="mb-1.5 flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
              {label}, {right}
              {answers > 0 && (
                <span className="ms-auto font-figures text-base leading-5 text-text">
                  {formatPercent(percent)}
                </span>
              )}
            </p>
            <Meter percent={percent} />
          </li>
        ))}
      </ul>
      <FigureTable
        columns={[messages.level, messages.share, messages.answers]}
        rows={levels.map(({ confidence, label, percent, answers }) => ({
          key: confidence,
          cells: [label, answers === 0 ? '–' : formatPercent(percent), formatNumber(answers)],
        }))}
      />
    </>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FORECAST_ANSWERS } from '../../../../domain/constants.ts'
import { countAnswers } from '../../../../domain/review/count-answers.ts'
import { Meter } from '../../../components/status/meter.tsx'
import { Skeleton } from '../../../components/status/skeleton.tsx'
import { formatPercent } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { forecastQuery } from '../api/forecast.ts'
import { historiesQuery } from '../api/exams.ts'

/** Exams are assumed to be at nine in the morning. */
const MORNING_MS = 9 * 3_600_000

type Props = {
  userId: string
  baseId: string
  /** Local midnight of the day of the exam. */
  at: Date
}

/** The share remembered on the day of the exam without further reviews, with its uncertainty. */
export function ExamForecast({ userId, baseId, at }: Props) {
  const texts = useMessages().plan
  const { data, dataUpdatedAt, isLoadingError } = useQuery(historiesQuery(userId, baseId))
  const histories = (data ?? []).map((row) => row.history)
  const answers = countAnswers(histories)
  const { data: forecast, isError } = useQuery({
    ...forecastQuery(baseId, dataUpdatedAt, { histories, at: at.getTime() + MORNING_MS }),
    enabled: answers >= FORECAST_ANSWERS,
    placeholderData: keepPreviousData,
  })
  if (isLoadingError || isError) return <p className="text-sm text-muted">{texts.noForecast}</p>
  if (!data) return <Skeleton className="h-6 w-full" />
  if (answers < FORECAST_ANSWERS)
    return <p className="text-sm text-muted">{texts.forecastLater(FORECAST_ANSWERS - answers)}</p>
  if (forecast === undefined) return <Skeleton className="h-6 w-full" />
  if (forecast === null) return null
  const percent = (share: number) => formatPercent(Math.round(share * 100))
  return (
    <div className="grid gap-1.5">
      <p className="text-sm">
        {texts.forecast(percent(forecast.share))}{' '}
        <span className="text-muted">
          {texts.range(percent(forecast.from), percent(forecast.to))}
        </span>
      </p>
      <Meter percent={forecast.share * 100} weak={false} />
    </div>
  )
}

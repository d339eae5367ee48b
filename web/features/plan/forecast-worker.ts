import { forecastAt, type Forecast } from '../../../domain/review/forecast.ts'
import type { History } from '../../../domain/review/wire.ts'

/** `at`: ms since 1970. The answer is a `ForecastReply`. */
export type ForecastRequest = { readonly histories: readonly History[]; readonly at: number }
export type ForecastReply = Forecast | null

addEventListener('message', ({ data }: MessageEvent<ForecastRequest>) =>
  postMessage(forecastAt(data.histories, data.at) satisfies ForecastReply),
)

import { queryOptions } from '@tanstack/react-query'
import { asFailure } from '../../../../domain/failure.ts'
import { askWorker } from '../../../lib/browser/ask-worker.ts'
import type { ForecastReply, ForecastRequest } from '../forecast-worker.ts'

/** Computes in a worker: 5,000 questions take half a second. */
async function compute(request: ForecastRequest): Promise<ForecastReply> {
  const worker = new Worker(new URL('../forecast-worker.ts', import.meta.url), {
    type: 'module',
    name: 'forecast',
  })
  try {
    return await askWorker<ForecastReply>(worker, request)
  } catch (cause) {
    throw asFailure(cause, 'dashboard_load_failed')
  }
}

/** What would be remembered of a base. `readAt`: when its histories were read (ms since 1970). */
export const forecastQuery = (baseId: string, readAt: number, request: ForecastRequest) =>
  queryOptions({
    queryKey: ['forecast', baseId, readAt, request.at],
    queryFn: () => compute(request),
    staleTime: Infinity,
  })

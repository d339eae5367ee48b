import { estimateMark } from '../../../../domain/marking/builtin/mark-by-estimate.ts'
import { documentsOver } from './documents.ts'
import { createIndexCache } from './index-cache.ts'
import { draftsOf, runDocumentTask, runMakeQuestions } from './tasks.ts'
import type { TextEngine } from './text-engine.ts'

/** Work without a pause lasts at most this long. */
const SLICE_MS = 15

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** A pause that lets other requests be served, taken only once a slice is used up. */
const createPause = (): (() => Promise<void>) => {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE_MS) return
    await turn()
    since = performance.now()
  }
}

/**
 * The engine of a host without worker threads (Supabase's edge runtime). Other requests are served
 * between two tasks and while questions are made; one document is indexed without a pause.
 */
export function inProcessEngine(): TextEngine {
  const cache = createIndexCache()
  return {
    openDocument: documentsOver(async (_userId, request) => {
      await turn()
      return runDocumentTask(cache, request)
    }),
    async makeQuestions(_userId, request, onQuestion) {
      return draftsOf(await runMakeQuestions(request, { pause: createPause(), onQuestion }))
    },
    async estimate(_userId, question, answer) {
      await turn()
      return estimateMark(question, answer)
    },
    close: () => Promise.resolve(),
  }
}

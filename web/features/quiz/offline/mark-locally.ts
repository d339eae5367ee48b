import { asFailure } from '../../../../domain/failure.ts'
import type { Mark } from '../../../../domain/marking/wire.ts'
import type { Question } from '../../../../domain/quiz/rows.ts'
import { askWorker } from '../../../lib/browser/ask-worker.ts'
import { getI18n } from '../../../lib/i18n/i18n.ts'
import type { MarkRequest } from './mark-worker.ts'

/** Time to load the code of the worker. */
const LOADED_AFTER_MS = 30_000

const openWorker = () =>
  new Worker(new URL('./mark-worker.ts', import.meta.url), { type: 'module' })

/** Loads the code that marks, so that it is there without a network. */
export function loadMarker(): void {
  const worker = openWorker()
  setTimeout(() => worker.terminate(), LOADED_AFTER_MS)
}

/**
 * A mark without a network: the final one of a choice, an estimate of a written answer, as the
 * server makes without a model. The server marks again when the answer is stored. Rejects with
 * `Failure` grade_failed if the worker cannot be loaded or takes too long.
 */
export function markLocally(question: Question, answer: string): Promise<Mark> {
  const request: MarkRequest = { question, answer, language: getI18n().language }
  return askWorker<Mark>(openWorker(), request).catch((cause: unknown) => {
    throw asFailure(cause, 'grade_failed')
  })
}

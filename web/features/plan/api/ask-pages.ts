import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Failure } from '../../../../domain/failure.ts'
import { fillCounts } from '../../../../domain/quiz/counts.ts'
import { makeQuizEvent, type MakeQuizRequest } from '../../../../domain/quiz/wire.ts'
import { streamFunction } from '../../../lib/backend/functions.ts'
import { reportedFailure } from '../../../lib/i18n/failure-message.ts'

type PagesToAsk = {
  readonly id: string
  readonly name: string
  readonly fileId: string
  /** From 1. */
  readonly pages: readonly number[]
  /** The number of sections on them: more have more questions. */
  readonly sections: number
}

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value))

async function makePractice({ id, name, fileId, pages, sections }: PagesToAsk): Promise<string> {
  const body: MakeQuizRequest = {
    quiz_id: id,
    quiz_name: name,
    difficulty: 'medium',
    mode: 'practice',
    counts: fillCounts({
      mcq: between(sections, 2, 5),
      saq: between(Math.ceil(sections / 2), 1, 3),
      laq: sections > 3 ? 1 : 0,
    }),
    file_ids: [fileId],
    pages: { [fileId]: [...pages] },
  }
  const events = streamFunction({
    name: 'make-quiz',
    body,
    event: makeQuizEvent,
    onFailure: 'quiz_generate_failed',
  })
  for await (const event of events) {
    if (event.type === 'ready') return id
    if (event.type === 'failure') throw reportedFailure(event.failure, 'quiz_generate_failed')
  }
  throw new Failure('quiz_generate_failed', { cause: 'the stream ended before the quiz was ready' })
}

/** Makes a practice about some pages of a file; its data is the id of the quiz. */
export function useAskPages() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: makePractice,
    onSettled: () => void cache.invalidateQueries({ queryKey: ['dashboard'] }),
  })
}

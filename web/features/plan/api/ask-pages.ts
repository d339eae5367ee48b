import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fillCounts } from '../../../../domain/quiz/creation/counts.ts'
import { makeQuiz } from '../../../lib/backend/make-quiz.ts'

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
  await makeQuiz({
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
  })
  return id
}

/** Makes a practice about some pages of a file; its data is the id of the quiz. */
export function useAskPages() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: makePractice,
    onSettled: () => void cache.invalidateQueries({ queryKey: ['dashboard'] }),
  })
}

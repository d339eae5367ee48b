/**
 * The tasks of a worker thread, called by name (fair-worker-queue.ts). The cache of indexes is
 * here: an index cannot be copied.
 */
import { deserialize } from 'node:v8'
import type { MessagePort } from 'node:worker_threads'
import { estimateMark, type Estimate } from '../../domain/marking/builtin/mark-by-estimate.ts'
import type { QuestionToMark } from '../../domain/marking/question.ts'
import type { BuiltinRequest } from '../../domain/quiz/builtin/make-questions.ts'
import type { SourceText } from '../../domain/quiz/creation/texts/source-text.ts'
import { createIndexCache } from '../../supabase/functions/_shared/text-engine/index-cache.ts'
import {
  runDocumentTask,
  runMakeQuestions,
  type DocumentReply,
  type DocumentRequest,
  type QuestionsReply,
} from '../../supabase/functions/_shared/text-engine/tasks.ts'

const cache = createIndexCache()

/** Called first: the thread has started once it returns. */
export const ready = (): void => undefined

export const document = (request: DocumentRequest): DocumentReply => runDocumentTask(cache, request)

export const estimate = (input: { question: QuestionToMark; answer: string }): Estimate =>
  estimateMark(input.question, input.answer)

/** `texts` are serialised. Posts the number of questions to `progress` after each. */
export const questions = async (input: {
  request: Omit<BuiltinRequest, 'files'>
  texts: readonly Uint8Array[]
  progress: MessagePort
}): Promise<QuestionsReply> => {
  try {
    const files = input.texts.map((text) => deserialize(text) as SourceText)
    return await runMakeQuestions(
      { ...input.request, files },
      {
        // This thread does nothing else meanwhile, so it needs no pauses.
        pause: () => Promise.resolve(),
        onQuestion: (done) => input.progress.postMessage(done),
      },
    )
  } finally {
    input.progress.close()
  }
}

import type { Question } from '../rows.ts'

type WithOptions = { readonly options?: Question['options'] | undefined }

/**
 * An answer to a question as one to its copy: the number that a chosen option has there. Null if
 * the copy has no such option, as after a change of the question.
 */
export function answerToCopy(
  answer: string,
  question: WithOptions | undefined,
  copy: WithOptions,
): string | null {
  const option = question?.options?.[answer]
  if (option === undefined) return answer
  return Object.entries(copy.options ?? {}).find(([, text]) => text === option)?.[0] ?? null
}

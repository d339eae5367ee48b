import type { Question, Quiz } from '../domain/quiz/rows.ts'
import { BASE_ID, FILE_ID } from './fixtures/quiz-rows.ts'

/**
 * A web storage with the session of a learner; without `userId`, of a visitor. For `vi.stubGlobal`.
 */
export function storageOf(userId?: string): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items: Record<string, string> = {}
  if (userId !== undefined)
    items['sb-localhost-auth-token'] = JSON.stringify({ user: { id: userId } })
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void (items[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(items, key),
  }
  // The properties of a storage are its items.
  return new Proxy(methods, {
    ownKeys: () => Object.keys(items),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

type Kept = {
  first_id: string
  due_at: string
  question: Question
  source: Quiz['quiz_sources'][number]
}

/** A question that is kept for a review without a network, due since yesterday. */
export const keptQuestionOf = (question: Question, change: Partial<Kept> = {}): Kept => ({
  first_id: question.repeats ?? question.id,
  due_at: new Date(Date.now() - 86_400_000).toISOString(),
  question,
  source: { file_id: FILE_ID, base_id: BASE_ID, base_files: { file_name: 'botany.pdf' } },
  ...change,
})

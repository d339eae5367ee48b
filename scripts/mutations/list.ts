import { ACCESS_MUTATIONS } from './list/access.ts'
import { BASE_MUTATIONS } from './list/bases.ts'
import { QUIZ_MUTATIONS } from './list/quizzes.ts'
import { RESULT_MUTATIONS } from './list/results.ts'
import { VISITOR_MUTATIONS } from './list/visitors.ts'
import type { Mutation } from './mutation.ts'

/** All mutations. Their order gives the numbers that `npm run mutations` accepts. */
export const MUTATIONS: readonly Mutation[] = [
  ...VISITOR_MUTATIONS,
  ...BASE_MUTATIONS,
  ...QUIZ_MUTATIONS,
  ...RESULT_MUTATIONS,
  ...ACCESS_MUTATIONS,
]

import { expect, test } from 'vitest'
import { patternOf } from './route-pattern.ts'

test.each([
  ['/', '/'],
  ['/health', '/health'],
  ['/rest/v1/quiz_answers', '/rest/v1/quiz_answers'],
  ['/rest/v1/rpc/create_quiz', '/rest/v1/rpc/create_quiz'],
  ['/rest/v1/Ada@example.com', '/rest/v1/*'],
  ['/auth/v1/token', '/auth/v1/token'],
  ['/auth/v1/admin/users/5b1', '/*'],
  ['/functions/v1/tutor-chat', '/functions/v1/tutor-chat'],
  ['/storage/v1/object/files/5b1/9c2/diary.pdf', '/storage/v1/object/*'],
  ['/storage/v1/object/sign/files/5b1/diary.pdf', '/storage/v1/object/sign/*'],
  ['/assets/main-abc.js', '/assets/*'],
  ['/base/5b1', '/base/:id'],
  ['/quiz/results/5b1', '/quiz/results/:id'],
  ['/my/private/path', '/*'],
])('logs %s as %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern)
})

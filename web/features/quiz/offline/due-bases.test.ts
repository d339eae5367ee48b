import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptQuestionOf, storageOf } from '../../../../testing/fixtures/kept-reviews.ts'
import { BASE_ID, mcqRow } from '../../../../testing/fixtures/quiz-rows.ts'
import { readDueBases } from './due-bases.ts'
import { keepDue } from './kept-reviews.ts'

const LEARNER = 'learner'
const OPTICS = '00000000-0000-4000-8000-000000000061'

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf(LEARNER))
  vi.stubGlobal('navigator', { onLine: false })
})
afterEach(() => void vi.unstubAllGlobals())

test('counts the kept questions of each base that are due, without a network', async () => {
  const { source } = keptQuestionOf(mcqRow(1))
  const inOptics = { source: { ...source, base_id: OPTICS, bases: { name: 'Optics' } } }
  const later = new Date(Date.now() + 3 * 86_400_000).toISOString()
  keepDue(LEARNER, [
    keptQuestionOf(mcqRow(1)),
    keptQuestionOf(mcqRow(2), inOptics),
    keptQuestionOf(mcqRow(3), inOptics),
    keptQuestionOf(mcqRow(4), { due_at: later }),
  ])
  expect(await readDueBases()).toEqual([
    { id: OPTICS, name: 'Optics', questions: 2 },
    { id: BASE_ID, name: 'Botany', questions: 1 },
  ])
})

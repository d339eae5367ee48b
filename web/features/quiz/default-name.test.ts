import { expect, test } from 'vitest'
import { QUIZ_NAME_MAX } from '../../../domain/constants.ts'
import { de } from '../../../messages/de/index.ts'
import { en } from '../../../messages/en/index.ts'
import { es } from '../../../messages/es/index.ts'
import { BASE_ID, FILE_ID } from '../../../testing/fixtures/quiz-rows.ts'
import type { QuizzableBase } from './api/quizzable-bases.ts'
import { materialName, numberedName } from './default-name.ts'

test('leaves room for the date after the longest name of a file', () => {
  const file = {
    id: FILE_ID,
    name: `${'x'.repeat(250)}.pdf`,
    path: '',
    status: 'completed',
    error: null,
  }
  const bases: QuizzableBase[] = [{ id: BASE_ID, name: 'Leaves', files: [file] }]
  const material = materialName(bases, new Set([FILE_ID]))
  for (const { creation } of [en, de, es]) {
    const name = creation.defaultName(material, '30 November 2026, 23:59')
    expect(name.length).toBeLessThanOrEqual(QUIZ_NAME_MAX)
    expect(name).toContain('2026')
  }
})

test('numbers the second and further quizzes of the same name', () => {
  const name = 'Leaves, 21 Nov 2026'
  expect(numberedName(name, new Set())).toBe(name)
  expect(numberedName(name, new Set([name]))).toBe(`${name} (2)`)
  expect(numberedName(name, new Set([name, `${name} (2)`]))).toBe(`${name} (3)`)
})

import { expect, test } from 'vitest'
import { QUIZ_NAME_MAX } from '../../../domain/constants.ts'
import { de } from '../../../messages/de/index.ts'
import { en } from '../../../messages/en/index.ts'
import { es } from '../../../messages/es/index.ts'
import { BASE_ID, FILE_ID } from '../../../testing/fixtures/quiz-rows.ts'
import type { QuizzableBase } from './api/quizzable-bases.ts'
import { materialName } from './default-name.ts'

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

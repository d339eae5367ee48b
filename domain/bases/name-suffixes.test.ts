import { expect, test } from 'vitest'
import { nameSuffixes } from './name-suffixes.ts'

test('numbers each file with the same name except the first', () => {
  const names = ['notes.pdf', 'plan.pdf', 'notes.pdf', 'notes.pdf']
  expect(nameSuffixes(names)).toEqual(['', '', ' (2)', ' (3)'])
})

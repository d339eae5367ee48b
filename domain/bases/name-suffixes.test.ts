import { expect, test } from 'vitest'
import { nameSuffixes } from './name-suffixes.ts'

test('numbers the files after the first of a name, and no others', () => {
  const names = ['notes.pdf', 'plan.pdf', 'notes.pdf', 'notes.pdf']
  expect(nameSuffixes(names)).toEqual(['', '', ' (2)', ' (3)'])
})

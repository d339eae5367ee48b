import { expect, test } from 'vitest'
import { budgetsOf } from './model-budgets.ts'

test.each([
  [null, 2000, 3000],
  [2000, 2000, 3000],
  [16_000, 8000, 8000],
  [1_000_000, 12_000, 12_000],
])('reads %j characters as budgets of %i and %i', (contextChars, passages, window) => {
  expect(budgetsOf({ contextChars })).toEqual({ passages, window })
})

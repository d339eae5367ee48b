import { expect, test } from 'vitest'
import { budgetsOf } from './budgets.ts'

test.each([
  [null, { passages: 2000, history: 1200, promptText: 3000 }],
  [2000, { passages: 2000, history: 1200, promptText: 3000 }],
  [16_000, { passages: 8000, history: 2000, promptText: 8000 }],
  [1_000_000, { passages: 12_000, history: 6000, promptText: 12_000 }],
])('divides a context of %j characters into %j', (contextChars, budgets) => {
  expect(budgetsOf({ contextChars })).toEqual(budgets)
})

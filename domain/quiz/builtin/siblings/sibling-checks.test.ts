import { expect, it } from 'vitest'
import { wordingOf } from '../wording/wording.ts'
import { isAdvantage, isLabel } from './sibling-checks.ts'

it.each(['Better grain', 'Reduced cost', 'Bessere Ernte', 'Menor coste'])(
  'reads a label as an advantage: %s',
  (label) => {
    expect(isAdvantage(label)).toBe(true)
  },
)

it('reads the name of a thing as no advantage', () => {
  expect(isAdvantage('Upper gate')).toBe(false)
})

it('reads a name as a label, and a sentence as none', () => {
  const wording = wordingOf('en')
  if (wording === null) throw new Error('English is supported')
  expect(isLabel('Upper gate', wording)).toBe(true)
  expect(isLabel('The gate was lowered', wording)).toBe(false)
})

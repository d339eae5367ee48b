import { expect, it } from 'vitest'
import { isAdvantage } from './sibling-checks.ts'

it.each(['Better grain', 'Reduced cost', 'Bessere Ernte', 'Menor coste'])(
  'reads a label as an advantage: %s',
  (label) => {
    expect(isAdvantage(label)).toBe(true)
  },
)

it('reads the name of a thing as no advantage', () => {
  expect(isAdvantage('Upper gate')).toBe(false)
})

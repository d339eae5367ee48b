import { expect, it } from 'vitest'
import { dashboard as de } from './de/dashboard.ts'
import { dashboard as en } from './en/dashboard.ts'
import { dashboard as es } from './es/dashboard.ts'

it.each([de, en, es])('says how many of the bases are shown: %#', ({ byBase }) => {
  expect(byBase(4, 6)).toMatch(/4.*6/u)
  expect(byBase(2, 2)).not.toMatch(/\d/u)
})

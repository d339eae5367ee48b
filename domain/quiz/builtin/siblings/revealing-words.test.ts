import { expect, it } from 'vitest'
import { fitsBeside, haveOneForm } from './revealing-words.ts'

it.each([
  ['Design', 'Analysis', 'the change is analyzed for its effects on the whole system'],
  ['Testing', 'Organization', 'the parts are organised in layers that call each other'],
])('refuses %s beside %s if another form of the key is in the description', (wrong, key, text) => {
  expect(fitsBeside(wrong, key, text)).toBe(false)
})

it.each([
  ['Performance', 'UNION'],
  ['Output or action', 'Record'],
])('finds that %s has another form than %s', (wrong, key) => {
  expect(haveOneForm(wrong, key)).toBe(false)
  expect(haveOneForm(key, key)).toBe(true)
})

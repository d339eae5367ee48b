import { expect, it } from 'vitest'
import { isContinuedTitle } from './continued-titles.ts'

it.each([
  ['Parts of a mill, continued.', true],
  ['Parts of a mill (cont.)', true],
  ['Teile der Mühle (Fortsetzung)', true],
  ['Partes del molino (continuación)', true],
  ['The work of the mill continued.', false],
  ['In the years after the flood, when the millers had left the coast, the work continued.', false],
])('recognises a title that is repeated: %s', (text, isRepeated) => {
  expect(isContinuedTitle(text)).toBe(isRepeated)
})

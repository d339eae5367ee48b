import { expect, it } from 'vitest'
import { isIncomplete, hardLineBreaks } from './line-ends.ts'

it('recognises list items whose bullets were drawn', () => {
  expect(
    hardLineBreaks([
      'Kelp has',
      'Holdfast',
      'Stipe',
      'Blades that float near the surface',
      'Gas bladders',
    ]),
  ).toEqual([true, true, true, true, false])
})

it('keeps wrapped lines of prose together', () => {
  const prose = [
    'The harbour of Orrin was built in the year 1789 by Anna',
    'Falk, who had seen the mills of Bergen and thought that',
    'Orrin could do better. Her dam held until the flood of',
    '1841.',
  ]
  expect(hardLineBreaks(prose)).toEqual([false, false, false, false])
})

it('recognises that the next word would have fitted on the line', () => {
  const page = [
    'Kelp grows in cold and shallow water along rocky coasts everywhere.',
    'Kelp forests',
    'Kelp forests are among the most productive of all living places.',
  ]
  expect(hardLineBreaks(page)).toEqual([false, true, false])
})

it('recognises a line that must continue', () => {
  expect(isIncomplete('It was built by the')).toBe(true)
  expect(isIncomplete('It was built by hand')).toBe(false)
})

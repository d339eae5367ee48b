import { expect, it } from 'vitest'
import { lineJoint } from './line-joint.ts'

it.each([
  ['the evapo-', 'ration of water', 'joined'],
  ['the evapo\u00ad', 'ration of water', 'joined'],
  ['a well-known-', 'place', 'hyphen'],
  ['a mother-', 'in-law', 'hyphen'],
  ['the COVID-', '19 cases', 'hyphen'],
  ['the Anglo-', 'Saxons', 'hyphen'],
  ['a CO2-', 'neutral house', 'hyphen'],
  ['the water -', 'and the land', 'apart'],
  ['the water', 'rises', 'apart'],
])('joins "%s" and "%s": %s', (line, next, joint) => {
  expect(lineJoint(line, next)).toBe(joint)
})

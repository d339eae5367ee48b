import { expect, it } from 'vitest'
import { wordingOf } from '../wording/wording.ts'
import { isAdvantage, isAspect, isLabel, tellsEffect } from './sibling-checks.ts'

it.each([
  'Better grain',
  'Reduced cost',
  'Less mud',
  'Bessere Ernte',
  'Weniger Schlamm',
  'Más agua',
])('reads a label as an advantage: %s', (label) => {
  expect(isAdvantage(label)).toBe(true)
})

it('reads the name of a thing as no advantage', () => {
  expect(isAdvantage('Upper gate')).toBe(false)
})

it('reads a name as a label, and a sentence as none', () => {
  const wording = wordingOf('en')
  if (wording === null) throw new Error('English is supported')
  expect(isLabel('Upper gate', wording)).toBe(true)
  expect(isLabel('The gate was lowered', wording)).toBe(false)
})

it.each([
  ['have given merchants better maps', true],
  ['can be attached to the wall of a dam', true],
  ['hold the water of a pond', false],
])('tells what a thing does from what it can do or has done: %s', (description, tells) => {
  const part = { label: 'Gates', text: description, isBold: false, quote: description, page: 1 }
  expect(tellsEffect({ ...part, description, isPredicate: true })).toBe(tells)
})

it.each([
  ['en', 'Metrics'],
  ['en', 'Typical behaviour'],
  ['es', 'Métrica'],
  ['es', 'Comportamientos típicos'],
])('reads what a text says of each thing as an aspect (%s): %s', (language, label) => {
  const wording = wordingOf(language)
  if (wording === null) throw new Error(`${language} is supported`)
  expect(isAspect(label, wording)).toBe(true)
})

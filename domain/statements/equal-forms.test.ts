import { expect, test } from 'vitest'
import { similarity } from './similarity/compare.ts'
import { equalForms } from './equal-forms.ts'

test.each([
  ['after 2, 4 and 8 days', 'after 2 days, 4 days, 8 days'],
  ['nach 2, 4 und 8 Tagen', 'nach 2 Tagen, 4 Tagen, 8 Tagen'],
  ['tras 2 y 4 días', 'tras 2 días, 4 días'],
  ['1 000 people', '1 000 people'],
  ['in 1990 and beyond', 'in 1990 and beyond'],
])('gives each number of %j its unit', (text, expected) => {
  expect(equalForms(text)).toBe(expected)
})

test.each([
  ['It is 5 kilometres long.', 'It is 5 km long.'],
  ['Es dauert 3 Stunden.', 'Es dauert 3 h.'],
  ['Es el 20 por ciento.', 'Es el 20 %.'],
])('writes the units of %j as symbols', (text, expected) => {
  expect(equalForms(text).replace(/\s+/g, ' ')).toBe(expected)
})

test.each([
  ['3,5', '3.5'],
  ['3.5', '3.5'],
  ['1,200', '1200'],
  ['1.200', '1200'],
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['12.3.2020', '12.3.2020'],
  ['1,2,3', '1,2,3'],
  ['after 3, 5', 'after 3, 5'],
])('writes the number %j without thousands signs and with a decimal point', (text, expected) => {
  expect(equalForms(text)).toBe(expected)
})

test.each([
  ['How long is the bridge?', 'The bridge is 3.5 miles long.', 'The bridge is 3,5 miles long.'],
  ['Wie lang ist sie?', 'Die Brücke ist 3,5 Kilometer lang.', 'Die Brücke ist 3.5 km lang.'],
  ['¿Cuánto mide?', 'El puente mide 3,5 metros de largo.', 'El puente mide 3.5 m de largo.'],
  ['Who lives there?', 'About 1,200 people live there.', 'About 1200 people live there.'],
  ['Wer wohnt dort?', 'Etwa 1.200 Menschen wohnen dort.', 'Etwa 1200 Menschen wohnen dort.'],
])('gives the same number in other signs full marks: %s', (question, reference, answer) => {
  expect(similarity({ question, references: [reference] }, answer)).toBeGreaterThanOrEqual(90)
})

test.each([
  ['Wie lang ist sie?', 'Die Brücke ist 3,5 Kilometer lang.', 'Die Brücke ist 35 Kilometer lang.'],
  ['Wie lang ist sie?', 'Die Brücke ist 3,5 Kilometer lang.', 'Die Brücke ist 3.6 Kilometer lang.'],
])('marks another number as wrong: %s %s %s', (question, reference, answer) => {
  expect(similarity({ question, references: [reference] }, answer)).toBeLessThanOrEqual(40)
})

test.each([
  ['How long does it take?', 'It takes three hours.', 'It takes 3 h.'],
  [
    'Wie lange dauert es?',
    'Es dauert drei Stunden bis zum Abend.',
    'Bis zum Abend dauert es 3 Stunden.',
  ],
  ['¿Cuánto tarda?', 'Tarda tres horas en llegar al puerto.', 'Tarda 3 horas en llegar al puerto.'],
])('counts numbers in words and in digits as equal: %s', (question, reference, answer) => {
  expect(similarity({ question, references: [reference] }, answer)).toBeGreaterThanOrEqual(75)
})

import { expect, it } from 'vitest'
import { withoutCitationKeys } from './citation-keys.ts'

it.each([
  [
    'Tides are slow [Falk2014], and mills too [Orrin1999a,Ida2001].',
    'Tides are slow, and mills too.',
  ],
  ['Tides are slow [@falk2014; @orrin].', 'Tides are slow.'],
  ['A mill has four parts ([link]):', 'A mill has four parts:'],
])('leaves out the keys of sources: %s', (text, bare) => {
  expect(withoutCitationKeys(text)).toBe(bare)
})

it.each(['As [Falk2014] found, tides are slow.', 'See [RFC2016].', 'He wrote [sic]: tides.'])(
  'leaves words of the sentence: %s',
  (text) => {
    expect(withoutCitationKeys(text)).toBe(text)
  },
)

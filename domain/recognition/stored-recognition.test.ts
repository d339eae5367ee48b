import { describe, expect, it } from 'vitest'
import type { Recognition } from './recognised-page.ts'
import {
  fromStoredRecognition,
  toStoredRecognition,
  withoutUncertain,
} from './stored-recognition.ts'

const PAGES = ['own text', 'shear waves\ntravel', '', 'pressure']
const RECOGNITION: Recognition = [
  null,
  {
    confidence: 94,
    quality: 'good',
    lines: [
      [
        { start: 0, end: 5, left: 0.1, width: 0.05, top: 0.2, height: 0.02 },
        { start: 6, end: 11, left: 0.16, width: 0.06, top: 0.2, height: 0.02 },
      ],
      [{ start: 12, end: 18, left: 0.1, width: 0.07, top: 0.23, height: 0.02 }],
    ],
  },
  { confidence: 20, quality: 'unreadable', lines: [] },
  { confidence: 80, quality: 'uncertain', lines: [] },
]

describe('stored recognition', () => {
  it('is read as it was written', () => {
    expect(fromStoredRecognition(toStoredRecognition(RECOGNITION), PAGES)).toEqual(RECOGNITION)
  })

  it('needs few characters for each word', () => {
    const stored = JSON.stringify(toStoredRecognition(RECOGNITION))
    expect(stored).toBe(
      '[null,[94,0,"1jk,5k,0,5,rs,dw,1,5,18g,go;1s,5k,1,6,rs,jg"],[20,2,""],[80,1,""]]'
        .replace('1jk', (2000).toString(36))
        .replace('1s,', `${(2300).toString(36)},`),
    )
  })

  it.each([
    ['not a list', { a: 1 }],
    ['an unknown quality', [[90, 9, '']]],
    ['a confidence above 100', [[900, 0, '']]],
    ['another type', [[90, 0, 7]]],
  ])('is ignored if it is invalid: %s', (_name, value) => {
    expect(fromStoredRecognition(value, ['a'])).toEqual([null])
  })

  it.each([
    ['words beyond the page', '0,0,0,zz,0,0'],
    ['negative places', '0,0,0,1,-5,1'],
    ['places beyond the page', '0,0,0,1,zzz,1'],
    ['missing numbers', '0,0,0,1'],
    ['other characters', '!!,??'],
  ])('loses the places of words that are invalid: %s', (_name, words) => {
    const read = fromStoredRecognition([[90, 0, words]], ['text'])
    expect(read[0]?.lines.flat()).toEqual([])
  })

  it('keeps the text of pages with doubts from the making of questions', () => {
    expect(withoutUncertain(PAGES, toStoredRecognition(RECOGNITION))).toEqual([
      'own text',
      'shear waves\ntravel',
      '',
      '',
    ])
    expect(withoutUncertain(PAGES, null)).toEqual(PAGES)
  })
})

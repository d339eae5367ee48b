import { expect, it } from 'vitest'
import { en } from '../../../messages/en/index.ts'
import { de } from '../../../messages/de/index.ts'
import { Failure } from '../../../domain/failure.ts'
import { failureMessage, storedMessage } from './failure-message.ts'

it('a stored reason is told in the language of the interface, and one that is not of the catalogue as it is', () => {
  expect(storedMessage(new Failure('pdf_no_text').message, de)).toBe(de.errors.pdf_no_text)
  expect(storedMessage('No text content found in PDF', en)).toBe('No text content found in PDF')
  expect(storedMessage('The scanner was out of paper', de)).toBe('The scanner was out of paper')
})

it('a failure is told in the words of the server where they are kept, in the catalogue’s where not', () => {
  expect(failureMessage(new Failure('unexpected', { detail: 'Their words' }), de)).toBe(
    'Their words',
  )
  expect(failureMessage(new Failure('pdf_damaged'), de)).toBe(de.errors.pdf_damaged)
  expect(failureMessage(new TypeError('x'), de)).toBe(de.errors.unexpected)
})

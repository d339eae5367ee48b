import { errors } from '../../../messages/en/errors.ts'
import { expect, it } from 'vitest'
import { en } from '../../../messages/en/index.ts'
import { de } from '../../../messages/de/index.ts'
import { Failure } from '../../../domain/failure.ts'
import { failureMessage, storedMessage } from './failure-message.ts'

it('translates a stored reason of the catalogue and shows any other unchanged', () => {
  expect(storedMessage(errors.pdf_no_text, de)).toBe(de.errors.pdf_no_text)
  expect(storedMessage('No text content found in PDF', en)).toBe('No text content found in PDF')
  expect(storedMessage('The scanner was out of paper', de)).toBe('The scanner was out of paper')
})

it("shows the server's message if the failure keeps it, else the catalogue's", () => {
  expect(failureMessage(new Failure('unexpected', { detail: 'Their words' }), de)).toBe(
    'Their words',
  )
  expect(failureMessage(new Failure('pdf_damaged'), de)).toBe(de.errors.pdf_damaged)
  expect(failureMessage(new TypeError('x'), de)).toBe(de.errors.unexpected)
})

import { errors } from '../../../messages/en/errors.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { en } from '../../../messages/en/index.ts'
import { de } from '../../../messages/de/index.ts'
import { Failure } from '../../../domain/failure.ts'
import { failureMessage, reportedFailure, translated } from './failure-message.ts'

it('translates a stored reason of the catalogue and shows any other unchanged', () => {
  expect(translated(errors.pdf_no_text, de)).toBe(de.errors.pdf_no_text)
  expect(translated('No text content found in PDF', en)).toBe('No text content found in PDF')
  expect(translated('The scanner was out of paper', de)).toBe('The scanner was out of paper')
})

it("shows the server's message if the failure has one, else the catalogue's", () => {
  expect(failureMessage(new Failure('unexpected', { detail: 'Their words' }), de)).toBe(
    'Their words',
  )
  expect(failureMessage(new Failure('pdf_damaged'), de)).toBe(de.errors.pdf_damaged)
  expect(failureMessage(new TypeError('x'), de)).toBe(de.errors.unexpected)
})

it('says of an unexpected failure without a network that there is none', () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('navigator', { onLine: false })
  expect(failureMessage(new TypeError('Failed to fetch'), de)).toBe(de.errors.offline)
  expect(failureMessage(new Failure('unexpected'), de)).toBe(de.errors.offline)
  expect(failureMessage(new Failure('pdf_damaged'), de)).toBe(de.errors.pdf_damaged)
})

it.each(['quiz_of_a_newer_server', 'constructor', ''])(
  "replaces a reported code it does not know (%j) by the call's own",
  (code) => {
    const failure = reportedFailure({ code, message: 'The reason' }, 'chat_failed')
    expect(failure).toMatchObject({ code: 'chat_failed', cause: 'The reason' })
  },
)

it('keeps a reported code of the catalogue', () => {
  expect(reportedFailure({ code: 'quiz_no_text', message: '' }, 'chat_failed').code).toBe(
    'quiz_no_text',
  )
})

it("shows the auth service's message as it is in English and translated in German", () => {
  const refused = new Failure('unexpected', { detail: 'Invalid login credentials' })
  expect(failureMessage(refused, en)).toBe('Invalid login credentials')
  expect(failureMessage(refused, de)).toBe(de.errors.invalid_credentials)
})

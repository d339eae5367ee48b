import { AuthRetryableFetchError } from '@supabase/auth-js'
import { expect, it } from 'vitest'
import { en } from '../../../../messages/en/index.ts'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { authFailure } from './auth-failure.ts'

it.each([
  ['Database error', 500, 'Database error'],
  ['{}', 500, en.errors.unexpected],
  ['{}', 502, en.errors.unexpected],
  ['busy', 503, en.errors.unexpected],
  ['busy', 504, en.errors.unexpected],
  ['Failed to fetch', 0, en.errors.unexpected],
])('an error "%s" with status %d is shown as "%s"', (message, status, shown) => {
  const error = new AuthRetryableFetchError(message, status)
  expect(failureMessage(authFailure(error), en)).toBe(shown)
})

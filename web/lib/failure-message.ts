import { Failure } from '../../domain/failure.ts'
import type { Words } from './speech.ts'

/** What a learner is told about an error: the server's own words where kept, else the catalogue's, else the general one. */
export const failureMessage = (error: unknown, messages: Pick<Words, 'errors'>): string =>
  error instanceof Failure ? (error.detail ?? messages.errors[error.code]) : messages.errors.unexpected

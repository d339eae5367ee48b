import { tutorEvent, type TutorEvent, type TutorRequest } from '../../../../domain/tutor/wire.ts'
import { streamFunction } from '../../../lib/backend/functions.ts'

/**
 * Calls the function `tutor-chat` and yields its events. Throws `Failure` (`chat_failed` if it
 * cannot be reached).
 */
export const askTutor = (
  request: TutorRequest,
  signal: AbortSignal,
): AsyncGenerator<TutorEvent, void> =>
  streamFunction({
    name: 'tutor-chat',
    body: request,
    event: tutorEvent,
    onFailure: 'chat_failed',
    signal,
  })

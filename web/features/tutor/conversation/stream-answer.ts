import { Failure } from '../../../../domain/failure.ts'
import type { ChatMessage, TutorRequest } from '../../../../domain/tutor/wire.ts'
import { reportedFailure } from '../../../lib/i18n/failure-message.ts'
import { askTutor } from '../api/ask-tutor.ts'

type Handlers = {
  /** The function has saved the question. */
  readonly onQuestion: (question: ChatMessage) => void
  /** The answer so far, at most once per frame. */
  readonly onText: (text: string) => void
  readonly onAnswer: (answer: ChatMessage) => void
  /** The function has saved an error message. */
  readonly onError: (message: ChatMessage) => void
}

/**
 * Streams one answer. Throws `Failure` if the function could not save the error itself, or if the
 * stream ends early.
 */
export async function streamAnswer(
  request: TutorRequest,
  signal: AbortSignal,
  { onQuestion, onText, onAnswer, onError }: Handlers,
): Promise<void> {
  let text = ''
  let frame = 0
  let ended = false
  const show = () => {
    frame = 0
    onText(text)
  }
  try {
    for await (const event of askTutor(request, signal)) {
      if (event.type === 'question') onQuestion(event.message)
      else if (event.type === 'delta') {
        text += event.text
        frame ||= requestAnimationFrame(show)
      } else if (event.type === 'answer') {
        ended = true
        onAnswer(event.message)
      } else {
        if (!event.message) throw reportedFailure(event.failure, 'chat_failed')
        ended = true
        onError(event.message)
      }
    }
  } finally {
    cancelAnimationFrame(frame)
  }
  if (!ended) throw new Failure('chat_failed', { cause: 'the answer ended before it was complete' })
}

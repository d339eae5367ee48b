import { Failure } from '../../../domain/failure.ts'
import type { ChatMessage, TutorEvent } from '../../../domain/tutor/wire.ts'
import type { FunctionDeps } from '../_shared/deps.ts'
import { eventStream, toWire } from '../_shared/respond.ts'
import { replyTo } from './conversation.ts'

type Db = ReturnType<FunctionDeps['db']>

const WATCH_EVERY_MS = 500
/** A model may take its time; after this the caller may ask again. */
const WATCH_MS = 120_000

/** A question that was sent before: streams its answer once that is saved. Asks no model itself. */
export const waitForReply = (
  deps: Pick<FunctionDeps, 'background'>,
  db: Db,
  question: ChatMessage,
): Response =>
  eventStream<TutorEvent>((emit, signal) => {
    const done = watchForReply(db, question, { emit, signal })
    // It reads the database again and again, so it counts as running for its account.
    deps.background(done)
    return done
  })

async function watchForReply(
  db: Db,
  question: ChatMessage,
  { emit, signal }: { emit: (event: TutorEvent) => void; signal: AbortSignal },
): Promise<void> {
  emit({ type: 'question', message: question })
  for (let waited = 0; waited < WATCH_MS && !signal.aborted; waited += WATCH_EVERY_MS) {
    const reply = await replyTo(db, question)
    if (reply) {
      emit(eventOf(reply))
      return
    }
    await new Promise((resolve) => setTimeout(resolve, WATCH_EVERY_MS))
  }
  emit({ type: 'failure', failure: toWire(new Failure('chat_failed')), message: null })
}

const eventOf = (reply: ChatMessage): TutorEvent =>
  reply.message_type === 'ai'
    ? { type: 'answer', message: reply }
    : { type: 'failure', failure: toWire(new Failure('chat_failed')), message: reply }

import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serialize } from 'node:v8'
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads'
import type { Estimate } from '../../domain/marking/builtin/mark-by-estimate.ts'
import type { SourceText } from '../../domain/quiz/creation/texts/source-text.ts'
import { documentsOver } from '../../supabase/functions/_shared/text-engine/documents.ts'
import {
  draftsOf,
  type DocumentReply,
  type QuestionsReply,
} from '../../supabase/functions/_shared/text-engine/tasks.ts'
import type { TextEngine } from '../../supabase/functions/_shared/text-engine/text-engine.ts'
import { kindOf } from '../monitoring/error-fields.ts'
import type { Log } from '../monitoring/log.ts'
import { FairWorkerQueue, type WorkerTask } from './fair-worker-queue.ts'

const WORKER = fileURLToPath(new URL('./text-worker.ts', import.meta.url))

const DEADLINE_MS = 30_000
/** The longest answer to an ordinary question takes two seconds on a busy machine. */
const MARKS_DEADLINE_MS = 10_000
/** A quiz of 30 questions reads 250,000 characters. */
const QUESTIONS_DEADLINE_MS = 120_000
/** Long, since a thread that ends loses its cached indexes. */
const DOCUMENTS_IDLE_MS = 10 * 60_000
const IDLE_MS = 30_000
/** Longer than an ordinary question takes, even the first to a document. */
const SLICE_MS = 1000
const MAX_HEAP_MB = 512
const MAX_DOCUMENT_THREADS = 4

/** One thread computes beside the main thread; more only where the machine has more processors. */
const documentThreads = (): number =>
  Math.min(MAX_DOCUMENT_THREADS, Math.max(1, availableParallelism() - 1))

/**
 * Texts as bytes that move to a thread. Each is a turn of the event loop: copied together, the
 * texts of a large quiz would take seconds.
 */
async function serialized(texts: readonly SourceText[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const all: Uint8Array<ArrayBuffer>[] = []
  for (const text of texts) {
    all.push(new Uint8Array(serialize(text)))
    await setImmediate()
  }
  return all
}

/**
 * The text engine of the server: documents, questions and marks have threads of their own, so that
 * a long one of these delays none of the others, nor the main thread. Each document is always given
 * to the same thread, whose cache holds its index.
 */
export function workerEngine(log: Log, threads = documentThreads()): TextEngine {
  const queue = (deadlineMs: number, idleMs: number): FairWorkerQueue =>
    new FairWorkerQueue({
      filename: WORKER,
      deadlineMs,
      sliceMs: SLICE_MS,
      idleMs,
      secondIdleMs: IDLE_MS,
      maxHeapMb: MAX_HEAP_MB,
      onError: (error) => log({ name: 'worker_failed', error: kindOf(error) }),
    })
  const first = queue(DEADLINE_MS, DOCUMENTS_IDLE_MS)
  const others = Array.from({ length: threads - 1 }, () => queue(DEADLINE_MS, DOCUMENTS_IDLE_MS))
  const documents = [first, ...others]
  const questions = queue(QUESTIONS_DEADLINE_MS, IDLE_MS)
  const marks = queue(MARKS_DEADLINE_MS, IDLE_MS)
  const queueOf = (name: string): FairWorkerQueue =>
    documents[createHash('sha256').update(name).digest().readUInt32BE() % documents.length] ?? first

  return {
    openDocument: documentsOver(
      (userId, request) =>
        queueOf(request.name).run(userId, {
          name: 'document',
          input: request,
        }) as Promise<DocumentReply>,
    ),
    async makeQuestions(userId, { files, ...request }, onQuestion) {
      const texts = await serialized(files)
      const { port1, port2 } = new MessageChannel()
      port1.on('message', onQuestion)
      const task: WorkerTask = {
        name: 'questions',
        input: { request, texts, progress: port2 },
        transfer: [port2, ...texts.map(({ buffer }) => buffer)],
      }
      try {
        const reply = (await questions.run(userId, task)) as QuestionsReply
        // The reply has a port of its own, which may be read first.
        for (let last = receiveMessageOnPort(port1); last; last = receiveMessageOnPort(port1))
          onQuestion(last.message as number)
        return draftsOf(reply)
      } finally {
        port1.close()
      }
    },
    estimate: (userId, question, answer) =>
      marks.run(userId, { name: 'estimate', input: { question, answer } }) as Promise<Estimate>,
    async close() {
      await Promise.all([...documents, questions, marks].map((each) => each.close()))
    },
  }
}

/** The database worker: holds PGlite and answers one request at a time. */
import type { PGlite } from '@electric-sql/pglite'
import { parentPort, threadId, workerData } from 'node:worker_threads'
import type { DatabaseErrorFields } from '../../database-error.ts'
import { setCancelled } from './cancel-flags.ts'
import { CANCEL_FUNCTION } from '../cancel-statement.ts'
import { runBatch } from './extended-query.ts'
import { openEngine } from './engine.ts'
import { listenStatements } from '../listen.ts'
import type { WireReply, WireRequest, WorkerOptions } from '../wire.ts'

const port = parentPort
if (!port) throw new Error('This file runs as a worker thread')
const reply = (message: WireReply) => port.postMessage(message)
const notify = (channel: string, payload: string) =>
  reply({ kind: 'notification', channel, payload })

const textOf = (error: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : undefined
}

/** The fields of an error of PostgreSQL's; XX000 for anything else. */
function fieldsOf(error: unknown): DatabaseErrorFields {
  if (!(error instanceof Error)) return { code: 'XX000', message: String(error) }
  const code = textOf(error, 'code') ?? ''
  return {
    code: /^[0-9A-Z]{5}$/.test(code) ? code : 'XX000',
    message: error.message,
    detail: textOf(error, 'detail'),
    hint: textOf(error, 'hint'),
    constraint: textOf(error, 'constraint'),
  }
}

/** After these PostgreSQL has ended itself, whatever else answers. */
const isFatal = (error: unknown): boolean =>
  error instanceof Error && /^(FATAL|PANIC)$/.test(textOf(error, 'severity') ?? '')

async function answer(pglite: PGlite, request: WireRequest): Promise<WireReply> {
  switch (request.kind) {
    case 'batch':
      return {
        kind: 'answer',
        answer: await runBatch(pglite, request.statements, {
          answerChars: request.answerChars ?? Infinity,
          onNotification: notify,
        }),
      }
    case 'script':
      await pglite.exec(request.text)
      return {
        kind: 'answer',
        answer: { columns: [], json: [], values: [], count: 0, affected: 0 },
      }
    case 'dump': {
      const file = await pglite.dumpDataDir('none')
      return { kind: 'dump', bytes: new Uint8Array(await file.arrayBuffer()) }
    }
    case 'close':
      await pglite.close()
      return {
        kind: 'answer',
        answer: { columns: [], json: [], values: [], count: 0, affected: 0 },
      }
  }
}

let broken = false
const engine = await openEngine(workerData as WorkerOptions, (reason, isStack) => {
  broken = true
  reply(isStack ? { kind: 'stack' } : { kind: 'broken', reason })
})
engine.onNotification(notify)
await engine.exec(listenStatements((workerData as WorkerOptions).channels))
/** How many requests have arrived. */
let received = 0
// Called by the inspector. A late call must not cancel the next statement
Reflect.set(globalThis, CANCEL_FUNCTION, (thread: number, requestNumber: number) => {
  if (thread === threadId && requestNumber === received) setCancelled(engine, true)
})
port.on('message', (request: WireRequest) => {
  received += 1
  setCancelled(engine, false)
  answer(engine, request)
    .catch((error: unknown): WireReply => ({
      kind: 'error',
      error: fieldsOf(error),
      fatal: isFatal(error),
    }))
    .then((message) => {
      // The answer of a broken session may be empty rows for a statement that never ran
      if (!broken) reply(message)
    })
    .catch((error: unknown) => reply({ kind: 'broken', reason: String(error) }))
})
reply({ kind: 'ready' })

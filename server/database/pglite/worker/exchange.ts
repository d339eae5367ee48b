import { protocol, type PGlite } from '@electric-sql/pglite'
import { databaseError, SQLSTATE } from '../../database-error.ts'
import { setCancelled } from './cancel-flags.ts'

export type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

export type ExchangeOptions = {
  /** The most characters of the values of one statement's rows. */
  answerChars: number
  onNotification: (channel: string, payload: string) => void
}

export const charsOf = (values: readonly unknown[]): number =>
  values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0)

export const answerTooLarge = () =>
  databaseError({
    code: SQLSTATE.tooLarge,
    message: 'The response is too large. Ask for fewer rows or columns.',
  })

/**
 * Sends `request` to PostgreSQL and gives the messages of its answer. Throws PostgreSQL's error,
 * and PT413 if the rows of one of its statements have more than `answerChars`: the statement is
 * cancelled as soon as they have, and what it sends until it ends is not kept.
 */
export async function exchange(
  pglite: PGlite,
  request: Uint8Array,
  { answerChars, onNotification }: ExchangeOptions,
): Promise<Message[]> {
  const parser = new protocol.Parser()
  const kept: Message[] = []
  const errors: Error[] = []
  let left = answerChars
  const receive = (message: Message) => {
    if (message instanceof protocol.messages.NotificationResponseMessage)
      onNotification(message.channel, message.payload)
    else if (message instanceof protocol.messages.DatabaseError) errors.push(message)
    else if (errors.length === 0 && left >= 0) {
      if (message.name === 'parseComplete') left = answerChars
      else if (message instanceof protocol.messages.DataRowMessage) left -= charsOf(message.fields)
      if (left < 0) setCancelled(pglite, true)
      else kept.push(message)
    }
  }
  try {
    await pglite.execProtocolRawStream(request, {
      syncToFs: false,
      onRawData: (data) => parser.parse(data, receive),
    })
  } finally {
    // The statement may have ended before it was cancelled
    if (left < 0) setCancelled(pglite, false)
  }
  if (left < 0) throw answerTooLarge()
  if (errors[0]) throw errors[0]
  return kept
}

import * as z from 'zod'
import type { StoredAccount } from '../../testing/fixtures/stored-account.ts'

const serverEvent = z.object({ type: z.string() })

/**
 * Calls a function that responds with server-sent events and waits for the last one. Throws if
 * the call fails or its last event is a failure.
 */
export async function callFunction(
  { functions }: StoredAccount['client'],
  name: 'tutor-chat' | 'make-quiz' | 'submit-quiz',
  body: Record<string, unknown>,
): Promise<void> {
  const answer = await functions.invoke<Response>(name, { body })
  if (answer.error) throw new Error(`${name} failed`, { cause: answer.error })
  const events = (await answer.data?.text()) ?? ''
  const last = [...events.matchAll(/^data: (.*)$/gm)].at(-1)?.[1]
  if (last === undefined || serverEvent.parse(JSON.parse(last)).type === 'failure')
    throw new Error(`${name} failed: ${last ?? 'no event'}`)
}

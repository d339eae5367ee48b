import * as z from 'zod/mini'
import { Failure } from '../../../../domain/failure.ts'

/** An error of the client for tables if there was no response. */
const withoutResponse = z.object({ code: z.literal(''), message: z.string() })

/** Whether a request failed because the server could not be reached. */
export const isUnreachable = (error: unknown): boolean => {
  const cause = error instanceof Failure ? error.cause : error
  return cause instanceof TypeError || withoutResponse.safeParse(cause).success
}

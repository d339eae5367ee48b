import * as z from 'zod/mini'
import { FAILURE_CODES } from './failure.ts'

/** A failure on the wire: the body of a non-2xx response, or the `failure` event of a stream. */
export const failureWire = z.object({ code: z.enum(FAILURE_CODES), message: z.string() })
export type FailureWire = z.infer<typeof failureWire>

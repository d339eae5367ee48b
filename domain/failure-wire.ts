import * as z from 'zod/mini'

/**
 * A failure on the wire: the body of a non-2xx response, or the `failure` event of a stream. A
 * newer server may send a code that this version lacks.
 */
export const failureWire = z.object({ code: z.string(), message: z.string() })
export type FailureWire = z.infer<typeof failureWire>

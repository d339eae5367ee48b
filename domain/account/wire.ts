import * as z from 'zod/mini'

/** `POST /functions/v1/delete-account`: `email` is the address typed to confirm. */
export const deleteAccountRequest = z.object({ email: z.string() })

export const deleteAccountAnswer = z.object({ deleted: z.literal(true) })

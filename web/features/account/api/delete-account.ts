import { deleteAccountAnswer } from '../../../../domain/account/wire.ts'
import { callFunction } from '../../../lib/backend/functions.ts'

/**
 * Deletes the account of whoever is signed in, with everything in it. Can be repeated where it was cut off.
 * `email` is what they typed to confirm. Throws `account_delete_failed`.
 */
export async function deleteAccount(email: string): Promise<void> {
  await callFunction({
    name: 'delete-account',
    body: { email },
    answer: deleteAccountAnswer,
    onFailure: 'account_delete_failed',
  })
}

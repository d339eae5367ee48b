import { deleteAccountAnswer } from '../../../../domain/account/wire.ts'
import { callFunction } from '../../../lib/backend/functions.ts'

/**
 * Deletes the signed-in user's account and all its data. Can be repeated after an interruption.
 * `email` is the typed confirmation. Throws `account_delete_failed`.
 */
export async function deleteAccount(email: string): Promise<void> {
  await callFunction({
    name: 'delete-account',
    body: { email },
    answer: deleteAccountAnswer,
    onFailure: 'account_delete_failed',
  })
}

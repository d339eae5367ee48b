import { asFailure, Failure } from '../../../domain/failure.ts'
import { deleteAccountRequest } from '../../../domain/account/wire.ts'
import { readBody, requireUser } from '../_shared/caller.ts'
import type { FunctionDeps, FunctionHandler } from '../_shared/deps.ts'
import { logFailure } from '../_shared/log-failure.ts'
import { json, errorResponse } from '../_shared/respond.ts'

type Bucket = ReturnType<ReturnType<FunctionDeps['db']>['storage']['from']>

/** Files listed and removed at a time. */
const BATCH = 100

/**
 * Removes every file under `folder`. Throws if one remains, so that an account is never deleted
 * before its files.
 */
async function removeFolder(bucket: Bucket, folder: string): Promise<void> {
  for (;;) {
    const listed = await bucket.list(folder, { limit: BATCH })
    if (listed.error) throw new Failure('account_delete_failed', { cause: listed.error })
    if (listed.data.length === 0) return
    const paths: string[] = []
    for (const { id, name } of listed.data as { id: string | null; name: string }[]) {
      const path = `${folder}/${name}`
      if (id === null) await removeFolder(bucket, path)
      else paths.push(path)
    }
    if (paths.length === 0) continue
    const removed = await bucket.remove(paths)
    if (removed.error) throw new Failure('account_delete_failed', { cause: removed.error })
    if (removed.data.length === 0)
      throw new Failure('account_delete_failed', { cause: 'none of the files could be removed' })
  }
}

/**
 * Deletes the caller's files, then the account with every row, if the email in the body matches.
 * After an interruption it can be called again and continues.
 */
export const handle: FunctionHandler = async (request, deps) => {
  const user = await requireUser(request, deps)
  if (user instanceof Response) return user
  const parsed = await readBody(request, deleteAccountRequest)
  if (parsed instanceof Response) return parsed
  if (user.email === null || parsed.body.email.trim().toLowerCase() !== user.email.toLowerCase())
    return errorResponse('account_email_mismatch', 400)

  const db = deps.db(request)
  try {
    await removeFolder(db.storage.from('files'), user.id)
    const { error } = await db.rpc('delete_account')
    if (error) throw new Failure('account_delete_failed', { cause: error })
    return json({ deleted: true })
  } catch (error) {
    const failure = asFailure(error, 'account_delete_failed')
    logFailure(deps, 'delete_account_failed', failure)
    return errorResponse(failure, 500)
  }
}

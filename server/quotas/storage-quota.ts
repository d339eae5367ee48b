import { Failure } from '../../domain/failure.ts'
import { englishMessage } from '../../messages/english-message.ts'
import type { Claims, Sql } from '../database/database.ts'
import { StorageError } from '../storage/errors.ts'
import type { AccountQuota } from './account-quotas.ts'
import type { Quotas } from './quotas.ts'

type StorageReservation = {
  /** Bytes that this upload may have, at most. */
  bytes: number
  /** Ends the reservation. To be called when the upload is stored or has failed. */
  release(): void
}

export type StorageQuota = {
  /**
   * Reserves space for an upload of `size` bytes, or where that is unknown, of the largest file.
   * Throws `StorageError` 413 where the account's quota of bytes or of files is used up.
   */
  reserve(claims: Claims, size: number | null): Promise<StorageReservation>
}

const USED = `
  select count(*)::integer as files, coalesce(sum((metadata ->> 'size')::bigint), 0)::text as bytes
  from storage.objects where bucket_id = 'files' and name like $1`

const quotaReached = (code: 'quota_storage' | 'quota_files'): StorageError =>
  new StorageError(413, code, englishMessage(new Failure(code)))

/** Counts what an account has stored, and what it is about to store through this process. */
export function storageQuota(options: {
  sql: Sql
  quotas: Quotas
  accountQuota: AccountQuota
  maxFileBytes: number
}): StorageQuota {
  const { sql, quotas, accountQuota, maxFileBytes } = options
  const pending = new Map<string, { bytes: number; files: number }>()

  const change = (owner: string, bytes: number, files: number) => {
    const before = pending.get(owner) ?? { bytes: 0, files: 0 }
    const after = { bytes: before.bytes + bytes, files: before.files + files }
    if (after.files > 0) pending.set(owner, after)
    else pending.delete(owner)
  }

  const usedBy = async (claims: Claims, owner: string) => {
    const [used] = await sql.asRole(claims, (tx) =>
      tx.query<{ files: number; bytes: string }>(USED, [`${owner}/%`]),
    )
    return { files: used?.files ?? 0, bytes: Number(used?.bytes ?? 0) }
  }

  return {
    async reserve(claims, size) {
      const owner = claims.sub
      if (owner === undefined) return { bytes: Infinity, release: () => undefined }
      const maximum = {
        bytes: (await accountQuota(owner, 'storage_bytes')) ?? quotas.storageBytes,
        files: (await accountQuota(owner, 'files')) ?? quotas.files,
      }
      const used = await usedBy(claims, owner)
      // Looked up after the query: what another upload reserved in the meantime counts
      const waiting = pending.get(owner) ?? { bytes: 0, files: 0 }
      const left = maximum.bytes - used.bytes - waiting.bytes
      if (used.files + waiting.files >= maximum.files) throw quotaReached('quota_files')
      if (left <= 0 || (size !== null && size > left)) throw quotaReached('quota_storage')
      const bytes = size ?? Math.min(left, maxFileBytes)
      change(owner, bytes, 1)
      let released = false
      return {
        bytes,
        release: () => {
          if (!released) change(owner, -bytes, -1)
          released = true
        },
      }
    },
  }
}

import { useCallback, useRef, useState } from 'react'
import { checkChosenFile } from '../../../../domain/bases/file-rules.ts'
import { DAY_MS } from '../../../../domain/day.ts'
import { asFailure, Failure } from '../../../../domain/failure.ts'
import { moved } from '../../../components/controls/sorting.tsx'
import type { BaseFile } from '../api/base-files.ts'
import { insertFile } from '../api/base-file-records.ts'
import { recordOf, storeFile, type Owner } from './store-file.ts'

const CONCURRENCY = 3
/** The server deletes an upload that no row names after a day. */
const STORED_FOR_MS = DAY_MS / 2

/**
 * A file to upload to a base. `sent` in bytes; `stored` where and when its bytes were, `row` once
 * it is listed, `position` in the base once it was sent.
 */
export type Upload = {
  readonly key: string
  readonly file: File
  readonly stored?: { readonly path: string; readonly at: number }
  readonly position?: number
} & (
  | { readonly phase: 'chosen' }
  | { readonly phase: 'uploaded'; readonly row: BaseFile }
  | { readonly phase: 'uploading'; readonly sent: number }
  | { readonly phase: 'failed'; readonly failure: Failure }
)

/** The rows that were added, in the order of the list, and how many files failed. */
type Sent = { added: BaseFile[]; failed: number }

/** A file that was rejected, and why. */
export type RejectedFile = { readonly name: string; readonly failure: Failure }

const keyOf = (file: File) => `${file.name}/${file.size}/${file.lastModified}`

/** The files that are not in the list yet, and those that are, or were chosen twice. */
function splitRepeated(files: readonly File[], uploads: readonly Upload[]) {
  const known = new Set(uploads.map(({ key }) => key))
  const fresh: Upload[] = []
  const repeated: File[] = []
  for (const file of files) {
    const key = keyOf(file)
    if (known.has(key)) repeated.push(file)
    else fresh.push({ key, file, phase: 'chosen' })
    known.add(key)
  }
  return { fresh, repeated }
}

/**
 * The files to add to a base, and their upload, a few at a time. After failures the added files
 * leave the list; the others stay and can be sent again from where they stopped.
 */
export function useUploads({
  accepted,
  maxBytes,
}: {
  accepted: readonly string[]
  maxBytes: number
}) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([])
  const [sending, setSending] = useState(false)
  const running = useRef(false)

  const replace = (upload: Upload) =>
    setUploads((before) => before.map((each) => (each.key === upload.key ? upload : each)))

  /** Stores the bytes and inserts the row at once: a closed tab leaves no file without a row. */
  async function store(upload: Upload, position: number, owner: Owner): Promise<Upload> {
    if (upload.phase === 'uploaded') return upload
    const { key, file } = upload
    const onProgress = (sent: number) => replace({ key, file, position, phase: 'uploading', sent })
    let stored = upload.stored
    try {
      if (stored === undefined || Date.now() - stored.at > STORED_FOR_MS) {
        onProgress(0)
        stored = { path: await storeFile(file, owner, onProgress), at: Date.now() }
      }
      const row = await insertFile({ ...recordOf(file, stored.path, owner), position })
      return { key, file, stored, position, phase: 'uploaded', row }
    } catch (error) {
      const failure = asFailure(error, 'file_upload_failed')
      return { key, file, position, phase: 'failed', failure, ...(stored && { stored }) }
    }
  }

  async function sendAll(owner: Owner, after: number): Promise<Sent> {
    const waiting = [...uploads.entries()]
    const done: Upload[] = [...uploads]
    const uploadNext = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, upload] = next
        const result = await store(upload, upload.position ?? after + index + 1, owner)
        done[index] = result
        replace(result)
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, uploadNext))
    const failed = done.filter((upload) => upload.phase === 'failed')
    if (failed.length > 0) setUploads(failed)
    const added = done.flatMap((upload) => (upload.phase === 'uploaded' ? [upload.row] : []))
    return { added, failed: failed.length }
  }

  return {
    uploads,
    rejected,
    sending,
    /** Adds files to the list; those not added are listed in `rejected`. */
    add: (files: readonly File[]): void => {
      const checked = files.map((file) => ({
        file,
        check: checkChosenFile(file, accepted, maxBytes),
      }))
      const { fresh, repeated } = splitRepeated(
        checked.flatMap(({ file, check }) => (check.ok ? [file] : [])),
        uploads,
      )
      setRejected([
        ...checked.flatMap(({ file, check }) =>
          check.ok ? [] : [{ name: file.name, failure: check.failure }],
        ),
        ...repeated.map(({ name }) => ({ name, failure: new Failure('file_chosen_twice') })),
      ])
      setUploads((before) => [
        ...before,
        ...splitRepeated(
          fresh.map(({ file }) => file),
          before,
        ).fresh,
      ])
    },
    remove: (key: string): void =>
      setUploads((before) => before.filter((upload) => upload.key !== key)),
    /** Moves a file within the list; positions count from 0. */
    move: useCallback(
      (from: number, to: number): void => setUploads((before) => moved(before, from, to)),
      [],
    ),
    /** Uploads the list into a base and inserts its rows after those at the position `after`. */
    send: async (owner: Owner, after = 0): Promise<Sent> => {
      if (running.current) return { added: [], failed: 0 }
      running.current = true
      setSending(true)
      setRejected([])
      try {
        return await sendAll(owner, after)
      } finally {
        running.current = false
        setSending(false)
      }
    },
  }
}

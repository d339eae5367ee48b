import { useEffect, useRef, useState } from 'react'
import { checkFile } from '../../../../domain/bases/file-rules.ts'
import { asFailure, type Failure } from '../../../../domain/failure.ts'
import type { BaseFile } from '../api/base-files.ts'
import { insertFile } from '../api/base-file-records.ts'
import { recordOf, storeFile, type Owner } from './store-file.ts'

const CONCURRENCY = 3

/**
 * A file to upload to a base. `sent` in bytes; `path` once its bytes are stored, `row` once it
 * is listed.
 */
export type Upload = { readonly key: string; readonly file: File; readonly path?: string } & (
  | { readonly phase: 'chosen' }
  | { readonly phase: 'uploaded'; readonly row: BaseFile }
  | { readonly phase: 'uploading'; readonly sent: number }
  | { readonly phase: 'failed'; readonly failure: Failure }
)

/** A file that was rejected, and why. */
export type RefusedFile = { readonly name: string; readonly failure: Failure }

const keyOf = (file: File) => `${file.name}/${file.size}/${file.lastModified}`

/**
 * The files to add to a base, and their upload, a few at a time. After failures the added files
 * leave the list; the others stay and can be sent again from where they stopped. Leaving the page
 * during an upload asks for confirmation.
 */
export function useUploads({
  accepted,
  maxBytes,
}: {
  accepted: readonly string[]
  maxBytes: number
}) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [rejected, setRefused] = useState<readonly RefusedFile[]>([])
  const [sending, setSending] = useState(false)
  const running = useRef(false)

  useEffect(() => {
    if (!sending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [sending])

  const replace = (upload: Upload) =>
    setUploads((before) => before.map((each) => (each.key === upload.key ? upload : each)))

  /** Stores the bytes and inserts the row at once: a closed tab leaves no file without a row. */
  async function store({ key, file, ...upload }: Upload, owner: Owner): Promise<Upload> {
    if (upload.phase === 'uploaded') return { key, file, ...upload }
    const onProgress = (sent: number) => replace({ key, file, phase: 'uploading', sent })
    let path = upload.path
    try {
      if (path === undefined) {
        onProgress(0)
        path = await storeFile(file, owner, onProgress)
      }
      const row = await insertFile(recordOf(file, path, owner))
      return { key, file, path, phase: 'uploaded', row }
    } catch (error) {
      const failure = asFailure(error, 'file_upload_failed')
      return { key, file, phase: 'failed', failure, ...(path !== undefined && { path }) }
    }
  }

  async function sendAll(owner: Owner): Promise<{ added: BaseFile[]; failed: number }> {
    const waiting = [...uploads]
    const done: Upload[] = []
    const uploadNext = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const result = await store(next, owner)
        done.push(result)
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
    /** Adds files to the list; rejected files are listed in `rejected`, duplicates are ignored. */
    add: (files: readonly File[]): void => {
      const checked = files.map((file) => ({ file, check: checkFile(file, accepted, maxBytes) }))
      setRefused(
        checked.flatMap(({ file, check }) =>
          check.ok ? [] : [{ name: file.name, failure: check.failure }],
        ),
      )
      setUploads((before) => {
        const existing = new Set(before.map(({ key }) => key))
        const newFiles = checked
          .filter(({ file, check }) => check.ok && !existing.has(keyOf(file)))
          .map(({ file }): Upload => ({ key: keyOf(file), file, phase: 'chosen' }))
        return [...before, ...new Map(newFiles.map((upload) => [upload.key, upload])).values()]
      })
    },
    remove: (key: string): void =>
      setUploads((before) => before.filter((upload) => upload.key !== key)),
    /**
     * Uploads the list into a base and inserts its rows. Returns the rows added and how many files
     * failed.
     */
    send: async (owner: Owner): Promise<{ added: BaseFile[]; failed: number }> => {
      if (running.current) return { added: [], failed: 0 }
      running.current = true
      setSending(true)
      setRefused([])
      try {
        return await sendAll(owner)
      } finally {
        running.current = false
        setSending(false)
      }
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>

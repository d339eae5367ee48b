import { configure, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'

// Compression is the browser's own; the site's policy allows no worker from a string.
configure({ useWebWorkers: false, useCompressionStream: true })

/** A file of an archive. */
export type ZipInput = { readonly path: string; readonly data: string | Uint8Array | Blob }

const streamOf = (data: ZipInput['data']): ReadableStream<Uint8Array> =>
  (data instanceof Blob
    ? data
    : new Blob([typeof data === 'string' ? data : new Uint8Array(data)])
  ).stream()

/** Adds files to an archive one after another. */
export type ZipOutput = {
  add(
    input: ZipInput,
    options?: { compress?: boolean; onProgress?: (bytes: number) => void },
  ): Promise<void>
}

/**
 * An archive whose files `write` adds, as a blob of `type`. It is produced as a stream, so that
 * the browser may keep it on disk. Rejects with what `write` or `signal` rejects with.
 */
export async function writeZip(
  write: (zip: ZipOutput) => Promise<void>,
  { type = 'application/zip', signal }: { type?: string; signal?: AbortSignal } = {},
): Promise<Blob> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const blob = new Response(readable, { headers: { 'content-type': type } }).blob()
  // Without a listener, the failure below would also be reported as unhandled.
  blob.catch(() => undefined)
  const writer = new ZipWriter(writable, { ...(signal && { signal }) })
  try {
    await write({
      add: async ({ path, data }, { compress = true, onProgress } = {}) => {
        signal?.throwIfAborted()
        await writer.add(path, streamOf(data), {
          level: compress ? 6 : 0,
          ...(onProgress && {
            onprogress: (bytes: number) => {
              onProgress(bytes)
              return undefined
            },
          }),
        })
      },
    })
    await writer.close()
  } catch (error) {
    await writable.abort(error).catch(() => undefined)
    throw error
  }
  return blob
}

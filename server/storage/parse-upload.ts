import { Readable } from 'node:stream'
import { z } from 'zod'
import { isStorable } from '../http/limits/json-limits.ts'
import type { BlobStore } from './store/blob-store.ts'
import { storedContentType } from './content-type.ts'
import { badRequest, tooLarge } from './errors.ts'
import { boundaryOf, partsOf } from './multipart.ts'
import type { Uploaded } from './objects.ts'

const MAX_FIELD_BYTES = 64 * 1024
const MAX_PARTS = 20
/** UTF-16 units. The site sends no metadata, and no quota counts it. */
const MAX_METADATA_CHARS = 4096
/** The maximum number of bytes that a multipart form adds to a file. */
const MULTIPART_MAX = (MAX_PARTS + 1) * MAX_FIELD_BYTES

const userMetadata = z.record(z.string(), z.unknown()).refine((value) => isStorable(value))

/** `max-age=3600` from what storage-js sends: that, or the seconds alone. */
const cacheControlOf = (sent: string | null | undefined): string => {
  const seconds = /^(?:.*\bmax-age=)?(\d{1,9})\b/.exec(sent ?? '')?.[1]
  return seconds === undefined ? 'no-cache' : `max-age=${seconds}`
}

function userMetadataOf(text: string | undefined): Record<string, unknown> | null {
  if (text === undefined) return null
  if (text.length > MAX_METADATA_CHARS) throw badRequest('The metadata is too long')
  try {
    return userMetadata.parse(JSON.parse(text))
  } catch (cause) {
    throw badRequest('The metadata is not a JSON object that can be stored', cause)
  }
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > MAX_FIELD_BYTES) throw badRequest('A form field is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The stream is not cancelled when reading ends early, so that the rest can be drained. */
const chunksOf = ({ body }: Request): AsyncIterable<Uint8Array> =>
  body?.values({ preventCancel: true }) ?? Readable.from([])

/** The chunks of `body`, and an error if it ends before its declared length. */
async function* withLengthCheck(
  body: AsyncIterable<Uint8Array>,
  announced: number | null,
): AsyncGenerator<Uint8Array> {
  let length = 0
  try {
    for await (const chunk of body) {
      length += chunk.length
      yield chunk
    }
  } catch (cause) {
    throw badRequest('The upload was cut off', cause)
  }
  if (announced !== null && length !== announced) throw badRequest('The upload was cut off')
}

async function receiveForm(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  { blobs, maxBytes }: { blobs: BlobStore; maxBytes: number },
): Promise<Uploaded> {
  const fields = new Map<string, string>()
  let file: { version: string; size: number; mimetype: string } | undefined
  let parts = 0
  try {
    for await (const part of partsOf(body, boundary)) {
      if (++parts > MAX_PARTS) throw badRequest('The form has too many parts')
      if (part.filename === undefined && part.name !== '') {
        fields.set(part.name, await textOf(part.body))
      } else {
        if (file) throw badRequest('One file can be uploaded at a time')
        file = {
          ...(await blobs.write(part.body, maxBytes)),
          mimetype: storedContentType(part.contentType),
        }
      }
    }
    if (!file) throw badRequest('The form holds no file')
    return {
      ...file,
      cacheControl: cacheControlOf(fields.get('cacheControl')),
      userMetadata: userMetadataOf(fields.get('metadata')),
    }
  } catch (error) {
    if (file) await blobs.remove([file.version])
    throw error
  }
}

/**
 * Stores the file in the body of `request` (a form, or the bytes themselves) while it arrives.
 * Throws 413 above `maxBytes` and 400 if it is malformed or cut off; removes partial data before it
 * throws.
 */
export async function parseUpload(
  request: Request,
  blobs: BlobStore,
  maxBytes: number,
): Promise<Uploaded> {
  const { headers } = request
  const announced = headers.has('content-length') ? Number(headers.get('content-length')) : null
  const contentType = headers.get('content-type') ?? ''
  const boundary = boundaryOf(contentType)
  if (announced !== null && announced > maxBytes + (boundary === null ? 0 : MULTIPART_MAX))
    throw tooLarge(maxBytes)
  const body = withLengthCheck(chunksOf(request), announced)
  if (boundary !== null) return receiveForm(body, boundary, { blobs, maxBytes })
  const encoded = headers.get('x-metadata')
  const custom = userMetadataOf(
    encoded === null ? undefined : Buffer.from(encoded, 'base64').toString('utf8'),
  )
  return {
    ...(await blobs.write(body, maxBytes)),
    mimetype: storedContentType(contentType),
    cacheControl: cacheControlOf(headers.get('cache-control')),
    userMetadata: custom,
  }
}

import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Blobs } from './blobs.ts'
import { badRequest, tooLarge } from './errors.ts'
import { boundaryOf, partsOf } from './multipart.ts'
import type { Uploaded } from './objects.ts'

const MAX_FIELD_BYTES = 64 * 1024
const MAX_PARTS = 20
/** What multipart adds around a file, at most. */
const MULTIPART_ROOM = (MAX_PARTS + 1) * MAX_FIELD_BYTES

const userMetadata = z.record(z.string(), z.unknown())

const mimetypeOf = (given: string | null | undefined): string =>
  given && /^[\w.+-]+\/[\w.+-]+(\s*;[\x20-\x7e]*)?$/.test(given)
    ? given
    : 'application/octet-stream'

/** `max-age=3600` from what storage-js sends: that, or the seconds alone. */
const cacheControlOf = (given: string | null | undefined): string => {
  const seconds = /^(?:.*\bmax-age=)?(\d{1,9})\b/.exec(given ?? '')?.[1]
  return seconds === undefined ? 'no-cache' : `max-age=${seconds}`
}

function userMetadataOf(text: string | undefined): Record<string, unknown> | null {
  if (text === undefined) return null
  try {
    return userMetadata.parse(JSON.parse(text))
  } catch (cause) {
    throw badRequest('The metadata is not a JSON object', cause)
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

/** What is not read stays to be drained: a stream let go of is not cancelled. */
const chunksOf = ({ body }: Request): AsyncIterable<Uint8Array> =>
  body?.values({ preventCancel: true }) ?? Readable.from([])

/** Chunks of `body`, and an error where it ends short of the length it announced. */
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
  blobs: Blobs,
  maxBytes: number,
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
          mimetype: mimetypeOf(part.contentType),
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
 * Writes the file in the body of `request`, a form or the bytes themselves, as it comes. Throws 413 past `maxBytes`, 400 where it
 * is malformed or cut off; nothing is left behind where it throws.
 */
export async function parseUpload(
  request: Request,
  blobs: Blobs,
  maxBytes: number,
): Promise<Uploaded> {
  const { headers } = request
  const announced = headers.has('content-length') ? Number(headers.get('content-length')) : null
  const contentType = headers.get('content-type') ?? ''
  const boundary = boundaryOf(contentType)
  if (announced !== null && announced > maxBytes + (boundary === null ? 0 : MULTIPART_ROOM))
    throw tooLarge(maxBytes)
  const body = withLengthCheck(chunksOf(request), announced)
  if (boundary !== null) return receiveForm(body, boundary, blobs, maxBytes)
  const encoded = headers.get('x-metadata')
  const custom = userMetadataOf(
    encoded === null ? undefined : Buffer.from(encoded, 'base64').toString('utf8'),
  )
  return {
    ...(await blobs.write(body, maxBytes)),
    mimetype: mimetypeOf(contentType),
    cacheControl: cacheControlOf(headers.get('cache-control')),
    userMetadata: custom,
  }
}

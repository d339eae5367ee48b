import { isShownInline } from '../../domain/bases/file-types.ts'
import type { StoredBytes } from './store/blob-store.ts'
import { storedContentType } from './content-type.ts'
import type { StoredObject } from './objects.ts'

type Range = { start: number; end: number }

/**
 * The range of a `Range` header, `'unsatisfiable'`, or null for the complete file. Ends are
 * inclusive.
 */
function rangeOf(header: string | null, size: number): Range | 'unsatisfiable' | null {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!parts) return null
  const [, first = '', last = ''] = parts
  if (first === '') return last === '' ? null : lastBytes(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

/** The range of the last `count` bytes. */
function lastBytes(count: number, size: number): Range | 'unsatisfiable' {
  const length = Math.min(count, size)
  return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

function isUnchanged(headers: Headers, etag: string, modified: Date): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null)
    return tags.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === etag)
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return modified.getTime() <= since
}

/** Whether a range may be answered: no `If-Range`, or one that names this version. */
function rangeHolds(headers: Headers, etag: string, modified: Date): boolean {
  const condition = headers.get('if-range')
  return condition === null || condition === etag || Date.parse(condition) === modified.getTime()
}

/** storage-js encodes the file name for downloads twice. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name // encoded once, with a percent sign in the name
  }
}

function dispositionOf(contentType: string, download: string | null, name: string): string | null {
  if (download === null && isShownInline(contentType)) return null
  const saved =
    download === null || download === '' ? (name.split('/').at(-1) ?? name) : decoded(download)
  const encoded = encodeURIComponent(saved.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename*=UTF-8''${encoded}`
}

type Serving = { object: StoredObject; file: StoredBytes; cacheControl: string }

/**
 * Answers a GET or HEAD for `object` from its open `file`, which is closed once the answer is sent.
 */
export async function serve(
  request: Request,
  { object, file, cacheControl }: Serving,
): Promise<Response> {
  const { metadata } = object
  const modified = new Date(Math.floor(Date.parse(metadata.lastModified) / 1000) * 1000)
  const contentType = storedContentType(metadata.mimetype)
  const disposition = dispositionOf(
    contentType,
    new URL(request.url).searchParams.get('download'),
    object.name,
  )
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    etag: metadata.eTag,
    'last-modified': modified.toUTCString(),
    vary: 'authorization',
  })
  const { size } = file
  const range =
    request.method === 'GET' && rangeHolds(request.headers, metadata.eTag, modified)
      ? rangeOf(request.headers.get('range'), size)
      : null
  const bodiless = async (status: number) => {
    await file.close()
    return new Response(null, { status, headers })
  }
  if (isUnchanged(request.headers, metadata.eTag, modified)) return bodiless(304)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`)
    return bodiless(416)
  }
  headers.set('content-type', contentType)
  if (disposition !== null) headers.set('content-disposition', disposition)
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers.set('content-length', String(end - start + 1))
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`)
  if (request.method === 'HEAD' || size === 0) return bodiless(200)
  return new Response(file.stream(start, end), { status: range ? 206 : 200, headers })
}

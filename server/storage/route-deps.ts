import type { Context } from 'hono'
import { z } from 'zod'
import type { Claims } from '../database/database.ts'
import type { StorageQuota } from '../quotas/storage-quota.ts'
import { isStorable, isWithinLimits } from '../http/limits/json-limits.ts'
import type { BlobStore } from './store/blob-store.ts'
import { badRequest } from './errors.ts'
import { objectNameFromUrl } from './object-name.ts'
import { BUCKET, type Objects, type StoredObject } from './objects.ts'

/** The dependencies of every route of `/storage/v1`. */
export type RouteDeps = {
  objects: Objects
  blobs: BlobStore
  /** The claims of the request's bearer token. Throws 401 if it is invalid or expired. */
  callerOf: (request: Request) => Promise<Claims>
  maxFileBytes: number
  quota: StorageQuota
  /** Signs links to files. */
  secret: string
  now: () => Date
}

export type RouteHandler = (c: Context) => Promise<Response>

/** Maximum number of paths in one request. */
export const MAX_PATHS = 1000
/** What a body with that many paths contains; others are not searched for what cannot be stored. */
const JSON_LIMITS = { maxDepth: 4, maxValues: MAX_PATHS + 50 }

/** The JSON body of `request` as `schema` reads it. Throws 400. */
export async function bodyOf<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const value: unknown = await request.json().catch(() => null)
  if (!isWithinLimits(value, JSON_LIMITS)) throw badRequest('The body contains too many values')
  if (!isStorable(value)) throw badRequest('The body holds characters that cannot be stored')
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw badRequest(z.prettifyError(parsed.error), parsed.error)
  return parsed.data
}

/** Segments before those of a route: `/storage/v1/`. */
const PREFIX_SEGMENTS = 3

/**
 * The object's name in the path of `request`, after the `segments` of its route (`object`, the
 * action and the bucket). Read from the URL as sent, because the router decodes `%2F` in a name to
 * a slash.
 */
export function nameAfter(request: Request, segments: number): string {
  const path = new URL(request.url).pathname.split('/')
  const encoded = path.slice(PREFIX_SEGMENTS + segments).join('/')
  if (encoded === '') throw badRequest('The path of a file is missing')
  return objectNameFromUrl(encoded)
}

/** The name that a token for downloads or uploads is made for. */
export const downloadUrl = (name: string): string => `${BUCKET}/${name}`
export const uploadUrl = (name: string): string => `upload/${BUCKET}/${name}`

/** An object as storage-js's `FileObject`. */
export const fileObject = ({ version: _, user_metadata: __, ...object }: StoredObject) => ({
  ...object,
  bucket_id: BUCKET,
})

import { z } from 'zod'
import { bearerOf } from '../../supabase/functions/_shared/caller.ts'
import { readWhole } from '../http/body.ts'
import type { Claims, Sql } from '../database/database.ts'
import { blobsIn } from './blobs.ts'
import { badRequest, notFound, StorageError } from './errors.ts'
import { objectName, objectNameFromUrl } from './object-name.ts'
import { BUCKET, objectsIn, type StoredObject } from './objects.ts'
import { parseUpload } from './parse-upload.ts'
import { serve } from './serve.ts'
import { checkToken, signToken } from './signed-token.ts'
import type { StorageQuota } from '../quotas/storage-quota.ts'

export type StorageDeps = {
  sql: Sql
  /** The claims of a valid bearer token, or null. */
  verifyToken: (bearer: string) => Promise<Claims | null>
  /** Where the bytes are kept. */
  folder: string
  maxFileBytes: number
  quota: StorageQuota
  /** Signs links to files. */
  secret: string
  now: () => Date
}

export type Storage = {
  /** Answers a request under `/storage/v1` as Supabase's storage service would. */
  fetch(request: Request): Promise<Response>
  /** Removes bytes that no row names. To be called at start. */
  sweep(): Promise<void>
}

const MAX_PATHS = 1000
/** A thousand of the longest names. */
const MAX_JSON_BYTES = 4 * 1024 * 1024
const ANON: Claims = { role: 'anon' }
const SERVICE: Claims = { role: 'service_role' }

const expiresIn = z.int().min(1).max(315_360_000)
const signOne = z.object({ expiresIn })
const signMany = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(MAX_PATHS) })
const removeMany = z.object({ prefixes: z.array(z.string()).min(1).max(MAX_PATHS) })
const listing = z.object({
  prefix: z.string().default(''),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).default(0),
  search: z.string().default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
})

async function bodyOf<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const whole = await readWhole(request, MAX_JSON_BYTES)
  if (!whole) throw new StorageError(413, 'Payload too large', 'The body is too large')
  const parsed = schema.safeParse(await whole.json().catch(() => null))
  if (!parsed.success) throw badRequest(z.prettifyError(parsed.error), parsed.error)
  return parsed.data
}

/** The length of a body as its sender declares it, which HTTP then holds it to; null where it does not. */
function declaredSize({ headers }: Request): number | null {
  const length = headers.get('content-length')
  return length === null ? null : Number(length)
}

/** What storage-js knows as a `FileObject`. */
const fileObject = ({ version: _, user_metadata: __, ...object }: StoredObject) => ({
  ...object,
  bucket_id: BUCKET,
})

const fileInfo = (object: StoredObject) => ({
  id: object.id,
  name: object.name,
  version: object.version,
  bucket_id: BUCKET,
  size: object.metadata.size,
  content_type: object.metadata.mimetype,
  cache_control: object.metadata.cacheControl,
  etag: object.metadata.eTag,
  last_modified: object.metadata.lastModified,
  created_at: object.created_at,
  metadata: object.user_metadata ?? {},
})

/** Reads on and drops what is left of a refused upload, within reason: a client that still sends would not see the refusal. */
async function drain(request: Request, maxBytes: number): Promise<void> {
  if (!request.body || request.body.locked) return
  let left = maxBytes
  try {
    for await (const chunk of request.body) if ((left -= chunk.length) < 0) return
  } catch {
    return // the client is gone: there is nobody left to refuse
  }
}

export function createStorage({
  sql,
  verifyToken,
  folder,
  maxFileBytes,
  quota,
  secret,
  now,
}: StorageDeps): Storage {
  const blobs = blobsIn(folder)
  const objects = objectsIn(sql, now)

  async function callerOf(request: Request): Promise<Claims> {
    const bearer = bearerOf(request)
    // supabase-js sends the project's key as the bearer while nobody is signed in
    if (bearer === undefined || bearer === request.headers.get('apikey')) return ANON
    const claims = await verifyToken(bearer)
    if (!claims) throw new StorageError(401, 'InvalidJWT', 'The access token is invalid or expired')
    return claims
  }

  async function upload(request: Request, name: string): Promise<Response> {
    const upsert = request.method === 'PUT' || request.headers.get('x-upsert') === 'true'
    try {
      const claims = await callerOf(request)
      await objects.check(claims, name, upsert)
      const room = await quota.reserve(claims, declaredSize(request))
      try {
        const uploaded = await parseUpload(request, blobs, Math.min(maxFileBytes, room.bytes))
        const written = await objects
          .put(claims, name, uploaded, upsert)
          .catch(async (error: unknown) => {
            await blobs.remove([uploaded.version])
            throw error
          })
        if (written.replaced !== null) await blobs.remove([written.replaced])
        return Response.json({ Id: written.id, Key: `${BUCKET}/${name}` })
      } finally {
        room.release()
      }
    } catch (error) {
      await drain(request, 2 * maxFileBytes)
      throw error
    }
  }

  async function send(
    request: Request,
    claims: Claims,
    name: string,
    cacheControl: string,
  ): Promise<Response> {
    const [object] = await objects.find(claims, [name])
    const file = object && (await blobs.open(object.version))
    if (!object || !file) throw notFound()
    return serve(request, { object, file, cacheControl })
  }

  async function sendSigned(request: Request, name: string): Promise<Response> {
    const token = new URL(request.url).searchParams.get('token') ?? ''
    const left = checkToken(token, `${BUCKET}/${name}`, secret, now())
    return send(request, SERVICE, name, `private, max-age=${left}`)
  }

  const signedUrl = (name: string, seconds: number): string =>
    `/object/sign/${BUCKET}/${name}?token=${signToken(`${BUCKET}/${name}`, seconds, secret, now())}`

  async function sign(request: Request, name: string): Promise<Response> {
    const claims = await callerOf(request)
    const { expiresIn: seconds } = await bodyOf(request, signOne)
    const [object] = await objects.find(claims, [name])
    if (!object) throw notFound()
    return Response.json({ signedURL: signedUrl(name, seconds) })
  }

  async function signAll(request: Request): Promise<Response> {
    const claims = await callerOf(request)
    const { expiresIn: seconds, paths } = await bodyOf(request, signMany)
    const names = paths.map(objectName)
    const found = new Set((await objects.find(claims, names)).map(({ name }) => name))
    const missing = 'Either the object does not exist or you do not have access to it'
    return Response.json(
      paths.map((path, index) => {
        const name = names[index]
        const signedURL = name !== undefined && found.has(name) ? signedUrl(name, seconds) : null
        return { path, signedURL, error: signedURL === null ? missing : null }
      }),
    )
  }

  async function remove(claims: Claims, names: readonly string[]): Promise<StoredObject[]> {
    const removed = await objects.remove(claims, names)
    await blobs.remove(removed.map(({ version }) => version))
    return removed
  }

  async function removeAll(request: Request): Promise<Response> {
    const claims = await callerOf(request)
    const { prefixes } = await bodyOf(request, removeMany)
    return Response.json((await remove(claims, prefixes.map(objectName))).map(fileObject))
  }

  async function removeOne(request: Request, name: string): Promise<Response> {
    if ((await remove(await callerOf(request), [name])).length === 0) throw notFound()
    return Response.json({ message: 'Successfully deleted' })
  }

  async function list(request: Request): Promise<Response> {
    const claims = await callerOf(request)
    const asked = await bodyOf(request, listing)
    const prefix = asked.prefix === '' || asked.prefix === '/' ? '' : `${objectName(asked.prefix)}/`
    return Response.json(await objects.list(claims, { ...asked, prefix }))
  }

  async function info(request: Request, name: string): Promise<Response> {
    const [object] = await objects.find(await callerOf(request), [name])
    if (!object) throw notFound()
    return Response.json(fileInfo(object))
  }

  async function route(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace(/^\/storage\/v1(?=\/)/, '')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const [, action, bucket, rest] =
      /^\/object(?:\/(info\/authenticated|sign|list|info|authenticated|public))?\/([^/]+)(?:\/(.*))?$/.exec(
        path,
      ) ?? []
    if (bucket === undefined)
      throw new StorageError(404, 'not_found', `Route ${method}:${path} not found`)
    if (bucket !== BUCKET || action === 'public')
      throw new StorageError(404, 'Bucket not found', 'Bucket not found')

    if (rest === undefined || rest === '') {
      if (method === 'POST' && action === 'sign') return signAll(request)
      if (method === 'POST' && action === 'list') return list(request)
      if (method === 'DELETE' && action === undefined) return removeAll(request)
      throw badRequest('The path of a file is missing')
    }
    const name = objectNameFromUrl(rest)
    if (method === 'GET' && action === 'sign') return sendSigned(request, name)
    if (method === 'POST' && action === 'sign') return sign(request, name)
    if (method === 'GET' && action?.startsWith('info')) return info(request, name)
    if (method === 'GET') return send(request, await callerOf(request), name, 'private, no-cache')
    if (action === undefined && (method === 'POST' || method === 'PUT'))
      return upload(request, name)
    if (action === undefined && method === 'DELETE') return removeOne(request, name)
    throw new StorageError(405, 'MethodNotAllowed', 'Method not allowed')
  }

  return {
    async fetch(request) {
      try {
        return await route(request)
      } catch (error) {
        if (error instanceof StorageError) return error.toResponse()
        throw error
      }
    },
    sweep: () => blobs.sweep(objects.named),
  }
}

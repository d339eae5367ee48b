import { Hono, type MiddlewareHandler } from 'hono'
import { bearerOf } from '../../supabase/functions/_shared/caller.ts'
import type { Claims, Sql } from '../database/database.ts'
import type { StorageQuota } from '../quotas/storage-quota.ts'
import type { BlobStore } from './store/blob-store.ts'
import {
  badRequest,
  bucketNotFound,
  featureNotEnabled,
  methodNotAllowed,
  StorageError,
} from './errors.ts'
import { BUCKET, objectsIn } from './objects.ts'
import type { RouteDeps } from './route-deps.ts'
import { copyObject } from './routes/copy-object.ts'
import { deleteObject } from './routes/delete-object.ts'
import { deleteObjects } from './routes/delete-objects.ts'
import { getObject } from './routes/get-object.ts'
import { getObjectInfo } from './routes/get-object-info.ts'
import { getSignedObject } from './routes/get-signed-object.ts'
import { getSignedUploadUrl } from './routes/get-signed-upload-url.ts'
import { getSignedUrl } from './routes/get-signed-url.ts'
import { getSignedUrls } from './routes/get-signed-urls.ts'
import { listObjects } from './routes/list-objects.ts'
import { listObjectsV2 } from './routes/list-objects-v2.ts'
import { moveObject } from './routes/move-object.ts'
import { uploadObject } from './routes/upload-object.ts'
import { uploadSignedObject } from './routes/upload-signed-object.ts'

type StorageDeps = {
  sql: Sql
  /** The claims of a valid bearer token or key, or null. */
  verifyToken: (bearer: string) => Promise<Claims | null>
  blobs: BlobStore
  maxFileBytes: number
  quota: StorageQuota
  /** Signs links to files. */
  secret: string
  now: () => Date
}

export type Storage = {
  /** Its routes as `METHOD path`, for the test that every route has a rule. */
  routes: readonly string[]
  /** Answers a request under `/storage/v1` like Supabase's storage service. */
  fetch(request: Request): Promise<Response>
}

/** Features of Supabase's storage service that Stoa does not have, by the start of their paths. */
const MISSING_FEATURES = [
  ['/bucket', 'bucket management'],
  ['/render', 'image transformation'],
  ['/upload/resumable', 'resumable upload'],
  ['/object/public', 'public objects'],
  ['/object/info/public', 'public objects'],
  ['/s3', 'S3 protocol'],
  ['/cdn', 'CDN purge'],
  ['/vector', 'vector buckets'],
  ['/iceberg', 'analytics buckets'],
] as const

/**
 * Set on every response: an uploaded file must never run on the origin of the site. The page that a
 * browser makes of a recording loads the same address again, which it may do without scripts.
 */
const safetyHeaders = (contentType: string | null) => ({
  'content-security-policy': /^(audio|video)\//.test(contentType ?? '')
    ? "default-src 'none'; media-src 'self'; sandbox allow-same-origin"
    : "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
})

/** Words after `/object/` that are never the name of a bucket. */
const ACTIONS = /^(authenticated|copy|info|list|list-v2|move|sign|upload)$/

const onlyOurBucket: MiddlewareHandler = async (c, next) => {
  const bucket = c.req.param('bucket') ?? ''
  if (ACTIONS.test(bucket)) throw methodNotAllowed()
  if (bucket !== BUCKET) throw bucketNotFound()
  await next()
}

function routesOver(deps: RouteDeps) {
  const app = new Hono().basePath('/storage/v1')
  for (const [path, feature] of MISSING_FEATURES) {
    const missing = () => {
      throw featureNotEnabled(feature)
    }
    app.all(`${path}/*`, missing)
  }
  app
    .post('/object/move', moveObject(deps))
    .post('/object/copy', copyObject(deps))
    .post('/object/upload/sign/:bucket/*', onlyOurBucket, getSignedUploadUrl(deps))
    .put('/object/upload/sign/:bucket/*', onlyOurBucket, uploadSignedObject(deps))
    .post('/object/list-v2/:bucket', onlyOurBucket, listObjectsV2(deps))
    .post('/object/list/:bucket', onlyOurBucket, listObjects(deps))
    .get('/object/info/authenticated/:bucket/*', onlyOurBucket, getObjectInfo(deps, 4))
    .get('/object/info/:bucket/*', onlyOurBucket, getObjectInfo(deps, 3))
    .get('/object/authenticated/:bucket/*', onlyOurBucket, getObject(deps, 3))
    .post('/object/sign/:bucket', onlyOurBucket, getSignedUrls(deps))
    .post('/object/sign/:bucket/*', onlyOurBucket, getSignedUrl(deps))
    .get('/object/sign/:bucket/*', onlyOurBucket, getSignedObject(deps))
    .delete('/object/:bucket', onlyOurBucket, deleteObjects(deps))
    .all('/object/:bucket', onlyOurBucket, () => {
      throw badRequest('The path of a file is missing')
    })
    .get('/object/:bucket/*', onlyOurBucket, getObject(deps, 2))
    .post('/object/:bucket/*', onlyOurBucket, uploadObject(deps))
    .put('/object/:bucket/*', onlyOurBucket, uploadObject(deps))
    .delete('/object/:bucket/*', onlyOurBucket, deleteObject(deps))
    .all('/object/*', () => {
      throw methodNotAllowed()
    })
    .notFound(({ req }) => {
      throw new StorageError(404, 'not_found', `Route ${req.method}:${req.path} not found`)
    })
  return app
}

/** The storage service: rows in `storage.objects`, bytes in `blobs`. */
export function createStorage({ sql, verifyToken, now, ...deps }: StorageDeps): Storage {
  async function callerOf(request: Request): Promise<Claims> {
    const token = bearerOf(request) ?? request.headers.get('apikey')
    if (token === null) return { role: 'anon' }
    const claims = await verifyToken(token)
    if (!claims) throw new StorageError(401, 'InvalidJWT', 'The access token is invalid or expired')
    return claims
  }

  const app = routesOver({ ...deps, objects: objectsIn(sql, now), callerOf, now })
  app.onError((error) => {
    if (error instanceof StorageError) return error.toResponse()
    throw error
  })

  return {
    routes: app.routes.map(({ method, path }) => `${method} ${path}`),
    async fetch(request) {
      const routed = await app.fetch(request)
      const response = new Response(routed.body, routed)
      const safety = safetyHeaders(response.headers.get('content-type'))
      for (const [name, value] of Object.entries(safety)) response.headers.set(name, value)
      return response
    },
  }
}

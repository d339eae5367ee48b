import { notFound } from '../errors.ts'
import { BUCKET, type StoredObject } from '../objects.ts'
import { nameAfter, type RouteDeps, type RouteHandler } from '../route-deps.ts'

const infoOf = (object: StoredObject) => ({
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

/** `GET /object/info/{bucket}/{path}`, and the same below `/object/info/authenticated`. */
export const getObjectInfo =
  ({ objects, callerOf }: RouteDeps, segments: number): RouteHandler =>
  async ({ req: { raw } }) => {
    const [object] = await objects.find(await callerOf(raw), [nameAfter(raw, segments)])
    if (!object) throw notFound()
    return Response.json(infoOf(object))
  }

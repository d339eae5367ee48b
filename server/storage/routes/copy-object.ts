import type { Claims } from '../../database/database.ts'
import { notFound } from '../errors.ts'
import { BUCKET, type StoredObject } from '../objects.ts'
import type { RouteDeps, RouteHandler } from '../route-deps.ts'
import { sourceAndDestination } from './move-object.ts'

type Copy = { claims: Claims; source: StoredObject; to: string; upsert: boolean }

/** Stores the bytes of `source` a second time, as the object `to`. Returns the id of its row. */
async function storeCopy(
  { objects, blobs, maxFileBytes }: RouteDeps,
  { claims, source, to, upsert }: Copy,
): Promise<string> {
  const file = await blobs.open(source.version)
  if (!file) throw notFound()
  const stored = await blobs.write(file.stream(0, Math.max(0, file.size - 1)), maxFileBytes)
  const { metadata } = source
  const uploaded = {
    ...stored,
    mimetype: metadata.mimetype,
    cacheControl: metadata.cacheControl,
    userMetadata: source.user_metadata,
  }
  const written = await objects
    .put(claims, { name: to, uploaded, upsert })
    .catch(async (error: unknown) => {
      await blobs.remove([stored.version])
      throw error
    })
  if (written.replaced !== null) await blobs.remove([written.replaced])
  return written.id
}

/**
 * `POST /object/copy` stores the bytes of a file a second time under another name. They count
 * towards the quotas of the account like an upload.
 */
export const copyObject =
  (deps: RouteDeps): RouteHandler =>
  async ({ req: { raw } }) => {
    const claims = await deps.callerOf(raw)
    const { from, to } = await sourceAndDestination(raw)
    const upsert = raw.headers.get('x-upsert') === 'true'
    const [source] = await deps.objects.find(claims, [from])
    if (!source) throw notFound()
    await deps.objects.check(claims, to, upsert)
    const reservation = await deps.quota.reserve(claims, source.metadata.size)
    try {
      const id = await storeCopy(deps, { claims, source, to, upsert })
      return Response.json({ Id: id, Key: `${BUCKET}/${to}` })
    } finally {
      reservation.release()
    }
  }

import type { Claims } from '../../database/database.ts'
import { BUCKET } from '../objects.ts'
import { parseUpload } from '../parse-upload.ts'
import { nameAfter, type RouteDeps, type RouteHandler } from '../route-deps.ts'

/**
 * Reads and discards the rest of a refused upload, up to `maxBytes`: a client does not see the
 * refusal while it is sending.
 */
async function drain(request: Request, maxBytes: number): Promise<void> {
  if (!request.body || request.body.locked) return
  let left = maxBytes
  try {
    for await (const chunk of request.body) if ((left -= chunk.length) < 0) return
  } catch {
    return // the client has disconnected
  }
}

/** The length of a body as its sender declares it, which HTTP enforces; null if it is unknown. */
function declaredSize({ headers }: Request): number | null {
  const length = headers.get('content-length')
  return length === null ? null : Number(length)
}

type Target = { claims: () => Promise<Claims>; name: () => string; upsert: () => boolean }

/** Stores the body of `request` as the object of `target`, with the rights of its claims. */
export async function storeUpload(
  { objects, blobs, maxFileBytes, quota }: RouteDeps,
  request: Request,
  target: Target,
): Promise<{ id: string; name: string }> {
  try {
    const name = target.name()
    const claims = await target.claims()
    const upsert = target.upsert()
    await objects.check(claims, name, upsert)
    const reservation = await quota.reserve(claims, declaredSize(request))
    try {
      const uploaded = await parseUpload(request, blobs, Math.min(maxFileBytes, reservation.bytes))
      const written = await objects
        .put(claims, { name, uploaded, upsert })
        .catch(async (error: unknown) => {
          await blobs.remove([uploaded.version])
          throw error
        })
      if (written.replaced !== null) await blobs.remove([written.replaced])
      return { id: written.id, name }
    } finally {
      reservation.release()
    }
  } catch (error) {
    await drain(request, 2 * maxFileBytes)
    throw error
  }
}

/** `POST /object/{bucket}/{path}` stores a new file, `PUT` replaces one. */
export const uploadObject =
  (deps: RouteDeps): RouteHandler =>
  async ({ req: { raw } }) => {
    const { id, name } = await storeUpload(deps, raw, {
      name: () => nameAfter(raw, 2),
      claims: () => deps.callerOf(raw),
      upsert: () => raw.method === 'PUT' || raw.headers.get('x-upsert') === 'true',
    })
    return Response.json({ Id: id, Key: `${BUCKET}/${name}` })
  }

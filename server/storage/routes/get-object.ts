import type { Claims } from '../../database/database.ts'
import { notFound } from '../errors.ts'
import { nameAfter, type RouteDeps, type RouteHandler } from '../route-deps.ts'
import { serve } from '../serve.ts'

type Sending = { claims: Claims; name: string; cacheControl: string }

/** The bytes of an object that `claims` may read. Throws 404. */
export async function sendObject(
  { objects, blobs }: RouteDeps,
  request: Request,
  { claims, name, cacheControl }: Sending,
): Promise<Response> {
  const [object] = await objects.find(claims, [name])
  const file = object && (await blobs.open(object.version))
  if (!object || !file) throw notFound()
  return serve(request, { object, file, cacheControl })
}

/** `GET /object/{bucket}/{path}`, and the same below `/object/authenticated`. */
export const getObject =
  (deps: RouteDeps, segments: number): RouteHandler =>
  async ({ req: { raw } }) =>
    sendObject(deps, raw, {
      claims: await deps.callerOf(raw),
      name: nameAfter(raw, segments),
      cacheControl: 'private, no-cache',
    })

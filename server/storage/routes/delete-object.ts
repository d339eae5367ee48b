import { notFound } from '../errors.ts'
import { nameAfter, type RouteDeps, type RouteHandler } from '../route-deps.ts'
import { removeObjects } from './delete-objects.ts'

/** `DELETE /object/{bucket}/{path}`. */
export const deleteObject =
  (deps: RouteDeps): RouteHandler =>
  async ({ req: { raw } }) => {
    const removed = await removeObjects(deps, await deps.callerOf(raw), [nameAfter(raw, 2)])
    if (removed.length === 0) throw notFound()
    return Response.json({ message: 'Successfully deleted' })
  }

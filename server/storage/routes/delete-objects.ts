import { z } from 'zod'
import type { Claims } from '../../database/database.ts'
import { objectName } from '../object-name.ts'
import type { StoredObject } from '../objects.ts'
import { bodyOf, fileObject, MAX_PATHS, type RouteDeps, type RouteHandler } from '../route-deps.ts'

const body = z.object({ prefixes: z.array(z.string()).min(1).max(MAX_PATHS) })

/** Deletes the rows that `claims` may delete, then their bytes, and returns the rows. */
export async function removeObjects(
  { objects, blobs }: RouteDeps,
  claims: Claims,
  names: readonly string[],
): Promise<StoredObject[]> {
  const removed = await objects.remove(claims, names)
  await blobs.remove(removed.map(({ version }) => version))
  return removed
}

/** `DELETE /object/{bucket}` deletes the files named in the body; missing ones are left out. */
export const deleteObjects =
  (deps: RouteDeps): RouteHandler =>
  async ({ req: { raw } }) => {
    const claims = await deps.callerOf(raw)
    const { prefixes } = await bodyOf(raw, body)
    const removed = await removeObjects(deps, claims, prefixes.map(objectName))
    return Response.json(removed.map(fileObject))
  }

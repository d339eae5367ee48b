import { z } from 'zod'
import { bucketNotFound } from '../errors.ts'
import { objectName } from '../object-name.ts'
import { BUCKET } from '../objects.ts'
import { bodyOf, type RouteDeps, type RouteHandler } from '../route-deps.ts'

const body = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
})

/** The source and destination of a move or a copy. Throws 400, or 404 for another bucket. */
export async function sourceAndDestination(
  request: Request,
): Promise<{ from: string; to: string }> {
  const { bucketId, sourceKey, destinationKey, destinationBucket } = await bodyOf(request, body)
  if (bucketId !== BUCKET || (destinationBucket ?? BUCKET) !== BUCKET) throw bucketNotFound()
  return { from: objectName(sourceKey), to: objectName(destinationKey) }
}

/** `POST /object/move` renames a file. */
export const moveObject =
  ({ objects, callerOf }: RouteDeps): RouteHandler =>
  async ({ req: { raw } }) => {
    const claims = await callerOf(raw)
    const { from, to } = await sourceAndDestination(raw)
    await objects.move(claims, from, to)
    return Response.json({ message: 'Successfully moved' })
  }

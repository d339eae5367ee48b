import { notFound } from '../errors.ts'
import { BUCKET } from '../objects.ts'
import type { RouteDeps, RouteHandler } from '../route-deps.ts'
import { sourceAndDestination } from './move-object.ts'

/** `POST /object/copy` stores the bytes of a file a second time under another name. */
export const copyObject =
  ({ objects, blobs, callerOf, maxFileBytes }: RouteDeps): RouteHandler =>
  async ({ req: { raw } }) => {
    const claims = await callerOf(raw)
    const { from, to } = await sourceAndDestination(raw)
    const upsert = raw.headers.get('x-upsert') === 'true'
    const [source] = await objects.find(claims, [from])
    if (!source) throw notFound()
    await objects.check(claims, to, upsert)
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
      .put(claims, to, uploaded, upsert)
      .catch(async (error: unknown) => {
        await blobs.remove([stored.version])
        throw error
      })
    if (written.replaced !== null) await blobs.remove([written.replaced])
    return Response.json({ Id: written.id, Key: `${BUCKET}/${to}` })
  }

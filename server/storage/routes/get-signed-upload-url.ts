import { notAllowed } from '../errors.ts'
import { nameAfter, uploadUrl, type RouteDeps, type RouteHandler } from '../route-deps.ts'
import { signToken } from '../signed-token.ts'

/** As on Supabase: 2 hours. */
const UPLOAD_LINK_SECONDS = 2 * 3600

/**
 * `POST /object/upload/sign/{bucket}/{path}` makes a link through which one file can be uploaded.
 */
export const getSignedUploadUrl =
  ({ objects, callerOf, secret, now }: RouteDeps): RouteHandler =>
  async ({ req: { raw } }) => {
    const name = nameAfter(raw, 4)
    const claims = await callerOf(raw)
    const upsert = raw.headers.get('x-upsert') === 'true'
    await objects.check(claims, name, upsert)
    if (claims.sub === undefined) throw notAllowed()
    const subject = { url: uploadUrl(name), owner: claims.sub, upsert }
    const token = signToken(subject, UPLOAD_LINK_SECONDS, { secret, now: now() })
    return Response.json({ url: `/object/upload/sign/files/${name}?token=${token}`, token })
  }

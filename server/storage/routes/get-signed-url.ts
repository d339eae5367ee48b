import { z } from 'zod'
import { notFound } from '../errors.ts'
import { bodyOf, downloadUrl, nameAfter, type RouteDeps, type RouteHandler } from '../route-deps.ts'
import { MAX_LINK_SECONDS, signToken } from '../signed-token.ts'

/** Lifetime of a link in seconds. */
export const expiresIn = z.int().min(1).max(MAX_LINK_SECONDS)
const body = z.object({ expiresIn })

/** The path and query of a link that opens an object for `seconds`. */
export const signedPath = ({ secret, now }: RouteDeps, name: string, seconds: number): string =>
  `/object/sign/${downloadUrl(name)}?token=${signToken({ url: downloadUrl(name) }, seconds, { secret, now: now() })}`

/** `POST /object/sign/{bucket}/{path}` makes a link to one file. */
export const getSignedUrl =
  (deps: RouteDeps): RouteHandler =>
  async ({ req: { raw } }) => {
    const name = nameAfter(raw, 3)
    const claims = await deps.callerOf(raw)
    const { expiresIn: seconds } = await bodyOf(raw, body)
    const [object] = await deps.objects.find(claims, [name])
    if (!object) throw notFound()
    return Response.json({ signedURL: signedPath(deps, name, seconds) })
  }

import { z } from 'zod'
import { objectName } from '../object-name.ts'
import { bodyOf, MAX_PATHS, type RouteDeps, type RouteHandler } from '../route-deps.ts'
import { expiresIn, signedPath } from './get-signed-url.ts'

const MISSING = 'Either the object does not exist or you do not have access to it'
const body = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(MAX_PATHS) })

/**
 * `POST /object/sign/{bucket}` makes links to several files, with an error for each missing one.
 */
export const getSignedUrls =
  (deps: RouteDeps): RouteHandler =>
  async ({ req: { raw } }) => {
    const claims = await deps.callerOf(raw)
    const { expiresIn: seconds, paths } = await bodyOf(raw, body)
    const requested = paths.map((path) => ({ path, name: objectName(path) }))
    const rows = await deps.objects.find(
      claims,
      requested.map(({ name }) => name),
    )
    const existing = new Set(rows.map(({ name }) => name))
    return Response.json(
      requested.map(({ path, name }) =>
        existing.has(name)
          ? { path, signedURL: signedPath(deps, name, seconds), error: null }
          : { path, signedURL: null, error: MISSING },
      ),
    )
  }

import { downloadUrl, nameAfter, type RouteDeps, type RouteHandler } from '../route-deps.ts'
import { checkToken } from '../signed-token.ts'
import { sendObject } from './get-object.ts'

/**
 * `GET /object/sign/{bucket}/{path}?token=…` sends a file to anyone who has the link. A browser
 * keeps it as long as the link works, but each visit has a new link
 * (web/features/reader/api/file-url.ts).
 */
export const getSignedObject =
  (deps: RouteDeps): RouteHandler =>
  ({ req: { raw } }) => {
    const name = nameAfter(raw, 3)
    const token = new URL(raw.url).searchParams.get('token') ?? ''
    const { secondsLeft } = checkToken(token, downloadUrl(name), {
      secret: deps.secret,
      now: deps.now(),
    })
    return sendObject(deps, raw, {
      claims: { role: 'service_role' },
      name,
      cacheControl: `private, max-age=${secondsLeft}`,
    })
  }

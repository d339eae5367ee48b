import { badRequest } from '../errors.ts'
import { BUCKET } from '../objects.ts'
import { nameAfter, uploadUrl, type RouteDeps, type RouteHandler } from '../route-deps.ts'
import { checkToken, type TokenSubject } from '../signed-token.ts'
import { storeUpload } from './upload-object.ts'

/**
 * `PUT /object/upload/sign/{bucket}/{path}?token=…` stores a file with the rights of the person who
 * made the link.
 */
export const uploadSignedObject =
  (deps: RouteDeps): RouteHandler =>
  async ({ req: { raw } }) => {
    const subject = (): TokenSubject =>
      checkToken(new URL(raw.url).searchParams.get('token') ?? '', uploadUrl(nameAfter(raw, 4)), {
        secret: deps.secret,
        now: deps.now(),
      })
    const { id, name } = await storeUpload(deps, raw, {
      name: () => nameAfter(raw, 4),
      claims: () => {
        const { owner } = subject()
        if (owner === undefined) throw badRequest('This token is not for uploads')
        return Promise.resolve({ role: 'authenticated', sub: owner })
      },
      upsert: () => subject().upsert === true,
    })
    return Response.json({ Id: id, Key: `${BUCKET}/${name}` })
  }

import { z } from 'zod'
import { MAX_NAME_CHARS, objectName } from '../object-name.ts'
import { bodyOf, type RouteDeps, type RouteHandler } from '../route-deps.ts'

const body = z.object({
  prefix: z.string().default(''),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).default(0),
  search: z.string().max(MAX_NAME_CHARS).default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
})

/** `POST /object/list/{bucket}` lists one folder. */
export const listObjects =
  ({ objects, callerOf }: RouteDeps): RouteHandler =>
  async ({ req: { raw } }) => {
    const claims = await callerOf(raw)
    const options = await bodyOf(raw, body)
    const isBucket = !/[^/]/.test(options.prefix)
    const prefix = isBucket ? '' : `${objectName(options.prefix)}/`
    return Response.json(await objects.list(claims, { ...options, prefix }))
  }

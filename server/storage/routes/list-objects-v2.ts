import { MAX_NAME_CHARS } from '../object-name.ts'
import { z } from 'zod'
import { badRequest } from '../errors.ts'
import { bodyOf, type RouteDeps, type RouteHandler } from '../route-deps.ts'

const body = z.object({
  prefix: z.string().max(MAX_NAME_CHARS).default(''),
  limit: z.int().min(1).max(1000).default(1000),
  cursor: z.string().max(100).optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
})

/** A cursor is the number of entries that came before, opaque to the client. */
const cursorAt = (offset: number): string => Buffer.from(String(offset)).toString('base64url')

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined || cursor === '') return 0
  const text = Buffer.from(cursor, 'base64url').toString()
  if (!/^\d{1,9}$/.test(text)) throw badRequest('The cursor is invalid')
  return Number(text)
}

/**
 * `POST /object/list-v2/{bucket}` lists everything below a prefix in pages, with folders on
 * request.
 */
export const listObjectsV2 =
  ({ objects, callerOf }: RouteDeps): RouteHandler =>
  async ({ req: { raw } }) => {
    const claims = await callerOf(raw)
    const { cursor, with_delimiter: withFolders, ...options } = await bodyOf(raw, body)
    const offset = offsetOf(cursor)
    const page = { ...options, prefix: options.prefix.replace(/^\/+/, ''), offset }
    const found = await (withFolders
      ? objects.list(claims, { ...page, limit: page.limit + 1, search: '' })
      : objects.listDeep(claims, { ...page, limit: page.limit + 1 }))
    const entries = found
      .slice(0, page.limit)
      .map((entry) => ({ ...entry, key: withFolders ? page.prefix + entry.name : entry.name }))
    const hasNext = found.length > page.limit
    return Response.json({
      hasNext,
      folders: entries.filter(({ id }) => id === null).map(({ name, key }) => ({ name, key })),
      objects: entries.filter(({ id }) => id !== null),
      ...(hasNext && { nextCursor: cursorAt(offset + page.limit) }),
    })
  }

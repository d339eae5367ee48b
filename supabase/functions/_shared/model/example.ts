import { z } from 'zod'

const shape = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  description: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  minItems: z.number().optional(),
  minimum: z.number().optional(),
})

/**
 * A value that matches a JSON schema, sent to a model instead of the schema. Texts are the
 * descriptions.
 */
export function exampleOf(schema: unknown): unknown {
  const parsed = shape.safeParse(schema)
  if (!parsed.success) return '…'
  const { data } = parsed
  if (data.const !== undefined) return data.const
  if (data.enum) return data.enum[0]
  if (data.anyOf) return exampleOf(data.anyOf[0])
  return exampleOfType(data)
}

/** Maximum items of an array in an example. */
const MAX_ITEMS = 5

function exampleOfType({ type, ...rest }: z.output<typeof shape>): unknown {
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(rest.properties ?? {}).map(([key, inner]) => [key, exampleOf(inner)]),
      )
    case 'array': {
      const length = Math.min(rest.minItems ?? 1, MAX_ITEMS) || 1
      return Array.from({ length }, () => exampleOf(rest.items))
    }
    case 'integer':
    case 'number':
      return Math.max(1, rest.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return rest.description ?? '…'
  }
}

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
  const {
    type,
    const: constant,
    description,
    properties,
    items,
    minItems,
    minimum,
    ...rest
  } = parsed.data
  if (constant !== undefined) return constant
  if (rest.enum) return rest.enum[0]
  if (rest.anyOf) return exampleOf(rest.anyOf[0])
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {}).map(([key, inner]) => [key, exampleOf(inner)]),
      )
    case 'array':
      return Array.from({ length: Math.min(minItems ?? 1, 5) || 1 }, () => exampleOf(items))
    case 'integer':
    case 'number':
      return Math.max(1, minimum ?? 1)
    case 'boolean':
      return true
    default:
      return description ?? '…'
  }
}

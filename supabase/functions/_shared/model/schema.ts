import { z } from 'zod'

type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keywords that strict mode refuses at some endpoints; the reply is validated afterwards. */
const REFUSED = new Set([
  '$schema',
  'default',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'pattern',
  'format',
])

const strictValue = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(strictValue) : isSchema(value) ? strict(value) : value

/** Properties are required; those that were optional may be null. */
function strictProperties(properties: Schema, required: readonly unknown[]): Schema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const own = strictValue(property)
      return [name, required.includes(name) ? own : { anyOf: [own, { type: 'null' }] }]
    }),
  )
}

function strict(schema: Schema): Schema {
  const { properties, required, ...rest } = schema
  const allowed = Object.fromEntries(
    Object.entries(rest)
      .filter(([key]) => !REFUSED.has(key))
      .map(([key, value]) => [key, strictValue(value)]),
  )
  if (!isSchema(properties)) return allowed
  return {
    ...allowed,
    properties: strictProperties(properties, Array.isArray(required) ? required : []),
    required: Object.keys(properties),
    additionalProperties: false,
  }
}

/** The JSON schema of a reply with `items`, as strict mode requires it. */
export const strictItems = (item: z.ZodType): object =>
  strict({
    type: 'object',
    properties: {
      items: {
        type: 'array',
        items: z.toJSONSchema(item, { io: 'input', unrepresentable: 'any' }),
      },
    },
    required: ['items'],
  })

/** `value` without null properties, which stand for absent ones in strict mode. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isSchema(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, property]) => property !== null)
      .map(([name, property]) => [name, withoutNulls(property)]),
  )
}

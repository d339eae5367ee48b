/**
 * One statement with its parameters as text, or as a list or bytes whose form depends on the type.
 */
export type Statement = {
  readonly text: string
  readonly params: readonly (string | null | readonly unknown[] | Uint8Array)[]
}

const text = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'bigint' || typeof value === 'number') return value.toString()
  if (value instanceof Date) return value.toISOString()
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? part.toString() : part,
  )
}

/**
 * A statement with values that both databases accept as text. Throws a `TypeError` for a parameter
 * that is not a value.
 */
export const toStatement = (query: string, params: readonly unknown[] = []): Statement => ({
  text: query,
  params: params.map((value) => {
    if (value === null || value === undefined) return null
    if (value instanceof Uint8Array) return value
    if (Array.isArray(value)) return value as readonly unknown[]
    if (typeof value === 'function' || typeof value === 'symbol')
      throw new TypeError('A parameter must be a value')
    return text(value)
  }),
})

/** Whether no parameter needs the type that PostgreSQL infers for it. */
export const isText = (params: Statement['params']): params is readonly (string | null)[] =>
  params.every((value) => value === null || typeof value === 'string')

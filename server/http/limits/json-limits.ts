type JsonLimits = { maxDepth: number; maxValues: number }

const MAX_STORABLE_DEPTH = 20

const MAX_NUMBER = 1e30

/**
 * Whether PostgreSQL writes a number with few digits: it stores 1e308 in 8 bytes and writes 309
 * digits.
 */
const isShort = (value: number): boolean =>
  value === 0 || (Math.abs(value) <= MAX_NUMBER && Math.abs(value) >= 1 / MAX_NUMBER)

/**
 * Whether `value` is nested at most 20 levels deep and contains only text that PostgreSQL can store
 * and numbers that it writes with few digits.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value === 'number') return isShort(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth >= MAX_STORABLE_DEPTH) return false
  return Object.entries(value).every(
    ([key, inner]) => isStorable(key) && isStorable(inner, depth + 1),
  )
}

/** The nesting depth of brackets and braces in `text`, outside strings. */
export function maxBracketDepth(text: string): number {
  let depth = 0
  let deepest = 0
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (quoted) {
      if (character === '\\') at += 1
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth)
    else if (character === ']' || character === '}') depth -= 1
  }
  return deepest
}

/**
 * Whether a parsed JSON `value` is within the limits, without very large or small numbers. Visits
 * at most `maxValues` values.
 */
export function isWithinLimits(value: unknown, { maxDepth, maxValues }: JsonLimits): boolean {
  let level: unknown[] = [value]
  let count = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length
    if (depth > maxDepth || count > maxValues) return false
    const next: unknown[] = []
    for (const item of level) {
      if (typeof item === 'number' && !isShort(item)) return false
      if (typeof item !== 'object' || item === null) continue
      const inner = Object.values(item)
      if (next.length + inner.length > maxValues) return false
      for (const each of inner) next.push(each)
    }
    level = next
  }
  return true
}

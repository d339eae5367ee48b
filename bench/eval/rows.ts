import { readFileSync } from 'node:fs'
import type { z } from 'zod'

/** The rows of a JSONL file. Throws with the line number if a row does not match `schema`. */
export function readRows<T>(file: string, schema: z.ZodType<T>): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => {
      if (line.trim() === '') return []
      try {
        return [schema.parse(JSON.parse(line))]
      } catch (cause) {
        throw new Error(`${file}:${i + 1} is not a row of this measure`, { cause })
      }
    })
}

import type { PGlite } from '@electric-sql/pglite'

const PAGE_BYTES = 64 * 1024
/**
 * Memory of PostgreSQL, which WebAssembly never returns. Texts of 19 MB are stored and read with
 * it. Without this limit it grows to 2 GB.
 */
const MAX_BYTES = 768 * 1024 * 1024

/** From now on a statement that needs more memory ends with 53200. */
export function limitMemory(pglite: PGlite): void {
  const memory: unknown = Reflect.get(Object(Reflect.get(pglite, 'mod')), 'wasmMemory')
  if (!(memory instanceof WebAssembly.Memory))
    throw new Error('This version of PGlite has no memory where it is expected')
  const grow = memory.grow.bind(memory)
  // Emscripten treats an exception as a lack of memory
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE_BYTES > MAX_BYTES)
      throw new RangeError('PostgreSQL has as much memory as it may have')
    return grow(pages)
  }
}

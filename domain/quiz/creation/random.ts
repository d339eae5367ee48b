/** A sequence of numbers in [0, 1), deterministic for a 32-bit seed (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A copy of `items` in random order, all orders equally likely (Fisher–Yates). */
export const shuffled = <T>(items: readonly T[], random: () => number): T[] => {
  const copy: T[] = []
  for (const item of items) {
    const place = Math.floor(random() * (copy.length + 1))
    const moved = copy[place]
    if (moved !== undefined) {
      copy[place] = item
      copy.push(moved)
    } else copy.push(item)
  }
  return copy
}

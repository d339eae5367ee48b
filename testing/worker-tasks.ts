/** Tasks of a worker thread for the tests of server/workers/fair-worker-queue.ts. */

/** Never ends. */
export const loop = (): never => {
  for (;;);
}

export const echo = (value: unknown): unknown => value

let calls = 0

/** How often this thread was called. */
export const count = (): number => (calls += 1)

export const exhaust = (): number => {
  const held: number[][] = []
  for (;;) held.push(Array.from({ length: 100_000 }, (_, at) => at + 0.5))
}

export const fail = (): never => {
  throw new Error('the task failed')
}

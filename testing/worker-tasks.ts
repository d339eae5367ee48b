/** Tasks of a worker thread for the tests of server/workers/fair-worker-queue.ts. */

export const ready = (): void => undefined

/** Never ends. */
export const loop = (): never => {
  for (;;);
}

/** Never ends and uses no CPU time. */
export const block = (): never => {
  const cell = new Int32Array(new SharedArrayBuffer(4))
  for (;;) Atomics.wait(cell, 0, 0)
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

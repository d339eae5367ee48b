/** The value below which a share `q` (0 to 1) of `values` lies. Of none: NaN. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? NaN
}

/** Rounded to one decimal, for people to read. */
export const rounded = (value: number): number => Math.round(value * 10) / 10

/** Milliseconds that `work` takes. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

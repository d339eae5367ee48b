/** At most `limit` of `all`, evenly spaced, in order. */
export const spread = <T>(all: readonly T[], limit: number): T[] =>
  all.length <= limit
    ? [...all]
    : Array.from({ length: limit }, (_, i) => all[Math.floor((i * all.length) / limit)]).filter(
        (one) => one !== undefined,
      )

/**
 * Usual BM25 saturation, with weaker length normalisation because units are as short as sentences.
 */
const K1 = 1.2
const B = 0.5

/** How many units there are, and in how many of them each term occurs. A plain value. */
export type Statistics = {
  readonly units: number
  readonly frequencies: Readonly<Record<string, number>>
}

/** Units (sentences, windows, paragraphs) that can be scored against a query's terms. */
export type Bm25 = {
  /**
   * One score per unit, in index order; 0 if no term occurs. `terms` maps a term to its weight.
   * `statistics` of a larger collection replace those of these units.
   */
  score(terms: ReadonlyMap<string, number>, statistics?: Statistics): Float64Array
  statistics(terms: Iterable<string>): Statistics
}

/** Indexes units, each a list of terms. */
export function bm25(units: readonly (readonly string[])[]): Bm25 {
  /**
   * For each term a flat list of pairs (unit, count). Flat because there are hundreds of
   * thousands.
   */
  const postings = new Map<string, number[]>()
  let total = 0
  units.forEach((terms, unit) => {
    total += terms.length
    for (const term of terms) {
      const list = postings.get(term)
      if (!list) postings.set(term, [unit, 1])
      else if (list[list.length - 2] === unit)
        list[list.length - 1] = (list[list.length - 1] ?? 0) + 1
      else list.push(unit, 1)
    }
  })
  const average = total / Math.max(1, units.length) || 1
  const lengthOf = units.map((terms) => 1 - B + (B * terms.length) / average)

  return {
    score(terms, statistics) {
      const all = statistics?.units ?? units.length
      const scores = new Float64Array(units.length)
      for (const [term, weight] of terms) {
        const list = postings.get(term)
        if (!list) continue
        const frequency = statistics?.frequencies[term] ?? list.length / 2
        const idf = Math.log(1 + (all - frequency + 0.5) / (frequency + 0.5))
        for (let i = 0; i < list.length; i += 2) {
          const unit = list[i] ?? 0
          const count = list[i + 1] ?? 0
          const saturated = (count * (K1 + 1)) / (count + K1 * (lengthOf[unit] ?? 1))
          scores[unit] = (scores[unit] ?? 0) + weight * idf * saturated
        }
      }
      return scores
    },
    statistics(terms) {
      const frequencies: Record<string, number> = {}
      for (const term of terms) frequencies[term] = (postings.get(term)?.length ?? 0) / 2
      return { units: units.length, frequencies }
    },
  }
}

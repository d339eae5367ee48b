/** A run of emphasised text. `start` and `end` are UTF-16 indices into the text of its page. */
export type EmphasisedRun = {
  readonly start: number
  readonly end: number
  readonly style: 'bold' | 'italic'
}

/** The emphasised runs of each page, in order; the i-th belongs to page i + 1. */
export type EmphasisedRuns = readonly (readonly EmphasisedRun[])[]

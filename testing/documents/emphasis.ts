import type { EmphasisedRun, EmphasisedRuns } from '../../domain/text/inline/emphasis.ts'

/** Pages without double asterisks, and the runs between two of them as bold. */
export const markBold = (
  marked: readonly string[],
): { pages: string[]; emphasis: EmphasisedRuns } => {
  const parsed = marked.map((page) => {
    const runs: EmphasisedRun[] = []
    let text = ''
    for (const [index, part] of page.split('**').entries()) {
      if (index % 2 === 1)
        runs.push({ start: text.length, end: text.length + part.length, style: 'bold' })
      text += part
    }
    return { text, runs }
  })
  return { pages: parsed.map(({ text }) => text), emphasis: parsed.map(({ runs }) => runs) }
}

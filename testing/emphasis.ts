import type { EmphasisedRun, EmphasisedRuns } from '../domain/text/emphasis.ts'

/** Pages without the double asterisks in them, and the runs that stood between two of them, in bold. */
export const markBold = (
  marked: readonly string[],
): { pages: string[]; emphasis: EmphasisedRuns } => {
  const read = marked.map((page) => {
    const runs: EmphasisedRun[] = []
    let text = ''
    for (const [index, part] of page.split('**').entries()) {
      if (index % 2 === 1)
        runs.push({ start: text.length, end: text.length + part.length, style: 'bold' })
      text += part
    }
    return { text, runs }
  })
  return { pages: read.map(({ text }) => text), emphasis: read.map(({ runs }) => runs) }
}

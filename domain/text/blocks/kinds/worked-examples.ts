import { LANGUAGES } from '../../../languages/registry.ts'
import type { Chunk } from '../lines.ts'
import { ASKS } from '../sections.ts'
import type { Shape } from '../shapes.ts'

const labelsOf = (part: 'strategy' | 'solution'): ReadonlySet<string> =>
  new Set([...LANGUAGES.values()].flatMap(({ blockLabels }) => blockLabels?.[part] ?? []))
const STRATEGY = labelsOf('strategy')
const SOLUTION = labelsOf('solution')

/** Maximum number of chunks of each part of a worked example. */
const MAX_TASK_CHUNKS = 3
const MAX_STRATEGY_CHUNKS = 8
const MAX_SOLUTION_CHUNKS = 24

const isTask = (text: string): boolean => /[?？]/u.test(text) || ASKS.test(text)

/**
 * The numbers of the chunks of worked examples, from the task on: between "Strategy" and
 * "Solution", which stand above one another as headings, and below. They calculate one case; what
 * it means in general is below the next heading.
 */
export function workedExampleChunks(
  chunks: readonly Chunk[],
  shapes: readonly Shape[],
): ReadonlySet<number> {
  const found = new Set<number>()
  const isLabel = (i: number, labels: ReadonlySet<string>): boolean =>
    shapes[i] === 'title' && labels.has((chunks[i]?.text ?? '').replace(/:$/u, '').toLowerCase())
  /** The index of the next heading in a direction; null if it is not near. */
  const titleFrom = (at: number, step: 1 | -1, most: number): number | null => {
    for (let n = 1; n <= most + 1; n += 1)
      if (shapes[at + step * n] === 'title') return at + step * n
    return null
  }
  const add = (from: number, to: number) => {
    for (let i = from; i < to; i += 1) found.add(i)
  }
  for (let strategy = 0; strategy < chunks.length; strategy += 1) {
    if (!isLabel(strategy, STRATEGY)) continue
    const solution = titleFrom(strategy, 1, MAX_STRATEGY_CHUNKS)
    if (solution === null || !isLabel(solution, SOLUTION)) continue
    const title = titleFrom(strategy, -1, MAX_TASK_CHUNKS) ?? strategy
    const task = chunks.slice(title + 1, strategy)
    if (task.some(({ text }) => isTask(text))) add(title + 1, strategy)
    add(strategy + 1, solution)
    add(solution + 1, titleFrom(solution, 1, MAX_SOLUTION_CHUNKS) ?? solution + 1)
  }
  return found
}

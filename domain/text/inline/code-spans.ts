/** A run of backticks: `line` counts the line feeds before it. */
type Run = { readonly index: number; readonly end: number; readonly line: number }

function runsOf(text: string): Run[] {
  let line = 0
  let from = 0
  return Array.from(text.matchAll(/`+/gu), ({ index, 0: backticks }) => {
    line += text.slice(from, index).split('\n').length - 1
    from = index + backticks.length
    return { index, end: from, line }
  })
}

/** For each run, the next one of the same length on its line. */
function closingRuns(runs: readonly Run[]): (Run | undefined)[] {
  const next = new Map<number, Run>()
  return runs
    .toReversed()
    .map((run) => {
      const length = run.end - run.index
      const closing = next.get(length)
      next.set(length, run)
      return closing?.line === run.line ? closing : undefined
    })
    .toReversed()
}

type Fence = { readonly index: number; readonly end: number; readonly length: number }

/**
 * For the index after the first line of a fenced block, which never decreases, and the length of
 * its fence: the next fence that is at least as long and alone on its line.
 */
function closingFences(text: string): (from: number, length: number) => Fence | undefined {
  const fences: Fence[] = Array.from(
    text.matchAll(/\n(`{3,})[ \t]*$/gmu),
    ({ index, 0: all, 1: backticks = '' }) => ({
      index,
      end: index + all.length,
      length: backticks.length,
    }),
  )
  const longestFrom: number[] = []
  for (let i = fences.length - 1; i >= 0; i -= 1)
    longestFrom[i] = Math.max(fences[i]?.length ?? 0, longestFrom[i + 1] ?? 0)
  let first = 0
  return (from, length) => {
    while ((fences[first]?.index ?? Infinity) < from) first += 1
    if ((longestFrom[first] ?? 0) < length) return undefined
    while ((fences[first]?.length ?? Infinity) < length) first += 1
    return fences[first]
  }
}

const startsLine = (text: string, index: number): boolean =>
  index === 0 || /[\n\r\u2028\u2029]/u.test(text.charAt(index - 1))

/** Code with its delimiters between `index` and `end`; `text` is without them. */
type Code = {
  readonly index: number
  readonly end: number
  readonly text: string
  /** Whether it is a fenced block. */
  readonly display: boolean
}

/**
 * The Markdown code in `text`, inline or fenced, in order. No pattern: each fence would search the
 * rest of a long text for its end again.
 */
export function* codeIn(text: string): Generator<Code> {
  const runs = runsOf(text)
  const closingRun = closingRuns(runs)
  const closingFence = closingFences(text)
  let at = 0
  for (const [i, { index, end }] of runs.entries()) {
    if (index < at) continue
    let code: Code | undefined
    if (end - index >= 3 && startsLine(text, index)) {
      const lineEnd = text.slice(end, runs[i + 1]?.index).indexOf('\n')
      const from = end + lineEnd + 1
      const fence = lineEnd < 0 ? undefined : closingFence(from, end - index)
      if (fence)
        code = { index, end: fence.end, text: text.slice(from, fence.index), display: true }
    }
    const run = closingRun[i]
    if (!code && run)
      code = { index, end: run.end, text: text.slice(end, run.index), display: false }
    if (!code) continue
    yield code
    at = code.end
  }
}

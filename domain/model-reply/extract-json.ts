import { jsonrepair } from 'jsonrepair'
import { stripReasoning } from './reasoning.ts'

/**
 * Maximum number of objects. No prompt requests as many, so more is an attack on processing time.
 */
const MAX_SPANS = 400
/**
 * How often a character is read as part of an object, once for each of the objects around it. No
 * prompt requests deeper ones.
 */
const MAX_DEPTH = 16
/**
 * Limit of the work to repair the objects of a reply: characters times quotes, since the library
 * may copy the string before each quote. A wrapper above it is not repaired, but the objects in it
 * are.
 */
const MAX_REPAIR = 5_000_000

/**
 * LaTeX commands that begin like JSON escapes for tab and line feed, which are common in replies.
 */
const LATEX_WORDS = new Set(
  `nabla natural ne nearrow neg neq newline ngeq ni nleq nmid norm not notin nparallel nsubseteq nu nwarrow tan tanh tau
  tbinom text textbf textit textrm textsf texttt tfrac therefore theta thickapprox tilde times to top triangle triangleleft
  triangleright`.split(/\s+/),
)

function isLatex(after: string): boolean {
  const word = /^[A-Za-z]+/.exec(after)?.[0] ?? ''
  const first = after[0] ?? ''
  if (first === 'u') return !/^u[0-9a-fA-F]{4}/.test(after)
  if ('bfr'.includes(first) && first !== '') return word.length > 1
  if ('nt'.includes(first) && first !== '') return LATEX_WORDS.has(word)
  return !/^["\\/]/.test(after)
}

/**
 * Doubles the backslashes of LaTeX commands that JSON would read as escapes ("\frac" begins with a
 * form feed).
 */
export const escapeLatex = (json: string): string =>
  json.replace(/\\\\|\\/g, (slashes, offset: number) =>
    slashes.length === 1 && isLatex(json.slice(offset + 1, offset + 25)) ? '\\\\' : slashes,
  )

const CLOSES: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”' }

/** Whether the quote at `i` ends its string, that is, one of `, : } ]` follows. */
const endsString = (text: string, i: number): boolean =>
  /^\s*(?:[,:}\]]|$|\/[/*])/.test(text.slice(i + 1, i + 40))

/** Whether a string may begin at `i`: after `{ [ , :`, a comment or a line break. */
function beginsString(text: string, i: number): boolean {
  const before = text.slice(Math.max(0, i - 120), i)
  const words = before.trimEnd()
  const gap = before.slice(words.length)
  if (gap.slice(-20).includes('\n') || /[{[,:]$|\*[/*]$/.test(words.slice(-2))) return true
  return gap.includes('\n') && words.slice(words.lastIndexOf('\n') + 1).includes('//')
}

/** Whether a new object begins on the line at `i`, so that an unclosed string was truncated. */
const startsNewObject = (text: string, i: number): boolean =>
  /^\s*(?:\[\s*)?\{\s*["'“]/.test(text.slice(i, i + 40))

/**
 * The index after the string that begins at `start`; beyond the text if it never ends, negative if
 * it was truncated.
 */
function stringEnd(text: string, start: number): number {
  const closing = CLOSES[text[start] ?? ''] ?? '"'
  for (let i = start + 1; i < text.length; i += 1) {
    const char = text[i]
    if (char === '\\') i += 1
    else if (char === '\n' && startsNewObject(text, i)) return -i
    else if ((char === closing || (closing === '”' && char === '"')) && endsString(text, i))
      return i + 1
  }
  return text.length + 1
}

type Scan = {
  /** Every balanced `{…}`, including nested ones; braces in strings do not count. */
  spans: [number, number][]
  /** Start of the outermost unclosed object, unless it ends inside a string. */
  unclosed: number | undefined
}

function scan(text: string): Scan {
  const spans: [number, number][] = []
  let open: number[] = []
  let broken = false
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i] ?? ''
    if (char === '{') open.push(i)
    else if (char === '}') {
      const start = open.pop()
      if (start !== undefined) spans.push([start, i + 1])
    } else if (open.length > 0 && CLOSES[char] !== undefined && beginsString(text, i)) {
      const end = stringEnd(text, i)
      if (end < 0) open = []
      broken = end > text.length
      i = Math.abs(end) - 1
    }
  }
  return { spans, unclosed: broken ? undefined : open[0] }
}

/** `json` with all strings in double quotes and their contents escaped. */
function requote(json: string): string {
  let out = ''
  for (let i = 0; i < json.length; i += 1) {
    const char = json[i] ?? ''
    const end = CLOSES[char] !== undefined && beginsString(json, i) ? stringEnd(json, i) : 0
    if (end <= i + 1) {
      out += char
      continue
    }
    const inner = json.slice(i + 1, end - 1).replace(/\\'/g, "'")
    out += `"${inner.replace(/\\[\s\S]|"|\n|\r|\t/g, (part) => (part.length > 1 ? part : JSON.stringify(part).slice(1, -1)))}"`
    i = end - 1
  }
  return out
}

const attempt = (parse: () => unknown): unknown => {
  try {
    return parse()
  } catch {
    // A candidate that cannot be repaired is dropped.
    return undefined
  }
}

type Repair = (json: string) => unknown

/** Parses JSON with mistakes; undefined if it cannot, or after `MAX_REPAIR`. */
function createRepair(): Repair {
  let rest = MAX_REPAIR
  return (json) => {
    const work = json.length * (json.match(/["'`´‘’“”&]/g)?.length ?? 0)
    if (work > rest) return undefined
    rest -= work
    return attempt(() => JSON.parse(jsonrepair(json)) as unknown)
  }
}

/** Possible readings of one `{…}`, the most literal first. */
function* parseCandidates(raw: string, repair: Repair): Generator {
  const json = escapeLatex(raw)
  yield attempt(() => JSON.parse(json) as unknown)
  yield repair(requote(json))
  yield repair(json)
  const plain = json.replace(/\*\*(["“']?[\w ]+["”']?)(:?)\*\*/g, '$1$2')
  if (plain !== json) yield repair(plain)
}

/** The accepted objects inside `value`, outermost first. A string may contain an encoded object. */
function within<T>(value: unknown, accept: (value: unknown) => T | undefined, depth = 0): T[] {
  if (typeof value === 'string' && /^\s*[[{]/.test(value) && depth < 8)
    return within(
      attempt(() => JSON.parse(value) as unknown),
      accept,
      depth + 1,
    )
  if (typeof value !== 'object' || value === null || depth > 8) return []
  if (!Array.isArray(value)) {
    const accepted = accept(value)
    if (accepted !== undefined) return [accepted]
  }
  return Object.values(value).flatMap((inner: unknown) => within(inner, accept, depth + 1))
}

function read<T>(raw: string, accept: (value: unknown) => T | undefined, repair: Repair): T[] {
  for (const value of parseCandidates(raw, repair)) {
    const found = within(value, accept)
    if (found.length > 0) return found
  }
  return []
}

function extractFromSegment<T>(
  text: string,
  accept: (value: unknown) => T | undefined,
  repair: Repair,
): T[] {
  const { spans, unclosed } = scan(text)
  // An object without its closing brace counts if it does not end inside a string.
  if (unclosed !== undefined) spans.push([unclosed, text.length])

  const found: T[] = []
  let done = 0
  let rest = MAX_DEPTH * text.length
  spans.sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd)
  for (const [start, end] of spans.slice(0, MAX_SPANS)) {
    if (start < done) continue
    rest -= end - start
    if (rest < 0) break
    const objects = read(text.slice(start, end), accept, repair)
    if (objects.length === 0) continue
    found.push(...objects)
    done = end
  }
  return found
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) =>
      cell
        .trim()
        .replace(/\\\|/g, '|')
        .replace(/^\*\*(.*)\*\*$/, '$1'),
    )

/** The first rows of the Markdown tables, each an object with its table's headers as keys. */
function tableRows(text: string): Record<string, string>[] {
  const rows: Record<string, string>[] = []
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    if (!/^\|?(?:\s*:?-{2,}:?\s*\|)+\s*:?-*:?$/.test(line.trim())) continue
    const head = cellsOf(lines[index - 1] ?? '')
    for (let next = index + 1; lines[next]?.includes('|'); next += 1) {
      const cells = cellsOf(lines[next] ?? '')
      rows.push(Object.fromEntries(head.map((name, column) => [name, cells[column] ?? ''])))
      if (rows.length === MAX_SPANS) return rows
    }
  }
  return rows
}

/**
 * Extracts every object that `accept` accepts from a model's reply, in order, ignoring fences,
 * prose, wrappers and comments around it. If there is none, reads the rows of Markdown tables.
 * Each object is repaired separately, so a truncated one does not affect others. If an object and
 * objects inside it are both acceptable, the outer one is returned.
 */
export const extractObjects = <T>(
  reply: string,
  accept: (value: unknown) => T | undefined,
): T[] => {
  const visible = stripReasoning(reply.replace(/\uFEFF/g, ''))
  const repair = createRepair()
  const found = visible
    .split(/^[ \t]*(?:```|~~~).*$/m)
    .flatMap((segment) => extractFromSegment(segment, accept, repair))
  if (found.length > 0) return found
  const whole = within(
    attempt(() => JSON.parse(visible) as unknown),
    accept,
  )
  return whole.length > 0 ? whole : tableRows(visible).flatMap((row) => within(row, accept))
}

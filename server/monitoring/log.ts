/**
 * One structured line. Never personal data: no addresses, names, ids, tokens or text of documents.
 */
export type Log = (event: { name: string; [field: string]: unknown }) => void

export const LOG_LEVELS = ['error', 'warn', 'info', 'off'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const SEVERITY: Readonly<Record<LogLevel, number>> = { off: 0, error: 1, warn: 2, info: 3 }
const WARNINGS =
  /_refused$|_skipped$|_reopened$|_left_generating$|^disk_space_low$|^schema_differs$/
const ERRORS = /^error$|_failed$|_hangs$|_unavailable$/

/** The level of an event: by its name, and that of a request by its status. */
export function levelOf(event: Parameters<Log>[0]): Exclude<LogLevel, 'off'> {
  const { name, status } = event
  if (ERRORS.test(name) || (name === 'request' && Number(status) >= 500)) return 'error'
  return WARNINGS.test(name) || (name === 'request' && status === 429) ? 'warn' : 'info'
}

/** Writes each event of `level` or a more severe one as one line of JSON to standard output. */
export const createJsonLog =
  (level: LogLevel): Log =>
  ({ name, ...fields }) => {
    const eventLevel = levelOf({ name, ...fields })
    if (SEVERITY[eventLevel] > SEVERITY[level]) return
    const at = new Date().toISOString()
    process.stdout.write(`${JSON.stringify({ at, level: eventLevel, name, ...fields })}\n`)
  }

export const silentLog: Log = () => undefined

/**
 * One structured line. Never personal data: no addresses, names, ids, tokens or text of documents.
 */
export type Log = (event: { name: string; [field: string]: unknown }) => void

/** Writes each event as one line of JSON to standard output. */
export const jsonLog: Log = (event) => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...event })}\n`)
}

export const silentLog: Log = () => undefined

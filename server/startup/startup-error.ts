import { codeOf } from '../system-error.ts'

const firstLine = (cause: unknown): string => {
  const why = cause instanceof Error ? cause.message || cause.name : String(cause)
  return why.split('\n')[0] ?? why
}

/**
 * A handler for `catch` that throws an error of one line: what could not be used, the reason and
 * the next step. An error already in this form passes unchanged.
 */
export const startupError =
  (subject: string, nextStep = '') =>
  (cause: unknown): never => {
    const why = firstLine(cause)
    if (why.startsWith('Cannot start: ')) throw cause
    throw new Error(`Cannot start: ${subject}: ${why}${nextStep && `; ${nextStep}`}`, { cause })
  }

/** What to do about an error of the operating system, by its code. */
const ADVICE: Readonly<Record<string, string>> = {
  ENOSPC: 'free some space and run the same command again',
  EDQUOT: 'free some space and run the same command again',
  EACCES: 'run the command as the user that the server runs as',
  EPERM: 'run the command as the user that the server runs as',
  EROFS: 'the file system is read-only: name a place that can be written',
  EISDIR: 'name a file',
  ENOTDIR: 'name a path whose parent is a folder',
}

/** One line for the operator about why a command failed, and what to do where that is known. */
export function commandFailure(error: unknown): string {
  const line = firstLine(error).replace(/^Cannot start: /, '')
  const code = codeOf(error)
  const advice = code === null ? undefined : ADVICE[code]
  return advice === undefined || line.includes(advice) ? line : `${line}; ${advice}`
}

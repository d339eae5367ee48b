import { codeOf } from '../system-error.ts'

const MAX_FRAMES = 6

/**
 * What an error is, for the log: its code (`ECONNREFUSED`, `EAUTH`, a SQLSTATE), else its name. Its
 * message may quote what a learner wrote.
 */
export const kindOf = (error: unknown): string =>
  codeOf(error) ?? (error instanceof Error ? error.name : 'unknown')

/** What an error is and where it came from, for the log: the frames of its stack. */
export const errorFields = (error: unknown): { error: string; stack: string[] } => ({
  error: kindOf(error),
  stack: ((error instanceof Error && error.stack) || '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim()),
})
